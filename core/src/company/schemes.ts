import { dayOf, yearOf, type Day } from '@moisson/law/calendar'
import { versionOfType } from './agreement-versions.ts'

/** Schemes that the product runs, found in agreements, plans, papers and processes. */
export const derivedSchemes = ['interessement', 'participation', 'pee', 'percol', 'ppv'] as const
/** Schemes it only knows of, told by the company. */
export const toldSchemes = ['pei', 'percoli', 'pero', 'cet'] as const
export const schemeTypes = [...derivedSchemes, ...toldSchemes] as const
export const schemeStatuses = ['none', 'in_setup', 'active', 'expired'] as const
export type SchemeType = (typeof schemeTypes)[number]

export interface Scheme {
  type: SchemeType
  status: (typeof schemeStatuses)[number]
  start: Day | null
  end: Day | null
  document_id: string | null
  /** An example of the demo that nobody decided. */
  is_example: boolean
}
interface Paper {
  id: string
  type: string
  status: string
  valid_from: Day | null
  valid_until: Day | null
}
export interface SchemeSources {
  today: Day
  agreements: readonly {
    type: string
    signed_on: Day | null
    first_exercise_start: Day | null
    last_exercise_end: Day | null
    is_example?: boolean
  }[]
  /** Kinds of the plans with at least one fund, and of those without. */
  plans: readonly { kind: string; has_funds: boolean; is_example?: boolean }[]
  /** Current papers, the newest first. */
  papers: readonly Paper[]
  /** Types of the processes that are not over. */
  processes: readonly string[]
  /** Years with a campaign of a value-sharing bonus that was not cancelled. */
  ppv_years: readonly number[]
  told: readonly { type: string; since?: Day | null | undefined; until?: Day | null | undefined }[]
}

const papersOf: Record<(typeof derivedSchemes)[number], readonly string[]> = {
  interessement: ['interessement_agreement', 'interessement_due'],
  participation: ['participation_agreement'],
  pee: ['pee_rules'],
  percol: ['percol_rules'],
  ppv: ['ppv_decision'],
}
const standing = ['signed', 'filed', 'active', 'expired']

/** Each scheme of a company, from what the product already knows: nothing is typed twice. */
export function schemesOf(sources: SchemeSources): Scheme[] {
  return [
    ...derivedSchemes.map((type) => derived(type, sources)),
    ...sources.told.flatMap(({ type, since = null, until = null }): Scheme[] =>
      toldSchemes.some((known) => known === type)
        ? [
            {
              type: type as SchemeType,
              status: until !== null && until < sources.today ? 'expired' : 'active',
              start: since,
              end: until,
              document_id: null,
              is_example: false,
            },
          ]
        : [],
    ),
  ]
}

function derived(type: (typeof derivedSchemes)[number], sources: SchemeSources): Scheme {
  const papers = sources.papers.filter((paper) => papersOf[type].includes(paper.type))
  const paper = papers.find(({ status }) => standing.includes(status)) ?? papers[0] ?? null
  const signed = paper !== null && standing.includes(paper.status)
  const from = clausesOf(type, sources)
  const start = from?.start ?? paper?.valid_from ?? null
  const end = from?.end ?? paper?.valid_until ?? null
  const begun = paper !== null || from !== null || sources.processes.includes(`${type}_setup`)
  const status = !(signed || from?.signed)
    ? begun
      ? 'in_setup'
      : 'none'
    : end !== null && end < sources.today
      ? 'expired'
      : 'active'
  return { type, status, start, end, document_id: paper?.id ?? null, is_example: from?.example ?? false }
}

/** What agreements, plans and campaigns say of a scheme, before its papers. */
function clausesOf(
  type: (typeof derivedSchemes)[number],
  { agreements, plans, ppv_years, today }: SchemeSources,
): { signed: boolean; start: Day | null; end: Day | null; example?: boolean | undefined } | null {
  if (type === 'pee' || type === 'percol') {
    const plan = plans.find(({ kind }) => kind === type)
    return plan ? { signed: plan.has_funds, start: null, end: null, example: plan.is_example } : null
  }
  if (type === 'ppv') {
    const year = Math.max(...ppv_years, 0)
    if (year === 0) return null
    return { signed: true, start: dayOf(year, 1, 1), end: year < yearOf(today) ? dayOf(year, 12, 31) : null }
  }
  const agreement = versionOfType(agreements, type, { start: today, end: today })
  if (!agreement) return null
  // An amendment on the way does not begin the scheme anew.
  const starts = agreements.flatMap((one) =>
    one.type === type && one.signed_on !== null && one.last_exercise_end === agreement.last_exercise_end
      ? (one.first_exercise_start ?? [])
      : [],
  )
  return {
    signed: agreement.signed_on !== null,
    start: starts.toSorted()[0] ?? agreement.first_exercise_start ?? agreement.signed_on,
    end: agreement.last_exercise_end,
    example: agreement.is_example,
  }
}
