import { runWorker } from '@/lib/browser/worker/run-worker'
import type { BuildFiles } from '@/lib/browser/worker/worker-scope'
import { FakeWorker } from './fake-worker'

export const STATIC = '/portal/_next/static'

export const build = (id: string, changes: Partial<BuildFiles> = {}): BuildFiles => ({
  id,
  base: '/portal',
  shell: `/portal/shell-${id}.html`,
  frameEnd: '<start>',
  reload: '<reload>',
  files: [
    `${STATIC}/chunks/page-${id}.js`,
    `${STATIC}/media/font.woff2`,
    '/portal/icon.svg?1',
  ],
  more: [`${STATIC}/chunks/faq-${id}.js`],
  ...changes,
})

export const html =
  (text: string, policy = 'strict') =>
  () =>
    new Response(text, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      },
    })
export const script = (text: string) => () =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })

export function deploy(worker: FakeWorker, files: BuildFiles) {
  worker.network.set('/portal/', html(`frame ${files.id}<start>page`))
  worker.network.set(files.shell, html(`frame ${files.id}<start>shell`))
  for (const path of [...files.files, ...files.more]) worker.network.set(path, script(path))
}

/** A build that lies on the server and whose worker is installed and active. */
export async function installed(files = build('a'), worker = new FakeWorker()) {
  deploy(worker, files)
  runWorker(worker.scope, files)
  await worker.send('install')
  await worker.send('activate')
  return worker
}

export const open = async (worker: FakeWorker, path = '/portal/') =>
  (await worker.ask(path, { mode: 'navigate' }))?.text()
