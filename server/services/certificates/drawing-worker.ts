import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '../../problem.ts'
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

const told = (error: unknown) => {
  if (error instanceof Problem) return { refused: error.message }
  return { failed: error instanceof Error ? error.message : String(error) }
}

parentPort?.on('message', ({ id, task }: DrawingRequest) => {
  make(task).then(
    (bytes) => report({ id, bytes }),
    (error: unknown) => report({ id, ...told(error) }),
  )
})
