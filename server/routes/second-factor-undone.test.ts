import { api } from '../../lib/contract/index.ts'
import { codeOf } from '../testing/second-factor-steps.ts'
import { emptiedServer } from '../testing/shared-server.ts'

const server = emptiedServer()
const { begin, turnOn, turnOff, renewCodes } = api.secondFactor

test.each([
  [
    ...(['the factor was taken off', turnOff] as const),
    'Kunci ini sudah diganti. Mulai lagi pengaturannya.',
  ],
  [
    ...(['others were made', renewCodes] as const),
    'Verifikasi dua langkah akun ini sudah aktif. Bila Anda belum menyimpan kode cadangannya, buat kode cadangan baru.',
  ],
])(
  'whose answer was lost is shown no codes that are worth nothing since %s',
  async (_, end, told) => {
    const as = { token: await server.tokenOf(await server.createUser({ role: 'admin' })) }
    const { answer } = await server.call(begin, { as })
    const body = { code: codeOf(answer.key, server.clock.now()) }
    const headers = { 'idempotency-key': 'the-same-act' }
    const send = () => server.call(turnOn, { as, body, headers })
    await send()
    expect((await server.call(end as typeof turnOff, { as })).status).toBe(200)
    const { status, problem } = await send()
    expect([status, problem.detail]).toEqual([409, told])
  },
)
