import { act, renderHook, waitFor } from '@testing-library/react'
import { useLayer } from '@/lib/browser/layers'
import { hashLocation } from '@/lib/router/hash-location'
import { setLeaveQuestion, useLeaveGuard } from '@/lib/router/leave-guard'

const ask = jest.fn<Promise<boolean>, []>()
let unsubscribe = () => {}

/** Opens addresses one after the other, as links do. */
const visit = async (...hashes: string[]) => {
  for (const hash of hashes) {
    hashLocation.go(hash)
    await waitFor(() => expect(hashLocation.get()).toBe(hash))
  }
}
const shows = (hash: string) =>
  waitFor(() => {
    expect(hashLocation.get()).toBe(hash)
    expect(location.hash).toBe(hash)
  })
/** Answers the dialog as a person does: some time after it was opened. */
const answers = (isLeaving: boolean) =>
  ask.mockImplementationOnce(async () => {
    await waitFor(() => expect(location.hash).toBe(hashLocation.get()))
    return isLeaving
  })
const makeDirty = () => renderHook(() => useLeaveGuard(true))

let round = 0
/** Addresses of this test alone: jsdom keeps one history for all of them. */
const pages = () => {
  round += 1
  return ['a', 'b', 'c', 'd'].map((name) => `#/${round}/${name}`) as [
    string,
    string,
    string,
    string,
  ]
}

beforeEach(() => {
  ask.mockReset()
  setLeaveQuestion(ask)
  unsubscribe = hashLocation.subscribe(() => {})
})
afterEach(() => unsubscribe())

test("'back' shows the page before; its depth tells how many are left", async () => {
  const [a, b] = pages()
  await visit(a, b)
  const depth = hashLocation.depth()
  history.back()
  await shows(a)
  expect(hashLocation.depth()).toBe(depth - 1)
})

test("the framework's router hears of no 'back': it would load the document anew", async () => {
  const [a, b] = pages()
  await visit(a, b)
  const framework = jest.fn()
  window.addEventListener('popstate', framework)
  history.back()
  await shows(a)
  window.removeEventListener('popstate', framework)
  expect(framework).not.toHaveBeenCalled()
})

test('unsaved changes: staying keeps page and address, leaving goes where it was wanted', async () => {
  const [a, b, c] = pages()
  await visit(a, b)
  makeDirty()
  answers(false)
  history.back()
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await ask.mock.results[0]?.value
  await shows(b)
  answers(true)
  hashLocation.go(c)
  await shows(c)
  history.back()
  await shows(b)
})

test("'back' pressed twice asks once, stays on the page and leaves the next link working", async () => {
  const [a, b, c, d] = pages()
  await visit(a, b, c)
  makeDirty()
  let answer = (_: boolean) => {}
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  history.back()
  history.back()
  await waitFor(() => expect(ask).toHaveBeenCalled())
  await shows(c)
  history.back()
  await new Promise((resolve) =>
    window.addEventListener('hashchange', resolve, { once: true }),
  )
  await shows(c)
  await act(async () => answer(false))
  expect(ask).toHaveBeenCalledTimes(1)
  answers(true)
  hashLocation.go(d)
  await shows(d)
})

test('neighbouring pages of one address do not confuse the way back', async () => {
  const [a, b, c] = pages()
  await visit(a, b, c)
  hashLocation.go(b, { replace: true })
  const depth = hashLocation.depth()
  history.back()
  await waitFor(() => expect(hashLocation.depth()).toBe(depth - 1))
  makeDirty()
  answers(false)
  history.back()
  await waitFor(() => expect(ask).toHaveBeenCalled())
  await shows(b)
  expect(hashLocation.depth()).toBe(depth - 1)
})

test("'back' closes what lies over the page, the uppermost first, and leaves the page only then", async () => {
  const [a, b] = pages()
  await visit(a, b)
  const closed: string[] = []
  const open = (name: string) => {
    const view = renderHook(() =>
      useLayer(true, () => {
        closed.push(name)
        view.unmount()
      }),
    )
  }
  open('menu')
  open('window')
  history.back()
  await waitFor(() => expect(closed).toEqual(['window']))
  await shows(b)
  history.back()
  await waitFor(() => expect(closed).toEqual(['window', 'menu']))
  await shows(b)
  history.back()
  await shows(a)
})

describe("what follows once 'back' has closed a window goes on from its page", () => {
  const closeBy = async (move: () => void) => {
    const view = renderHook(() =>
      useLayer(true, () => {
        view.unmount()
        void Promise.resolve().then(move)
      }),
    )
    history.back()
  }

  test('back', async () => {
    const [a, b, c] = pages()
    await visit(a, b, c)
    await closeBy(hashLocation.back)
    await shows(b)
    history.back()
    await shows(a)
  })

  test.each([false, true])('to another page, in its place: %s', async (replace) => {
    const [a, b, c] = pages()
    await visit(a, b)
    await closeBy(() => hashLocation.go(c, { replace }))
    await shows(c)
    history.back()
    await shows(replace ? a : b)
  })

  test('at once, in its place: the window was open by its address', async () => {
    const [a, b, c] = pages()
    await visit(a, b)
    const view = renderHook(() =>
      useLayer(true, () => {
        view.unmount()
        hashLocation.go(c, { replace: true })
      }),
    )
    history.back()
    await shows(c)
    history.back()
    await shows(a)
  })
})

test('a link and our own way back pass by what lies over the page', async () => {
  const [a, b, c] = pages()
  await visit(a, b)
  const close = jest.fn()
  renderHook(() => useLayer(true, close))
  await visit(c)
  hashLocation.back()
  await shows(b)
  expect(close).not.toHaveBeenCalled()
})

test('an address that somebody types closes all that lies over the page, and is opened', async () => {
  const [a, b] = pages()
  await visit(a)
  const closed: string[] = []
  for (const name of ['menu', 'window']) {
    renderHook(() => useLayer(true, () => closed.push(name)))
  }
  location.hash = b
  await shows(b)
  expect(closed).toEqual(['window', 'menu'])
})

test.each([
  ['passes over', () => {}],
  [
    'refuses',
    () => {
      throw new DOMException('too many', 'SecurityError')
    },
  ],
])(
  'the page goes on where the browser %s an address because there were too many, which follows',
  async (_, instead) => {
    const [a, b, c, d] = pages()
    await visit(a)
    const busy = jest.spyOn(history, 'replaceState').mockImplementation(instead)
    for (const hash of [b, c, a, c]) {
      hashLocation.go(hash, { replace: true })
      expect([hashLocation.get(), location.hash]).toEqual([hash, a])
    }
    busy.mockRestore()
    hashLocation.go(d, { replace: true })
    await shows(d)
  },
)

test('a page that is to be replaced is left alone when another was opened meanwhile', async () => {
  const [a, b, c] = pages()
  await visit(a)
  location.hash = b
  hashLocation.go(c, { replace: true })
  await shows(b)
})
