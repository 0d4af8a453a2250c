import type { Exercise } from '@moisson/core/campaign/exercise-dates'
import { minimumPayCents } from '@moisson/core/import/pay-watch'
import { unknownIn, type SaidRow, type UnknownEstablishment } from '@moisson/core/import/name-establishment'
import type { Problem } from '@moisson/core/import/problem'
import type { Tx } from '../database/connect.ts'
import { exerciseIn } from './beneficiary-row.ts'
import type { DoubtCounts, ReadingOptions, SiteCounts } from '../database/kept-reading.ts'
import { knownSites, type KnownSite } from './known-establishments.ts'

/** What a row is judged by beside its own values. */
export interface Judge {
  exercise: Exercise
  /** The legal minimum of a full time over the exercice. */
  minimum_cents: number | null
  accepted: ReadonlySet<string>
  /** Null while no company is chosen. */
  sites: readonly KnownSite[] | null
}

export async function judgeOf(
  tx: Tx,
  companyId: string | null,
  year: number,
  options: ReadingOptions | undefined,
): Promise<Judge> {
  const exercise = await exerciseIn(tx, companyId, year)
  return {
    exercise,
    minimum_cents: minimumPayCents(exercise),
    accepted: new Set(options?.accepted),
    sites: companyId === null ? null : await knownSites(tx, companyId),
  }
}

/** A kind of doubt, the same for many rows: « missing_required:hire_date ». */
export const doubtKey = ({ code, field = '' }: { code: string; field?: string | undefined }): string =>
  `${code}:${field}`

/** Without a birth or hire date a person can be taken all the same, on what is then assumed. */
const ON_ASSUMPTION = new Set(['birth_date', 'hire_date'])

/** A doubt can be accepted in one go; what makes a row unusable cannot. */
export const isAcceptable = ({
  code,
  field = '',
  severity,
}: Pick<Problem, 'severity'> & { code: string; field?: string }): boolean =>
  severity === 'warning' || (code === 'missing_required' && ON_ASSUMPTION.has(field))

/** The problem, marked when somebody has accepted its kind. */
export function judged(problem: Problem, { accepted }: Judge): Problem {
  const { accepted: _before, ...bare } = problem
  return isAcceptable(bare) && accepted.has(doubtKey(bare)) ? { ...bare, accepted: true } : bare
}

/** Adds the doubts of a row to the counts of its file, or takes them away. */
export function countDoubts(counts: DoubtCounts, problems: readonly Problem[], by: 1 | -1 = 1): void {
  for (const problem of problems) {
    if (problem.severity === 'info') continue
    const key = `${problem.severity}:${doubtKey(problem)}`
    counts[key] = Math.max(0, (counts[key] ?? 0) + by)
  }
}

/** More places than this are those of another column. */
const MOST_SITES = 200
const siteKey = ({ siret, name }: UnknownEstablishment): string => `${siret ?? ''}|${name ?? ''}`

/** Adds the place of work that a row waits for to those of its file, or takes it away. */
export function countSites(counts: SiteCounts, row: SaidRow, by: 1 | -1 = 1): void {
  const unknown = unknownIn(row)
  if (unknown === null) return
  const key = siteKey(unknown)
  if (counts[key] === undefined && Object.keys(counts).length >= MOST_SITES) return
  const count = (counts[key] ?? 0) + by
  if (count > 0) counts[key] = count
  else delete counts[key]
}

/** The places of work that rows wait for, the most named first. */
export const waitedSites = (counts: SiteCounts = {}) =>
  Object.entries(counts)
    .map(([key, count]) => {
      const [siret = '', ...name] = key.split('|')
      return { name: name.join('|') || null, siret: siret || null, count }
    })
    .toSorted((a, b) => b.count - a.count)
