import type { ReportFigures } from '@/lib/entities/report'
import { scopeText } from './figures'
import { institutionRows } from './groups'

const NONE: ReportFigures = {
  ...{ proposals: 0, accepted: 0, rejected: 0, waiting: 0, people: 0, attended: 0 },
  ...{ preTests: 0, postTests: 0, pre: null, post: null, compared: 0 },
  ...{ gain: null, normalisedGain: null, surveyed: 0, certified: 0, hours: null },
}

test('of those who typed their institution themselves it is not said that they have none', () => {
  const [row] = institutionRows({
    ...{ category: null, asalInstansi: null, upcoming: 0, deleted: 0, total: NONE },
    coachings: [],
    institutions: [{ institution: null, figures: NONE }],
    survey: { answered: 0, rated: 0, elements: [] },
  })
  expect(row?.name).toBe('Di luar daftar, tidak diisi, atau akun dihapus')
  expect(scopeText({ asalInstansi: null, deleted: 0 })).toContain(
    'nama instansi yang diketik sendiri tidak dikelompokkan',
  )
})
