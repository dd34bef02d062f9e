/** Error body of every refused call: RFC 9457 with field messages beside it (decision 3). */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  errors?: Record<string, string>
}
