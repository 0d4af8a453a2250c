import { establishmentNamed, siretIn, type KnownEstablishment } from '../company/establishment.ts'
import type { ImportRecord } from './field.ts'
import type { Problem, RejectedValue } from './problem.ts'

/** A row with what is wrong with it and the texts that were not kept. */
export interface SaidRow {
  readonly record: ImportRecord
  readonly problems: readonly Problem[]
  readonly rejected: readonly RejectedValue[]
}
type SaidField = 'establishment_name' | 'establishment_siret'
/** A place of work as a row writes it, that the company does not have. */
export interface UnknownEstablishment {
  readonly name: string | null
  readonly siret: string | null
}

const CODE = 'unknown_establishment'
const said: readonly SaidField[] = ['establishment_name', 'establishment_siret']
const isUnknown = ({ code }: Problem): boolean => code === CODE

/** What a row writes of its place of work, kept or waiting to be known. */
function writtenIn({ record, problems, rejected }: SaidRow): UnknownEstablishment {
  const waits = problems.some(isUnknown)
  const of = (field: SaidField) =>
    record[field] ?? (waits ? rejected.find((value) => value.field === field)?.text : undefined)
  const siret = of('establishment_siret')
  return { name: of('establishment_name') ?? null, siret: siret === undefined ? null : siretIn(siret) }
}

/** By its SIRET first; a name tells nothing about a place whose SIRET is another. */
function found<Known extends KnownEstablishment>(
  known: readonly Known[],
  { name, siret }: UnknownEstablishment,
): Known | undefined {
  const bySiret = siret === null ? undefined : known.find((one) => one.siret === siret)
  if (bySiret) return bySiret
  const byName = name === null ? undefined : establishmentNamed(known, name)
  return byName && (siret === null || byName.siret === null) ? byName : undefined
}

/**
 * The row with its place of work by the name that the company gives it. One that the company does not have is a doubt
 * of the row, and its texts wait: nothing is written of it until somebody corrects it or adds the place.
 */
export function nameEstablishment<Given extends SaidRow>(
  row: Given,
  known: readonly KnownEstablishment[],
): Given {
  const written = writtenIn(row)
  if (written.name === null && written.siret === null) return row
  const waited = row.problems.some(isUnknown)
  const problems = row.problems.filter((problem) => !isUnknown(problem))
  const rejected = waited
    ? row.rejected.filter(({ field }) => !said.some((name) => name === field))
    : row.rejected
  const { establishment_name: _name, establishment_siret: _siret, ...record } = row.record
  const place = found(known, written)
  const siret = written.siret === null ? {} : { establishment_siret: written.siret }
  if (place)
    return {
      ...row,
      record: { ...record, establishment_name: place.name, ...siret },
      problems,
      rejected,
    }
  const texts = [
    ['establishment_name', written.name],
    ['establishment_siret', written.siret],
  ] as const
  return {
    ...row,
    record,
    problems: [
      ...problems,
      {
        row: record.row,
        field: written.name === null ? 'establishment_siret' : 'establishment_name',
        code: CODE,
        severity: 'warning',
      },
    ],
    rejected: [
      ...rejected,
      ...texts.flatMap(([field, text]) => (text === null ? [] : [{ row: record.row, field, text }])),
    ],
  }
}

/** The place that a row waits for; null where it waits for none. */
export const unknownIn = (row: SaidRow): UnknownEstablishment | null =>
  row.problems.some(isUnknown) ? writtenIn(row) : null
