import { methodOf, pathOf } from '@moisson/contract/call'
import { calls } from '@moisson/contract/calls'
import { getDemo } from '@moisson/contract/demo'
import { expect, test } from 'vitest'
import { nounsByPath, nounsOf } from './nouns-of.ts'

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

test('every pattern is the first one of some read: none stands behind a more general one', () => {
  // What is computed is read too, by a question too long for an address.
  const read = declared
    .map(({ declaration }) => declaration)
    .filter(({ rights }) => /reads|computes/.test(rights.effect))
  const first = [...read, getDemo].map((call) =>
    nounsByPath.findIndex(([pattern]) => pattern.test(pathOf(call))),
  )
  expect(nounsByPath.filter((_, at) => !first.includes(at)).map(([pattern]) => String(pattern))).toEqual([])
})
