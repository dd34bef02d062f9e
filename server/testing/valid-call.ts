import type { Endpoint } from '../../lib/contract/endpoint.ts'
import type { SentFile } from './multipart-body.ts'
import type { Caller } from './test-server.ts'

export type ValidCall = {
  endpoint: Endpoint
  as?: Caller
  id?: string
  body: Record<string, unknown>
  file?: SentFile
}
