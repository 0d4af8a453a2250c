import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { awaits } from '@moisson/law/awaits'
import { sourceFiles } from './arrows.ts'
import { coverageOf, readmeWith, tableOf, unreached } from './coverage.ts'
import { reachedFrom, usesIn } from './declarations.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const rules = await coverageOf(sourceFiles(root))

test('what uses a declaration is found through names, packages, aliases and late imports, and nothing else', () => {
  const { users } = usesIn([
    { path: 'law/src/a.ts', text: `export const ceiling = 1\nexport const other = 2` },
    {
      path: 'core/src/b.ts',
      text: `import { ceiling as top } from '@moisson/law/a'\nexport const b = () => top`,
    },
    {
      path: 'web/src/c.tsx',
      text: `import { b } from '@moisson/core/b'\nexport default function C() {\n  return b()\n}`,
    },
    { path: 'web/src/d.tsx', text: `export const D = lazy(() => import('./c.tsx'))` },
    {
      path: 'web/src/e.ts',
      text: `import { other } from '@moisson/law/a'\n// ceiling\nexport const e = other`,
    },
  ])
  const reached = reachedFrom(['law/src/a.ts#ceiling'], users)
  expect([...reached].toSorted()).toEqual([
    'core/src/b.ts#b',
    'law/src/a.ts#ceiling',
    'web/src/c.tsx#C',
    'web/src/d.tsx#D',
  ])
})

test('every rule has its articles or says it is practice, its examples, and a reader', () => {
  expect(rules.length).toBeGreaterThan(60)
  expect(rules.filter(({ examples }) => examples === 0)).toEqual([])
  const csg = rules.find(({ name }) => name === 'csgCrds')
  expect(csg?.calls).toContain('campaign: launchCampaign')
  expect(csg?.screens).toContain('/campagne/detail-{$campaignId}')
  // A screen that asks no call of the rule is none of its screens.
  expect(csg?.screens).not.toContain('/login')
})

test('a rule that nobody reaches names the capability that brings it, and no other does', () =>
  expect(unreached(rules).map(({ name }) => name)).toEqual(Object.keys(awaits).toSorted()))

test('the table of law/README.md is current: npm run -s law:coverage -- --write', () => {
  const page = readFileSync(`${root}/law/README.md`, 'utf8')
  expect(readmeWith(page, tableOf(rules))).toBe(page)
})
