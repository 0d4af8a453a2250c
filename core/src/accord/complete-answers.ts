import type { Day, Period } from '@moisson/law/calendar'
import { addDays, addMonths, dayOf, yearOf } from '@moisson/law/calendar'
import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import { SAVINGS_PLANS } from '@moisson/law/plan-kind'
import { exerciseOf } from '../campaign/exercise-dates.ts'
import type { CampaignCriterion } from '../campaign/frozen-rules.ts'
import type { Accord, CompanyFacts, Indicator } from './accord.ts'
import { buildFormula } from './build-formula.ts'
import { defaultTexts, formsInWords } from './default-texts.ts'
import type { GivenAnswers, GivenCriterion, GivenIndicator, SavingsPlan } from './given-answers.ts'
import { legalMonths } from './legal-months.ts'

/** Fills what was left out with the company file and the law's ordinary choices; it judges nothing. */
export function completeAnswers(given: GivenAnswers, facts: CompanyFacts, today: Day): Accord {
  const company = companyOf(given, facts)
  const conclusion = given.conclusion ?? {}
  const duration = durationOf(given, company.closing, conclusion.signed_on ?? today)
  const indicators = (given.indicators ?? []).map((one) => indicatorOf(one, numbersIn(given.formula)))
  const formula = given.formula ?? { tree: { const: 0 } }
  const built = buildFormula(formula, duration.years, indicators)
  const plans = given.choice?.plans ?? facts.plans
  const exists = given.participation?.exists ?? facts.bound_to_participation
  return {
    written_on: today,
    amends: given.amends
      ? {
          title: given.amends.title,
          number: given.amends.number ?? 1,
          signed_on: given.amends.signed_on ?? null,
        }
      : null,
    company,
    conclusion: {
      mode: conclusion.mode ?? 'ratification',
      place: conclusion.place || null,
      signed_on: conclusion.signed_on ?? null,
      signatories: (conclusion.signatories ?? []).map((one) => ({
        name: one.name,
        quality: one.quality || null,
        organisation: one.organisation || null,
      })),
      personnel: conclusion.personnel ?? null,
      yes: conclusion.yes ?? null,
      negotiation_failed_minutes: conclusion.negotiation_failed_minutes ?? false,
      cse_consulted_on: conclusion.cse_consulted_on ?? null,
      cse_meeting_on: conclusion.cse_meeting_on ?? null,
      branch: conclusion.branch
        ? {
            name: conclusion.branch.name,
            idcc: conclusion.branch.idcc ?? null,
            signed_on: conclusion.branch.signed_on ?? null,
            options: conclusion.branch.options ?? [],
          }
        : null,
      replaces_pay: conclusion.replaces_pay ?? false,
    },
    preamble: {
      motives: given.preamble?.motives || defaultTexts.motives,
      indicators_reasons: given.preamble?.indicators_reasons || defaultTexts.indicators_reasons,
      split_reasons: given.preamble?.split_reasons || defaultTexts.split_reasons,
    },
    scope: scopeOf(given, facts),
    duration,
    beneficiaries: {
      seniority_months: given.beneficiaries?.seniority_months ?? 3,
      executives: given.beneficiaries?.executives ?? false,
      spouse: given.beneficiaries?.spouse ?? false,
    },
    indicators,
    given_formula: formula,
    formula: {
      tree: built.tree ?? { unknown: 'formule illisible' },
      parameters: built.parameters,
      objectives: built.objectives,
    },
    caps: {
      payroll_bps: given.caps?.payroll_bps ?? null,
      amount_cents: given.caps?.amount_cents ?? null,
      indicator_cap: given.caps?.indicator_cap ?? null,
    },
    participation: {
      exists,
      link: exists ? (given.participation?.link ?? 'independent') : 'independent',
      combined_cap_bps: given.participation?.combined_cap_bps ?? null,
    },
    criteria: (given.split?.criteria ?? []).map((one) => criterionOf(one, duration.exercises)),
    by_site: given.split?.by_site ?? false,
    salary: { definition: given.salary?.definition || defaultTexts.salary },
    presence: { unit: given.presence?.unit ?? 'days', also_counted: given.presence?.also_counted ?? [] },
    individual_cap: {
      own_cap_cents: given.individual_cap?.own_cap_cents ?? null,
      prorate: given.individual_cap?.prorate ?? true,
      remainder: given.individual_cap?.remainder ?? 'redistributed',
    },
    supplement: supplementOf(given),
    payment: {
      months_after_closing: given.payment?.months_after_closing ?? legalMonths(duration.period_months),
    },
    advances: {
      allowed: given.advances?.allowed ?? false,
      every_months: given.advances?.every_months ?? 3,
    },
    choice: {
      plans,
      response_days: given.choice?.response_days ?? REPLY_DAYS,
      presumption_days: given.choice?.presumption_days ?? 5,
      default: given.choice?.default ?? lawfulDefault(plans),
      default_fund: given.choice?.default_fund || null,
    },
    follow_up: {
      body:
        given.follow_up?.body ??
        (company.has_cse === true || conclusion.mode === 'works_council' ? 'cse' : 'commission'),
      commission_members: given.follow_up?.commission_members ?? 2,
      days_before_payment: given.follow_up?.days_before_payment ?? 30,
    },
    information: {
      electronic: given.information?.electronic ?? true,
      notice_days: given.information?.notice_days ?? 15,
    },
    disputes: {
      internal_step_days: given.disputes?.internal_step_days ?? 60,
      court_city: given.disputes?.court_city || null,
    },
    revision: { notice_months: given.revision?.notice_months ?? 3 },
    tacit_renewal: given.tacit_renewal ?? false,
    exceptional_increase: exceptionalIncreaseOf(given, company),
    filing: { labour_court_city: given.filing?.labour_court_city || null },
    special_clauses: given.special_clauses ?? [],
  }
}

/** Criteria of its own where the supplement says so; none that an earlier choice left behind. */
function supplementOf({ supplement: given = {} }: GivenAnswers): Accord['supplement'] {
  const split = given.split ?? 'same'
  return { planned: given.planned ?? true, split, criteria: split === 'own' ? (given.criteria ?? []) : [] }
}

/** A criterion with its weight from each exercice on, where it changes. */
function criterionOf(
  { by_year_bps, ...one }: GivenCriterion,
  exercises: readonly Period[],
): CampaignCriterion {
  if (!by_year_bps?.length) return one
  const by_year = by_year_bps.flatMap((weight_bps, place) => {
    const from = exercises[place]?.start
    return from === undefined ? [] : [{ from, weight_bps }]
  })
  return { ...one, weight_bps: by_year_bps[0] ?? one.weight_bps, by_year }
}

/** Where silence leads for intéressement: the savings plan of the nearest level, never a pension plan. */
export const lawfulDefault = (plans: readonly SavingsPlan[]): Accord['choice']['default'] =>
  (SAVINGS_PLANS as readonly SavingsPlan[]).find((plan) => plans.includes(plan)) ?? 'immediate_payment'

function companyOf({ company: given = {} }: GivenAnswers, facts: CompanyFacts): Accord['company'] {
  const representative = given.representative
    ? { name: given.representative.name, quality: given.representative.quality || null }
    : facts.representative
  const form = given.legal_form ?? facts.legal_form ?? 'other'
  return {
    legal_name: given.legal_name || facts.legal_name,
    form: formsInWords[form] ?? form,
    siren: given.siren || facts.siren,
    siret: given.siret || facts.siret,
    address: given.address || facts.address,
    registry_city: given.registry_city || facts.registry_city,
    representative: representative
      ? { name: representative.name, quality: representative.quality ?? 'représentant légal' }
      : null,
    headcount: given.headcount ?? facts.headcount,
    has_cse: given.has_cse ?? facts.has_cse,
    has_union_delegate: given.has_union_delegate ?? facts.has_union_delegate,
    representation_in_order: given.representation_in_order ?? true,
    approved_branch_agreement: given.approved_branch_agreement ?? false,
    bound_at_250: facts.bound_at_250,
    closing: given.closing ?? facts.closing,
    payroll_cents: facts.payroll_cents,
  }
}

/** The exercice in progress when it can still be signed for, otherwise the next one. */
function durationOf(
  { duration: given = {} }: GivenAnswers,
  closing: { month: number; day: number },
  signed: Day,
): Accord['duration'] {
  const years = given.years ?? 3
  const period_months = given.period_months ?? 12
  const start = given.first_exercise_start ?? firstStart(closing, signed, period_months)
  const count = Math.max(1, Math.min(Number.isInteger(years) ? years : 1, 50))
  const exercises = Array.from({ length: count }, (_, place): Period => {
    const from = addMonths(start, 12 * place)
    return { start: from, end: addDays(addMonths(start, 12 * (place + 1)), -1) }
  })
  const months = Math.max(1, Math.min(period_months, 12))
  const first_period = { start, end: addDays(addMonths(start, months), -1) }
  return { years, period_months, exercises, first_period, part_periods: given.part_periods ?? [] }
}

function firstStart(closing: { month: number; day: number }, signed: Day, period_months: number): Day {
  const year = yearOf(signed)
  const current = [year, year + 1]
    .map((one) => exerciseOf(one, closing))
    .find(({ end }) => end >= signed) ?? { start: dayOf(year, 1, 1), end: dayOf(year, 12, 31) }
  const { last_signature_day } = conclusionDeadlines.value({
    period_start: current.start,
    period_months: Math.max(3, Math.min(period_months, 12)),
  })
  return signed <= last_signature_day ? current.start : addDays(current.end, 1)
}

function scopeOf({ scope: given = {} }: GivenAnswers, facts: CompanyFacts): Accord['scope'] {
  const establishments = (given.establishments ?? facts.establishments).map((one) => ({
    name: one.name,
    address: one.address || null,
    siret: one.siret || null,
  }))
  return {
    kind: given.kind ?? (given.companies?.length ? 'group' : 'all'),
    establishments,
    companies: (given.companies ?? []).map(({ name, siren }) => ({ name, siren: siren || null })),
  }
}

function indicatorOf(given: GivenIndicator, written: readonly number[]): Indicator {
  const unit = given.unit ?? 'EUR'
  const history = given.history ?? []
  return {
    name: given.name,
    label: given.label,
    definition: given.definition || `${given.label}, tel que cet indicateur ressort de sa source`,
    kind: given.kind ?? (unit === 'EUR' ? 'result' : 'performance'),
    unit,
    direction: given.direction ?? 'higher',
    source: given.source || defaultTexts.source,
    owner: given.owner || null,
    perimeter: given.perimeter || defaultTexts.perimeter,
    accounting_line: given.accounting_line || null,
    adjustments: given.adjustments || null,
    available_by: given.available_by || null,
    collective: given.collective ?? true,
    history,
    plausible: given.plausible ?? plausible(unit, [...history.map(({ value }) => value), ...written]),
  }
}

/** Between which values an indicator may move, when nobody said so: wide, and down to a loss for an amount. */
function plausible(unit: Indicator['unit'], known: readonly number[]): { from: number; to: number } {
  const largest = Math.max(0, ...known.map(Math.abs).filter((value) => unit !== 'ratio' || value <= 10))
  if (unit === 'EUR') {
    const reach = Math.max(largest * 3, 1_000_000)
    return { from: -reach, to: reach }
  }
  return { from: 0, to: Math.max(largest * 3, unit === 'ratio' ? 2 : 1000) }
}

/** The figures that a formula compares with its indicators: its range goes beyond them. */
function numbersIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return key.endsWith('_bps') || key.endsWith('_cents') ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, one]) => numbersIn(one, Array.isArray(value) ? key : inner))
}

/** Fifty employees and a union delegate: the agreement defines what an exceptional increase of the profit is. */
function exceptionalIncreaseOf(
  { exceptional_increase: given }: GivenAnswers,
  { headcount, has_union_delegate }: Accord['company'],
): Accord['exceptional_increase'] {
  if (given === undefined && !((headcount ?? 0) >= 50 && has_union_delegate === true)) return null
  return {
    above_average_bps: given?.above_average_bps ?? 12_500,
    reference_exercises: given?.reference_exercises ?? 3,
  }
}
