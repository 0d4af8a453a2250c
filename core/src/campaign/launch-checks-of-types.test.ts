import { describe, expect, test } from 'vitest'
import type { LaunchFacts } from './launch-facts.ts'
import { bonusWarnings } from './bonus-checks.ts'
import { moneyBlockers } from './money-checks.ts'
import { codes, plain } from './testing/plain-launch.ts'
import { unilateralBlockers } from './unilateral-checks.ts'

describe('a participation', () => {
  const participation = (more: Partial<LaunchFacts> = {}) =>
    codes({ type: 'participation', default_rule: 'half_percol_half_pee', ...more })
  test('knows no part of the wages, whatever the other campaigns share', () => {
    const wages = { payroll_gross_cents: 1_000_000, granted_elsewhere_cents: 5_000_000 }
    expect(participation(wages)).toEqual({ blockers: [], warnings: [] })
    expect(codes(wages).blockers).toContain('collective_ceiling')
  })
  test('sends silence half to the PER COL where there is one, and never to a payment', () => {
    expect(participation({ default_rule: 'percol_managed' }).blockers).toEqual([])
    expect(participation({ default_rule: 'pee_lowest_risk' }).blockers).toEqual(['default_not_legal'])
    const withoutPercol = {
      destinations: ['immediate_payment', 'pee'] as const,
      company_has_percol: false,
    }
    expect(participation({ ...withoutPercol, default_rule: 'pee_lowest_risk' }).blockers).toEqual([])
    expect(participation({ ...withoutPercol, default_rule: 'immediate_payment' }).blockers).toEqual([
      'default_not_legal',
    ])
    expect(
      participation({ ...withoutPercol, default_rule: 'pee_lowest_risk', company_has_percol: true }).blockers,
    ).toEqual(['default_not_legal'])
  })
  test('needs a savings plan to lock it in', () => {
    expect(
      participation({ destinations: ['immediate_payment'], company_has_percol: false }).blockers,
    ).toContain('pee_needed')
  })
})

describe('a payment of the employer alone', () => {
  const limits = { ppv_limit_cents: 300_000, ceiling_cents: 768_960, provisional: false }
  const alone = (more: Partial<LaunchFacts> = {}) =>
    codes({
      type: 'abondement',
      year: 2027,
      agreement: null,
      envelope_gross_cents: null,
      each_gross_cents: 100_000,
      plan_limits: limits,
      planned_payment_date: '2027-05-31',
      exercise_start: '2027-05-31',
      exercise_end: '2027-05-31',
      destinations: ['percol'],
      default_rule: 'percol_managed',
      warning_reasons: { unilateral_in_rules: 'Article 7 du règlement' },
      ...more,
    })
  test('asks for no agreement, no closed exercice and no cash, and for the article of the plan that provides for it', () => {
    expect(alone()).toEqual({ blockers: [], warnings: ['unilateral_in_rules'] })
    expect(alone({ warning_reasons: {} }).blockers).toEqual(['reason_missing'])
  })
  test('is within what the year allows, and of the year it is paid in', () => {
    expect(alone({ each_gross_cents: null }).blockers).toEqual(['amount_for_each_missing'])
    expect(alone({ each_gross_cents: 300_000 }).blockers).toEqual([])
    expect(alone({ each_gross_cents: 300_001 }).blockers).toEqual(['unilateral_above_limit'])
    expect(alone({ year: 2026 }).blockers).toEqual(['paid_in_another_year'])
  })
})

test('a limit that may be the plan’s is not said to be the law’s alone', () => {
  const [above] = unilateralBlockers({
    ...plain,
    each_gross_cents: 100_001,
    plan_limits: { ppv_limit_cents: 300_000, ceiling_cents: 100_000, provisional: false },
    planned_payment_date: '2026-05-31',
  })
  expect(above?.message.fr).toMatch(/1\s000,00.*de la loi \(.*D224-10.*\) et du plan/u)
})

test('an amount for each that the year leaves no room for is mended at the amount, not at an envelope', () => {
  const nothing = {
    envelope_gross_cents: 100_000,
    calculation: { ...plain.calculation!, distributed_cents: 0 },
  }
  const fieldOf = (more: object) =>
    moneyBlockers({ ...plain, ...nothing, ...more }).find(({ code }) => code === 'nothing_distributed')?.field
  expect(fieldOf({ type: 'abondement' })).toBe('each_gross_cents')
  expect(fieldOf({})).toBe('envelope_gross_cents')
})

describe('a bonus of value sharing', () => {
  const terms = {
    limit_cents: 300_000,
    reference: { start: '2026-03-31', end: '2027-03-30' },
    three_smic_cents: null,
    unpublished: null,
  }
  const bonus = (more: Partial<LaunchFacts> = {}) =>
    codes({
      type: 'ppv',
      year: 2027,
      agreement: null,
      envelope_gross_cents: null,
      each_gross_cents: 100_000,
      bonus: terms,
      decided_by: 'agreement',
      decided_on: '2027-02-15',
      criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
      planned_payment_date: '2027-03-31',
      exercise_start: '2027-03-31',
      exercise_end: '2027-03-31',
      default_rule: 'immediate_payment',
      warning_reasons: { bonus_replaces_nothing: 'Vérifié.', bonus_agreement_filed: 'Le 16 février.' },
      ...more,
    })
  test('needs its act, signed before anybody is told', () => {
    expect(bonus()).toEqual({
      blockers: [],
      warnings: ['bonus_replaces_nothing', 'bonus_agreement_filed'],
    })
    expect(bonus({ decided_by: null }).blockers).toEqual(['bonus_act_missing'])
    expect(bonus({ decided_on: null }).blockers).toEqual(['decision_missing'])
    expect(bonus({ decided_on: '2027-03-01' }).blockers).toEqual([])
    expect(bonus({ decided_on: '2022-07-01' }).blockers).toEqual([])
    expect(bonus({ decided_on: '2022-06-30' }).blockers).toEqual(['decision_before_law'])
    expect(bonus({ decided_on: '2027-03-02' }).blockers).toEqual(['decision_to_come'])
    expect(bonus({ decided_by: 'unilateral_decision' }).blockers).toEqual(['reason_missing'])
  })
  test('asks for a fact or a tick, never why it is launched all the same', () => {
    for (const decided_by of ['agreement', 'unilateral_decision'] as const) {
      const asked = bonusWarnings({ ...plain, decided_by, bonus: { ...terms, three_smic_cents: 5_400_000 } })
      expect(asked).toHaveLength(3)
      for (const one of asked)
        expect([one.to_answer, one.to_confirm].filter(Boolean), one.code).toHaveLength(1)
    }
  })
  test('stays within its limit, the criteria carried out here, two a year and one a quarter; silence pays it', () => {
    expect(bonus({ each_gross_cents: 300_000 }).blockers).toEqual([])
    expect(bonus({ each_gross_cents: 300_001 }).blockers).toEqual(['bonus_above_limit'])
    expect(bonus({ criteria: [{ criterion: 'salary', weight_bps: 10_000 }] }).blockers).toEqual([
      'criterion_not_of_bonus',
    ])
    const other = (paid_on: string) => ({ name: 'Prime', paid_on })
    expect(bonus({ other_bonuses: [other('2026-12-31')] }).blockers).toEqual([])
    expect(bonus({ other_bonuses: [other('2027-04-01')] }).blockers).toEqual([])
    expect(bonus({ other_bonuses: [other('2027-01-15')] }).blockers).toEqual(['bonus_of_the_quarter'])
    expect(bonus({ other_bonuses: [other('2027-04-01'), other('2027-07-01')] }).blockers).toEqual([
      'bonuses_of_the_year',
    ])
    expect(bonus({ default_rule: 'pee_lowest_risk' }).blockers).toEqual(['default_not_legal'])
  })
})
