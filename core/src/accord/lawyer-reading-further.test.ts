import { expect, test } from 'vitest'
import { agreementFormula, computeEnvelope } from '../campaign/envelope-basis.ts'
import { judgeAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { complianceOf } from './compliance.ts'
import { plainText } from './content.ts'
import type { GivenAnswers } from './given-answers.ts'
import { facts, minimal } from './testing/random-answers.ts'
import { writeAccord } from './write-accord.ts'

/** What the lawyer’s second reading asked: judged, reported and written for one set of answers. */
function read(change: GivenAnswers, company: Partial<typeof facts> = {}) {
  const given = { ...minimal, ...change }
  const accord = completeAnswers(given, { ...facts, ...company }, '2026-11-20')
  const judged = judgeAnswers(accord, given)
  const lines = complianceOf(accord, given, judged)
  const { clauses, annexes } = writeAccord(accord)
  return {
    accord,
    judged,
    line: (code: string) => lines.find((one) => one.code === code),
    codes: clauses.map(({ code }) => code),
    text: [...clauses, ...annexes]
      .map(({ blocks }) => plainText(blocks))
      .join('\n')
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  }
}

const uniform = {
  criteria: [{ criterion: 'uniform' as const, weight_bps: 10_000 }],
}

test('the definitions are written when only the supplement shares by pay or presence', () => {
  const own = (criterion: 'salary' | 'uniform') =>
    read({
      split: uniform,
      beneficiaries: { executives: true, spouse: true },
      supplement: {
        planned: true,
        split: 'own',
        criteria: [{ criterion, weight_bps: 10_000 }],
      },
    })
  const paid = own('salary')
  expect(paid.codes).toEqual(expect.arrayContaining(['salary', 'presence']))
  expect(paid.text).toContain('dans la limite du salaire le plus élevé versé dans l’entreprise')
  expect(paid.line('absences')?.message.fr).toContain('leur salaire est reconstitué')
  const none = own('uniform')
  expect(none.codes).not.toContain('salary')
  expect(none.line('absences')?.message.fr).toContain('aucune absence ne réduit une part')
})

test('time on the books is a criterion to confirm', () => {
  const { line } = read({
    split: { criteria: [{ criterion: 'appartenance', weight_bps: 10_000 }] },
  })
  expect(line('sharing')?.status).toBe('to_confirm')
  expect(line('absences')?.message.fr).toContain('aucune absence ne réduit une part')
})

const yearly: GivenAnswers = {
  tacit_renewal: true,
  indicators: [{ name: 'service', label: 'taux de service', unit: 'ratio' }],
  formula: {
    preset: 'objectives',
    budget: { rate_bps: 300 },
    objectives: [
      {
        indicator: 'service',
        weight_bps: 10_000,
        target: [0.95, 0.96, 0.97],
        threshold: [0.9, 0.91, 0.92],
      },
    ],
  },
}

test('the term reserves a renewal, and an exercice renewed without objectives has no envelope', () => {
  const renewed = read(yearly)
  expect(renewed.text).toContain('sous réserve de sa reconduction tacite')
  expect(renewed.text).toContain('à défaut d’objectif pour un exercice')
  const envelope = (year: number) =>
    computeEnvelope(
      agreementFormula(renewed.accord),
      { start: `${year}-01-01`, end: `${year}-12-31` },
      { service: 0.99, masse_salariale: 600_000 },
    )
  const [first] = renewed.accord.duration.exercises
  const from = Number(first?.start.slice(0, 4))
  expect(envelope(from + 2).basis?.amount_cents).toBeGreaterThan(0)
  expect(envelope(from + 3).problem?.fr).toContain('aucun intéressement n’est dû')
  const plain = read({ tacit_renewal: true })
  expect(plain.text).not.toContain('à défaut d’objectif')
  expect(read({}).text).not.toContain('reconduction tacite, prévue')
})

test.each([
  'ventes hors taxes',
  'volume d’affaires',
  'facturation de l’exercice',
  'montant des ventes',
  'produits d’exploitation',
  'recettes',
])('a share of turnover is refused under another name: %s', (label) => {
  const { problems } = read({
    indicators: [{ name: 'resultat', label }],
  }).judged
  expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toContain('formula.indicator NOT_RANDOM')
})

test.each(['nombre de jours de grève', 'âge moyen des salariés', 'assiduité', 'ventes par commercial'])(
  'an indicator that is no performance of all is to confirm: %s',
  (label) => {
    const { warnings } = read({
      indicators: [{ name: 'resultat', label }],
    }).judged
    expect(warnings.map(({ code }) => code)).toContain('not_performance')
  },
)

test('a group concludes company by company, and its mandates are filed', () => {
  const scope = {
    kind: 'group' as const,
    companies: [{ name: 'Atelier du Quai', siren: '552100554' }],
  }
  const group = read({ scope })
  expect(group.line('conclusion')?.status).toBe('to_confirm')
  expect(group.text).toContain('ayant ratifié, société par société')
  expect(group.text.split('le mandat exprès donné par chaque société').length).toBeGreaterThan(2)
  expect(read({}).text).not.toContain('le mandat exprès donné par chaque société')
})

test.each([
  'La prime croît avec la fidélité à l’entreprise.',
  'La prime varie selon le coefficient du bénéficiaire.',
  'Les grévistes ne participent pas à la répartition.',
  'La prime est réduite de moitié pour les salariés à temps partiel.',
])('a special clause with a forbidden criterion is never silent: %s', (text) => {
  const { judged, line } = read({
    special_clauses: [{ title: 'Divers', text }],
  })
  expect(line('sharing')?.message.fr).toMatch(/«\s(fidélité|coefficient|grévistes|temps partiel)\s»/)
  expect([...judged.problems, ...judged.warnings].map(({ field }) => field)).toContain(
    'special_clauses.0.text',
  )
})
