import fc from 'fast-check'
import { expect, test } from 'vitest'
import { destinations, type Destination } from '../vocabulary.ts'
import { toldChoices, type AnswerBlock, type Placed } from './told-choices.ts'

type Answer = Partial<Record<Destination, number>>
const pee = (cents: number): Answer => ({ pee: cents })
const cash = (cents: number): Answer => ({ immediate_payment: cents })
const percol = (cents: number): Answer => ({ percol: cents })
const times = (count: number, answer: (cents: number) => Answer) =>
  Array.from({ length: count }, (_, place) => answer(1_000 + place))

/** First answers by fives, with changes after some of them: who changes, and into what. */
function blocksOf(
  answers: readonly Answer[],
  changes: readonly { after: number; who: number; into: Answer }[] = [],
) {
  const held = [...answers]
  return Array.from({ length: Math.floor(answers.length / 5) }, (_, block): AnswerBlock => {
    const own = answers.slice(block * 5, block * 5 + 5)
    const placed = (name: Destination): Placed => {
      const here = (answer: Answer) => (answer[name] ?? 0) > 0
      const cents = own.reduce((sum, answer) => sum + (answer[name] ?? 0), 0)
      const away = (answer: Answer) =>
        destinations.some((other) => other !== name && (answer[other] ?? 0) > 0)
      const first = own.filter(here).length
      return { first, elsewhere: own.filter(away).length, moved: 0, moved_elsewhere: 0, people: first, cents }
    }
    const places = Object.fromEntries(destinations.map((name) => [name, placed(name)])) as Record<
      Destination,
      Placed
    >
    for (const { who, into } of changes.filter(({ after }) => Math.floor(after / 5) === block)) {
      const before = held[who] ?? {}
      for (const name of destinations) {
        const by = (into[name] ?? 0) - (before[name] ?? 0)
        if (by === 0) continue
        places[name].moved += 1
        places[name].cents += by
        places[name].people += Number((into[name] ?? 0) > 0) - Number((before[name] ?? 0) > 0)
        for (const other of destinations) if (other !== name) places[other].moved_elsewhere += 1
      }
      held[who] = into
    }
    return { answers: own.length, places, abondement_gross_cents: 100, abondement_net_cents: 90 }
  })
}
const centsOf = (told: ReturnType<typeof toldChoices>) => destinations.map((name) => told.places[name].cents)

test('five who choose alike are told', () =>
  expect(centsOf(toldChoices(blocksOf(times(5, pee))))).toEqual([0, 5_010, 0]))

test('one who differs from the others is told of nowhere, by no place and by no difference', () => {
  for (const answers of [
    [...times(4, pee), ...times(1, cash)],
    [...times(9, pee), ...times(1, cash)],
    [
      ...times(5, () => ({ pee: 500, immediate_payment: 500 })),
      ...times(4, () => ({ pee: 500, immediate_payment: 500 })),
      ...times(1, cash),
    ],
  ])
    expect(toldChoices(blocksOf(answers.toReversed()))).toMatchObject({
      others: { cents: 0 },
      abondement_gross_cents: 0,
    })
})

test('what was told before one who differs stays as it was, and goes on once five differ', () => {
  const answers = [...times(10, pee), ...times(4, pee), ...times(1, cash)]
  expect(toldChoices(blocksOf(answers))).toEqual(toldChoices(blocksOf(times(10, pee))))
  const [, later = 0] = centsOf(toldChoices(blocksOf([...answers, ...times(1, pee), ...times(4, cash)])))
  expect(later).toBeGreaterThan(10_045)
})

test('a place that almost nobody takes is told with another one, without the matching that would take them apart', () => {
  const answers = [...times(1, percol), ...times(10, pee), ...times(9, cash)]
  expect(toldChoices(blocksOf(answers))).toMatchObject({
    places: { immediate_payment: { people: 9 }, pee: { people: 0 }, percol: { people: 0 } },
    others: { people: 11, cents: 10_045 + 1_000 },
    abondement_gross_cents: 0,
  })
})

test('a change of one answer is told only among five others', () => {
  const before = blocksOf(times(5, pee))
  const alone = blocksOf([...times(5, pee), ...times(5, pee)], [{ after: 6, who: 0, into: cash(1_000) }])
  expect(toldChoices(alone)).toEqual(toldChoices(before))
  const among = blocksOf(
    [...times(5, pee), ...times(5, cash), ...times(5, pee)],
    [{ after: 11, who: 0, into: cash(1_000) }],
  )
  expect(centsOf(toldChoices(among))).toEqual(
    centsOf(toldChoices(blocksOf([...times(5, pee), ...times(5, cash)]))),
  )
})

const answer = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Answer>({ pee: 1 }) },
  { weight: 3, arbitrary: fc.constant<Answer>({ immediate_payment: 1 }) },
  { weight: 1, arbitrary: fc.constant<Answer>({ percol: 1 }) },
  { weight: 2, arbitrary: fc.constant<Answer>({ pee: 1, immediate_payment: 1 }) },
)
test('between any two readings, what grows tells of five people or of none, and of all but five or of all', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 120 }), (answers) => {
      let before = toldChoices([])
      let since = 0
      for (let count = 5; count <= answers.length; count += 5) {
        const now = toldChoices(blocksOf(answers.slice(0, count)))
        if (JSON.stringify(now) === JSON.stringify(before)) continue
        const all = count - since
        for (const name of [...destinations, null]) {
          const people = name
            ? now.places[name].people - before.places[name].people
            : now.others.people - before.others.people
          // A place told as nothing beside others that are one sum is in that sum.
          const told = people > 0 || now.others.cents === before.others.cents
          if (told) for (const group of [people, all - people]) expect(group === 0 || group >= 5).toBe(true)
        }
        before = now
        since = count
      }
    }),
  )
})
