import { languages, type Language } from '@moisson/law/text'
import { expect, test } from 'vitest'
import { figuresOn, type Figures } from './figures.ts'
import { readTopic, topicList } from './read-topic.ts'
import type { TopicFacts, TopicWords } from './topic.ts'
import { topics } from './topics.ts'

const today = '2026-11-23'
const each = topics.flatMap((topic) => languages.map((language) => [topic.slug, language, topic] as const))
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

/** A topic whose figures are all replaced by a letter: what digits are left were typed. */
function withoutFigures(topic: TopicFacts, language: Language): TopicWords {
  const blank = Object.fromEntries(
    Object.entries(figuresOn(today, language)).map(([name, value]) => [
      name,
      typeof value === 'function' ? () => 'x' : Array.isArray(value) ? ['x'] : 'x',
    ]),
  ) as unknown as Figures
  return topic.words[language](blank)
}

test.each(each)(
  '%s, %s: no figure of the law is typed in a text; years of laws apart',
  (_slug, language, topic) => {
    const typed = textsOf(withoutFigures(topic, language)).filter((text) =>
      /\d/.test(text.replaceAll(/\b20(23|24|26)\b/g, '')),
    )
    expect(typed).toEqual([])
  },
)

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
