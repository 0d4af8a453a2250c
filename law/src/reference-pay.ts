import { codeDuTravail, practice } from './article.ts'
import { ceilingInputs, individualCeiling, participationPayCeiling, quarterOfPass } from './ceilings.ts'
import { halfUpCents } from './money.ts'
import { decimal, mul, rational } from './rational.ts'
import { rule } from './rule.ts'
import { list, optional, record, where } from './shape.ts'
import { cents, duration, flag, whole } from './takes.ts'

/** Pay rebuilt for assimilated absences: what the person would have had, the employer's top-up not added to it. */
export const rebuiltPay = rule({
  label: { fr: 'Salaire reconstitué', en: 'Rebuilt pay' },
  articles: [codeDuTravail('R3314-3'), codeDuTravail('D3324-11')],
  takes: where(
    record({
      /** Pay of the exercice, top-up during the absence included. */
      paid_salary_cents: cents,
      /** Decimals for a month begun. */
      absence_months: duration,
      monthly_salary_if_present_cents: cents,
      employer_maintained_cents: cents,
    }),
    { fr: 'un complément compris dans le salaire versé', en: 'a top-up included in the pay' },
    ({ paid_salary_cents, employer_maintained_cents }) => employer_maintained_cents <= paid_salary_cents,
  ),
  compute: (given, note) => {
    const months = decimal(given.absence_months)
    const rebuilt_cents = halfUpCents(mul(months, rational(given.monthly_salary_if_present_cents)))
    const base_salary_cents = given.paid_salary_cents - given.employer_maintained_cents + rebuilt_cents
    note({
      label: {
        fr: 'Salaire versé, hors complément, plus le salaire qu’elle aurait eu',
        en: 'Pay without the top-up, plus the pay they would have had',
      },
      inputs: { ...given, rebuilt_cents },
      rounding: 'half_up',
      result: base_salary_cents,
    })
    return { base_salary_cents }
  },
  vectors: [
    {
      why: 'four months of maternity at 3 000 €',
      given: {
        paid_salary_cents: 2_100_000,
        absence_months: 4,
        monthly_salary_if_present_cents: 300_000,
        employer_maintained_cents: 0,
      },
      expect: { base_salary_cents: 3_300_000 },
    },
    {
      why: 'what the employer went on paying is not counted twice',
      given: {
        paid_salary_cents: 2_100_000,
        absence_months: 4,
        monthly_salary_if_present_cents: 300_000,
        employer_maintained_cents: 100_000,
      },
      expect: { base_salary_cents: 3_200_000 },
    },
    {
      why: 'half a month at an odd cent is rounded up',
      given: {
        paid_salary_cents: 2_100_000,
        absence_months: 0.5,
        monthly_salary_if_present_cents: 300_001,
        employer_maintained_cents: 0,
      },
      expect: { base_salary_cents: 2_250_001 },
    },
    {
      why: 'a month in which all that was paid was the top-up',
      given: {
        paid_salary_cents: 100_000,
        absence_months: 1,
        monthly_salary_if_present_cents: 300_000,
        employer_maintained_cents: 100_000,
      },
      expect: { base_salary_cents: 300_000 },
    },
  ],
})

/** A head of company counts for the income of the year before, no more than the highest salary paid. */
export const dirigeantBase = rule({
  label: { fr: 'Revenu retenu d’un dirigeant', en: 'Income counted for a company head' },
  articles: [codeDuTravail('L3314-6'), codeDuTravail('L3324-5')],
  takes: record({ income_n_minus_1_cents: cents, highest_salary_cents: cents }),
  compute: (given, note) => {
    const base_cents = Math.min(given.income_n_minus_1_cents, given.highest_salary_cents)
    note({
      label: { fr: 'Plafonné au salaire le plus élevé', en: 'Capped at the highest salary' },
      inputs: { ...given },
      result: base_cents,
    })
    return { base_cents }
  },
  vectors: [
    {
      why: 'income above the highest salary',
      given: { income_n_minus_1_cents: 25_000_000, highest_salary_cents: 9_000_000 },
      expect: { base_cents: 9_000_000 },
    },
    {
      why: 'income below the highest salary',
      given: { income_n_minus_1_cents: 5_000_000, highest_salary_cents: 9_000_000 },
      expect: { base_cents: 5_000_000 },
    },
  ],
})

/** The spouse counts for a quarter of the PASS at most, when the agreement says so. */
export const spouseBase = rule({
  label: { fr: 'Base du conjoint', en: 'Base of the spouse' },
  articles: [codeDuTravail('L3314-6')],
  takes: record({ ...ceilingInputs, clause: flag }),
  compute: ({ clause, ...of }, note) => {
    const base_max_cents = clause ? quarterOfPass.value(of).ceiling_cents : 0
    note({
      label: {
        fr: 'Quart du plafond annuel si l’accord le prévoit',
        en: 'Quarter of the PASS if the agreement says so',
      },
      inputs: { clause },
      result: base_max_cents,
    })
    return { base_max_cents }
  },
  vectors: [
    {
      why: '2026, with the clause',
      given: { exercise: { start: '2026-01-01', end: '2026-12-31' }, clause: true },
      expect: { base_max_cents: 1_201_500 },
    },
    {
      why: 'without the clause',
      given: { exercise: { start: '2026-01-01', end: '2026-12-31' }, clause: false },
      expect: { base_max_cents: 0 },
    },
  ],
})

/** Limits of participation for one person: pay within 3 PASS and ceiling, prorated when not a full year in the company. */
export const participationLimits = rule({
  label: { fr: 'Plafonds individuels de la participation', en: 'Individual limits of participation' },
  articles: [
    codeDuTravail('D3324-10'),
    codeDuTravail('D3324-12'),
    codeDuTravail('D3324-13'),
    practice('absence et temps partiel ne réduisent pas les plafonds (circulaire du 14/09/2005)'),
  ],
  takes: record({ ...ceilingInputs, salary_cents: cents }),
  compute: ({ salary_cents, ...of }, note) => {
    const salary_cap_cents = participationPayCeiling.value(of).ceiling_cents
    const individual_cap_cents = individualCeiling.value(of).ceiling_cents
    const base_cents = Math.min(salary_cents, salary_cap_cents)
    note({
      label: { fr: 'Salaire retenu', en: 'Pay counted' },
      inputs: { salary_cents, salary_cap_cents },
      result: base_cents,
    })
    note({ label: { fr: 'Plafond individuel', en: 'Individual ceiling' }, result: individual_cap_cents })
    return { salary_cap_cents, base_cents, individual_cap_cents }
  },
  vectors: [
    {
      why: 'entered on 1 July, by days',
      given: {
        exercise: { start: '2026-01-01', end: '2026-12-31' },
        proration: { entry: '2026-07-01', basis: 'days' },
        salary_cents: 9_000_000,
      },
      expect: { salary_cap_cents: 7_268_252, base_cents: 7_268_252, individual_cap_cents: 1_817_063 },
    },
  ],
})

/** Amounts granted one after the other for the same exercice share one ceiling (supplement, infra-annual periods). */
export const successiveGrants = rule({
  label: { fr: 'Plafond commun d’un exercice', en: 'One ceiling for the financial year' },
  articles: [codeDuTravail('L3314-8'), codeDuTravail('L3314-10')],
  takes: record({
    ceiling_cents: cents,
    shares_cents: list(cents),
    already_granted_cents: optional(cents),
  }),
  compute: (given, note) => {
    let left = Math.max(0, given.ceiling_cents - (given.already_granted_cents ?? 0))
    const granted_cents = given.shares_cents.map((share) => {
      const granted = Math.min(share, left)
      left -= granted
      return granted
    })
    note({
      label: {
        fr: 'Accordé dans la limite du plafond restant',
        en: 'Granted within what is left of the ceiling',
      },
      inputs: {
        ceiling_cents: given.ceiling_cents,
        shares_cents: given.shares_cents,
        already_granted_cents: given.already_granted_cents ?? 0,
      },
      result: granted_cents,
    })
    return { granted_cents, cut_cents: given.shares_cents.map((share, i) => share - (granted_cents[i] ?? 0)) }
  },
  vectors: [
    {
      why: 'two half-years of 20 000 € in 2026',
      given: { ceiling_cents: 3_604_500, shares_cents: [2_000_000, 2_000_000] },
      expect: { granted_cents: [2_000_000, 1_604_500], cut_cents: [0, 395_500] },
    },
    {
      why: 'more than the ceiling was granted before: nothing is left, never less',
      given: { ceiling_cents: 3_604_500, shares_cents: [100], already_granted_cents: 3_700_000 },
      expect: { granted_cents: [0], cut_cents: [100] },
    },
    {
      why: 'the ceiling exactly is granted whole',
      given: { ceiling_cents: 3_604_500, shares_cents: [3_604_500, 1] },
      expect: { granted_cents: [3_604_500, 0], cut_cents: [0, 1] },
    },
  ],
})

/** Days on mission of a temporary worker that stand for three months with the agency. */
export const temporaryWorkerSeniority = rule({
  label: { fr: 'Ancienneté d’un intérimaire', en: 'Seniority of a temporary worker' },
  articles: [codeDuTravail('L3342-1')],
  takes: record({ days_on_mission: whole(0, 366) }),
  compute: (given, note) => {
    const deemed_months = given.days_on_mission >= 60 ? 3 : 0
    note({
      label: { fr: '60 jours de mission valent trois mois', en: '60 days on mission stand for three months' },
      inputs: { ...given },
      result: deemed_months,
    })
    return { deemed_months }
  },
  vectors: [
    { why: '60 days', given: { days_on_mission: 60 }, expect: { deemed_months: 3 } },
    { why: '59 days', given: { days_on_mission: 59 }, expect: { deemed_months: 0 } },
  ],
})
