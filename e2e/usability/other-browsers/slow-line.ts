import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A line in front of a server, as slow as it is told, that can be cut. */
export async function slowLine(port: number, server: number) {
  const open = new Set<Socket>()
  let bytesPerSecond = Number.POSITIVE_INFINITY
  let uploads = 0
  const pace = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (chunk.includes('/upload/anyfile HTTP/1.1')) uploads += 1
        setTimeout(() => done(null, chunk), (chunk.length / bytesPerSecond) * 1000)
      },
    })
  const line = createServer((near) => {
    const far = connect(server, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(pace()).pipe(far)
    far.pipe(near)
  }).listen(port, '127.0.0.1')
  await once(line, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    /** How fast what is sent goes from now on. */
    setSpeed: (speed: number) => {
      bytesPerSecond = speed
    },
    /** Ends all that is on its way. */
    cut,
    /** How many files have been begun to be sent. */
    uploads: () => uploads,
    close: () => {
      cut()
      line.close()
    },
  }
}
