import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { shellMocks } from '@/app/_shell/testing/shell-mocks'
import { type Drawn, openPdf } from '@/components/content/viewer/pdf-engine'
import { api } from '@/lib/contract'
import { mockApi } from '@/lib/testing/mock-api'

jest.mock('@/components/content/viewer/pdf-engine', () => ({ openPdf: jest.fn() }))

const open = () =>
  renderScreen('proses-coaching/sertifikat', {
    params: { id: '14' },
    as: 'user',
    api: [
      ...shellMocks({
        certificate: {
          ...{ eligible: true, available: true, missing: [] },
          fileName: 'sertifikat-siti.pdf',
        },
      }),
      mockApi(
        api.certificate.download,
        new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
      ),
    ],
  })

const picture = () => screen.queryByRole('img', { name: /Halaman pertama/ })

test('a page that cannot be drawn takes nothing else away', async () => {
  jest.mocked(openPdf).mockRejectedValue(new Error('damaged'))
  await open()
  expect(await screen.findByRole('link', { name: 'Lihat' })).toBeVisible()
  expect(picture()).toBeNull()
})

test.each<Drawn>(['partly', 'failed'])(
  'a page that was drawn only %s is not shown as white paper',
  async (drawn) => {
    const draw = jest.fn(() => ({ finished: Promise.resolve(drawn), cancel: () => {} }))
    const page = { number: 1, width: 842, height: 595, draw, layText: jest.fn() }
    jest.mocked(openPdf).mockResolvedValue({ pages: [page], close: () => {} })
    await open()
    await waitFor(() => expect(draw).toHaveBeenCalled())
    await waitFor(() => expect(picture()).toBeNull())
    expect(screen.getByRole('link', { name: 'Lihat' })).toBeVisible()
  },
)
