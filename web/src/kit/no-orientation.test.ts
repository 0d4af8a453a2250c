import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = new URL('../', import.meta.url).pathname

/** WCAG 1.3.4; the judgement of a page in a browser (e2e/src/person.ts) does not read the styles again for it. */
test('no style and no class asks how the device is held: every page turns with it', () => {
  const files = globSync('**/*.{css,tsx}', { cwd: sources })
  expect(files.length).toBeGreaterThan(500)
  const asking = files.filter((path) =>
    /\b(?:landscape|portrait):|\(orientation:/.test(readFileSync(sources + path, 'utf8')),
  )
  expect(asking).toEqual([])
})
