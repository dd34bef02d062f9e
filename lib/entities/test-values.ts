export const TEST_KINDS = ['pre-test', 'post-test'] as const

export const ANSWER_OPTIONS = ['A', 'B', 'C', 'D'] as const
