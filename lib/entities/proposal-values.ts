export const PROPOSAL_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
