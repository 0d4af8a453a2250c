import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceFiles } from './arrows.ts'
import { circlesIn } from './circles.ts'

test('a circle is found whether it goes by value, by type, late or through a package', () => {
  const files = [
    { path: 'web/src/a.ts', text: `import type { B } from './b.tsx'` },
    { path: 'web/src/b.tsx', text: `const c = lazy(() => import('./c.ts'))` },
    { path: 'web/src/c.ts', text: `import { a } from '@moisson/web/a'` },
    { path: 'web/src/beside.ts', text: `import { a } from './a.ts'` },
  ]
  expect(circlesIn(files)).toEqual([['web/src/a.ts', 'web/src/b.tsx', 'web/src/c.ts']])
  expect(circlesIn(files.slice(1))).toEqual([])
})

test('no files import each other in a circle, in no package', () => {
  const files = sourceFiles(dirname(dirname(fileURLToPath(import.meta.url))))
  expect(files.length).toBeGreaterThan(50)
  expect(circlesIn(files)).toEqual([])
})
