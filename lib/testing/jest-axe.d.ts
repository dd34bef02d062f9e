declare module 'jest-axe' {
  interface AxeViolation {
    id: string
    help: string
    nodes: { html: string; target: string[] }[]
  }
  interface AxeResults {
    violations: AxeViolation[]
  }
  /** Runs axe-core on an element or on markup that is in the document. */
  export function axe(
    html: Element | string,
    options?: { rules?: Record<string, { enabled: boolean }>; runOnly?: string[] },
  ): Promise<AxeResults>
  /** `axe` with other settings of axe-core's `run`. */
  export function configureAxe(settings: {
    resultTypes: 'violations'[]
    preload: boolean
  }): typeof axe
  export const toHaveNoViolations: {
    toHaveNoViolations(results: AxeResults): { pass: boolean; message(): string }
  }
}

declare namespace jest {
  interface Matchers<R, T> {
    toHaveNoViolations(): R
  }
}
