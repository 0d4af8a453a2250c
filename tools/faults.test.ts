import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'
import { root } from './steps.ts'

test('each known fault still finds its place, once, in the code it is planted in', () => {
  for (const { name, file, find } of faults)
    expect([name, readFileSync(join(root, file), 'utf8').split(find).length - 1]).toEqual([name, 1])
})
