import { parentPort } from 'node:worker_threads'
import type { DrawingReport, DrawingRequest } from './drawing.ts'
import { renderCertificate } from './render-certificate.ts'

const report = (said: DrawingReport) => parentPort?.postMessage(said)

parentPort?.on('message', ({ id, task }: DrawingRequest) => {
  renderCertificate(...task).then(
    (bytes) => report({ id, bytes }),
    (error: unknown) =>
      report({ id, failed: error instanceof Error ? error.message : String(error) }),
  )
})
