import { basePath } from '../scripts/settings.ts'

/** Journeys run side by side, each row of them on a server and a database of its own. */
export const WORKERS = 2

/** Port of the server that a worker's journeys run on: the first one's is `E2E_PORT`. */
export const portOf = (worker: number): number =>
  Number(process.env.E2E_PORT ?? 4020) + worker

/** Address of the portal on it, with a slash at its end. */
export const addressOf = (worker: number): string =>
  `http://127.0.0.1:${portOf(worker)}${basePath}/`

/** Port of a host beside it, from whose origin the server takes calls. */
export const staticPortOf = (worker: number): number => portOf(worker) + WORKERS
