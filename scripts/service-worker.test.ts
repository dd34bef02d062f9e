import { workerText } from './service-worker.ts'

const build = {
  id: 'abc',
  base: '/e-coaching',
  shell: '/e-coaching/shell-abc.html',
  frameEnd: '<script id="start">',
  reload: '<script>location.reload()</script>',
  files: ['/e-coaching/_next/static/chunks/page.js'],
  more: [],
}

it('is a classic script that needs nothing but its own scope', () => {
  const listeners: string[] = []
  const scope = { addEventListener: (type: string) => listeners.push(type) }
  new Function('self', workerText(build))(scope)
  expect(listeners).toEqual(['install', 'activate', 'message', 'fetch'])
})

it('differs between builds, so that browsers take the new one', () => {
  expect(workerText(build)).not.toBe(workerText({ ...build, id: 'abd' }))
})
