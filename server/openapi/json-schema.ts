/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 holds it. */
export type JsonSchema = {
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}
