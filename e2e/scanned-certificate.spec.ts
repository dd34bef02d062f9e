import { Buffer } from 'node:buffer'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { scan, type TestFile } from './files.ts'
import { expect, test } from './fixtures.ts'
import { reader, SEEDED_PARAMS } from './seeded-params.ts'

const SIZE = '/Width 8 /Height 6 /ColorSpace /DeviceGray'

/** Black paper as a fax writes it (ITU-T T.6): a line counted out, no white and eight black, five like the one above, the end. */
const FAX = `001 00110101 000101 ${'11 '.repeat(5)} ${'000000000001 '.repeat(2)}`
const bytesOf = (bits: string) =>
  Buffer.from(
    bits
      .replaceAll(' ', '')
      .match(/.{1,8}/g)
      ?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [],
  )

/** The same as OpenJPEG writes it. */
const JPEG_2000 =
  '/0//UQApAAAAAAAIAAAABgAAAAAAAAAAAAAACAAAAAYAAAAAAAAAAAABDwEB/1IADAAAAAEAAAQEAAH/XAAEQID/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAAXAAH/k9/4kCgRUFSIo//Z'

const SCANS = {
  fax: scan(
    'fax.pdf',
    `${SIZE} /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 6 >>`,
    bytesOf(FAX),
  ),
  'JPEG 2000': scan(
    'jpeg-2000.pdf',
    `${SIZE} /BitsPerComponent 8 /Filter /JPXDecode`,
    Buffer.from(JPEG_2000, 'base64'),
  ),
}

/** The participant looks at a certificate that is such a file. */
async function look(page: Page, { buffer, mimeType }: TestFile) {
  await page.route('**/certificate/download', (route) =>
    route.fulfill({ body: buffer, contentType: mimeType }),
  )
  await page.route('**/certificate/check', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), size: buffer.length },
    })
  })
  await page.reload()
}

const paper = (page: Page) => page.getByRole('region', { name: 'Halaman 1' })

/** Red, green and blue in the middle of the page, once it is drawn. */
const middle = (page: Page) =>
  paper(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      [
        ...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
          .data ?? []),
      ].slice(0, 3),
    )

test.beforeEach(async ({ loginAs, goTo, request }) => {
  const { accessToken } = await loginAs('user')
  const read = reader(request, accessToken)
  await goTo(
    'proses-coaching/sertifikat/preview',
    await SEEDED_PARAMS['proses-coaching/sertifikat/preview'](read),
  )
})

for (const [kind, file] of Object.entries(SCANS)) {
  test(`a certificate that was scanned as ${kind} is seen`, async ({ page }) => {
    await look(page, file)
    expect(await middle(page)).toEqual([0, 0, 0])
    await expect(page.getByRole('alert')).toBeHidden()
  })
}

test.describe('without its reader', () => {
  test.use({ allowedErrors: [/pdfjs-|ERR_FAILED/] })

  test('a scan that cannot be read is no white paper: that is said, and it is not printed', async ({
    page,
  }) => {
    await page.route('**/pdfjs-*/**', (route) => route.abort())
    await look(page, SCANS.fax)
    await expect(paper(page).getByRole('alert')).toHaveText(
      /^Sebagian isi halaman ini tidak dapat ditampilkan/,
    )
    await page.getByRole('button', { name: 'Cetak' }).click()
    await expect(page.getByText(/^File belum dapat dicetak/)).toBeVisible()
  })

  test('a certificate can be downloaded where the worker that reads it does not come', async ({
    page,
  }) => {
    const workers = globSync('out/_next/static/chunks/*.js')
      .filter((file) =>
        readFileSync(file, 'utf8').includes('OpenJPEG failed to initialize'),
      )
      .map((file) => basename(file))
    await page.route(
      ({ pathname }) => workers.includes(basename(pathname)),
      (route) => route.abort(),
    )
    await look(page, SCANS.fax)
    await expect(
      page.getByText('File PDF ini tidak dapat ditampilkan di sini.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /^Unduh / })).toBeVisible()
  })
})
