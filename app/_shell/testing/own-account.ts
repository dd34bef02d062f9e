import { renderScreen } from '@/app/_shell/testing/render-screen'
import { api } from '@/lib/contract'
import { accountOf } from '@/lib/testing/accounts'
import { type Mock, mockApi } from '@/lib/testing/mock-api'

/** 'Akun Saya' of a participant; of two answers to one call the one in `more` counts. */
export const openOwnAccount = (...more: Mock[]) =>
  renderScreen('user', {
    as: 'user',
    api: [
      mockApi(api.asalInstansi.list, []),
      mockApi(api.category.list, []),
      mockApi(api.auth.me, accountOf('user')),
      ...more,
    ],
  })
