import { noAddressPattern, noSitePattern, oneLinePattern } from '@moisson/contract/shapes'
import { emailFault } from '@moisson/core/record/email-fault'
import type { FieldError } from './refused.ts'
import type { Language, Text } from '@moisson/law/text'
import { euros, number, percent } from '@moisson/law/words/figures'

interface Issue {
  code?: string
  path: PropertyKey[]
  expected?: string
  format?: string
  pattern?: string
  minimum?: number | bigint
  maximum?: number | bigint
  origin?: string
  divisor?: number
  values?: unknown[]
  input?: unknown
  errors?: Issue[][]
}

/** Says of each invalid field, once, what is wrong and how to mend it, in the reader's language. */
export function fieldErrors(issues: readonly unknown[], language: Language): FieldError[] {
  const found = new Map<string, FieldError>()
  // What a computer can count comes after the bound that the field has.
  const ordered = (issues as Issue[]).flatMap(aimedAt).toSorted((a, b) => rank(a) - rank(b))
  for (const issue of ordered) {
    const field = issue.path.join('.')
    if (!found.has(field))
      found.set(field, { field, code: issue.code ?? 'invalid', message: sentence(issue)[language] })
  }
  return [...found.values()]
}

const rank = ({ origin }: Issue) => (origin === 'int' ? 1 : 0)

/** Of the shapes that a value may have, the one it comes nearest to: the least missing, then the least wrong. */
function aimedAt(issue: Issue): Issue[] {
  const shapes = issue.errors ?? []
  const missing = (shape: Issue[]) => shape.filter(({ input }) => input === undefined).length
  const [nearest] = shapes.toSorted((a, b) => missing(a) - missing(b) || a.length - b.length)
  // Wrong whatever the shape: the value itself is what must change.
  if (!nearest?.length || nearest.every(({ path }) => path.length === 0)) return [issue]
  return nearest.flatMap((one) => aimedAt({ ...one, path: [...issue.path, ...one.path] }))
}

const required: Text = { fr: 'Ce champ est obligatoire.', en: 'This field is required.' }
const refusedHere: Text = {
  fr: 'Cette valeur n’est pas acceptée ici.',
  en: 'This value is not accepted here.',
}

function sentence(issue: Issue): Text {
  const own = ofPaging[nameOf(issue)]
  if (own && typeof issue.path[0] === 'string' && issue.path.length === 1) return own
  if (issue.input === undefined || issue.input === null || issue.input === '') return required
  if (issue.code === 'invalid_type') return expectedType(issue)
  if (issue.code === 'too_small' || issue.code === 'too_big') return bound(issue)
  if (issue.code === 'not_multiple_of') return decimals(issue)
  if (issue.code === 'invalid_value') {
    const values = (issue.values ?? []).join(', ')
    return { fr: `Valeurs acceptées\u00a0: ${values}.`, en: `Accepted values: ${values}.` }
  }
  if (issue.code === 'invalid_format' && isYear(issue))
    return { fr: 'Donnez une année en quatre chiffres.', en: 'Give a year in four digits.' }
  if (issue.pattern === '/^20\\d\\d-/')
    return { fr: 'Donnez une date entre 2000 et 2099.', en: 'Give a date between 2000 and 2099.' }
  if (issue.pattern === String(noAddressPattern) || issue.pattern === String(noSitePattern))
    return {
      fr: 'Écrivez sans adresse de site ni d’e-mail\u00a0: ces mots partent dans un message de Moisson.',
      en: 'Write without the address of a site or an e-mail address: these words leave in a message of Moisson.',
    }
  if (issue.pattern === String(oneLinePattern))
    return { fr: 'Écrivez sur une seule ligne.', en: 'Write on one line.' }
  if (issue.format === 'email' && typeof issue.input === 'string') return emailFault(issue.input)
  return formats[issue.format ?? ''] ?? refusedHere
}

const ofPaging: Record<string, Text> = {
  cursor: {
    fr: 'Ce curseur n’est pas valable\u00a0: reprenez la liste à sa première page.',
    en: 'This cursor is not valid: start the list again from its first page.',
  },
  limit: { fr: 'Donnez un nombre de lignes de 1 à 200.', en: 'Give a number of rows from 1 to 200.' },
}

const formats: Record<string, Text> = {
  date: {
    fr: 'Donnez une date qui existe, au format AAAA-MM-JJ.',
    en: 'Give a date that exists, as YYYY-MM-DD.',
  },
  datetime: {
    fr: 'Donnez un instant au format AAAA-MM-JJTHH:MM:SSZ.',
    en: 'Give an instant as YYYY-MM-DDTHH:MM:SSZ.',
  },
  uuid: { fr: 'Cet identifiant n’est pas valable.', en: 'This identifier is not valid.' },
}

const types: Record<string, Text> = {
  number: { fr: 'Un nombre est attendu.', en: 'A number is expected.' },
  int: { fr: 'Un nombre entier est attendu.', en: 'A whole number is expected.' },
  string: { fr: 'Un texte est attendu.', en: 'A text is expected.' },
  boolean: { fr: 'Vrai ou faux est attendu (true ou false).', en: 'True or false is expected.' },
  array: { fr: 'Une liste est attendue.', en: 'A list is expected.' },
  object: { fr: 'Un objet est attendu.', en: 'An object is expected.' },
}
const wholeCents: Text = {
  fr: 'Un nombre entier de centimes est attendu.',
  en: 'A whole number of cents is expected.',
}

function expectedType(issue: Issue): Text {
  const { expected = '' } = issue
  if (isMoney(issue) && (expected === 'number' || expected === 'int')) return wholeCents
  return types[expected] ?? refusedHere
}

/** How many decimals a number may have. */
function decimals({ divisor = 1 }: Issue): Text {
  const most = Math.round(-Math.log10(divisor))
  return {
    fr: `Donnez au plus ${most}\u00a0décimales\u00a0: ce nombre serait arrondi.`,
    en: `Give at most ${most} decimals: this number would be rounded.`,
  }
}

function bound(issue: Issue): Text {
  const least = issue.code === 'too_small'
  const limit = Number(least ? issue.minimum : issue.maximum)
  if (issue.origin === 'string' || issue.origin === 'array') return size(issue.origin, limit, least)
  const shown = (language: Language): string => {
    if (isMoney(issue)) return euros(limit, language)
    if (nameOf(issue).endsWith('_bps')) return percent(limit, language)
    return isYear(issue) ? String(limit) : number(limit, language)
  }
  if (isYear(issue))
    return least
      ? { fr: `L’année doit être ${shown('fr')} ou après.`, en: `The year must be ${shown('en')} or later.` }
      : {
          fr: `L’année doit être ${shown('fr')} ou avant.`,
          en: `The year must be ${shown('en')} or earlier.`,
        }
  return least
    ? {
        fr: `La valeur doit être d’au moins ${shown('fr')}.`,
        en: `The value must be at least ${shown('en')}.`,
      }
    : { fr: `La valeur doit être d’au plus ${shown('fr')}.`, en: `The value must be at most ${shown('en')}.` }
}

/** How long a text, or a list, may be. */
function size(origin: 'string' | 'array', limit: number, least: boolean): Text {
  const many = limit > 1
  const fr = origin === 'string' ? `caractère${many ? 's' : ''}` : `élément${many ? 's' : ''}`
  const en = origin === 'string' ? `character${many ? 's' : ''}` : `item${many ? 's' : ''}`
  const end = least ? { fr: 'au moins', en: 'at least' } : { fr: 'au plus', en: 'at most' }
  return {
    fr: `${number(limit, 'fr')}\u00a0${fr} ${end.fr}.`,
    en: `${number(limit, 'en')} ${en} ${end.en}.`,
  }
}

/** The name of the field, whatever its place in a list. */
function nameOf({ path }: Issue): string {
  return String(path.findLast((step) => typeof step === 'string' && !/^\d+$/.test(step)) ?? '')
}
const isMoney = (issue: Issue) => nameOf(issue).endsWith('_cents')
const isYear = (issue: Issue) => /(^|_)year$/.test(nameOf(issue))
