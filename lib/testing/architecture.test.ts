import { importViolations } from '@/lib/testing/import-rules'
import { findCycle, importsOf } from '@/lib/testing/imports'
import { rulesWithInterface, strayRules } from '@/lib/testing/rules-at-home'
import {
  isTest,
  parseSource,
  readSources,
  type SourceFile,
  walk,
} from '@/lib/testing/source-files'

const sources = readSources()

const planted = (file: string, text: string) => importViolations([parseSource(file, text)])

describe('directions of imports', () => {
  it('hold in every source', () => {
    expect(importViolations(sources)).toEqual([])
  })

  it.each([
    [
      'lib/domain/participation/quota.ts',
      "import { z } from '../../api/http.ts'",
      'direction',
    ],
    ['lib/domain/participation/quota.ts', "import { useState } from 'react'", 'direction'],
    ['lib/entities/user.ts', "import { x } from '../domain/people/roles.ts'", 'direction'],
    ['components/ui/button.tsx', "import { api } from '@/lib/contract'", 'direction'],
    ['components/form/form.tsx', "import { x } from '@/components/account/y'", 'direction'],
    ['lib/api/http.ts', "export { toast } from '@/components/feedback/toast'", 'direction'],
    ['server/repositories/users.ts', "import { x } from '../routes/auth.ts'", 'direction'],
    ['server/calls/auth.ts', "import { x } from '../plugins/errors.ts'", 'direction'],
    ['server/services/outbox.ts', "import { eq } from '../db/orm.ts'", 'belongs'],
    ['server/repositories/users.ts', "import { eq } from 'drizzle-orm'", 'belongs'],
    ['server/app.ts', "import { routes } from '../lib/routes.ts'", 'direction'],
    ['app/_shell/shell.tsx', "import { x } from '@/app/_screens/home/x'", 'direction'],
    ['lib/api/call.ts', "import { mockApi } from '@/lib/testing/mock-api'", 'direction'],
    ['app/_screens/home/screen.tsx', "import('@/app/_screens/login/x')", 'another address'],
    ['app/_screens/faq/screen.tsx', "import { getDocument } from 'pdfjs-dist'", 'belongs'],
    ['server/app.ts', "import { rules } from '@/lib/domain/people/roles'", 'mixed up'],
    ['server/app.ts', "import { x } from './config'", 'mixed up'],
    ['app/_screens/faq/screen.tsx', "import { x } from '../../../lib/copy'", 'mixed up'],
    ['lib/api/http.test.ts', "import { x } from '@/app/_shell/screens'", 'upward'],
    ['lib/testing/mocks.ts', "import { x } from '@/components/ui/button'", 'upward'],
    ['lib/validation/login.ts', "import { readFile } from 'node:fs'", 'Node modules'],
    [
      'lib/domain/quota.ts',
      "import { coachSchema } from '../entities/coaching.ts'",
      'demand',
    ],
  ])('%s must not say %s', (file, text, complaint) => {
    const screens = ['home', 'login', 'faq'].map((name) =>
      parseSource(`app/_screens/${name}/screen.tsx`, ''),
    )
    const violations = importViolations([...screens, parseSource(file, text)])
    expect(violations.join('\n')).toContain(complaint)
  })

  it('let a screen use its own folder and its ancestors', () => {
    const text = "import { x } from '@/app/_screens/admin/coaching/coaching-form/form'"
    expect(planted('app/_screens/admin/coaching/add/screen.tsx', text)).toEqual([])
  })
})

describe('rules at home', () => {
  it('lib/domain holds what two areas or the server use', () => {
    expect(strayRules(sources)).toEqual([])
  })

  it('a planted rule of one screen alone is found', () => {
    const planted = [
      parseSource('lib/domain/tests/marks.ts', 'export const marks = 1'),
      parseSource('app/_screens/home/screen.tsx', "import '@/lib/domain/tests/marks'"),
      parseSource('app/_screens/home/part.tsx', "import '@/lib/domain/tests/marks'"),
    ]
    expect(strayRules(planted)).toEqual([
      'lib/domain/tests/marks.ts is used by app/_screens/home alone',
    ])
  })

  it('those beside a screen are without React', () => {
    expect(rulesWithInterface(sources)).toEqual([])
    const rule = parseSource('app/_screens/faq/words.ts', "import { useMemo } from 'react'")
    const test = parseSource('app/_screens/faq/words.test.ts', '')
    expect(rulesWithInterface([rule, test])).toEqual([
      'app/_screens/faq/words.ts imports react',
    ])
  })
})

describe('transactions', () => {
  /** Handlers and services that open one of their own, beside the call's or inside it. */
  const opened = (files: SourceFile[]) =>
    files
      .filter(({ path, code }) => {
        const isCalled = /^server\/(routes|services)\//.test(path) && !isTest(path)
        return isCalled && /\.transaction\(|\btransact\(/.test(code)
      })
      .map(({ path }) => path)

  it('begin at the door of a call and nowhere behind it', () => {
    expect(opened(sources)).toEqual([])
  })

  it.each([
    'export const handlers = { remove: ({ db }) => db.transaction((tx) => deleteFaq(tx)) }',
    'export const save = (db: Db) => transact(db, (tx) => insertFaq(tx))',
  ])('a planted one is found: %s', (text) => {
    expect(opened([parseSource('server/routes/faq.ts', text)])).toHaveLength(1)
    expect(opened([parseSource('server/services/faq.ts', text)])).toHaveLength(1)
  })
})

describe('cycles', () => {
  it('there are none', () => {
    expect(findCycle(sources)).toBeNull()
  })

  it('a planted one is found', () => {
    const a = parseSource('lib/domain/a.ts', "import { b } from './b.ts'")
    const b = parseSource('lib/domain/b.ts', "export const b = () => import('./a.ts')")
    expect(findCycle([a, b])).toBe('lib/domain/a -> lib/domain/b -> lib/domain/a')
  })

  it('one of types alone is found', () => {
    const a = parseSource('lib/domain/a.ts', "import type { B } from './b.ts'")
    const b = parseSource('lib/domain/b.ts', "export type B = import('./a.ts').A")
    expect(findCycle([a, b])).toBe('lib/domain/a -> lib/domain/b -> lib/domain/a')
  })
})

describe('files', () => {
  const DEFAULT_EXPORTS =
    /^(.*\/\w+\.config\.ts|app\/manifest\.ts|app\/(page|layout|not-found|global-error|_screens\/(.*\/)?(screen|frame))\.tsx)$/

  it('default exports stand only where a tool asks for them', () => {
    const files = sources.filter(({ program }) => {
      let hasDefault = false
      walk(program, ({ type }) => {
        if (type === 'ExportDefaultDeclaration') hasDefault = true
      })
      return hasDefault
    })
    const wrong = files
      .map((file) => file.path)
      .filter((file) => !DEFAULT_EXPORTS.test(file))
    expect(wrong).toEqual([])
  })

  it('no name says nothing: utils, helpers, misc, common, types, index', () => {
    const banned = /\/(utils?|helpers?|misc|common|types|index)\.tsx?$/
    const wrong = sources.filter(
      ({ path }) => banned.test(path) && path !== 'lib/contract/index.ts',
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('no barrels: nothing is passed on with export *', () => {
    const wrong = sources.filter(({ code }) => /^export \* from/m.test(code))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('raw HTML enters the page at one sanitised place', () => {
    const users = sources.filter(({ path, code }) => {
      return !isTest(path) && code.includes('dangerouslySetInnerHTML')
    })
    const wrong = users.map(({ path }) => path)
    expect(wrong.filter((path) => path !== 'components/content/rich-text.tsx')).toEqual([])
  })

  it('tests are imported by nothing', () => {
    const wrong = sources.flatMap(importsOf).filter(({ target }) => isTest(`${target}.ts`))
    expect(wrong).toEqual([])
  })
})
