import { expect, test } from 'vitest'
import { draftInHand } from './-draft-in-hand.ts'
import type { Choices } from './-draft-queue.ts'
import type { Asked } from './-asked.ts'

const onPercol = (amount_cents: number): Asked => ({ destination: 'percol', amount_cents })
const read = (status: Choices['status'], lines: Asked[], counted: unknown = null) =>
  ({ status, mode: 'custom', lines, counted }) as unknown as Choices
const counted = { lines: [onPercol(49_879)] }
const own = { due_cents: 0, room_cents: 142_510 }
const due = { due_cents: 142_510, room_cents: null }

test('a count of one’s own taken back to nothing after an answer is a change under way, begun again where it is said', () => {
  const emptied = { choices: read('draft', [], counted), draft: null }
  expect(draftInHand(own, emptied)).toMatchObject({ answered: true, drafting: true, resume: 'choose' })
  const typing = {
    choices: read('submitted', [onPercol(49_879)], counted),
    draft: { mode: 'custom' as const, lines: [] },
  }
  expect(draftInHand(own, typing)).toMatchObject({ answered: true, drafting: true })
  expect(draftInHand(due, emptied)).toMatchObject({ answered: true, drafting: false })
})

test('what is chosen goes on where it was left; an answer alone is no draft', () => {
  const half = { choices: read('draft', [onPercol(7_126)]), draft: null }
  expect(draftInHand(own, half)).toMatchObject({ answered: false, drafting: true, resume: 'custom' })
  const said = { choices: read('submitted', [], counted), draft: null }
  expect(draftInHand(own, said)).toMatchObject({ answered: true, drafting: false })
})
