import { absences, type AbsenceType } from '@moisson/law/absences'
import { headerWords } from './header-words.ts'

/** Other names of an absence in payroll exports, as whole headers would write them. */
const aliases: Readonly<Partial<Record<AbsenceType, readonly string[]>>> = {
  maternite: ['maternité'],
  paternite: ['paternité', 'congé paternité'],
  adoption: ['adoption'],
  conge_sans_solde: ['sans solde'],
  accident_travail: ['AT'],
  activite_partielle: ['chômage partiel'],
  mi_temps_therapeutique: ['mi-temps thérapeutique'],
  conge_parental: ['congé parental'],
  evenement_familial: ['événement familial'],
  formation: ['formation'],
  delegation: ['délégation'],
  rtt: ['RTT'],
}
/** Words that say that days of absence are counted: without one of them a header may be about anything. */
const COUNTED = new Set(headerWords('absence jours'))
const NEUTRAL = new Set([...COUNTED, ...headerWords('nombre total calendaires')])

const keyOf = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => !NEUTRAL.has(word)))].toSorted().join(' ')
const kinds = new Map(
  Object.entries(absences).flatMap(([kind, { label }]) =>
    [label.fr, label.en, ...(aliases[kind as AbsenceType] ?? [])].map(
      (name) => [keyOf(headerWords(name)), kind as AbsenceType] as const,
    ),
  ),
)

/**
 * The kind of absence whose days a header counts. Every word must be explained: « Accident du travail refusé » is no work
 * accident, and a header that nobody has classified stays unused until somebody says what it is.
 */
export const absenceIn = (words: readonly string[]): AbsenceType | null =>
  words.some((word) => COUNTED.has(word)) ? (kinds.get(keyOf(words)) ?? null) : null
