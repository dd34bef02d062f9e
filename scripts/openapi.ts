// npm run openapi [-- FILE]: the contract as OpenAPI 3.1, into a file or to be read.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openApiDocument } from '../server/openapi/document.ts'
import { appName, basePath } from './settings.ts'

const [file] = process.argv.slice(2)
const text = `${JSON.stringify(await openApiDocument({ appName, basePath }), null, 2)}\n`
// npm changes to the project's folder; INIT_CWD is where the command was typed.
if (file) writeFileSync(resolve(process.env.INIT_CWD ?? '.', file), text)
else process.stdout.write(text)
