// npm run licences: lists the packages that the running portal consists of.
import { readFileSync, writeFileSync } from 'node:fs'
import { LICENCES_FILE, licencePage, licensedPackages } from './licence-page.ts'

const packages = licensedPackages(readFileSync('package-lock.json', 'utf8'))
writeFileSync(LICENCES_FILE, licencePage(packages))
