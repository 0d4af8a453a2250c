import { expect, test } from 'vitest'
import { abondementSentence, isMatched } from './abondement-sentence.ts'

const terms = {
  kind: 'single',
  rate_bps: 5000,
  cap_cents: null,
  base: 'net',
} as const

test('who has left is told why nothing is added, unless the rules grant it', () => {
  const plan = (leavers: boolean) => ({ abondement: { ...terms, leavers } })
  const [gone, here] = [{ last_day: '2026-03-31' }, { last_day: null }]
  expect([isMatched(plan(false), gone), isMatched(plan(true), gone), isMatched(plan(false), here)]).toEqual([
    false,
    true,
    true,
  ])
  expect(abondementSentence(plan(false), gone).fr).toMatch(
    /n’ajoute rien à ce que vous placez.*dernier jour, le 31 mars 2026,/u,
  )
  expect(abondementSentence(plan(false), here).fr).toContain('L’entreprise ajoute 50')
  expect(abondementSentence(plan(true), gone).fr).toContain('L’entreprise ajoute 50')
})
