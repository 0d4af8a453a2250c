import { isBankName } from '../payment/transfer-words.ts'
import { postCodeSentence } from '../record/address.ts'
import { isCountry } from '../record/known-countries.ts'
import { hasWrongPostCode } from '../record/post-code.ts'
import { isValidBIC } from 'ibantools'
import tva from 'stdnum/lib/cjs/fr/tva.js'
import { addMonths, endOfMonth, dayOf, yearOf, type Day } from '@moisson/law/calendar'
import { siretOfCompany } from './number.ts'
import { ibanOf, phoneOf } from '../import/parse-identifier.ts'
import { isRefusal } from '../refusal.ts'
import { idccLabel, nafLabel, writtenNaf } from './codes.ts'
import { say, type Text, type Wording } from '@moisson/law/text'

/** What is wrong with one field, and how to mend it. */
export interface FieldFault extends Text {
  field: string
  code: string
}
/** What the rest of the file says, where a field depends on it. */
export interface FileAround {
  siren: string
  naf_revision: string | null
  fiscal_year_end_month: number | null
  fiscal_year_end_day: number | null
  account_keeper: string
  account_keeper_name: string | null
  percol_account_keeper: string | null
  percol_keeper_name: string | null
  today: Day
}
interface Person {
  phone?: string | null | undefined
}
interface Address {
  postal_code?: string | null | undefined
  country?: string | null | undefined
}
/** The fields that need more than a type, each left out when it does not change. */
export interface FileChanges {
  siret?: string | null | undefined
  vat_number?: string | null | undefined
  naf_code?: string | null | undefined
  naf_revision?: string | null | undefined
  idcc_codes?: number[] | undefined
  address?: Address | null | undefined
  headcount_year?: number | null | undefined
  annual_gross_payroll_year?: number | null | undefined
  fiscal_year_end_month?: number | null | undefined
  fiscal_year_end_day?: number | null | undefined
  current_fiscal_year?: { start: Day; end: Day } | null | undefined
  contact_phone?: string | null | undefined
  cse_contact?: Person | null | undefined
  payroll_contact?: Person | null | undefined
  legal_representative?: Person | null | undefined
  brand_color?: string | null | undefined
  iban?: string | null | undefined
  bic?: string | null | undefined
  keeper_iban?: string | null | undefined
  keeper_bic?: string | null | undefined
  percol_keeper_iban?: string | null | undefined
  percol_keeper_bic?: string | null | undefined
  account_keeper?: string | null | undefined
  account_keeper_name?: string | null | undefined
  percol_account_keeper?: string | null | undefined
  percol_keeper_name?: string | null | undefined
}

export type Fault = Omit<FieldFault, 'field'>
const fault = (code: string, ...words: Wording): Fault => ({ code, ...say(...words) })

/** The changes as they are written down, or all that is wrong with them at once. */
export function checkFile<Changes extends FileChanges>(
  changes: Changes,
  around: FileAround,
): { values: Changes; faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const values: FileChanges = { ...changes }
  const take = <Value>(field: string, result: Value | Fault, keep: (value: Value) => void): void => {
    if (isFault(result)) faults.push({ ...result, field })
    else keep(result)
  }
  if (changes.siret) take('siret', siretOf(changes.siret, around.siren), (v) => (values.siret = v))
  if (changes.vat_number)
    take('vat_number', vatOf(changes.vat_number, around.siren), (v) => (values.vat_number = v))
  if (changes.naf_code) {
    const revision = changes.naf_revision === undefined ? around.naf_revision : changes.naf_revision
    take('naf_code', nafOf(changes.naf_code, revision), (v) => (values.naf_code = v))
  }
  if (changes.idcc_codes) {
    values.idcc_codes = [...new Set(changes.idcc_codes)]
    for (const [index, code] of changes.idcc_codes.entries())
      if (idccLabel(code) === null) faults.push({ ...unknownIdcc(code), field: `idcc_codes.${index}` })
  }
  if (changes.address) faults.push(...addressFaults(changes.address, 'address'))
  for (const field of ['iban', 'keeper_iban', 'percol_keeper_iban'] as const) {
    const given = changes[field]
    if (given) take(field, ibanOf(given) ?? wrongIban, (v) => (values[field] = v))
  }
  for (const field of ['bic', 'keeper_bic', 'percol_keeper_bic'] as const) {
    const given = changes[field]
    if (given) take(field, bicOf(given), (v) => (values[field] = v))
  }
  if (changes.contact_phone)
    take('contact_phone', phoneOf(changes.contact_phone) ?? wrongPhone, (v) => (values.contact_phone = v))
  for (const field of ['cse_contact', 'payroll_contact', 'legal_representative'] as const) {
    const given = changes[field]
    if (given?.phone)
      take(
        `${field}.phone`,
        phoneOf(given.phone) ?? wrongPhone,
        (phone) => (values[field] = { ...given, phone }),
      )
  }
  if (changes.brand_color) take('brand_color', colourOf(changes.brand_color), (v) => (values.brand_color = v))
  if (changes.headcount_year && changes.headcount_year > yearOf(around.today))
    faults.push({ ...futureYear, field: 'headcount_year' })
  // An exercice that is not a civil year may close next year.
  if (changes.annual_gross_payroll_year && changes.annual_gross_payroll_year > yearOf(around.today) + 1)
    faults.push({ ...futureExercise, field: 'annual_gross_payroll_year' })
  faults.push(...keeperFaults(changes, around), ...closingFaults(changes, around))
  return { values: values as Changes, faults }
}

export const isFault = (result: unknown): result is Fault =>
  typeof result === 'object' && result !== null && 'fr' in result && 'en' in result

/** A SIRET of the company, or what is wrong with it. */
export function siretOf(text: string, siren: string): string | Fault {
  const result = siretOfCompany(text, siren)
  return isRefusal(result)
    ? fault(
        'invalid_siret',
        `Donnez les 14 chiffres d’un établissement de la société : ils commencent par ${siren} et finissent par une clé.`,
        `Give the 14 digits of one of the company’s establishments: they start with ${siren} and end with a check digit.`,
      )
    : result
}

/** The French number of a SIREN: its key, then the nine digits. */
export function vatNumberOf(siren: string): string {
  return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
}

function vatOf(text: string, siren: string): string | Fault {
  const bare = text.replaceAll(/[\s\u00a0\u202f.-]/g, '').toUpperCase()
  const written = bare.startsWith('FR') ? bare : `FR${bare}`
  if (tva.validate(written).isValid && written.endsWith(siren)) return written
  const expected = vatNumberOf(siren)
  return fault(
    'invalid_vat_number',
    `Ce numéro de TVA n’est pas celui de la société : pour le SIREN ${siren}, c’est ${expected}.`,
    `This VAT number is not the company’s: for the SIREN ${siren} it is ${expected}.`,
  )
}

/** The new nomenclature of 2025 is checked by its shape: its codes enter the registers in 2027. */
function nafOf(text: string, revision: string | null): string | Fault {
  const written = writtenNaf(text)
  if (revision === 'naf2025' ? /^\d{2}\.\d{2}[A-Z]$/.test(written) : nafLabel(written) !== null)
    return written
  return fault(
    'unknown_naf_code',
    `Le code « ${text} » n’existe pas dans la NAF : quatre chiffres et une lettre, comme 62.01Z. Cherchez-le par son intitulé.`,
    `The code “${text}” is not in the NAF: four digits and a letter, such as 62.01Z. Search it by its label.`,
  )
}

const unknownIdcc = (code: number): Fault =>
  fault(
    'unknown_idcc',
    `Aucune convention collective ne porte l’IDCC ${code}. Cherchez-la par son nom.`,
    `No collective agreement has the IDCC ${code}. Search it by its name.`,
  )

function bicOf(text: string): string | Fault {
  const bare = text.replaceAll(/\s/g, '').toUpperCase()
  return isValidBIC(bare)
    ? bare
    : fault(
        'invalid_bic',
        'Un BIC a 8 ou 11 caractères, comme AGRIFRPP : recopiez-le du RIB.',
        'A BIC has 8 or 11 characters, such as AGRIFRPP: copy it from the bank details.',
      )
}

const wrongIban = fault(
  'invalid_iban',
  'Cet IBAN n’est pas valable : vérifiez chaque caractère sur le RIB.',
  'This IBAN is not valid: check each character against the bank details.',
)
const wrongPhone = fault(
  'invalid_phone',
  'Donnez un numéro complet, comme 01 99 00 12 34 ou +33 1 99 00 12 34.',
  'Give a whole number, such as 01 99 00 12 34 or +33 1 99 00 12 34.',
)
export const futureYear = fault(
  'future_year',
  'L’effectif moyen est celui d’une année écoulée ou en cours.',
  'The average headcount is that of a past year or of this one.',
)
const alreadyNamed = fault(
  'keeper_named',
  'Seul un autre teneur que ceux de la liste se nomme ici.',
  'Only a keeper that is not in the list is named here.',
)
const unnamed = fault(
  'keeper_unnamed',
  'Donnez le nom de ce teneur : le virement, les messages et les reçus le portent.',
  'Give this keeper’s name: the transfer, the messages and the receipts carry it.',
)
const notForBanks = fault(
  'name_not_writable',
  'Une banque ne lit pas ce nom : écrivez-le en lettres latines, comme sur son RIB.',
  'A bank does not read this name: write it in Latin letters, as on its bank details.',
)
const futureExercise = fault(
  'future_year',
  'La masse salariale est celle d’un exercice clos ou en cours.',
  'The payroll is that of a closed financial year or of the current one.',
)

function colourOf(text: string): string | Fault {
  const bare = text.trim().toLowerCase()
  return /^#[\da-f]{6}$/.test(bare)
    ? bare
    : fault(
        'invalid_colour',
        'Donnez une couleur en six chiffres hexadécimaux, comme #166534.',
        'Give a colour in six hexadecimal digits, such as #166534.',
      )
}

export function addressFaults(address: Address, place: string): FieldFault[] {
  const found: FieldFault[] = []
  const country = address.country?.toUpperCase() ?? ''
  if (country !== '' && !isCountry(country))
    found.push({
      field: `${place}.country`,
      code: 'invalid_country',
      fr: 'Donnez le pays par son code, comme FRA.',
      en: 'Give the country by its code, such as FRA.',
    })
  if (hasWrongPostCode(address))
    found.push({ field: `${place}.postal_code`, code: 'invalid_postal_code', ...postCodeSentence })
  return found
}

/** A keeper said twice would have two files and two transfers of the same thing; two that are not in the list may differ. */
function keeperFaults(changes: FileChanges, around: FileAround): FieldFault[] {
  const { account_keeper: shared = around.account_keeper } = changes
  const { percol_account_keeper: own = around.percol_account_keeper } = changes
  const named = [
    { of: 'account_keeper', field: 'account_keeper_name', keeper: shared },
    { of: 'percol_account_keeper', field: 'percol_keeper_name', keeper: own },
  ] as const
  const faults = named.flatMap(({ of, field, keeper }): FieldFault[] => {
    const name = changes[field]
    // What was kept without a name stays until it is touched.
    const becomes = keeper !== around[of] || (name !== undefined && around[field] !== null)
    if (!name) return keeper === 'other' && becomes ? [{ ...unnamed, field }] : []
    if (keeper !== 'other') return [{ ...alreadyNamed, field }]
    return isBankName(name) ? [] : [{ ...notForBanks, field }]
  })
  if (own === null || own !== shared || own === 'other') return faults
  return [
    ...faults,
    {
      field: 'percol_account_keeper',
      code: 'same_keeper',
      fr: 'C’est déjà le teneur de compte de la société : laissez ce choix vide, il tient aussi le PER\u00a0COL.',
      en: 'This is already the company’s account keeper: leave this choice empty, it keeps the PER COL too.',
    },
  ]
}

function closingFaults(changes: FileChanges, around: FileAround): FieldFault[] {
  const found: FieldFault[] = []
  const given = (change: number | null | undefined, kept: number | null) =>
    change === undefined ? kept : change
  const month = given(changes.fiscal_year_end_month, around.fiscal_year_end_month)
  const day = given(changes.fiscal_year_end_day, around.fiscal_year_end_day)
  // In a leap year, so that 29 February may be a closing day.
  const last = month === null ? 31 : Number(endOfMonth(dayOf(2024, month, 1)).slice(8))
  // A month may be known alone; its last day is not its closing day until somebody says so.
  if (month === null && day !== null)
    found.push({
      field: 'fiscal_year_end_month',
      code: 'closing_incomplete',
      fr: 'Un jour de clôture a un mois.',
      en: 'A closing day has a month.',
    })
  else if (day !== null && day > last)
    found.push({
      field: 'fiscal_year_end_day',
      code: 'no_such_day',
      fr: `Ce mois finit le ${last} : choisissez un jour qui existe.`,
      en: `This month ends on the ${last}th: choose a day that exists.`,
    })
  const exercise = changes.current_fiscal_year
  if (exercise && exercise.end <= exercise.start)
    found.push({
      field: 'current_fiscal_year.end',
      code: 'exercise_dates',
      fr: 'L’exercice finit après avoir commencé.',
      en: 'The financial year ends after it starts.',
    })
  else if (exercise && exercise.end >= addMonths(exercise.start, 24))
    found.push({
      field: 'current_fiscal_year.end',
      code: 'exercise_dates',
      fr: 'Un exercice dure moins de 24 mois.',
      en: 'A financial year lasts less than 24 months.',
    })
  return found
}
