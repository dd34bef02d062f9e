import { build, deploy, html, installed, open } from '@/lib/testing/worker-builds'

const FRAME = 'frame a'
const KEPT = 'frame a<start>shell'

/** What is read of the page until it waits for more. */
const begin = async (worker: Awaited<ReturnType<typeof installed>>) => {
  const page = await worker.ask('/portal/', { mode: 'navigate' })
  const reader = page?.body?.getReader()
  const first = await reader?.read()
  return { reader, text: new TextDecoder().decode(first?.value) }
}

afterEach(() => jest.useRealTimers())

describe('the page of the same build', () => {
  it("shows the kept frame before the network has answered, and the network's page in it", async () => {
    const worker = await installed()
    let answer: (page: Response) => void = () => {}
    worker.network.set('/portal/', () => new Promise((done) => (answer = done)))
    const { reader, text } = await begin(worker)
    expect(text).toBe(FRAME)
    answer(html('frame a<first-paint>six coachings</first-paint><start>page')())
    const rest = await reader?.read()
    expect(new TextDecoder().decode(rest?.value)).toBe(
      '<first-paint>six coachings</first-paint><start>page',
    )
  })

  it('is whole, at each address of the page', async () => {
    const worker = await installed()
    worker.network.set('/portal/index.html', html('frame a<start>index'))
    expect(await open(worker)).toBe('frame a<start>page')
    expect(await open(worker, '/portal/index.html')).toBe('frame a<start>index')
  })

  it('carries what the server sends with it', async () => {
    const worker = await installed()
    const page = await worker.ask('/portal/', { mode: 'navigate' })
    expect(page?.headers.get('content-security-policy')).toBe('strict')
    expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it.each([
    ['without a network', null],
    ['when the server fails', () => new Response('', { status: 502 })],
    [
      'when the line is cut in the middle of it',
      () =>
        new Response(
          new ReadableStream({
            start: (stream) => {
              stream.enqueue(new TextEncoder().encode('frame a<sta'))
              stream.error(new TypeError('network error'))
            },
          }),
        ),
    ],
  ])('is the kept one %s', async (_name, answer) => {
    const worker = await installed()
    if (answer) worker.network.set('/portal/', answer)
    else worker.network.clear()
    expect(await open(worker)).toBe(KEPT)
  })

  it('is the kept one after three seconds, not before', async () => {
    const worker = await installed()
    jest.useFakeTimers()
    worker.network.set('/portal/', () => new Promise(() => {}))
    const opened = jest.fn()
    void open(worker).then(opened)
    await jest.advanceTimersByTimeAsync(2999)
    expect(opened).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(opened).toHaveBeenCalledWith(KEPT)
  })
})

describe('a page that does not begin with the kept frame', () => {
  it.each([
    ['of a newer build', html('frame b<start>page')],
    ['of a network that wants its own read first', html('Silakan masuk ke Wi-Fi')],
    ['with another policy', html('frame a<start>page', 'looser')],
    ['that leads elsewhere', () => Response.error()],
  ])('%s is loaded anew as the network gives it', async (_name, answer) => {
    const worker = await installed()
    worker.network.set('/portal/', answer)
    expect(await open(worker)).toBe('frame a<reload>')
    const again = await worker.ask('/portal/', { mode: 'navigate' })
    expect(await again?.text()).toBe(await answer().text())
  })

  it('is loaded anew once: after ten seconds the frame is tried again', async () => {
    const worker = await installed()
    worker.network.set('/portal/', html('frame b<start>page'))
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
    await open(worker)
    jest.advanceTimersByTime(9_999)
    expect(await open(worker)).toBe('frame b<start>page')
    jest.advanceTimersByTime(1)
    expect(await open(worker)).toBe('frame a<reload>')
  })

  it('leaves the kept one for where there is no network', async () => {
    const worker = await installed()
    worker.network.set('/portal/', html('Silakan masuk ke Wi-Fi'))
    await open(worker)
    worker.network.clear()
    expect(await open(worker)).toBe(KEPT)
  })

  it('has the kept one asked for again, so that a policy of the same build is new but once', async () => {
    const worker = await installed()
    worker.network.set('/portal/', html('frame a<start>page', 'looser'))
    worker.network.set(build('a').shell, html(KEPT, 'looser'))
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] })
    await open(worker)
    await worker.idle()
    jest.advanceTimersByTime(10_000)
    expect(await open(worker)).toBe('frame a<start>page')
  })

  it('never has the kept one replaced by something else', async () => {
    const worker = await installed()
    deploy(worker, build('b'))
    worker.network.set(build('a').shell, () => new Response('', { status: 404 }))
    await open(worker)
    await worker.idle()
    worker.network.clear()
    expect(await open(worker)).toBe(KEPT)
  })
})

it('waits for the network when the browser has thrown the caches away', async () => {
  const worker = await installed()
  worker.stores.clear()
  expect(await open(worker)).toBe('frame a<start>page')
  worker.network.clear()
  await expect(open(worker)).rejects.toThrow('Failed to fetch')
})
