import type { Day } from '@moisson/law/calendar'
import { conclusionModes } from '@moisson/law/conclusion-modes'
import { detailIn, type Refusal } from '@moisson/law/refusal'
import { say, type Text, inEach } from '@moisson/law/text'
import { refuse } from '../refusal.ts'
import type { ConclusionMode, DocumentType } from '../vocabulary.ts'
import { capacityNames, type Capacity, type Signatory } from './signatory-fields.ts'

/** Who may sign an agreement concluded in each way, the employer first. */
const capacities: Record<ConclusionMode, readonly Capacity[]> = {
  collective_agreement: ['employer', 'union', 'works_council', 'mandated_employee'],
  unions: ['employer', 'union'],
  works_council: ['employer', 'works_council'],
  ratification: ['employer', 'personnel'],
  unilateral: ['employer'],
  unilateral_after_failure: ['employer'],
  branch: ['employer', 'union', 'works_council', 'personnel'],
}
export const capacitiesOf = (mode: ConclusionMode | null): readonly Capacity[] =>
  mode === null ? (Object.keys(capacityNames) as Capacity[]) : capacities[mode]

/** On each of these sides somebody signs, or the agreement is not concluded. */
const sidesOf = (mode: ConclusionMode): readonly (readonly Capacity[])[] => {
  const [employer, ...others] = capacities[mode]
  return [[employer ?? 'employer'], ...(others.length > 0 && mode !== 'branch' ? [others] : [])]
}

/** The papers that prove a capacity, the first one the usual one; the employer’s representative needs none. */
const papers: Record<Capacity, readonly [DocumentType, ...DocumentType[]] | null> = {
  employer: null,
  union: ['negotiation_mandate'],
  mandated_employee: ['negotiation_mandate'],
  works_council: ['cse_minutes'],
  personnel: ['ratification_minutes', 'signature_list'],
}
export const papersOf = (capacity: Capacity) => papers[capacity]

/** « Nadia Roy (CFDT) », « Marc Petit, gérant » */
export const calledAs = ({ name, quality, organisation }: Signatory): string =>
  organisation ? `${name} (${organisation})` : quality ? `${name}, ${quality}` : name

/** What a record of signatories still lacks, each in a few words: a side that nobody signs for, a signature that is not there. */
export function unsignedIn(mode: ConclusionMode | null, signatories: readonly Signatory[]): Text[] {
  if (signatories.length === 0) return []
  const sides = mode === null ? [] : sidesOf(mode)
  const empty = sides.filter((side) => !signatories.some(({ capacity }) => side.includes(capacity)))
  return [
    ...empty.map(([first]): Text => nobodyFor[first ?? 'employer']),
    ...signatories
      .filter(({ signed_on }) => !signed_on)
      .map((one): Text => ({ fr: calledAs(one), en: calledAs(one) })),
  ]
}

const nobodyFor: Record<Capacity, Text> = {
  employer: say('l’employeur', 'the employer'),
  union: say('les organisations syndicales', 'the unions'),
  mandated_employee: say('un salarié mandaté', 'a mandated employee'),
  works_council: say('le CSE', 'the works council (CSE)'),
  personnel: say('le personnel', 'the staff'),
}

/** The day an agreement is concluded by its signatories: the last one’s, once every side has signed; null before. */
export function concludedOn(mode: ConclusionMode | null, signatories: readonly Signatory[]): Day | null {
  if (mode === null || signatories.length === 0 || unsignedIn(mode, signatories).length > 0) return null
  return (
    signatories
      .map(({ signed_on }) => signed_on ?? '')
      .toSorted()
      .at(-1) ?? null
  )
}

/** Whether each may sign an agreement concluded in this way, once for a side, and none signs after today. */
export function checkSignatories(
  mode: ConclusionMode | null,
  signatories: readonly Signatory[],
  today: Day,
): true | Refusal<'signatory_of_other_mode' | 'signatory_day' | 'signatory_twice'> {
  const stranger = signatories.find(({ capacity }) => !capacitiesOf(mode).includes(capacity))
  if (stranger && mode !== null)
    return refuse('signatory_of_other_mode', {
      name: stranger.name,
      ...detailIn(
        'capacity',
        inEach((language) => lowered(capacityNames[stranger.capacity][language])),
      ),
      ...detailIn('mode', conclusionModes[mode].label),
    })
  const whom = ({ capacity, name }: Signatory) => `${capacity} ${name.trim().toLowerCase()}`
  const twice = signatories.find(
    (one, place) => signatories.findIndex((other) => whom(other) === whom(one)) < place,
  )
  if (twice) return refuse('signatory_twice', { name: twice.name })
  const early = signatories.find(({ signed_on }) => (signed_on ?? '') > today)
  return early ? refuse('signatory_day', { name: early.name }) : true
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
