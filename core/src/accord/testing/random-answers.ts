import fc from 'fast-check'
import { absences, type AbsenceType } from '@moisson/law/absences'
import type { ConclusionModeName } from '@moisson/law/conclusion-modes'
import type { CompanyFacts } from '../accord.ts'
import type { GivenAnswers, GivenCriterion, GivenFormula, GivenIndicator } from '../given-answers.ts'

export const facts: CompanyFacts = {
  legal_name: 'Atelier du Phare',
  legal_form: 'sas',
  siren: '000031005',
  siret: null,
  address: '12 rue des Pommiers, 29900 Concarneau',
  registry_city: 'Quimper',
  representative: { name: 'Yann Le Goff', quality: 'président' },
  headcount: 12,
  has_cse: false,
  has_union_delegate: null,
  bound_to_participation: false,
  bound_at_250: false,
  closing: { month: 12, day: 31 },
  establishments: [],
  plans: ['PEE'],
  payroll_cents: null,
}

/** The least a company may answer, and what each test changes of it. */
export const minimal: GivenAnswers = {
  conclusion: { mode: 'ratification' },
  indicators: [{ name: 'resultat', label: 'résultat courant avant impôt' }],
  formula: { preset: 'share_of_result', indicator: 'resultat', rate_bps: 800, threshold: 100_000 },
  split: { criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
}

/** What each way of concluding asks of the company. */
export const situations: Record<ConclusionModeName, Pick<GivenAnswers, 'company' | 'conclusion'>> = {
  collective_agreement: {
    company: { has_union_delegate: true },
    conclusion: { mode: 'collective_agreement' },
  },
  unions: {
    company: { has_union_delegate: true },
    conclusion: {
      mode: 'unions',
      signatories: [{ name: 'Anne Roux', quality: 'déléguée syndicale', organisation: 'CFDT' }],
    },
  },
  works_council: {
    company: { has_cse: true },
    conclusion: { mode: 'works_council', signatories: [{ name: 'Paul Denis', quality: 'secrétaire' }] },
  },
  ratification: { conclusion: { mode: 'ratification', personnel: 12, yes: 9 } },
  unilateral: { company: { headcount: 12, has_cse: false }, conclusion: { mode: 'unilateral' } },
  unilateral_after_failure: {
    company: { headcount: 40, has_cse: true },
    conclusion: {
      mode: 'unilateral_after_failure',
      negotiation_failed_minutes: true,
      cse_consulted_on: '2026-02-02',
    },
  },
  branch: {
    company: { approved_branch_agreement: true },
    conclusion: {
      mode: 'branch',
      branch: { name: 'Optique-lunetterie de détail', idcc: 1431, options: ['option 2'] },
    },
  },
}

const mode = fc.constantFrom(...(Object.keys(situations) as ConclusionModeName[]))

/** Parts that make 100 %, none of them empty. */
const weights = (count: number): fc.Arbitrary<number[]> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: count - 1, maxLength: count - 1 })
    .map((cuts) => {
      const bounds = [0, ...cuts.toSorted((a, b) => a - b), 100]
      return bounds.slice(1).map((to, i) => (to - (bounds[i] ?? 0)) * 100)
    })

const indicators: GivenIndicator[] = [
  {
    name: 'resultat',
    label: 'résultat courant avant impôt',
    accounting_line: 'case GW',
    owner: 'le comptable',
  },
  {
    name: 'service',
    label: 'taux de livraisons à l’heure',
    unit: 'ratio',
    history: [{ year: 2025, value: 0.94 }],
  },
  { name: 'rebuts', label: 'taux de rebuts', unit: 'ratio', direction: 'lower' },
  { name: 'delai', label: 'délai moyen de réparation', unit: 'days', direction: 'lower' },
]

const objectives = (years: number): fc.Arbitrary<GivenFormula> =>
  fc
    .tuple(
      fc.integer({ min: 2, max: 4 }).chain(weights),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 100, max: 1000 }),
    )
    .map(([parts, yearly, linear, over, budget]): GivenFormula => {
      const at = (value: number, step: number) =>
        yearly ? Array.from({ length: years }, (_, year) => Number((value + year * step).toFixed(6))) : value
      const scales = [
        { target: at(250_000, 10_000), threshold: at(150_000, 5000), over: at(300_000, 10_000) },
        { target: at(0.97, 0.002), threshold: at(0.9, 0.002), over: at(0.985, 0.002) },
        { target: at(0.02, -0.001), threshold: at(0.05, -0.001), over: at(0.01, -0.001) },
        { target: at(5, -0.2), threshold: at(9, -0.2), over: at(3, -0.1) },
      ]
      return {
        preset: 'objectives',
        budget: { rate_bps: budget },
        objectives: parts.map((weight_bps, i) => ({
          indicator: indicators[i]?.name ?? '',
          weight_bps,
          target: scales[i]?.target ?? 1,
          ...(linear ? { threshold: scales[i]?.threshold ?? 0 } : {}),
          ...(linear && over ? { over: { value: scales[i]?.over ?? 2, score_bps: 12_500 } } : {}),
        })),
      }
    })

const simple: fc.Arbitrary<GivenFormula> = fc.oneof(
  fc.record({
    preset: fc.constant('share_of_result' as const),
    indicator: fc.constant('resultat'),
    rate_bps: fc.integer({ min: 1, max: 3000 }),
    threshold: fc.integer({ min: 0, max: 400_000 }),
    on: fc.constantFrom('whole' as const, 'excess' as const),
  }),
  fc.record({
    preset: fc.constant('threshold' as const),
    indicator: fc.constant('service'),
    threshold: fc.constantFrom(0.9, 0.95, 1),
    strict: fc.boolean(),
    reward: fc.constantFrom(
      { rate_bps: 250 },
      { amount_cents: 1_500_000 },
      { rate_bps: 300, of: 'resultat' },
    ),
  }),
  fc.constantFrom<GivenFormula>(
    {
      preset: 'bands',
      indicator: 'resultat',
      mode: 'marginal',
      rows: [
        { from: 0, to: 100_000, rate_bps: 0 },
        { from: 100_000, to: 300_000, rate_bps: 500 },
        { from: 300_000, to: null, rate_bps: 1000 },
      ],
    },
    {
      preset: 'bands',
      indicator: 'service',
      rows: [
        { from: null, to: 0.9, amount_cents: 0 },
        { from: 0.9, to: 0.95, rate_bps: 150 },
        { from: 0.95, to: null, amount_cents: 2_000_000 },
      ],
    },
    {
      tree: {
        if: { cmp: '>', left: { var: 'resultat' }, right: { const: 0 } },
        [`${'then'}`]: {
          op: 'mul',
          args: [
            { const: 0.03 },
            { var: 'masse_salariale' },
            { op: 'min', args: [{ const: 1 }, { op: 'div', args: [{ var: 'service' }, { const: 0.95 }] }] },
          ],
        },
        else: { const: 0 },
      },
    },
    {
      tree: {
        per_head: {
          op: 'max',
          args: [{ const: 0 }, { op: 'div', args: [{ var: 'resultat' }, { const: 500 }] }],
        },
      },
    },
  ),
)

const used = (formula: GivenFormula): GivenIndicator[] => {
  const text = JSON.stringify(formula)
  return indicators.filter(({ name }) => text.includes(`"${name}"`))
}

const payBounds = fc.constantFrom<Partial<GivenCriterion>>(
  {},
  {},
  { floor_cents: 2_000_000, ceiling_cents: 9_000_000 },
  { floor_pass_bps: 10_000, ceiling_pass_bps: 30_000, bounds_prorated: 'appartenance' },
  { floor_pass_bps: 12_500, bounds_prorated: 'presence', max_ratio_bps: 30_000 },
)
const changing = fc.constantFrom('never', 'never', 'by_year', 'by_slice')

/** One criterion or several, pay with its bounds, weights that change by exercice or by slice of the envelope. */
const criteria = (years: number): fc.Arbitrary<GivenCriterion[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(['uniform', 'salary', 'presence', 'appartenance'] as const, { minLength: 1 }),
      payBounds,
      changing,
    )
    .chain(([names, bounds, way]) =>
      fc.tuple(weights(names.length), weights(names.length)).map(([one, other]) =>
        names.map((criterion, i): GivenCriterion => ({
          criterion,
          weight_bps: one[i] ?? 0,
          ...(criterion === 'salary' && bounds),
          ...(way === 'by_year' && {
            by_year_bps: Array.from({ length: years }, (_, year) => (year === 0 ? one : other)[i] ?? 0),
          }),
          ...(way === 'by_slice' && {
            slices: [
              { up_to_cents: 1_000_000, weight_bps: one[i] ?? 0 },
              { up_to_cents: null, weight_bps: other[i] ?? 0 },
            ],
          }),
        })),
      ),
    )

const unassimilated = (Object.keys(absences) as AbsenceType[]).filter((name) => !absences[name].counts)

/** Answers that the law accepts, over every choice of the wizard. */
export const lawfulAnswers: fc.Arbitrary<GivenAnswers> = fc
  .tuple(mode, fc.integer({ min: 1, max: 5 }))
  .chain(([how, years]) =>
    fc
      .record({
        formula: fc.oneof(simple, objectives(years)),
        split: criteria(years).map((one) => ({ criteria: one })),
        period_months: fc.constantFrom(12, 12, 3, 4, 6),
        seniority_months: fc.integer({ min: 0, max: 3 }),
        executives: fc.boolean(),
        spouse: fc.boolean(),
        prorate: fc.boolean(),
        plans: fc.subarray(['PEE', 'PEI', 'PERCOL'] as const),
        presumption_days: fc.integer({ min: 0, max: 10 }),
        response_days: fc.integer({ min: 15, max: 30 }),
        also_counted: fc.subarray(unassimilated),
        unit: fc.constantFrom('days' as const, 'hours' as const),
        remainder: fc.constantFrom('redistributed' as const, 'lost' as const),
        own_cap_cents: fc.constantFrom(null, 500_000),
        advances: fc.boolean(),
        tacit_renewal: fc.boolean(),
        participation: fc.constantFrom(
          { exists: false },
          { exists: true, link: 'independent' as const },
          { exists: true, link: 'deducted' as const },
          { exists: true, link: 'combined_cap' as const, combined_cap_bps: 1500 },
        ),
        caps: fc.constantFrom({}, { payroll_bps: 700 }, { payroll_bps: 900, amount_cents: 3_000_000 }),
        electronic: fc.boolean(),
        exceptional: fc.boolean(),
        special: fc.boolean(),
      })
      .map((one): GivenAnswers => {
        const perHead = 'tree' in one.formula && JSON.stringify(one.formula).includes('per_head')
        return {
          ...situations[how],
          indicators: used(one.formula),
          formula: one.formula,
          split: perHead ? { criteria: [{ criterion: 'presence', weight_bps: 10_000 }] } : one.split,
          duration: {
            years,
            period_months: one.period_months,
            first_exercise_start: '2027-01-01',
          },
          beneficiaries: {
            seniority_months: one.seniority_months,
            executives: one.executives,
            spouse: one.spouse,
          },
          presence: { unit: one.unit, also_counted: one.also_counted },
          individual_cap: {
            own_cap_cents: one.own_cap_cents,
            prorate: one.prorate,
            remainder: one.remainder,
          },
          advances: { allowed: one.advances && one.period_months > 3 },
          choice: {
            plans: [...one.plans],
            presumption_days: one.presumption_days,
            response_days: one.response_days,
          },
          tacit_renewal: one.tacit_renewal,
          participation: perHead ? { exists: false } : one.participation,
          caps: one.caps,
          information: { electronic: one.electronic },
          ...(one.exceptional ? { exceptional_increase: {} } : {}),
          ...(one.special
            ? { special_clauses: [{ title: 'Langue', text: 'Le texte est remis dans la langue de chacun' }] }
            : {}),
        }
      }),
  )

/** Any tree of the grammar, sensible or not, over the indicators above and names nobody defined. */
export const anyTree: fc.Arbitrary<unknown> = fc.letrec<{ node: unknown; condition: unknown }>((tie) => {
  const bound = fc.constantFrom<unknown>(null, 0, 0.95, 1, 100_000, 'resultat', '8 % masse_salariale', -5)
  const rows = (value: string) =>
    fc.array(fc.record({ from: bound, to: bound, [value]: fc.oneof(tie('node'), fc.constant(0.02)) }), {
      maxLength: 4,
    })
  return {
    condition: fc.oneof(
      fc.record({ cmp: fc.constantFrom('>', '>=', '<', '==', '~'), left: tie('node'), right: tie('node') }),
      fc.record({ all: fc.array(tie('condition'), { maxLength: 2 }) }),
    ),
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom<unknown>(
        { var: 'resultat' },
        { var: 'service' },
        { var: 'masse_salariale' },
        { var: 'inconnu' },
        { const: 0 },
        { const: 0.05 },
        { const: 1e9 },
        { unknown: 'non dit' },
        7,
        'x',
        null,
      ),
      fc.record({
        op: fc.constantFrom('add', 'sub', 'mul', 'div', 'min', 'max', 'avg', 'pow', 'sum_over'),
        args: fc.array(tie('node'), { maxLength: 3 }),
      }),
      fc.record({ if: tie('condition'), [`${'then'}`]: tie('node'), else: tie('node') }),
      fc.record({ steps: fc.record({ of: tie('node'), rows: rows('value') }) }),
      fc.record({ brackets: fc.record({ of: tie('node'), rows: rows('rate') }) }),
      fc.record({
        interp: fc.record({ of: tie('node'), points: fc.array(fc.tuple(bound, bound), { maxLength: 3 }) }),
      }),
      fc.record({ per_head: tie('node') }),
      fc.record({ let: fc.record({ a: tie('node') }), in: tie('node') }),
      fc.record({ label: fc.constant('étape'), expr: tie('node') }),
    ),
  }
}).node

export const twoIndicators: GivenIndicator[] = indicators.slice(0, 2)
