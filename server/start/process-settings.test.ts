import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from './process-settings.ts'

test('the service starts the server with the settings of memory that npm start gives it', () => {
  const unit = readFileSync('deploy/e-coaching.service', 'utf8')
  const [command] = /^ExecStart=.*$/m.exec(unit) ?? []
  expect(command).toContain(`/node ${PROCESS_FLAGS.join(' ')} server/main.ts`)
  const environment = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ')
  for (const [name, value] of Object.entries(PROCESS_ENVIRONMENT))
    expect(environment).toContain(`${name}=${value}`)
})

test('this Node knows them: less is set aside for what is young', () => {
  const limit = (flags: string[]) => {
    const asked = ['-p', 'v8.getHeapStatistics().heap_size_limit / 2 ** 20']
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, ...asked])
    expect(String(stderr)).toBe('')
    return Number(stdout)
  }
  expect(limit(PROCESS_FLAGS)).toBeLessThan(limit([]))
})
