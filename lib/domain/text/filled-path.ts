/**
 * A path with its parameters filled in, encoded: '/coaching/:id' -> '/coaching/14'. Of calls (`lib/contract`) and of
 * screens (`lib/routes.ts`); a parameter that is not given stays empty.
 */
export const filledPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
