import { addDays, type Day } from '@moisson/law/calendar'
import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { parisDay } from '@moisson/law/paris-time'
import { REPLY_DAYS } from '@moisson/law/reply-window'
import { euros, longDay } from '../choice/in-words.ts'
import type { Criterion, DefaultRule, Destination } from '../vocabulary.ts'
import { announcedDeadline } from './answer-window.ts'
import type { CampaignCriterion } from './frozen-rules.ts'
import type { Words } from './words.ts'

/** Something missing, or something to know, before the launch; `reason_required` asks for a written reason. */
export interface Remark {
  code: string
  message: Words
  field?: string
  count?: number
  reason_required?: boolean
}

export interface LaunchFacts {
  now: Date
  envelope_gross_cents: number | null
  payroll_gross_cents: number | null
  criteria: readonly CampaignCriterion[]
  exercise_end: Day
  opens_at: Date | null
  response_days: number
  presumption_days: number
  planned_payment_date: Day | null
  legal_payment_deadline: Day
  destinations: readonly Destination[]
  default_rule: DefaultRule
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  warning_reasons: Readonly<Record<string, string>>
  /** Distributed by the other campaigns launched for the same exercice. */
  granted_elsewhere_cents: number
  /** People of the company entitled to a share, or enrolled by the last computation. */
  people: {
    entitled: number
    without_pay: number
    without_email: number
    reference_salary_total_cents: number
  }
  /** Plans that are a destination, with the number of funds that may be offered. */
  plans: readonly { kind: Destination; funds: number }[]
  /** Plans the company has, offered here or not. */
  company_has_pee: boolean
  agreement: { first_exercise_start: Day | null; last_exercise_end: Day | null } | null
  calculation: { distributed_cents: number; not_distributed_cents: number; cap_provisional: boolean } | null
  /** The law's own sentence about a figure it does not know for the dates of the campaign. */
  unknown_figure: Words | null
}

export interface LaunchChecks {
  blockers: Remark[]
  warnings: Remark[]
}

/** Every guard of the launch at once, so that a screen can list what is missing (decision 20). */
export function launchChecks(facts: LaunchFacts): LaunchChecks {
  const warnings = [...dateWarnings(facts), ...otherWarnings(facts)]
  const unwritten = warnings.filter(
    ({ code, reason_required }) => reason_required && !facts.warning_reasons[code]?.trim(),
  )
  return {
    blockers: [
      ...moneyBlockers(facts),
      ...peopleBlockers(facts),
      ...choiceBlockers(facts),
      ...noticeBlockers(facts),
      ...dateBlockers(facts),
      ...unwritten.map(({ code, message }): Remark => ({
        code: 'reason_missing',
        field: `warning_reasons.${code}`,
        message: {
          fr: `Écrivez pourquoi vous lancez malgré ceci : ${message.fr}`,
          en: `Write why you launch in spite of this: ${message.en}`,
        },
      })),
    ],
    warnings,
  }
}

const criterionNames: Record<Criterion, Words> = {
  uniform: { fr: 'part égale', en: 'equal part' },
  salary: { fr: 'salaire', en: 'pay' },
  presence: { fr: 'présence', en: 'presence' },
}

function moneyBlockers(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const { envelope_gross_cents: envelope, calculation, unknown_figure: unknown } = facts
  if (unknown) found.push({ code: 'parameter_not_published', field: 'exercise_end', message: unknown })
  if (!envelope)
    found.push({
      code: 'envelope_missing',
      field: 'envelope_gross_cents',
      message: { fr: 'Indiquez l’enveloppe à répartir.', en: 'Give the envelope to share out.' },
    })
  const sum = facts.criteria.reduce((total, criterion) => total + criterion.weight_bps, 0)
  if (sum !== 10_000)
    found.push({
      code: 'criteria_not_100',
      field: 'criteria',
      message: {
        fr: `Les critères de répartition font ${sum / 100} % au lieu de 100 %.`,
        en: `The allocation criteria add up to ${sum / 100}% instead of 100%.`,
      },
    })
  for (const { criterion, floor_cents, ceiling_cents } of facts.criteria) {
    if (floor_cents != null && ceiling_cents != null && floor_cents > ceiling_cents)
      found.push({
        code: 'floor_above_ceiling',
        field: 'criteria',
        message: {
          fr: `Le plancher du critère « ${criterionNames[criterion].fr} » dépasse son plafond.`,
          en: `The floor of the criterion “${criterionNames[criterion].en}” is above its ceiling.`,
        },
      })
  }
  const wages = wagesOf(facts)
  if (envelope && wages !== null) {
    const ceiling_cents = ceilingOf(wages, envelope)
    if (envelope > ceiling_cents)
      found.push({
        code: 'collective_ceiling',
        field: 'envelope_gross_cents',
        message: {
          fr: `L’enveloppe (${euros(envelope, 'fr')}) dépasse 20 % des salaires bruts, soit ${euros(ceiling_cents, 'fr')} (C. trav., art. L3314-8). Réduisez-la, ou indiquez la masse salariale brute de toute l’entreprise.`,
          en: `The envelope (${euros(envelope, 'en')}) is above 20% of the gross wages, ${euros(ceiling_cents, 'en')} (Labour Code, art. L3314-8). Reduce it, or give the gross wages of the whole company.`,
        },
      })
  }
  if (
    envelope &&
    calculation &&
    calculation.distributed_cents + calculation.not_distributed_cents !== envelope
  ) {
    const difference = envelope - calculation.distributed_cents - calculation.not_distributed_cents
    found.push({
      code: 'totals_do_not_match',
      message: {
        fr: `Les parts ne font pas l’enveloppe : il manque ${euros(difference, 'fr')}. Recalculez.`,
        en: `The shares do not add up to the envelope: ${euros(difference, 'en')} is missing. Compute again.`,
      },
    })
  }
  return found
}

/** 20 % of the gross wages, in cents. */
function ceilingOf(gross_wages_cents: number, formula_result_cents: number): number {
  return collectiveCeiling.value({ gross_wages_cents, formula_result_cents }).ceiling_cents
}

/** The wages behind the 20 % ceiling: as given, else the reference pays when everybody has one. */
function wagesOf({ payroll_gross_cents, people }: LaunchFacts): number | null {
  if (payroll_gross_cents !== null) return payroll_gross_cents
  return people.entitled > 0 && people.without_pay === 0 ? people.reference_salary_total_cents : null
}

function peopleBlockers({ people, criteria }: LaunchFacts): Remark[] {
  if (people.entitled === 0)
    return [
      {
        code: 'nobody_entitled',
        field: 'beneficiaries',
        message: {
          fr: 'Personne n’a droit à une part : importez les bénéficiaires, ou vérifiez la condition d’ancienneté.',
          en: 'Nobody is entitled to a share: import the beneficiaries, or check the seniority condition.',
        },
      },
    ]
  const byPay = criteria.some(({ criterion, weight_bps }) => criterion === 'salary' && weight_bps > 0)
  if (!byPay || people.without_pay === 0) return []
  return [
    {
      code: 'pay_missing',
      field: 'reference_salary_cents',
      count: people.without_pay,
      message: {
        fr: `Le salaire de référence manque pour ${people.without_pay} personne(s), et le salaire est un critère.`,
        en: `The reference pay is missing for ${people.without_pay} person(s), and pay is a criterion.`,
      },
    },
  ]
}

const planNames: Record<Destination, string> = { immediate_payment: '', pee: 'PEE', percol: 'PER COL' }

function choiceBlockers(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const offered = facts.destinations.filter((destination) => destination !== 'immediate_payment')
  for (const destination of offered) {
    const plan = facts.plans.find(({ kind }) => kind === destination)
    if (plan && plan.funds > 0) continue
    const name = planNames[destination]
    found.push({
      code: 'plan_without_funds',
      field: 'destinations',
      message: {
        fr: `Le ${name} est proposé mais n’a pas de fonds publié avec son document d’information : complétez le plan, ou retirez-le des destinations.`,
        en: `The ${name} is offered but has no published fund with its information document: complete the plan, or take it off the destinations.`,
      },
    })
  }
  if (facts.destinations[0] === undefined || !facts.destinations.includes('immediate_payment'))
    found.push({
      code: 'payment_not_offered',
      field: 'destinations',
      message: {
        fr: 'Le versement immédiat doit rester possible : chacun peut demander tout ou partie de sa prime (C. trav., art. L3315-2).',
        en: 'Immediate payment must stay possible: everybody may ask for all or part of the bonus (Labour Code, art. L3315-2).',
      },
    })
  const illegal = illegalDefault(facts)
  if (illegal) found.push({ code: 'default_not_legal', field: 'default_rule', message: illegal })
  return found
}

/** Silence: intéressement goes to the PEE; without a PEE it is paid. The agreement chooses within that. */
function illegalDefault({ default_rule, destinations, company_has_pee }: LaunchFacts): Words | null {
  const toPee = destinations.includes('pee')
  if (toPee && default_rule !== 'pee_lowest_risk')
    return {
      fr: 'Sans réponse, l’intéressement va au PEE, sur le fonds le moins risqué (C. trav., art. L3315-2 et R3313-12) : choisissez cette règle.',
      en: 'Without an answer intéressement goes to the PEE, in the least risky fund (Labour Code, art. L3315-2 and R3313-12): choose this rule.',
    }
  if (!toPee && company_has_pee)
    return {
      fr: 'L’entreprise a un PEE : il doit être proposé, et recevoir l’intéressement de qui ne répond pas (C. trav., art. L3315-2).',
      en: 'The company has a PEE: it must be offered, and receives the intéressement of those who do not answer (Labour Code, art. L3315-2).',
    }
  if (!toPee && default_rule !== 'immediate_payment')
    return {
      fr: 'Sans PEE proposé, la prime de qui ne répond pas est versée : choisissez cette règle.',
      en: 'Without a PEE offered, the bonus of those who do not answer is paid: choose this rule.',
    }
  return null
}

function noticeBlockers({ contact_name, contact_email, contact_phone }: LaunchFacts): Remark[] {
  if (contact_name?.trim() && (contact_email?.trim() || contact_phone?.trim())) return []
  return [
    {
      code: 'contact_missing',
      field: contact_name?.trim() ? 'contact_email' : 'contact_name',
      message: {
        fr: 'Dites à qui les bénéficiaires peuvent poser leurs questions : un nom, et un e-mail ou un téléphone.',
        en: 'Say whom beneficiaries may ask: a name, and an e-mail address or a telephone number.',
      },
    },
  ]
}

interface Calendar {
  today: Day
  /** Last day to answer for a notice sent at the opening. */
  lastDay: Day
  /** The same, were everything as short as the law allows and begun today. */
  soonest: Day
}

function calendarOf(facts: LaunchFacts): Calendar {
  const opening = facts.opens_at !== null && facts.opens_at > facts.now ? facts.opens_at : facts.now
  const lastDay = announcedDeadline(opening, facts.presumption_days, facts.response_days)
  const today = parisDay(facts.now.toISOString())
  return {
    today,
    lastDay: parisDay(lastDay.toISOString()),
    soonest: addDays(today, facts.presumption_days + REPLY_DAYS),
  }
}

function dateBlockers(facts: LaunchFacts): Remark[] {
  const { lastDay } = calendarOf(facts)
  const payment = facts.planned_payment_date
  if (payment === null || payment > lastDay) return []
  return [
    {
      code: 'payment_before_close',
      field: 'planned_payment_date',
      message: {
        fr: `Le versement est prévu le ${longDay(payment, 'fr')}, alors que la collecte dure jusqu’au ${longDay(lastDay, 'fr')} : choisissez une date plus tardive.`,
        en: `Payment is planned on ${longDay(payment, 'en')}, while the collection lasts until ${longDay(lastDay, 'en')}: choose a later date.`,
      },
    },
  ]
}

/** A reason is asked where the company chose to be late; where nobody can be on time any more, it is only told. */
function dateWarnings(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const { today, lastDay, soonest } = calendarOf(facts)
  const limit = facts.legal_payment_deadline
  const [fr, en] = [longDay(limit, 'fr'), longDay(limit, 'en')]
  if (soonest > limit)
    found.push({
      code: 'late_payment',
      message: {
        fr: `Le versement ne peut plus avoir lieu avant la date limite légale du ${fr} : des intérêts de retard sont dus à partir du lendemain (C. trav., art. L3314-9).`,
        en: `Payment can no longer take place before the legal deadline of ${en}: late interest is due from the day after (Labour Code, art. L3314-9).`,
      },
    })
  else if (lastDay > limit || (facts.planned_payment_date ?? '') > limit)
    found.push({
      code: 'late_payment_chosen',
      field: lastDay > limit ? 'response_days' : 'planned_payment_date',
      reason_required: true,
      message: {
        fr: `Avec ces dates, le versement aura lieu après la date limite légale du ${fr} : des intérêts de retard seront dus (C. trav., art. L3314-9).`,
        en: `With these dates payment comes after the legal deadline of ${en}: late interest will be due (Labour Code, art. L3314-9).`,
      },
    })
  if (facts.exercise_end >= today)
    found.push({
      code: 'exercise_not_ended',
      message: {
        fr: `L’exercice se termine le ${longDay(facts.exercise_end, 'fr')} : vérifiez que les salaires et présences importés sont définitifs.`,
        en: `The exercice ends on ${longDay(facts.exercise_end, 'en')}: check that the pay and presence imported are final.`,
      },
    })
  return found
}

function otherWarnings(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const { agreement, people, calculation } = facts
  if (agreement === null)
    found.push({
      code: 'no_agreement',
      message: {
        fr: 'Aucun accord d’intéressement n’est enregistré pour la société : sans accord déposé, les exonérations ne sont pas acquises.',
        en: 'No intéressement agreement is recorded for the company: without a filed agreement the exemptions are not secured.',
      },
    })
  else if (
    (agreement.first_exercise_start ?? '0000') > facts.exercise_end ||
    (agreement.last_exercise_end ?? '9999') < facts.exercise_end
  )
    found.push({
      code: 'agreement_not_covering',
      reason_required: true,
      message: {
        fr: 'L’accord enregistré ne couvre pas cet exercice.',
        en: 'The agreement on record does not cover this exercice.',
      },
    })
  const wages = wagesOf(facts)
  const together = (facts.envelope_gross_cents ?? 0) + facts.granted_elsewhere_cents
  if (wages !== null && facts.granted_elsewhere_cents > 0 && together > ceilingOf(wages, together))
    found.push({
      code: 'collective_ceiling_of_exercice',
      field: 'envelope_gross_cents',
      message: {
        fr: `Avec les autres campagnes de l’exercice, ${euros(together, 'fr')} seraient distribués, plus de 20 % des salaires bruts connus ici (${euros(ceilingOf(wages, together), 'fr')}) : vérifiez la masse salariale de toute l’entreprise.`,
        en: `With the other campaigns of the exercice ${euros(together, 'en')} would be distributed, more than 20% of the gross wages known here (${euros(ceilingOf(wages, together), 'en')}): check the gross wages of the whole company.`,
      },
    })
  if (wages === null && people.entitled > 0)
    found.push({
      code: 'payroll_unknown',
      field: 'payroll_gross_cents',
      message: {
        fr: 'La masse salariale brute n’est pas connue : le plafond de 20 % n’a pas pu être contrôlé.',
        en: 'The gross wages are not known: the 20% ceiling could not be checked.',
      },
    })
  if (people.without_email > 0)
    found.push({
      code: 'without_email',
      count: people.without_email,
      message: {
        fr: `${people.without_email} personne(s) sans adresse e-mail : sans autre information, leur montant sera conservé.`,
        en: `${people.without_email} person(s) without an e-mail address: unless informed otherwise, their amount will be held.`,
      },
    })
  if (calculation && calculation.not_distributed_cents > 0)
    found.push({
      code: 'not_distributed',
      message: {
        fr: `${euros(calculation.not_distributed_cents, 'fr')} ne sont pas distribués : les plafonds individuels les retiennent, sans redistribution.`,
        en: `${euros(calculation.not_distributed_cents, 'en')} is not distributed: the individual ceilings keep it back, without redistribution.`,
      },
    })
  if (calculation?.cap_provisional)
    found.push({
      code: 'provisional_parameter',
      message: {
        fr: 'Le plafond individuel de l’exercice n’est pas encore publié : le dernier connu est appliqué, à titre provisoire.',
        en: 'The individual ceiling of the exercice is not published yet: the last known one applies, provisionally.',
      },
    })
  return found
}
