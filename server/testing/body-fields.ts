import type { Endpoint } from '../../lib/contract/endpoint.ts'

/** Names of the fields of a call's body; none where it takes none. */
export const bodyFieldsOf = async (endpoint: Endpoint): Promise<string[]> => {
  const description = (await endpoint.body?.())?.describe() ?? {}
  return 'fields' in description ? Object.keys(Object(description.fields)) : []
}
