import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each page of a PDF. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const words = items.map((item) => ('str' in item ? item.str : ''))
      return words.join(' ').replace(/\s+/g, ' ')
    }),
  )
}
