import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import forge from 'node-forge'
import type { Party } from './certify.ts'

const SETTINGS = (folder: string) => `[ tsa ]
default_tsa = t
[ t ]
serial = ${folder}/serial
default_policy = 1.2.3.4.1
signer_digest = sha256
digests = sha256
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

/**
 * A service of time stamps (RFC 3161) by OpenSSL, in whose hands its signer is.
 *
 * @param answer what goes out in the place of its own answer to a request
 */
export const startTimeStamps = async (
  folder: string,
  signer: Party,
  answer: (own: Buffer) => Buffer | Promise<Buffer> = (own) => own,
) => {
  const file = (name: string) => join(folder, name)
  writeFileSync(file('tsa.cnf'), SETTINGS(folder))
  writeFileSync(file('serial'), '01\n')
  writeFileSync(file('tsa.pem'), forge.pki.certificateToPem(signer.cert))
  writeFileSync(file('tsa.key'), forge.pki.privateKeyToPem(signer.key))
  const reply = (query: Buffer) => {
    writeFileSync(file('query'), query)
    const who = ['-inkey', file('tsa.key'), '-signer', file('tsa.pem')]
    const args = ['ts', '-reply', '-config', file('tsa.cnf'), '-queryfile', file('query')]
    execFileSync('openssl', [...args, ...who, '-out', file('reply')], { stdio: 'ignore' })
    return readFileSync(file('reply'))
  }
  const listener: RequestListener = (request, response) => {
    buffer(request)
      .then((query) => answer(reply(query)))
      .then((bytes) => response.end(bytes))
  }
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
