import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { conflict } from '../../problem.ts'
import type { renderCertificate } from './render-certificate.ts'
import { SIGNATURE_OVER, type Signature } from './signature.ts'

/** What `renderCertificate` is called with. */
export type DrawingTask = Parameters<typeof renderCertificate>
export type DrawingRequest = { id: number; task: DrawingTask }
/** `refused`: a sentence for whoever asked; `failed`: one for the log. */
export type DrawingReport = { id: number } & (
  | { bytes: Uint8Array }
  | { refused: string }
  | { failed: string }
)

export type Drawing = {
  /** As `renderCertificate`, in a thread of its own: a tenth of a second each would hold every call. */
  draw: (...task: DrawingTask) => Promise<Buffer>
  close: () => Promise<void>
}

/** With nothing to draw for so long its thread ends, and gives its memory back. */
const IDLE_MS = 60_000

type Waiting = { settle: (bytes: Buffer) => void; fail: (error: Error) => void }

/** A thread that ends by itself; neither it nor its timer holds the process. */
const startThread = (signature: Signature | null, onEnd: () => void) => {
  const waiting = new Map<number, Waiting>()
  const worker = new Worker(join(import.meta.dirname, 'drawing-worker.ts'), {
    workerData: signature,
    // Flags of the main thread, such as --watch or --input-type, are none of its business.
    execArgv: [],
  })
  worker.unref()
  const idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref()
  const failAll = (error: Error) => {
    onEnd()
    clearTimeout(idle)
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }
  worker.on('message', (report: DrawingReport) => {
    const asked = waiting.get(report.id)
    waiting.delete(report.id)
    if ('refused' in report) asked?.fail(conflict(report.refused))
    else if ('failed' in report) asked?.fail(new Error(report.failed))
    else asked?.settle(Buffer.from(report.bytes))
  })
  worker.once('error', (error) =>
    failAll(error instanceof Error ? error : new Error(String(error))),
  )
  worker.once('exit', (code) => failAll(new Error(`drawing ended with ${code}`)))
  let last = 0
  return {
    draw: (task: DrawingTask) =>
      new Promise<Buffer>((settle, fail) => {
        idle.refresh()
        last += 1
        waiting.set(last, { settle, fail })
        worker.postMessage({ id: last, task } satisfies DrawingRequest)
      }),
    end: () => worker.terminate(),
  }
}

/**
 * Draws certificates beside everything else; the thread is there while something is drawn.
 *
 * @param signature signs them; without it they are not signed
 */
export const createDrawing = (signature: Signature | null): Drawing => {
  let thread: ReturnType<typeof startThread> | undefined
  return {
    draw: async (...task) => {
      const [, , issuedAt] = task
      if (signature && issuedAt > signature.notAfter) throw conflict(SIGNATURE_OVER)
      thread ??= startThread(signature, () => {
        thread = undefined
      })
      return thread.draw(task)
    },
    close: async () => {
      await thread?.end()
    },
  }
}
