import type { CategoryKey } from '../categories.ts'
import { TEST_BATAS } from './batas.ts'
import { TEST_KEBAKARAN } from './kebakaran.ts'
import { TEST_KONSERVASI } from './konservasi.ts'
import { TEST_PERHUTANAN } from './perhutanan.ts'
import { TEST_REHABILITASI } from './rehabilitasi.ts'
import type { TestQuestionContent } from './test-question.ts'

export const TESTS: Record<CategoryKey, readonly TestQuestionContent[]> = {
  batas: TEST_BATAS,
  perhutanan: TEST_PERHUTANAN,
  rehabilitasi: TEST_REHABILITASI,
  kebakaran: TEST_KEBAKARAN,
  konservasi: TEST_KONSERVASI,
}
