import type { Names } from '../record/field.ts'
import type { civilities, contractTypes } from '../vocabulary.ts'

type Civility = (typeof civilities)[number]
type ContractType = (typeof contractTypes)[number]

/** Lower case without accents or punctuation: `Mme.` and `MME` are the same word. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const civilityWords: Readonly<Record<Civility, readonly string[]>> = {
  mr: ['m', 'mr', 'monsieur', 'homme', 'h', 'masculin', 'male', '1', '01'],
  mrs: [
    'mme',
    'mlle',
    'mle',
    'madame',
    'mademoiselle',
    'mrs',
    'ms',
    'miss',
    'femme',
    'f',
    'feminin',
    'female',
    '2',
    '02',
  ],
  unspecified: [
    'autre',
    'non precise',
    'non renseigne',
    'indetermine',
    'neutre',
    'x',
    'mx',
    'unspecified',
    'm mme',
    'mme m',
  ],
}

/** Order matters: the first pattern found wins (`CDD saisonnier` is seasonal). */
const contractPatterns: readonly (readonly [RegExp, ContractType])[] = [
  [/\b(apprenti\w*|apprentissage|ca)\b/, 'apprentice'],
  [/\b(pro|professionnalisation|alternan\w+|contrat pro|pro a)\b/, 'professional_training'],
  [/\bsaison\w*\b/, 'seasonal'],
  [/\b(mandat\w*|dirigeant\w*|gerant\w*|president\w*|mandataire social)\b/, 'corporate_officer'],
  [/\b(conjoint\w*)\b/, 'spouse'],
  [/\b(chef d entreprise|tns|independant\w*|non salarie)\b/, 'self_employed_head'],
  [/\b(cdi|cdic|cdii|duree indeterminee|indetermine\w*|permanent|open ended)\b/, 'permanent'],
  [/\b(cdd|cddu|duree determinee|determine\w*|fixed term|temporaire|usage)\b/, 'fixed_term'],
  [/\b(autre|other|stag\w*|interim\w*|detache\w*)\b/, 'other'],
]
/** Nature of contract in the DSN (S21.G00.40.007). */
const dsnContracts: ReadonlyMap<string, ContractType> = new Map(
  Object.entries({
    '01': 'permanent',
    '02': 'fixed_term',
    '08': 'permanent',
    '09': 'permanent',
    '10': 'fixed_term',
    '29': 'other',
    '80': 'corporate_officer',
  } as const),
)
/** Interns and temporary workers are nobody's employees in the company that shares. */
const NOT_EMPLOYEES = /\b(stag\w*|interim\w*|29)\b/

/** The values found, kept because files repeat a handful of words thousands of times. */
function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text)
    if (known.size < 500) known.set(text, value)
    return value
  }
}

/** A value of a closed list, by its name in either language or as the API writes it. */
export const choiceReader = (names: Names): ((text: string) => string | null) => {
  const values = new Map(
    Object.entries(names).flatMap(([value, name]) =>
      [value, ...Object.values(name)].map((word) => [plain(word), value] as const),
    ),
  )
  return (text) => values.get(plain(text)) ?? null
}

export const civilityReader = (): ((text: string) => Civility | null) =>
  remembered((text) => {
    const word = plain(text)
    const found = Object.entries(civilityWords).find(([, words]) => words.includes(word))
    return (found?.[0] as Civility | undefined) ?? null
  })

const OFFICERS: readonly ContractType[] = ['corporate_officer', 'spouse', 'self_employed_head']
const YES = new Set(['oui', 'o', 'yes', 'y', 'vrai', 'true', 'x', '1'])
const NO = new Set(['non', 'n', 'no', 'faux', 'false', '0', 'aucun', 'neant'])

/** What a column about officers says of a person: which kind, '' when they are none, null when it is not clear. */
export const officerReader = (): ((text: string) => ContractType | '' | null) =>
  remembered((text) => {
    const words = plain(text)
    if (YES.has(words)) return 'corporate_officer'
    if (NO.has(words)) return ''
    // Who is said to be an employee there is no officer.
    return EMPLOYEES.test(words) ? '' : (officerIn(words) ?? null)
  })

const EMPLOYEES =
  /^(salariee?|employee?|(non )?cadre( dirigeant)?|ouvriere?|agent de maitrise|technicien(ne)?|etam|apprentie?|temps (partiel|plein)|cdi|cdd)$/
const officerIn = (words: string): ContractType | undefined =>
  contractPatterns.find(([pattern, type]) => OFFICERS.includes(type) && pattern.test(words))?.[1]

/**
 * Whether the values of a column say by themselves who is an officer or a spouse, whatever its header: each names one or
 * an employee, one at least the former. A yes or a no alone says nothing.
 */
export function nameOfficers(values: readonly (string | number)[]): boolean {
  const words = values.map((value) => plain(String(value)))
  const named = words.map((one) => (EMPLOYEES.test(one) ? '' : officerIn(one)))
  return named.some((one) => one) && named.every((one) => one !== undefined)
}

export interface ReadContract {
  readonly type: ContractType | null
  readonly eligible: boolean
}

export const contractReader = (): ((text: string) => ReadContract) =>
  remembered((text) => {
    const words = plain(text)
    const type =
      dsnContracts.get(words.padStart(2, '0')) ??
      contractPatterns.find(([pattern]) => pattern.test(words))?.[1]
    return { type: type ?? null, eligible: !NOT_EMPLOYEES.test(words) }
  })
