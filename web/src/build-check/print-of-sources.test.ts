import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { printOfSources } from '../../print-of-sources.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'moisson-print-'))
  for (const file of ['web/src/main.tsx', 'web/vite.config.ts', 'core/src/cents.ts', 'package-lock.json']) {
    const path = join(parent, 'here', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
  }
  for (const folder of ['web/public', 'contract/src', 'law/src'])
    mkdirSync(join(parent, 'here', folder), { recursive: true })
})
afterEach(() => rmSync(parent, { recursive: true }))

test('moving the folder leaves the print of the sources as it was, so that nothing is built again', () => {
  const before = printOfSources(join(parent, 'here'))
  renameSync(join(parent, 'here'), join(parent, 'elsewhere'))
  expect(printOfSources(join(parent, 'elsewhere'))).toBe(before)
})

test.each(['web/src/main.tsx', 'web/vite.config.ts', 'core/src/cents.ts', 'package-lock.json'])(
  'a change of %s changes the print',
  (file) => {
    const before = printOfSources(join(parent, 'here'))
    writeFileSync(join(parent, 'here', file), 'longer than it was')
    expect(printOfSources(join(parent, 'here'))).not.toBe(before)
  },
)

test('a file more changes the print', () => {
  const before = printOfSources(join(parent, 'here'))
  cpSync(join(parent, 'here/core/src/cents.ts'), join(parent, 'here/core/src/rates.ts'))
  expect(printOfSources(join(parent, 'here'))).not.toBe(before)
})
