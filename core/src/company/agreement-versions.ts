import { addDays, type Day, type Period } from '@moisson/law/calendar'
import type { AgreementAct } from '../vocabulary.ts'

/** What of a version says which exercices it rules. */
export interface DatedAgreement {
  signed_on: Day | null
  first_exercise_start: Day | null
  last_exercise_end: Day | null
}

/** Without a day on record nothing is limited. */
const begins = ({ first_exercise_start: first }: DatedAgreement): Day => first ?? '0000-00-00'
const ends = ({ last_exercise_end: last }: DatedAgreement): Day => last ?? '9999-12-31'

/** Signed and covering it first, then covering it, then begun before it; of equals the one that begins last. */
function rank(version: DatedAgreement, exercise: Period): number {
  if (begins(version) > exercise.start) return 0
  if (ends(version) < exercise.end) return 1
  return version.signed_on === null ? 2 : 3
}

/** Of the versions of one agreement, the one an exercice goes by; nearest to it where none covers it. */
export function versionFor<Version extends DatedAgreement>(
  versions: readonly Version[],
  exercise: Period,
): Version | undefined {
  return versions.toSorted((a, b) => {
    const [first, second] = [rank(a, exercise), rank(b, exercise)]
    if (first !== second) return second - first
    // What is only to come: the nearest.
    const later = begins(a) > begins(b) ? -1 : begins(a) < begins(b) ? 1 : 0
    return first === 0 ? -later : later
  })[0]
}

/** The version that counts on a day. */
export const versionOn = <Version extends DatedAgreement>(
  versions: readonly Version[],
  today: Day,
): Version | undefined => versionFor(versions, { start: today, end: today })

/** The version of one kind that an exercice goes by, among those of every kind. */
export const versionOfType = <Version extends DatedAgreement & { type: string }>(
  versions: readonly Version[],
  type: string | null,
  exercise: Period,
): Version | undefined =>
  versionFor(
    versions.filter((version) => version.type === type),
    exercise,
  )

/** The last day of the exercices that a version rules, before the next signed one takes over; null without an end. */
export function ruledUntil<Version extends DatedAgreement>(
  version: Version,
  versions: readonly Version[],
): Day | null {
  const next = versions
    .filter((other) => other.signed_on !== null && begins(other) > begins(version))
    .map((other) => addDays(begins(other), -1))
  const last = [ends(version), ...next].toSorted()[0]
  return last === undefined || last === '9999-12-31' ? null : last
}

export const agreementStandings = ['unsigned', 'to_come', 'in_force', 'past'] as const
export type AgreementStanding = (typeof agreementStandings)[number]

export function standingOf<Version extends DatedAgreement>(
  version: Version,
  versions: readonly Version[],
  today: Day,
): AgreementStanding {
  if (version.signed_on === null) return 'unsigned'
  if (begins(version) > today) return 'to_come'
  return (ruledUntil(version, versions) ?? today) < today ? 'past' : 'in_force'
}

interface Placed extends DatedAgreement {
  act: AgreementAct
}

/** The agreements, amendments apart, that cover an exercice which a new one would cover too. */
export function overlapping<Version extends Placed>(
  period: Pick<DatedAgreement, 'first_exercise_start' | 'last_exercise_end'>,
  versions: readonly Version[],
): Version[] {
  const wanted = { ...period, signed_on: null }
  return versions.filter(
    (other) => other.act !== 'amendment' && begins(other) <= ends(wanted) && begins(wanted) <= ends(other),
  )
}

/** The agreement or renewal that covers the first exercice of an amendment. */
export const amendedBy = <Version extends Placed>(
  from: Day,
  versions: readonly Version[],
): Version | undefined =>
  versionFor(
    versions.filter((other) => other.act !== 'amendment' && begins(other) <= from && ends(other) >= from),
    { start: from, end: from },
  )
