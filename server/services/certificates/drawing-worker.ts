import { parentPort, workerData } from 'node:worker_threads'
import type { DrawingReport, DrawingRequest, DrawingTask } from './drawing.ts'
import { renderCertificate } from './render-certificate.ts'
import type { Signature } from './signature.ts'

const signature: Signature | null = workerData

const report = (said: DrawingReport) => parentPort?.postMessage(said)

/** An example is signed by nobody. */
const make = async (task: DrawingTask) => {
  const bytes = await renderCertificate(...task)
  const [, , issuedAt, options] = task
  if (!signature || options?.isSample) return bytes
  const { signPdf } = await import('./sign-pdf.ts')
  return signPdf(bytes, signature, issuedAt)
}

parentPort?.on('message', ({ id, task }: DrawingRequest) => {
  make(task).then(
    (bytes) => report({ id, bytes }),
    (error: unknown) =>
      report({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
})
