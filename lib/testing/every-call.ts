import type { Endpoint } from '../contract/endpoint.ts'
import { api } from '../contract/index.ts'

/** All calls of the contract. */
export const EVERY_CALL: readonly Endpoint[] = Object.values(api).flatMap(
  (group): Endpoint[] => Object.values(group),
)

/** 'GET /faq'. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`
