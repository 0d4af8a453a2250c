import type { Text } from '@moisson/law/text'
import { SHORTEST_NAME } from '../beneficiary/unlikely.ts'
import { companyFields, type FileSection } from './fields.ts'

/** What the company file must say before a campaign goes all the way, and where it is said. */
export interface CompanyFile {
  legal_form: string | null
  siret: string | null
  naf_code: string | null
  idcc_codes: readonly number[]
  address: unknown
  headcount: number | null
  fiscal_year_end_month: number | null
  fiscal_year_end_day: number | null
  has_cse: boolean | null
  account_keeper: string
  account_keeper_name: string | null
  account_keeper_company_code: string | null
  percol_account_keeper: string | null
  percol_keeper_name: string | null
  percol_keeper_company_code: string | null
  payroll_software: string | null
  contact_name: string | null
  contact_email: string | null
  legal_representative: unknown
  iban_mask: string | null
  keeper_iban_mask: string | null
  percol_keeper_iban_mask: string | null
  /** Whether a savings plan exists, so that somebody must keep its accounts. */
  has_plans: boolean
}

export interface Need extends Text {
  code: string
  field: string
  section: FileSection
  label: Text
}

/** A field of the file, or a part of one. */
type FieldPath = keyof typeof companyFields | `${keyof typeof companyFields}.${string}`

interface Asked extends Text {
  code: string
  field: FieldPath
  /** Where more than one field is asked for together; else the field's own name. */
  label?: Text
  given: (file: CompanyFile) => boolean
  /** Whom it is asked of; absent: every company. What is not asked is neither done nor missing. */
  asked?: (file: CompanyFile) => boolean
}

const partOf = (whole: unknown, name: string): string => {
  const part = (whole as Record<string, unknown> | null)?.[name]
  return typeof part === 'string' ? part.trim() : ''
}
/** One letter is no name. */
const isNamed = (whole: unknown, name: string): boolean => partOf(whole, name).length >= SHORTEST_NAME
const isAddress = (address: unknown): boolean =>
  ['line1', 'postal_code', 'city'].every((name) => isNamed(address, name))

const needs: readonly Asked[] = [
  {
    code: 'contact_missing',
    field: 'contact_email',
    label: { fr: 'Contact des salariés', en: 'Contact for employees' },
    fr: 'Indiquez qui répond aux salariés : nom et adresse e-mail du contact.',
    en: 'Say who answers the employees: the contact’s name and e-mail address.',
    given: (file) => isNamed(file, 'contact_name') && Boolean(file.contact_email),
  },
  {
    code: 'account_keeper_missing',
    field: 'account_keeper',
    fr: 'Choisissez le teneur de compte : sans lui, rien ne peut être placé sur un plan.',
    en: 'Choose the account keeper: without one, nothing can be invested in a plan.',
    asked: (file) => file.has_plans || file.account_keeper !== 'none',
    given: (file) => file.account_keeper !== 'none',
  },
  {
    code: 'keeper_name_missing',
    field: 'account_keeper_name',
    fr: 'Indiquez le nom du teneur de compte : le virement, les messages et les reçus le portent.',
    en: 'Give the account keeper’s name: the transfer, the messages and the receipts carry it.',
    asked: (file) => file.account_keeper === 'other',
    given: (file) => Boolean(file.account_keeper_name),
  },
  {
    code: 'percol_keeper_name_missing',
    field: 'percol_keeper_name',
    fr: 'Indiquez le nom du teneur du PER COL : le virement, les messages et les reçus le portent.',
    en: 'Give the name of the PER COL’s keeper: the transfer, the messages and the receipts carry it.',
    asked: (file) => file.percol_account_keeper === 'other',
    given: (file) => Boolean(file.percol_keeper_name),
  },
  {
    code: 'keeper_code_missing',
    field: 'account_keeper_company_code',
    fr: 'Indiquez le code que le teneur de compte vous a donné : chaque fichier qu’il reçoit le porte.',
    en: 'Give the code the account keeper gave you: every file it receives carries it.',
    asked: (file) => file.account_keeper !== 'none',
    given: (file) => Boolean(file.account_keeper_company_code),
  },
  {
    code: 'percol_keeper_code_missing',
    field: 'percol_keeper_company_code',
    label: {
      fr: 'Code entreprise chez le teneur du PER\u00a0COL',
      en: 'Company code at the PER COL’s keeper',
    },
    fr: 'Indiquez le code que le teneur du PER\u00a0COL vous a donné : chaque fichier qu’il reçoit le porte.',
    en: 'Give the code the PER COL’s keeper gave you: every file it receives carries it.',
    asked: (file) => file.percol_account_keeper !== null,
    given: (file) => Boolean(file.percol_keeper_company_code),
  },
  {
    code: 'siret_missing',
    field: 'siret',
    fr: 'Indiquez le SIRET du siège : il figure sur l’accord et les exports.',
    en: 'Give the head office’s SIRET: agreement and exports carry it.',
    given: (file) => file.siret !== null,
  },
  {
    code: 'legal_form_missing',
    field: 'legal_form',
    fr: 'Indiquez la forme juridique : elle figure en tête de l’accord.',
    en: 'Give the legal form: it heads the agreement.',
    given: (file) => file.legal_form !== null,
  },
  {
    code: 'address_missing',
    field: 'address.line1',
    fr: 'Indiquez l’adresse du siège : elle figure sur l’accord et les courriers.',
    en: 'Give the head office’s address: agreement and letters carry it.',
    given: ({ address }) => isAddress(address),
  },
  {
    code: 'closing_missing',
    field: 'fiscal_year_end_month',
    label: { fr: 'Clôture des comptes', en: 'Closing of the accounts' },
    fr: 'Indiquez le jour de clôture\u00a0: chaque date légale en dépend.',
    en: 'Give the closing day: each legal date depends on it.',
    given: (file) => file.fiscal_year_end_month !== null && file.fiscal_year_end_day !== null,
  },
  {
    code: 'headcount_missing',
    field: 'headcount',
    fr: 'Indiquez l’effectif moyen : le forfait social et les obligations en dépendent.',
    en: 'Give the average headcount: the social levy and the obligations depend on it.',
    given: (file) => file.headcount !== null,
  },
  {
    code: 'payroll_software_missing',
    field: 'payroll_software',
    fr: 'Indiquez le logiciel de paie : c’est là que les montants seront saisis.',
    en: 'Give the payroll software: the amounts will be entered there.',
    given: (file) => file.payroll_software !== null,
  },
  {
    code: 'representative_missing',
    field: 'legal_representative.last_name',
    fr: 'Indiquez qui signe pour la société : l’accord porte son nom et sa qualité.',
    en: 'Say who signs for the company: the agreement carries their name and title.',
    given: ({ legal_representative: one }) => isNamed(one, 'last_name'),
  },
  {
    code: 'idcc_missing',
    field: 'idcc_codes',
    fr: 'Indiquez la convention collective (IDCC) : un accord de branche peut s’appliquer.',
    en: 'Give the collective agreement (IDCC): a branch agreement may apply.',
    given: (file) => file.idcc_codes.length > 0,
  },
  {
    code: 'naf_missing',
    field: 'naf_code',
    fr: 'Indiquez le code NAF : le dépôt de l’accord le demande.',
    en: 'Give the NAF code: the filing of the agreement asks for it.',
    given: (file) => file.naf_code !== null,
  },
  {
    code: 'cse_missing',
    field: 'has_cse',
    fr: 'Dites si la société a un CSE : il est informé de l’accord.',
    en: 'Say whether the company has a works council (CSE): it is told about the agreement.',
    given: (file) => file.has_cse !== null,
  },
  {
    code: 'iban_missing',
    field: 'iban',
    fr: 'Indiquez le compte débité : les virements du teneur et les fichiers SEPA en partent.',
    en: 'Give the account to debit: transfers to the account keeper and SEPA files start from it.',
    given: (file) => file.iban_mask !== null,
  },
  {
    code: 'keeper_iban_missing',
    field: 'keeper_iban',
    fr: 'Indiquez l’IBAN du teneur de compte : ce qui est placé sur un plan lui est viré.',
    en: 'Give the account keeper’s IBAN: what is invested in a plan is transferred to it.',
    asked: (file) => file.has_plans && file.account_keeper !== 'none',
    given: (file) => file.keeper_iban_mask !== null,
  },
  {
    code: 'percol_keeper_iban_missing',
    field: 'percol_keeper_iban',
    fr: 'Indiquez l’IBAN du teneur du PER\u00a0COL : ce qui y est placé lui est viré.',
    en: 'Give the IBAN of the PER COL’s keeper: what is invested there is transferred to it.',
    asked: (file) => file.has_plans && file.percol_account_keeper !== null,
    given: (file) => file.percol_keeper_iban_mask !== null,
  },
]

const onlyDay = {
  field: 'fiscal_year_end_day',
  fr: 'Le mois de clôture est connu\u00a0: indiquez le jour, chaque date légale en dépend.',
  en: 'The closing month is known: give the day, each legal date depends on it.',
}

const fieldAt = (path: FieldPath) => companyFields[path.split('.')[0] as keyof typeof companyFields]

/** What a company file holds and what it still lacks, the most needed first, and how complete it is, 0 to 100. */
export function companyCompleteness(file: CompanyFile): {
  completeness: number
  missing: Need[]
  checklist: (Need & { done: boolean })[]
} {
  const own = needs.filter(({ asked }) => asked?.(file) ?? true)
  const checklist = own.map(({ given, asked: _asked, ...need }) => ({
    label: fieldAt(need.field).label,
    ...need,
    section: fieldAt(need.field).section,
    // A month alone is half of it: the day is what is left to give.
    ...(need.code === 'closing_missing' && file.fiscal_year_end_month !== null && onlyDay),
    done: given(file),
  }))
  const missing = checklist.filter(({ done }) => !done).map(({ done: _done, ...need }) => need)
  return {
    completeness: Math.round((100 * (own.length - missing.length)) / own.length),
    missing,
    checklist,
  }
}
