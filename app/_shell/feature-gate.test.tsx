import { screen } from '@testing-library/react'
import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { mockApi, offline } from '@/lib/testing/mock-api'

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['its reader', 'admin/register-sertifikat', 'superadmin'],
  ['an admin, where superadmins alone may', 'admin/kantor', 'admin'],
  ['a participant', 'admin/laporan', 'user'],
] as const)(
  'a page of which it is not known whether the server has it says so to %s',
  async (_reader, name, as) => {
    await renderScreen(name, { as, api: [mockApi(api.features.list, offline)] })
    expect(await heading('Halaman ini belum dapat dimuat')).toBeVisible()
    expect(screen.getByRole('main')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  },
)

describe.each([
  ['admin/kantor', 'admin', 'office'],
  ['admin/laporan', 'user', 'report'],
] as const)("%s, which is not for an account of role '%s'", (name, as, feature) => {
  it('is no page of a server that cannot do it', async () => {
    await renderScreen(name, { as })
    expect(await heading(/Oops! Page not found/)).toBeVisible()
  })

  it('is one for others where the server can', async () => {
    await renderScreen(name, { as, api: [mockApi(api.features.list, [feature])] })
    expect(await heading(/you are not authorized/)).toBeVisible()
  })
})
