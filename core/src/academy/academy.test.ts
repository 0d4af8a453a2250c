import { csgCrds } from '@moisson/law/csg-crds'
import { languages, type Language } from '@moisson/law/text'
import { eurosWritten } from '@moisson/law/words/figures'
import { expect, test } from 'vitest'
import { figuresOn, type Figures } from './figures.ts'
import { readMeeting } from './meeting.ts'
import { meetingWords } from './meeting-words.ts'
import type { QuestionFacts } from './question.ts'
import { questionsOf } from './questions.ts'
import { readQuestion } from './read-question.ts'
import { readTopic, topicList } from './read-topic.ts'
import { matchingLeft } from './tools.ts'
import type { TopicWords } from './topic.ts'
import { matching } from './topics/matching.ts'
import { percol } from './topics/percol.ts'
import { topics } from './topics.ts'

const today = '2026-11-23'
const each = topics.flatMap((topic) => languages.map((language) => [topic.slug, language, topic] as const))
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** Figures all replaced by a letter: what digits are left in a text were typed. */
const blankIn = (language: Language): Figures =>
  Object.fromEntries(
    Object.entries(figuresOn(today, language)).map(([name, value]) => [
      name,
      typeof value === 'function' ? () => 'x' : Array.isArray(value) ? ['x'] : 'x',
    ]),
  ) as unknown as Figures

/** A number in digits, years of laws apart, or a delay in letters. */
const typed =
  /\d|\b(un|deux|trois|quatre|cinq|six|huit|dix|douze|quinze|one|two|three|four|five|six|eight|ten|twelve|fifteen) (mois|jours|ans?|months?|days?|years?)\b/i
/** Lengths of time that are no law: a horizon, how often one looks, a wrong answer; and the month that no article read by us gives. */
const noLaw =
  /(dans|in) (deux|quinze|two|fifteen) (ans|years)|(vingt|deux|twenty|two) (ans avant|years before)|(dans un|in a|within a|in one) (an|year)|(trois|three) (ans|years)|^(un an|one year|six mois|six months)$|d’un an à|one year to|\b(un mois|one month)\b/gi
const withoutYears = (text: string) => text.replaceAll(/\b20(23|24|26)\b/g, '')

test.each(each)('%s, %s: no figure nor delay of the law is typed in a text', (_slug, language, topic) => {
  const found = textsOf(topic.words[language](blankIn(language))).filter((text) =>
    typed.test(withoutYears(text).replaceAll(noLaw, '')),
  )
  expect(found).toEqual([])
})

test.each(languages)('the meeting, %s: no figure nor delay of the law is typed in it', (language) => {
  const { parts, ...words } = meetingWords[language](blankIn(language))
  const found = textsOf([parts, words]).filter((text) => typed.test(text.replaceAll(noLaw, '')))
  expect(found).toEqual([])
})

test('the meeting lasts fifteen minutes, says as much in each language, and every question in it is one of the guide', () => {
  const { fr, en } = readMeeting(today).in
  for (const { parts, asked, basis } of [fr, en]) {
    expect([...parts, asked].reduce((sum, { minutes }) => sum + minutes, 0)).toBe(15)
    expect(basis.length).toBeGreaterThan(0)
    expect(asked.questions.map(({ answer }) => answer.length)).not.toContain(0)
  }
  const shape = (page: typeof fr) => [
    page.before.length,
    page.parts.map(({ shown, say, lines }) => [
      shown.length,
      say.length,
      lines?.map(({ amount }) => amount.replaceAll(/[^\d−]/g, '')),
    ]),
    page.releases.map(({ cases }) => cases.length),
    page.poster.steps.length,
  ]
  expect(shape(en)).toEqual(shape(fr))
})

const asked = Object.entries(questionsOf).flatMap(([topic, questions]) =>
  questions.flatMap((one) => languages.map((language) => [topic, one.slug, language, one] as const)),
)

test.each(asked)(
  '%s/%s, %s: no figure nor delay of the law is typed in it',
  (_topic, slug, language, one) => {
    const words = one.words[language](blankIn(language))
    const written = Object.entries(words)
      // What a case of early release says of itself comes from the law word for word.
      .filter(([part]) => !(releasedBy(one) && (part === 'condition' || part === 'papers')))
      .flatMap(([, value]) => textsOf(value))
    expect([slug, written.filter((text) => typed.test(text.replaceAll(noLaw, '')))]).toEqual([slug, []])
  },
)
const releasedBy = ({ basis }: QuestionFacts) =>
  basis[0] === 'releases_savings' || basis[0] === 'releases_percol'

test('there are questions under every topic, each with its own name, its articles and something in every part', () => {
  expect(Object.keys(questionsOf).toSorted()).toEqual(topics.map(({ slug }) => slug).toSorted())
  expect(asked.length).toBeGreaterThanOrEqual(2 * 60)
  for (const topic of topics) {
    const questions = questionsOf[topic.slug] ?? []
    expect(new Set(questions.map(({ slug }) => slug)).size).toBe(questions.length)
    for (const one of questions) {
      const read = readQuestion(topic, one, today)
      for (const language of languages) {
        const { basis, papers, ...page } = read.in[language]
        expect([one.slug, page.question.endsWith('?')]).toEqual([one.slug, true])
        expect(
          textsOf([page, papers]).filter((text) => text.trim() === '' || /undefined/.test(text)),
        ).toEqual([])
        // An article is one that was read, in a version with its day, or says that a copy was read.
        expect(basis.length).toBeGreaterThan(0)
        for (const line of basis)
          expect([line.citation, line.since ?? line.copy ?? line.url]).not.toContain(null)
      }
      expect([one.slug, read.in.fr.papers.length]).toEqual([one.slug, read.in.en.papers.length])
    }
  }
})

test('a case of early release says the delay of its plan: months for the savings plan, none for the pension plan', () => {
  const pageOf = (topic: string, slug: string) => {
    const facts = topics.find((one) => one.slug === topic)
    const question = questionsOf[topic]?.find((one) => one.slug === slug)
    if (!facts || !question) throw new Error(slug)
    return readQuestion(facts, question, today).in.fr
  }
  expect(pageOf('deblocage-anticipe', 'residence-principale').delay).toContain('six mois')
  expect(pageOf('per-col', 'percol-residence-principale').delay).toContain('ne fixent pas de délai')
  expect(figuresOn(today, 'fr').percol_cases.filter((text) => text.includes('mois'))).toEqual([])
})

test('the first of January is a line of the law: the same page, read a year before, says that year’s ceiling', () => {
  const capOn = (day: string) => figuresOn(day, 'fr').individual_cap
  expect([capOn('2025-12-31'), capOn('2026-01-01')]).toEqual(['35\u202f325\u00a0€', '36\u202f045\u00a0€'])
})

test.each(each)(
  '%s, %s: three questions with one right answer each, and something in every part',
  (_slug, language, topic) => {
    const page = readTopic(topic, today).in[language]
    for (const { answers, right } of page.quiz) {
      expect(answers.length).toBeGreaterThan(1)
      expect(answers[right]).toBeDefined()
      expect(new Set(answers).size).toBe(answers.length)
    }
    expect(textsOf(page).filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([])
    expect(page.basis.length).toBeGreaterThan(0)
  },
)

test('a topic says as much in each language', () => {
  for (const topic of topics) {
    const { fr, en } = readTopic(topic, today).in
    const shape = (page: TopicWords) => [
      page.goals.length,
      page.sections.map(({ body }) =>
        body.map((part) => (typeof part === 'string' ? 1 : Object.values(part)[0]?.length)),
      ),
      page.example.lines.map(({ amount }) => amount.replaceAll(/[^\d−]/g, '')),
      page.quiz.map(({ answers, right }) => [answers.length, right]),
    ]
    expect([topic.slug, shape(en)]).toEqual([topic.slug, shape(fr)])
  }
})

test('every name of a topic is another, and what is related exists', () => {
  const list = topicList(today)
  expect(new Set(list.map(({ fr }) => fr.slug)).size).toBe(15)
  for (const topic of topics) {
    const { related, before, after } = readTopic(topic, today)
    expect(related.map(({ fr }) => fr.slug)).not.toContain(topic.slug)
    expect([before, after].filter((one) => one === null)).toHaveLength(
      topic === topics[0] || topic === topics.at(-1) ? 1 : 0,
    )
  }
})

test('a matching is told as the choice tells it: the rate on what is placed, then its levies, and what the plan holds', () => {
  const { net_cents } = csgCrds.value({ gross_cents: 100_000, on: today })
  const gross_cents = net_cents / 2
  const levied = csgCrds.value({ gross_cents, on: today })
  const money = (cents: number) => eurosWritten((cents / 100).toFixed(2), 'fr')
  const told = [net_cents, gross_cents, levied.withheld_cents, levied.net_cents, net_cents + levied.net_cents]
  for (const topic of [matching, percol])
    expect(
      topic.words.fr(figuresOn(today, 'fr')).example.lines.map(({ amount }) => amount.replace('− ', '')),
    ).toEqual(told.map(money))
  const said = matchingLeft({ rate_bps: 5000, cap_cents: gross_cents, received_cents: 0, plan: 'PEE' }, today)
  expect(said.map(({ value }) => Object.values(value)[0]).slice(1)).toEqual([
    gross_cents,
    net_cents,
    levied.net_cents,
  ])
  expect(figuresOn(today, 'fr').placed).toBe('1\u202f310,70\u00a0€')
  expect(figuresOn(today, 'fr').pee_shares_cap).toBe('6\u202f920,64\u00a0€')
})

test('an example of 1 000 € is what the law makes of it, and a year that is not published yet still reads', () => {
  expect(figuresOn(today, 'fr')).toMatchObject({
    net: '903\u00a0€',
    taxable: '932\u00a0€',
    low_cash: '800,48\u00a0€',
    individual_cap: '36\u202f045\u00a0€',
    pee_cap: '3\u202f844,80\u00a0€',
    gain_levies: '37,20\u00a0€',
    levies: '9,7\u202f%',
  })
  expect(figuresOn('2031-02-01', 'en').pass).not.toBe('')
})
