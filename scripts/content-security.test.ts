import { contentSecurityPolicy } from './content-security.ts'

const SAME_ORIGIN = { apiUrl: '', assetsUrl: '' }

function directives(policy: string): Record<string, string[]> {
  const parts = policy.split('; ').map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]))
}

describe('contentSecurityPolicy', () => {
  it('allows each inline script and style of the build by its hash, once', () => {
    const page = '<script>a()</script><script src="/x.js"></script><style>p{}</style>'
    const policy = directives(contentSecurityPolicy([page, page], SAME_ORIGIN))
    expect(policy['script-src']).toEqual([
      "'self'",
      // what the service worker writes behind a frame that no longer fits
      "'sha256-9gOBGqEQINNDuds+tkXbNzih6klbz+KeCyxEj4KRLeM='",
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    ])
    expect(policy['style-src']).toHaveLength(2)
    expect(policy['style-src']?.[1]).toMatch(/^'sha256-/)
  })

  it('allows nothing else inline, no frame around the pages, no form target elsewhere', () => {
    const text = contentSecurityPolicy(['<p>'], SAME_ORIGIN)
    const policy = directives(text)
    expect(text).not.toContain('unsafe')
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['form-action']).toEqual(["'self'"])
  })

  it('adds the origins of an API and of files that lie elsewhere', () => {
    const policy = directives(
      contentSecurityPolicy([], {
        apiUrl: 'https://api.example.go.id/v1',
        assetsUrl: 'https://files.example.go.id/coaching',
      }),
    )
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://api.example.go.id',
      'https://files.example.go.id',
    ])
    expect(policy['img-src']).toContain('https://files.example.go.id')
  })

  it('lets pictures at absolute addresses be shown unchanged (decision 39), over https alone', () => {
    const policy = directives(contentSecurityPolicy([], SAME_ORIGIN))
    expect(policy['img-src']).toContain('https:')
    expect(policy['script-src']).not.toContain('https:')
    expect(policy['connect-src']).not.toContain('https:')
  })

  it('refuses a page with a style attribute, which would be blocked in the browser', () => {
    expect(() => contentSecurityPolicy(['<p style="color:red">'], SAME_ORIGIN)).toThrow(
      'inline style',
    )
  })
})
