import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rules, sourceFiles, violations } from './arrows.ts'

test.each(rules)('the rule “$name” fires on its planted violation', (rule) => {
  expect(violations([rule.probe]).map((violation) => violation.rule)).toContain(
    `${rule.name}: ${rule.advice}`,
  )
})

test('the tree breaks no rule of the house', () => {
  const files = sourceFiles(dirname(dirname(fileURLToPath(import.meta.url))))
  expect(files.length).toBeGreaterThan(50)
  expect(violations(files.filter((file) => file.path !== 'tools/arrows.ts'))).toEqual([])
})
