import { languages, type Language, type Said } from '@moisson/law/text'
import { expect, test } from 'vitest'
import { accountSentence, sharedCeiling, subjectToOthers } from '../abondement/account-sentence.ts'
import { matchingSteps } from '../abondement/matching-steps.ts'
import { easeGained, inTradeWords, longSentences, untold } from '../academy/testing/easy-faults.ts'
import { explainShare } from '../campaign/explain-share.ts'
import type { ShareStep } from '../campaign/share-step.ts'
import { abondementSentence, notToLeavers } from './abondement-sentence.ts'
import type { Consequence, PlacedLine } from './consequence.ts'
import { keepingSentence, keptBySentence } from '../company/plan-keeping.ts'
import {
  choiceSentence,
  defaultDecider,
  defaultSentence,
  draftCountsSentence,
  draftSentence,
  elseDefaultSentence,
  unseenDraftSentence,
  untoldSentence,
  withdrawalOf,
} from './default-sentence.ts'
import { leaverSentence } from './leaver-sentence.ts'

const placed = (destination: string, more: object = {}) =>
  ({ destination, abondement_net_cents: 27_126, fund_name: 'Prudence 2030', ...more }) as PlacedLine
const estimate = (more: object = {}) =>
  ({
    net_cash_cents: 123_456,
    pee_cents: 90_300,
    percol_cents: 45_150,
    pee_available_on: '2031-06-01',
    ...more,
  }) as Consequence
const funds = [
  { id: 'a', name: 'Actions 2040' },
  { id: 'b', name: 'Monétaire' },
]
const clause = (more: object) => ({ cap_cents: 123_400, base: 'net', leavers: false, ...more }) as never
const bands = [
  { up_to_cents: 30_000, rate_bps: 10_000 },
  { up_to_cents: 120_000, rate_bps: 5000 },
  { up_to_cents: null, rate_bps: 2500 },
]
const steps = [
  { from_years: 0, rate_bps: 2500 },
  { from_years: 5, rate_bps: 5000 },
]
const clauses = [
  { kind: 'single', rate_bps: 5000 },
  { kind: 'single', rate_bps: 5000, cap_cents: null },
  { kind: 'single', rate_bps: 5000, as: 'ppv' },
  { kind: 'single', rate_bps: 5000, as: 'cet_transfer' },
  { kind: 'bands', bands },
  { kind: 'fixed' },
  { kind: 'sources', sources: { interessement: 5000, voluntary_payment: 2500, ppv: 1000 } },
  { kind: 'several', parts: [{ rate_bps: 5000 }, { fixed_cents: 30_000 }, { bands }, { seniority: steps }] },
  {
    kind: 'several',
    parts: [{ rate_bps: 5000, as: 'participation' }, { funds: [{ fund_id: 'a', rate_bps: 7500 }] }],
  },
]
const uses = [
  { label: { fr: 'Intéressement 2026', en: 'Intéressement 2026' }, gross_cents: 16_777 },
  { label: { fr: 'reçu ailleurs', en: 'received elsewhere' }, gross_cents: 5000 },
]
const awaited = [
  { campaign_name: 'Participation 2025', gross_cents: 12_345 },
  { campaign_name: 'Intéressement 2026', gross_cents: 0 },
]

/** Whatever the choice may say, by name. */
const sentences: Record<string, Said | null> = {
  'silence, every place': defaultSentence(
    [placed('pee'), placed('percol', { fund_name: null, management_mode: 'managed' })],
    estimate(),
  ),
  'silence, a draft that counts': draftCountsSentence(
    [],
    estimate({ untaxed: true, pee_cents: 0, percol_cents: 0 }),
  ),
  'silence, beside a draft that counts': elseDefaultSentence([placed('pee')], estimate()),
  'silence, a draft unseen': unseenDraftSentence,
  'silence, untaxed': defaultSentence([], estimate({ untaxed: true, pee_cents: 0, percol_cents: 0 })),
  'silence, as pay': defaultSentence(
    [placed('pee')],
    estimate({ like_pay: true, net_cash_cents: 0, percol_cents: 0 }),
  ),
  'silence, nothing': defaultSentence([], estimate({ net_cash_cents: 0, pee_cents: 0, percol_cents: 0 })),
  'a choice, every place': choiceSentence(
    [placed('pee'), placed('percol', { fund_name: null, management_mode: 'managed' })],
    estimate(),
  ),
  'a choice, as pay': choiceSentence([placed('pee')], estimate({ like_pay: true, percol_cents: 0 })),
  'a draft that counts': draftSentence({
    draft_policy: 'honour_complete_draft',
    type: 'interessement',
  }),
  'a draft that does not': draftSentence({
    draft_policy: 'ignore_draft',
    type: 'interessement',
  }),
  'the ceiling of the year': sharedCeiling(2026),
  'silence, not told yet': untoldSentence(123_456, 15),
  ...Object.fromEntries(
    (['company', 'holder', null] as const).flatMap((fees_after_departure) =>
      [3000, null].map((fees_per_year_cents) => [
        `keeping ${fees_after_departure} ${fees_per_year_cents}`,
        keepingSentence('PEE', {
          keeper: 'Groupama Épargne Salariale',
          contract: 'C-12',
          fees_after_departure,
          fees_per_year_cents,
        }),
      ]),
    ),
  ),
  'kept by one': keptBySentence([{ name: 'PEE', keeper: 'Groupama Épargne Salariale' }]),
  'kept by two': keptBySentence([
    { name: 'PEE', keeper: 'Groupama Épargne Salariale' },
    { name: 'PER\u00a0COL', keeper: 'Amundi ESR' },
  ]),
  withdrawal: withdrawalOf('participation', [{ destination: 'percol' }]),
  ...Object.fromEntries(
    (['half_percol_half_pee', 'percol_managed', 'pee_lowest_risk', 'immediate_payment'] as const).flatMap(
      (rule) =>
        (['interessement', 'participation', 'ppv'] as const).map((type) => [
          `decided ${rule} ${type}`,
          defaultDecider(rule as never, type as never),
        ]),
    ),
  ),
  ...Object.fromEntries(
    clauses.flatMap((one, place) =>
      [undefined, { last_day: null, seniority_years: 0 }, { last_day: null, seniority_years: 12 }].map(
        (person, at) => [
          `matching ${place} ${at}`,
          abondementSentence({ abondement: clause(one), funds, is_example: place === 3 }, person),
        ],
      ),
    ),
  ),
  leaver: notToLeavers('2026-03-31'),
  left: accountSentence(uses, 43_223, 2026, 'percol', true),
  'left alone': accountSentence([], 43_223, 2026),
  subject: subjectToOthers(awaited),
  'subject, nothing taken': subjectToOthers(awaited.slice(1)),
  leaving: leaverSentence(
    {
      type: 'interessement',
      destinations: ['immediate_payment', 'pee'],
      plans: [{ kind: 'pee', funds, abondement: clause({ kind: 'single', rate_bps: 5000 }) }],
    } as never,
    { last_day: '2026-03-31' },
  ),
}

const calculation = {
  criteria: [
    { criterion: 'salary', weight: 3_300_000, share_cents: 60_000 },
    { criterion: 'presence', weight: 33_500, share_cents: 40_101 },
    { criterion: 'appartenance', weight: 36_500, share_cents: 20_000 },
  ],
  before_ceiling_cents: 4_000_000,
  ceiling_cents: 1_488_559,
  excess_cents: 2_511_441,
  redistributed_cents: 1234,
  presence_from: 'absences',
  pay_ceiling_cents: 14_130_000,
  absences: [
    { type: 'maladie', days: 30, counts: false },
    { type: 'mi_temps_therapeutique', days: 112, counts: true },
  ],
  rebuilt_pay: {
    base_salary_cents: 3_300_000,
    paid_salary_cents: 2_200_000,
    employer_maintained_cents: 100_000,
    monthly_salary_if_present_cents: 300_000,
    absence_months: 4,
  },
  officer: {
    standing: 'officer',
    base_cents: 5_000_000,
    income_cents: 6_000_000,
    highest_salary_cents: 5_000_000,
    income_of: 'exercise',
  },
}
const masses = calculation.criteria.map(({ criterion }) => ({
  criterion,
  share_bps: 3333,
  sub_mass_cents: 4_740_000,
  total_weight: 1_721_000,
}))
const row = {
  gross_cents: 1_488_559,
  csg_deductible_cents: 101_222,
  csg_non_deductible_cents: 35_725,
  crds_cents: 7443,
  net_cents: 1_344_169,
  presence_days: 335,
  reference_salary_cents: 3_300_000,
  advance_gross_cents: 50_000,
  advance_net_cents: 45_150,
  late_interest_paid_cents: 123,
  late_interest_pee_cents: 456,
}
const explained = (own: object, of: object = {}, campaign: object = {}) =>
  explainShare(
    { masses, cap_cents: 3_574_500, levies_on: '2026-06-01', ...campaign } as never,
    { ...row, ...of, calculation: { ...calculation, ...own } as never },
    'interessement',
  )
const bonus = {
  reference: { start: '2025-06-01', end: '2026-05-31' },
  threshold_cents: 6_500_000,
  pay_year: 2025,
}
const paths: ShareStep[][] = [
  explained({}),
  explained({ presence_from: 'contract', absences: undefined, already_granted_cents: 700_000 }),
  explained(
    { ceiling_cents: 3_574_500, officer: { ...calculation.officer, income_of: 'year_before' } },
    { net_cents: 20_000 },
  ),
  explained({ officer: { ...calculation.officer, standing: 'spouse', base_cents: 1_200_000 } }),
  explained({ bonus }, { untaxed: true }),
  explained({ bonus: { ...bonus, pay_days: 200, pay_year: null } }),
  explained({}, { settled: { paid_cents: 1_000_000, pee_cents: 344_169, percol_cents: 0, held_cents: 0 } }),
  matchingSteps({
    ceiling_cents: 60_000,
    used_cents: 14_795,
    remaining_cents: 45_205,
    rule: abondementSentence({ abondement: clause(clauses[0] ?? {}), funds }),
    gross_cents: 45_205,
    net_cents: 40_820,
    on: '2026-12-31',
  }),
]
for (const [place, path] of paths.entries())
  for (const [at, { label, detail }] of path.entries()) {
    sentences[`step ${place}.${at} ${label.en}`] = label
    if (detail) sentences[`step ${place}.${at} ${label.en}, detail`] = detail
  }

const all = (language: Language) =>
  Object.entries(sentences).flatMap(([at, said]) =>
    said
      ? [
          {
            at: `${at} (${language})`,
            easy: (said.easy ?? said)[language],
            usually: said[language],
            own: said.easy,
          },
        ]
      : [],
  )
const everywhere = languages.flatMap(all)

test('whatever the server says on the choice is there in easy words, and tells every amount, date and article of the usual ones', () => {
  expect(Object.values(sentences).filter((said) => said === null)).toEqual([])
  expect(everywhere.length).toBeGreaterThan(200)
  expect(untold(everywhere)).toEqual([])
  expect(everywhere.filter(({ easy, usually }) => /undefined|NaN|null/.test(easy + usually))).toEqual([])
})

test('whoever reads easy words is told one idea in twelve words at most, and no word of the trade', () => {
  expect(longSentences(everywhere)).toEqual([])
  expect(inTradeWords(everywhere)).toEqual([])
})

test.each(languages)('in %s they read more easily than what they replace', (language) => {
  expect(
    easeGained(
      all(language).filter(({ own }) => own !== undefined),
      language,
    ),
  ).toBeGreaterThan(5)
})
