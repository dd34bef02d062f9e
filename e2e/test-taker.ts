import { test as base } from './fixtures.ts'
import { attemptOnServer } from './journeys/attempt.ts'
import { startTest } from './journeys/participant.ts'

type Server = Awaited<ReturnType<typeof attemptOnServer>>

/** Tests of the demo participant taking a test. */
export const test = base.extend<{
  /** Signs in and starts it; gives what the server holds of the attempt. */
  takeTest: (kind: 'pre-test' | 'post-test') => Promise<Server>
}>({
  takeTest: async ({ page, request, loginAs, goTo }, use) => {
    await use(async (kind) => {
      const server = await attemptOnServer(request, kind)
      await loginAs('user')
      if (kind === 'pre-test') await goTo('proses-coaching/pre-test', server.params)
      else await goTo('proses-coaching/post-test', server.params)
      await startTest(page, kind === 'pre-test' ? 'Pre Test' : 'Post Test')
      return server
    })
  },
})
