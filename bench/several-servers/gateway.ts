import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const ANSWER_MS = 300

/** A WhatsApp gateway that takes everything after a moment, and remembers the ids of our messages. */
export const startGateway = async () => {
  const taken: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    await new Promise((settle) => setTimeout(settle, ANSWER_MS))
    taken.push(String(JSON.parse(text).biz_opaque_callback_data))
    response.end('{"messages":[{"id":"wamid"}]}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    taken,
    url: `http://127.0.0.1:${port}/messages`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
