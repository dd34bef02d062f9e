import type { Proposal } from '@/lib/entities/proposal'
import { PROPOSAL_COLUMNS } from './proposal-columns'

test('in a file each question has its own line, as in the recap', () => {
  const proposal: Proposal = {
    ...{ id: 'p1', userId: 'u1', name: 'Siti Rahma', namaInstansi: null },
    ...{ questions: ['Apa itu tata batas', 'Kapan?'], status: 'PENDING', reason: null },
  }
  const column = PROPOSAL_COLUMNS.find(({ id }) => id === 'questions')
  expect(column?.text(proposal)).toBe('Apa itu tata batas\nKapan?')
})
