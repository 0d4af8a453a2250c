import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { long } from './long-first.ts'
import { root } from './steps.ts'

test('the files that begin first are there', () =>
  expect(long.filter((file) => !existsSync(join(root, file)))).toEqual([]))
