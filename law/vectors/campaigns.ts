import { abondement } from '../src/abondement.ts'
import type { AbondementRule } from '../src/abondement-rule.ts'
import { allocation, payBase } from '../src/allocation.ts'
import type { AllocationGiven } from '../src/allocation.ts'
import { individualCeiling, participationPayCeiling } from '../src/ceilings.ts'
import { csgCrds } from '../src/csg-crds.ts'
import type { ByDestination, ChoiceKind } from '../src/default-choice.ts'
import { defaultChoice } from '../src/default-choice.ts'
import { scaleDown } from '../src/money.ts'
import { forfaitSocial } from '../src/forfait-social.ts'
import type { Destination, PlanKind } from '../src/plan-kind.ts'
import type { Part } from './allocate.ts'
import { criteriaOf, peopleOf } from './allocate.ts'
import type { Legal } from './reserve.ts'
import { legalReserve } from './reserve.ts'
import type { Shapes } from './shape.ts'
import { year as exerciceOf } from './shape.ts'

const bps = (percent: number): number => Math.round(percent * 100)
const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0)

/**
 * « PEE », « paid », « default », « none », or parts such as « paid 50 % / PEE 50 % »: the odd cent goes to the plan, and
 * what parts below 100 % leave is unanswered.
 */
function answerOf(choice: string, net_cents: number): ByDestination | null {
  if (choice === 'default' || choice === 'none') return null
  const parts = choice.split('/').map((part) => {
    const [destination = '', percent] = part.trim().split(/\s+/)
    return { destination: destination as Destination, percent: Number(percent ?? 100) }
  })
  const answer: ByDestination = {}
  let left = net_cents
  const paidFirst = parts.toSorted(
    (a, b) => Number(b.destination === 'paid') - Number(a.destination === 'paid'),
  )
  const whole = parts.reduce((sum, part) => sum + part.percent, 0) === 100
  for (const [i, { destination, percent }] of paidFirst.entries()) {
    const cents = whole && i === parts.length - 1 ? left : scaleDown(net_cents, bps(percent), 10_000)
    answer[destination] = (answer[destination] ?? 0) + cents
    left -= cents
  }
  return answer
}

/** « 50 % of what goes to the PEE, at most 600.00 a year; leavers excluded » */
function matchingOf(sentence: string): AbondementRule {
  const rate = /([\d.]+)\s*%/.exec(sentence)?.[1]
  const cap = /at most ([\d.]+)/.exec(sentence)?.[1]
  return {
    rate_bps: Math.round(Number(rate) * 100),
    plan_cap_cents: cap === undefined ? null : Math.round(Number(cap) * 100),
    grants_to_leavers: !/leavers excluded/.test(sentence),
  }
}

type Settled = {
  kind: ChoiceKind
  gross_cents: number
  choice: string
  plans: PlanKind[]
  on: string
  otherHalf?: Destination
}

function settle({ kind, gross_cents, choice, plans, on, otherHalf }: Settled) {
  const levies = csgCrds.value({ gross_cents, on })
  const answer = answerOf(choice, levies.net_cents)
  const { by_destination } = defaultChoice.value({
    kind,
    net_cents: levies.net_cents,
    plans,
    answer,
    other_half_to: otherHalf,
  })
  return {
    gross_cents,
    ...levies,
    choice,
    to_PEE_cents: by_destination.PEE ?? 0,
    to_PERCOL_cents: by_destination.PERCOL ?? 0,
    paid_cents: by_destination.paid ?? 0,
  }
}

type Interessement = {
  exercice: string
  payment_year: number
  pool_cents: number
  criteria: Part[]
  beneficiaries: string[]
  choices: string[]
  abondement: string
  headcount: number
  obliged_to_participation: boolean
}

function campaignInteressement(input: Interessement) {
  const on = `${input.payment_year}-05-31`
  const { shares } = allocation.value({
    envelope_cents: input.pool_cents,
    criteria: criteriaOf(input.criteria),
    people: peopleOf(input.criteria),
    ceiling_cents: individualCeiling.value({ exercise: exerciceOf(input.exercice) }).ceiling_cents,
    redistribution: false,
  })
  const matching = matchingOf(input.abondement)
  const rows = input.beneficiaries.map((beneficiary, i) => {
    const gross_cents = shares[i]?.gross_cents ?? 0
    const row = settle({
      kind: 'interessement',
      gross_cents,
      choice: input.choices[i] ?? 'none',
      plans: ['PEE', 'PERCOL'],
      on,
    })
    const matched = abondement.value({
      plan: 'PEE',
      paid_on: on,
      matching,
      contribution_cents: row.to_PEE_cents,
      leaver: /\bleft\b/.test(beneficiary),
      // The year of payment has no published ceiling yet: the last one stands in and does not bind here.
      unpublished: 'provisional',
    })
    return {
      beneficiary,
      ...row,
      abondement_gross_cents: matched.gross_cents,
      abondement_net_cents: matched.net_cents,
    }
  })
  const total = (of: (row: (typeof rows)[number]) => number) => sumOf(rows.map(of))
  const abondementGross = total((row) => row.abondement_gross_cents)
  const regime = {
    obliged_to_participation: input.obliged_to_participation,
    effective_250: input.headcount >= 250,
  }
  const levy = (source: 'interessement' | 'abondement', gross_cents: number) =>
    forfaitSocial.value({ on, regime, lines: [{ source, gross_cents, destination: 'PEE' }] }).total_cents
  return {
    rows,
    totals: {
      gross_cents: total((row) => row.gross_cents),
      abondement_gross_cents: abondementGross,
      csg_crds_withheld_cents:
        total((row) => row.withheld_cents) +
        total((row) => row.abondement_gross_cents - row.abondement_net_cents),
      paid_cents: total((row) => row.paid_cents),
      to_PEE_with_abondement_net_cents: total((row) => row.to_PEE_cents + row.abondement_net_cents),
      to_PERCOL_cents: total((row) => row.to_PERCOL_cents),
      // The levy is due on what is granted: what the individual ceiling keeps back is nobody's (CSS L137-15).
      forfait_social_interessement_cents: levy(
        'interessement',
        total((row) => row.gross_cents),
      ),
      forfait_social_abondement_cents: levy('abondement', abondementGross),
    },
  }
}

type Participation = Legal & {
  year: number
  salaries_cents: number[]
  choices: string[]
  plans: PlanKind[]
  accord_other_half: Destination
}

function campaignParticipation(input: Participation) {
  const exercice = exerciceOf(input.year)
  const { rsp_cents } = legalReserve(input)
  const given: AllocationGiven = {
    envelope_cents: rsp_cents,
    criteria: [{ criterion: 'salary', share_bps: 10_000 }],
    people: input.salaries_cents.map((salary_cents, place) => ({
      key: String(place).padStart(9, '0'),
      salary_cents,
    })),
    ceiling_cents: individualCeiling.value({ exercise: exercice }).ceiling_cents,
    salary_ceiling_cents: participationPayCeiling.value({ exercise: exercice }).ceiling_cents,
    redistribution: true,
  }
  const result = allocation.value(given)
  const on = `${input.year}-05-31`
  const rows = result.shares.map(({ gross_cents }, i) =>
    settle({
      kind: 'participation',
      gross_cents,
      choice: input.choices[i] ?? 'none',
      plans: input.plans,
      on,
      otherHalf: input.accord_other_half,
    }),
  )
  // The vector sets no headcount: a company bound by participation owes 20 % whatever the destination.
  const regime = { obliged_to_participation: true, effective_250: false }
  // What stays in the reserve for later (L3324-7) is granted to nobody yet, and owes nothing yet.
  const granted_cents = sumOf(rows.map((row) => row.gross_cents))
  const lines = [{ source: 'participation', gross_cents: granted_cents, destination: 'PEE' }] as const
  return {
    rsp_cents,
    bases_cents: given.people.map((person) => payBase(person, given)),
    rows,
    left_in_reserve_cents: result.not_distributed_cents,
    forfait_social_cents: forfaitSocial.value({ on, regime, lines }).total_cents,
  }
}

export const campaignShapes: Shapes = {
  campaign_interessement: campaignInteressement,
  campaign_participation: campaignParticipation,
}
