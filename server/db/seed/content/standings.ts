/**
 * How the known demo accounts stand: by username, then by coaching. 'done' took part in everything,
 * 'attended' has the post-test still to do, 'prepared' only the pre-test behind.
 */
export type Standing =
  | 'pending'
  | 'approved'
  | 'prepared'
  | 'attended'
  | 'done'
  | 'rejected'
export const STANDINGS: Record<string, Record<string, Standing>> = {
  peserta: {
    'pre-undated': 'approved',
    soon: 'approved',
    'full-today': 'rejected',
    planned: 'pending',
    'running-today': 'prepared',
    'ended-today': 'attended',
    finished: 'done',
    'finished-earlier': 'prepared',
  },
  peserta2: {
    'nearly-full': 'approved',
    'running-today': 'approved',
    'finished-earlier': 'done',
    'pre-undated': 'pending',
  },
  // The third has just registered and has taken nothing yet.
  peserta3: {},
}
