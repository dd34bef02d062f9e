import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { nginxPolicy } from '../../scripts/content-security.ts'

const ROOT = join(import.meta.dirname, '../..')
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const answers = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      settle(true)
    })
    socket.once('error', () => settle(false))
  })

/** Waits until something listens on a port. @throws after five minutes */
export const untilListening = async (port: number): Promise<void> => {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    if (await answers(port)) return
    await new Promise((settle) => setTimeout(settle, 100))
  }
  throw new Error(`nothing listens on port ${port}`)
}

/** A certificate for this machine alone, that no browser trusts by itself. */
const makeCertificate = (folder: string) => {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const subject = ['-nodes', '-days', '30', '-subj', '/CN=localhost', '-addext', names]
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...form, ...subject, ...files], { stdio: 'ignore' })
}

export type Ports = { tls: number; plain: number; upstream: number }

/** The example as it stands, with this machine's ports and folders in the place of its own. */
const siteFor = (folder: string, { tls, plain, upstream }: Ports) => {
  const policyFile = join(folder, 'nginx-policy.conf')
  const { policy } = JSON.parse(readFileSync(join(ROOT, 'build/csp.json'), 'utf8'))
  writeFileSync(policyFile, nginxPolicy(policy))
  const headers = join(folder, 'nginx-static.conf')
  const hasBrotli = existsSync(BROTLI)
  const staticHeaders = readFileSync(join(ROOT, 'deploy/nginx-static.conf'), 'utf8')
  writeFileSync(
    headers,
    hasBrotli ? staticHeaders : staticHeaders.replace('brotli_static on;', ''),
  )
  return readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/opt/e-coaching/deploy/nginx-static.conf', headers)
    .replaceAll('/opt/e-coaching/build/nginx-policy.conf', policyFile)
    .replaceAll('/opt/e-coaching', ROOT)
    .replaceAll('/etc/ssl/e-coaching', folder)
    .replaceAll('/var/log/nginx/e-coaching.log', join(folder, 'access.log'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replaceAll('COACHING.EXAMPLE.GO.ID', 'localhost')
    .replaceAll(/\n +listen \[::\].*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`)
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const mainFor = (folder: string) => `
${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`

/**
 * Starts Debian's nginx with `deploy/nginx.conf` over a server that listens on `ports.upstream`.
 *
 * @throws where nginx is not installed or refuses the configuration
 */
export const startNginx = async (
  folder: string,
  ports: Ports,
): Promise<{ stop: () => Promise<void> }> => {
  mkdirSync(folder, { recursive: true })
  makeCertificate(folder)
  writeFileSync(join(folder, 'site.conf'), siteFor(folder, ports))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, mainFor(folder))
  const args = ['-p', folder, '-c', file]
  execFileSync('nginx', ['-t', '-q', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  const nginx = spawn('nginx', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<void>((settle) => nginx.once('exit', () => settle()))
  await untilListening(ports.tls)
  return {
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
    },
  }
}
