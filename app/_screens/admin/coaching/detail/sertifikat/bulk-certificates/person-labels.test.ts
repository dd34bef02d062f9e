import type { CertificateRow } from '@/lib/entities/certificate'
import { labelsIn } from './person-labels'

const row = (userId: string, name: string): CertificateRow => ({
  ...{ id: `c-${userId}`, userId, name, namaInstansi: 'BPKH Wilayah XI', fileName: null },
  ...{ finishPreTest: true, finishZoomMeeting: true, finishPostTest: true },
})

test('two of one name and institution are told apart by their ID', () => {
  const rows = [
    row('0b9e7c1a-1111-4aaa-8bbb-000000000001', 'Suharto'),
    row('7d2f5e3b-1111-4aaa-8bbb-000000000002', 'Suharto'),
    row('3', 'Maria Tambunan'),
  ]
  expect(rows.map(labelsIn(rows))).toEqual([
    'Suharto, BPKH Wilayah XI, ID 0b9e7c1a',
    'Suharto, BPKH Wilayah XI, ID 7d2f5e3b',
    'Maria Tambunan, BPKH Wilayah XI',
  ])
})
