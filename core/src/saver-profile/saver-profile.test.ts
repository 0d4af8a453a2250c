import { expect, test } from 'vitest'
import { languages } from '@moisson/law/text'
import {
  answersTo,
  knownAnswers,
  nothingSaid,
  saverQuestionNames,
  saverQuestions,
  type SaverAnswers,
} from './questions.ts'
import { fundsBeside } from './beside-fund.ts'
import { readingOf, reviewOn } from './reading.ts'

const fund = (months: number, bad_bps?: number) => ({
  recommended_holding_months: months,
  scenarios: bad_bps === undefined ? [] : [{ name: 'unfavourable', bps_per_year: bad_bps }],
})

const fundBeside = (answers: SaverAnswers, one: ReturnType<typeof fund>) =>
  fundsBeside(answers, [one])[0]?.beside

/** Every way of answering and skipping. */
function* everyCombination(names = saverQuestionNames): Generator<SaverAnswers> {
  const [first, ...rest] = names
  if (!first) return void (yield nothingSaid)
  for (const others of everyCombination(rest))
    for (const answer of [null, ...answersTo(first)]) yield { ...others, [first]: answer }
}

test('every combination of answers and skips gives a reading in both languages that tells all that was said, and no more', () => {
  let count = 0
  for (const answers of everyCombination()) {
    count += 1
    const { sentences, facts, answered } = readingOf(answers)
    const said = saverQuestionNames.filter((name) => answers[name] !== null)
    if (answered !== said.length || sentences.length !== 2) expect({ answers }).toBe('read')
    const told = facts.map(({ name }) => name as string)
    const asked = said.filter((name) => name !== 'needed_in' && name !== 'fall_accepted')
    if (told.toSorted().join() !== asked.toSorted().join()) expect({ answers, told }).toBe('told')
    for (const text of [...sentences, ...facts.flatMap(({ label, said: words }) => [label, words])])
      for (const language of languages) if (!text[language]) expect({ answers, text }).toBe('worded')
  }
  const ways = saverQuestionNames.map((name) => answersTo(name).length + 1)
  expect(count).toBe(ways.reduce((product, each) => product * each, 1))
})

test('there are eight questions of at most twelve words, and no answer is called good, careful or bold', () => {
  expect(saverQuestionNames).toHaveLength(8)
  const judged =
    /prudent|dynamique|équilibr|audacieu|bon |mauvais|recommand|conseill|careful|bold|balanced|advise|good|bad /i
  const everything = saverQuestionNames.flatMap((name) => {
    const { asks, answers } = saverQuestions[name]
    return [asks, ...Object.values(answers)]
  })
  expect(everything.filter(({ fr, en }) => judged.test(fr) || judged.test(en))).toEqual([])
  for (const { fr, en } of everything)
    for (const sentence of [fr, en])
      expect(sentence.match(/[\p{L}\d]+(?:[’'.,-][\p{L}\d]+)*/gu)?.length, sentence).toBeLessThanOrEqual(12)
})

test.each([
  ['within_2', 24, 'perhaps'],
  ['within_2', 25, 'above'],
  ['within_2', 3, 'perhaps'],
  ['from_2_to_5', 24, 'within'],
  ['from_2_to_5', 36, 'perhaps'],
  ['from_2_to_5', 60, 'perhaps'],
  ['from_2_to_5', 61, 'above'],
  ['from_5_to_10', 60, 'within'],
  ['from_5_to_10', 96, 'perhaps'],
  ['from_5_to_10', 121, 'above'],
  ['after_10', 120, 'within'],
  ['after_10', 180, 'perhaps'],
  [null, 60, null],
] as const)('needed %s, a fund to hold %i months: %s', (needed, months, holding) => {
  expect(fundBeside({ ...nothingSaid, needed_in: needed }, fund(months))?.holding).toBe(holding)
})

test.each([
  ['none', 0, 'within'],
  ['none', 10, 'within'],
  ['none', -1, 'above'],
  ['up_to_50', -500, 'within'],
  ['up_to_50', -501, 'above'],
  ['up_to_200', -2000, 'within'],
  ['up_to_200', -2001, 'above'],
  ['over_200', -2000, 'within'],
  ['over_200', -3500, 'perhaps'],
  [null, -3500, null],
  ['none', undefined, null],
] as const)('a fall of %s accepted, a bad year of %s basis points: %s', (fall, bad, expected) => {
  expect(fundBeside({ ...nothingSaid, fall_accepted: fall }, fund(60, bad))?.bad_year).toBe(expected)
})

test('whatever is answered, the funds stay all there and in their order', () => {
  const funds = [fund(96, -3000), fund(3, 0), fund(36, -900), fund(60), fund(12, -50)]
  for (const needed_in of [null, ...answersTo('needed_in')])
    for (const fall_accepted of [null, ...answersTo('fall_accepted')]) {
      const shown = fundsBeside({ ...nothingSaid, needed_in, fall_accepted }, funds)
      expect(shown.map((one) => one.fund)).toEqual(funds)
    }
})

test('what was kept of a question that is asked no more, or of an answer that is not offered any more, counts as skipped', () => {
  expect(
    knownAnswers({ needed_in: 'within_2', fall_accepted: 'up_to_9', colour: 'green', income_ahead: 3 }),
  ).toEqual({
    ...nothingSaid,
    needed_in: 'within_2',
  })
})

test('it is to be looked at again twelve months later, to the day', () => {
  expect(reviewOn('2026-05-20')).toBe('2027-05-20')
  expect(reviewOn('2028-02-29')).toBe('2029-02-28')
})
