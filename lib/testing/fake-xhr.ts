type Answer = (request: Request) => Promise<Response>
type ProgressListener = (event: { loaded: number; total: number }) => void

/** The part of XMLHttpRequest that uploads use, answered by the same mocks as fetch. */
class FakeXhr {
  static answer: Answer
  status = 0
  responseText = ''
  readonly upload: { onprogress: ProgressListener | null; onload: (() => void) | null } = {
    ...{ onprogress: null, onload: null },
  }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  private method = 'GET'
  private url = ''
  private aborted = false
  private readonly sent = new Headers()
  private received = new Headers()

  open(method: string, url: string) {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string) {
    this.sent.set(name, value)
  }

  getResponseHeader(name: string) {
    return this.received.get(name)
  }

  abort() {
    if (this.aborted) return
    this.aborted = true
    this.onabort?.()
  }

  send(body: FormData) {
    void this.transmit(new Request(this.url, this.init(body)))
  }

  private init(body: FormData): RequestInit {
    return { method: this.method, headers: this.sent, body }
  }

  private async transmit(request: Request) {
    try {
      const answer = FakeXhr.answer(request)
      // the server has all of it before it answers
      this.upload.onload?.()
      const response = await answer
      this.status = response.status
      this.responseText = await response.text()
      this.received = response.headers
    } catch {
      if (!this.aborted) this.onerror?.()
      return
    }
    if (this.aborted) return
    this.upload.onprogress?.({ loaded: 1, total: 1 })
    this.onload?.()
  }
}

/** A stand-in for the global class; jsdom's own would look for a real server. */
export function createFakeXhr(answer: Answer): typeof XMLHttpRequest {
  FakeXhr.answer = answer
  return FakeXhr as unknown as typeof XMLHttpRequest
}
