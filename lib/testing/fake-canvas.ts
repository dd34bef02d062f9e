/** What the tested code wrote on canvases, in its order. */
export type FakeCanvas = { texts: string[] }

const BOX = new DOMRect(0, 0, 800, 400)
const LETTER_WIDTH = 7

function fakePen(canvas: HTMLCanvasElement, texts: string[]) {
  const known: Record<PropertyKey, unknown> = {
    canvas,
    fillText: (text: string) => texts.push(text),
    measureText: (text: string) => ({ width: text.length * LETTER_WIDTH }),
  }
  return new Proxy(known, {
    get: (target, key) => (key in target ? target[key] : () => {}),
  })
}

/** Lets a chart be drawn for real in a page without graphics; lasts until mocks are restored. */
export function fakeCanvas(): FakeCanvas {
  const texts: string[] = []
  function getContext(this: HTMLCanvasElement) {
    return fakePen(this, texts)
  }
  const prototype = HTMLCanvasElement.prototype
  jest.spyOn(prototype, 'getContext').mockImplementation(getContext as never)
  jest
    .spyOn(prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['picture'], { type: 'image/png' })))
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(BOX)
  return { texts }
}
