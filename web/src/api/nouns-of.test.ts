import { methodOf } from '@moisson/contract/call'
import { calls } from '@moisson/contract/calls'
import { expect, test } from 'vitest'
import { nounsOf } from './nouns-of.ts'

const declared = [...calls].map(([name, { declaration }]) => ({ name, declaration }))
const reads = declared.filter(({ declaration }) => methodOf(declaration) === 'GET')

test.each(reads)('$name shows at least one noun, so that a change can refresh it', ({ declaration }) => {
  expect(nounsOf(declaration)).not.toHaveLength(0)
})

test('every noun that a call changes is shown by some read', () => {
  const shown = new Set(reads.flatMap(({ declaration }) => nounsOf(declaration)))
  const changed = new Set(declared.flatMap(({ declaration }) => declaration.changes ?? []))
  expect([...changed].filter((noun) => !shown.has(noun))).toEqual([])
})
