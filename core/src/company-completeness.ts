/** What the company file must say before a campaign goes all the way, and where it is said. */
export interface CompanyFile {
  legal_form: string | null
  siret: string | null
  naf_code: string | null
  idcc_codes: readonly number[]
  address: unknown
  headcount: number | null
  has_cse: boolean | null
  account_keeper: string
  payroll_software: string | null
  contact_name: string | null
  contact_email: string | null
  /** Whether a savings plan exists, so that somebody must keep its accounts. */
  has_plans: boolean
}

export interface Missing {
  code: string
  field: string
  fr: string
  en: string
}

const needs: (Missing & { given(file: CompanyFile): boolean })[] = [
  {
    code: 'contact_missing',
    field: 'contact_email',
    fr: 'Indiquez qui répond aux salariés : nom et adresse e-mail du contact.',
    en: 'Say who answers the employees: the contact’s name and e-mail address.',
    given: (file) => Boolean(file.contact_name && file.contact_email),
  },
  {
    code: 'account_keeper_missing',
    field: 'account_keeper',
    fr: 'Choisissez le teneur de compte : sans lui, rien ne peut être placé sur un plan.',
    en: 'Choose the account keeper: without one, nothing can be placed on a plan.',
    given: (file) => file.account_keeper !== 'none' || !file.has_plans,
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
    field: 'address',
    fr: 'Indiquez l’adresse du siège.',
    en: 'Give the head office’s address.',
    given: (file) => file.address !== null,
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
    fr: 'Indiquez le logiciel de paie : l’export est préparé pour lui.',
    en: 'Give the payroll software: the export is made for it.',
    given: (file) => file.payroll_software !== null,
  },
  {
    code: 'idcc_missing',
    field: 'idcc_codes',
    fr: 'Indiquez la convention collective (IDCC).',
    en: 'Give the collective agreement (IDCC).',
    given: (file) => file.idcc_codes.length > 0,
  },
  {
    code: 'naf_missing',
    field: 'naf_code',
    fr: 'Indiquez le code NAF.',
    en: 'Give the NAF code.',
    given: (file) => file.naf_code !== null,
  },
  {
    code: 'cse_missing',
    field: 'has_cse',
    fr: 'Dites si la société a un CSE : il est informé de l’accord.',
    en: 'Say whether the company has a works council (CSE): it is told about the agreement.',
    given: (file) => file.has_cse !== null,
  },
]

/** What is still missing in a company file, the most needed first, and how complete it is, 0 to 100. */
export function companyCompleteness(file: CompanyFile): { completeness: number; missing: Missing[] } {
  const missing = needs.filter((need) => !need.given(file))
  return {
    completeness: Math.round((100 * (needs.length - missing.length)) / needs.length),
    missing: missing.map(({ code, field, fr, en }) => ({ code, field, fr, en })),
  }
}
