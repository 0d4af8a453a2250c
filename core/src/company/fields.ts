import { MOST_MONEY } from '../record/most-money.ts'
import { delayIn } from '@moisson/law/delays'
import { say } from '@moisson/law/text'
import { civilityNames, languageNames } from '../beneficiary/choice-names.ts'
import { companyAddressFields } from '../record/address.ts'
import type { Field, Fields } from '../record/field.ts'
import {
  accountKeeperNames,
  otherKeeperNames,
  companyStatusNames,
  legalFormNames,
  nafRevisionNames,
  payrollSoftwareNames,
  toldSchemeNames,
} from './choice-names.ts'

/** The parts of the file, as the screen shows them. */
export const fileSections = ['identity', 'headcount', 'representative', 'schemes', 'payroll', 'bank'] as const
export type FileSection = (typeof fileSections)[number]

type CompanyField = Field & { readonly section: FileSection }

const contactFields = {
  name: { kind: 'text', max: 120, label: say('Nom', 'Name') },
  email: { kind: 'email', label: say('Adresse e-mail', 'E-mail address') },
  phone: { kind: 'phone', max: 30, label: say('Téléphone', 'Phone') },
} as const satisfies Fields

const cseFields = {
  name: { kind: 'text', max: 120, label: say('Contact du CSE', 'Works council contact') },
  email: { kind: 'email', label: say('E-mail du CSE', 'Works council e-mail') },
  phone: { kind: 'phone', max: 30, label: say('Téléphone du CSE', 'Works council phone') },
} as const satisfies Fields

const representativeFields = {
  civility: { kind: 'choice', names: civilityNames, label: say('Civilité', 'Title') },
  first_name: { kind: 'text', max: 80, label: say('Prénom', 'First name') },
  last_name: { kind: 'text', max: 80, label: say('Nom', 'Last name') },
  title: {
    kind: 'text',
    max: 120,
    label: say('Qualité', 'Position'),
    help: say('Comme « Présidente » ou « Gérant ».', 'Such as “Chair” or “Managing director”.'),
  },
  email: { kind: 'email', label: say('Adresse e-mail', 'E-mail address') },
  phone: { kind: 'phone', max: 30, label: say('Téléphone', 'Phone') },
} as const satisfies Fields

const exerciseFields = {
  start: {
    kind: 'day',
    required: true,
    label: say('Début de l’exercice en cours', 'Start of the current year'),
    help: say('Seulement si l’exercice en cours est irrégulier.', 'Only if the current year is irregular.'),
  },
  end: {
    kind: 'day',
    required: true,
    label: say('Fin de l’exercice en cours', 'End of the current year'),
    help: say('Moins de 24 mois après le début.', 'Less than 24 months after the start.'),
  },
} as const satisfies Fields

const schemeFields = {
  type: { kind: 'choice', names: toldSchemeNames, required: true, label: say('Dispositif', 'Scheme') },
  since: { kind: 'day', stated: true, label: say('Depuis le', 'Since') },
  until: { kind: 'day', stated: true, label: say('Jusqu’au', 'Until') },
} as const satisfies Fields

/** What only the company’s adviser and the platform write. */
export const advisedFields = {
  siren: { kind: 'text', max: 20, label: say('SIREN', 'SIREN'), section: 'identity' },
  status: {
    kind: 'choice',
    names: companyStatusNames,
    initial: 'prospect',
    label: say('État de la société', 'State of the company'),
    help: say(
      'Seuls le conseiller et la plateforme le changent.',
      'Only the adviser and the platform change it.',
    ),
    section: 'identity',
  },
} as const satisfies Record<string, CompanyField>

/** What the company writes of itself. */
export const companyFields = {
  legal_name: {
    kind: 'text',
    max: 120,
    required: true,
    label: say('Raison sociale', 'Legal name'),
    section: 'identity',
  },
  trade_name: {
    kind: 'text',
    max: 120,
    label: say('Nom commercial', 'Trade name'),
    section: 'identity',
  },
  legal_form: {
    kind: 'choice',
    names: legalFormNames,
    label: say('Forme juridique', 'Legal form'),
    section: 'identity',
  },
  siret: {
    kind: 'text',
    max: 20,
    label: say('SIRET du siège', 'Head office SIRET'),
    help: say('Le SIREN et cinq chiffres.', 'The SIREN and five digits.'),
    section: 'identity',
  },
  vat_number: {
    kind: 'text',
    max: 20,
    label: say('Numéro de TVA', 'VAT number'),
    section: 'identity',
  },
  rcs_city: {
    kind: 'text',
    max: 80,
    label: say('Ville du RCS', 'RCS city'),
    help: say('Celle du greffe.', 'That of the court registry.'),
    section: 'identity',
  },
  share_capital_cents: {
    kind: 'cents',
    max: MOST_MONEY,
    label: say('Capital social', 'Share capital'),
    section: 'identity',
  },
  naf_code: {
    kind: 'text',
    max: 10,
    label: say('Code NAF', 'NAF code'),
    help: say('Tapez le code ou un mot de l’activité.', 'Type the code or a word of the activity.'),
    section: 'identity',
  },
  naf_revision: {
    kind: 'choice',
    names: nafRevisionNames,
    label: say('Nomenclature NAF', 'NAF nomenclature'),
    section: 'identity',
  },
  idcc_codes: {
    kind: 'list',
    of: { kind: 'number', min: 0, max: 9999, whole: true, ungrouped: true },
    most: 20,
    label: say('Conventions collectives (IDCC)', 'Collective agreements (IDCC)'),
    help: say(
      'Tapez le numéro ou le nom ; plusieurs sont possibles.',
      'Type the number or the name; several are possible.',
    ),
    section: 'identity',
  },
  address: {
    kind: 'group',
    fields: companyAddressFields,
    label: say('Adresse du siège', 'Head office address'),
    section: 'identity',
  },
  headcount: {
    kind: 'number',
    min: 0,
    max: 1_000_000,
    decimals: 2,
    label: say('Effectif moyen', 'Average headcount'),
    help: say('En moyenne sur l’année, comme dans la DSN.', 'On average over the year, as in the DSN.'),
    section: 'headcount',
  },
  headcount_year: {
    kind: 'number',
    min: 2000,
    max: 2100,
    whole: true,
    ungrouped: true,
    label: say('Année de l’effectif', 'Year of the headcount'),
    help: say('En général, l’an dernier.', 'Usually last year.'),
    section: 'headcount',
  },
  /** The closing of the accounts; null until somebody records it. */
  fiscal_year_end_month: {
    kind: 'number',
    min: 1,
    max: 12,
    whole: true,
    label: say('Mois de clôture', 'Closing month'),
    section: 'headcount',
  },
  fiscal_year_end_day: {
    kind: 'number',
    min: 1,
    max: 31,
    whole: true,
    label: say('Jour de clôture', 'Closing day'),
    section: 'headcount',
  },
  current_fiscal_year: {
    kind: 'group',
    fields: exerciseFields,
    label: say('Exercice en cours', 'Current financial year'),
    section: 'headcount',
  },
  annual_gross_payroll_cents: {
    kind: 'cents',
    max: MOST_MONEY,
    label: say('Masse salariale brute', 'Gross payroll'),
    section: 'headcount',
  },
  /** The exercice of those wages; a campaign of another one does not take them. */
  annual_gross_payroll_year: {
    kind: 'number',
    min: 2000,
    max: 2100,
    whole: true,
    ungrouped: true,
    label: say('Exercice de la masse salariale', 'Financial year of the payroll'),
    help: say(
      'L’année de sa clôture : la campagne de cet exercice la reprend.',
      'The year it closes: the campaign of that financial year takes it.',
    ),
    section: 'headcount',
  },
  annual_revenue_cents: {
    kind: 'cents',
    max: MOST_MONEY,
    label: say('Chiffre d’affaires', 'Revenue'),
    section: 'headcount',
  },
  taxable_profit_cents: {
    kind: 'cents',
    min: -MOST_MONEY,
    max: MOST_MONEY,
    label: say('Bénéfice fiscal', 'Taxable profit'),
    section: 'headcount',
  },
  equity_cents: {
    kind: 'cents',
    min: -MOST_MONEY,
    max: MOST_MONEY,
    label: say('Capitaux propres', 'Equity'),
    section: 'headcount',
  },
  added_value_cents: {
    kind: 'cents',
    min: -MOST_MONEY,
    max: MOST_MONEY,
    label: say('Valeur ajoutée', 'Added value'),
    section: 'headcount',
  },
  has_cse: {
    kind: 'flag',
    label: say('CSE', 'Works council (CSE)'),
    section: 'headcount',
  },
  has_union_delegate: {
    kind: 'flag',
    label: say('Délégué syndical', 'Union delegate'),
    section: 'headcount',
  },
  /** Told before its agreement is entered here; what is entered says more. */
  has_agreement: {
    kind: 'flag',
    label: say('Accord déjà signé', 'Agreement already signed'),
    section: 'schemes',
  },
  cse_contact: {
    kind: 'group',
    fields: cseFields,
    label: say('Contact du CSE', 'Works council contact'),
    section: 'headcount',
  },
  other_schemes: {
    kind: 'list',
    of: { kind: 'group', fields: schemeFields },
    most: 10,
    label: say('Autres dispositifs', 'Other schemes'),
    section: 'schemes',
  },
  account_keeper: {
    kind: 'choice',
    names: accountKeeperNames,
    initial: 'none',
    label: say('Teneur de compte', 'Account keeper'),
    help: say(
      'Un nouveau teneur attend son code et son compte\u00a0; ce qui est déjà lancé garde le sien.',
      'A new keeper awaits its code and its account; what is launched already keeps its own.',
    ),
    section: 'payroll',
  },
  account_keeper_name: {
    kind: 'text',
    max: 70,
    label: say('Nom du teneur de compte', 'Name of the account keeper'),
    help: say(
      'Tel qu’il est titulaire de son compte : le virement, les messages et les reçus le portent.',
      'As it holds its bank account: the transfer, the messages and the receipts carry it.',
    ),
    section: 'payroll',
  },
  account_keeper_company_code: {
    kind: 'text',
    max: 40,
    label: say('Code entreprise chez le teneur', 'Company code at the keeper'),
    help: say('Chaque fichier qui lui est envoyé le porte.', 'Every file sent to it carries this code.'),
    section: 'payroll',
  },
  /** Empty: the keeper of the other plans. */
  percol_account_keeper: {
    kind: 'choice',
    names: otherKeeperNames,
    label: say('Teneur du PER\u00a0COL', 'Keeper of the PER COL'),
    help: say(
      'S’il en a un autre\u00a0: il reçoit alors son fichier, son virement et rend sa propre réponse.',
      'If it has another one: it then has its own file, its own transfer and its own answer.',
    ),
    section: 'payroll',
  },
  percol_keeper_name: {
    kind: 'text',
    max: 70,
    label: say('Nom du teneur du PER COL', 'Name of the PER COL’s keeper'),
    section: 'payroll',
  },
  percol_keeper_company_code: {
    kind: 'text',
    max: 40,
    label: say('Code entreprise chez ce teneur', 'Company code at that keeper'),
    section: 'payroll',
  },
  payroll_software: {
    kind: 'choice',
    names: payrollSoftwareNames,
    label: say('Logiciel de paie', 'Payroll software'),
    help: say(
      'L’export paie a les mêmes colonnes pour tous les logiciels.',
      'The payroll export has the same columns for every software.',
    ),
    section: 'payroll',
  },
  payroll_contact: {
    kind: 'group',
    fields: contactFields,
    label: say('Contact paie', 'Payroll contact'),
    section: 'payroll',
  },
  legal_representative: {
    kind: 'group',
    fields: representativeFields,
    label: say('Représentant légal', 'Legal representative'),
    section: 'representative',
  },
  contact_name: {
    kind: 'text',
    max: 120,
    label: say('Nom du contact', 'Contact’s name'),
    section: 'identity',
  },
  contact_email: {
    kind: 'email',
    label: say('E-mail du contact', 'Contact’s e-mail'),
    section: 'identity',
  },
  contact_phone: {
    kind: 'phone',
    max: 30,
    label: say('Téléphone du contact', 'Contact’s phone'),
    section: 'identity',
  },
  /** Masked in answers; a masked value put back means unchanged. */
  iban: {
    kind: 'secret',
    max: 50,
    label: say('IBAN de la société', 'Company IBAN'),
    section: 'bank',
  },
  bic: {
    kind: 'text',
    max: 20,
    label: say('BIC de la société', 'Company BIC'),
    section: 'bank',
  },
  /** The account keeper’s, to which the company transfers. */
  keeper_iban: {
    kind: 'secret',
    max: 50,
    label: say('IBAN du teneur', 'Keeper’s IBAN'),
    section: 'bank',
  },
  keeper_bic: {
    kind: 'text',
    max: 20,
    label: say('BIC du teneur', 'Keeper’s BIC'),
    section: 'bank',
  },
  /** That of the PER COL’s own keeper. */
  percol_keeper_iban: {
    kind: 'secret',
    max: 50,
    label: say('IBAN du teneur du PER\u00a0COL', 'IBAN of the PER COL’s keeper'),
    section: 'bank',
  },
  percol_keeper_bic: {
    kind: 'text',
    max: 20,
    label: say('BIC du teneur du PER\u00a0COL', 'BIC of the PER COL’s keeper'),
    section: 'bank',
  },
  brand_color: {
    kind: 'text',
    max: 9,
    label: say('Couleur de la société', 'Company colour'),
    help: say('Un code comme #166534.', 'A code such as #166534.'),
    section: 'identity',
  },
  bound_to_participation: {
    kind: 'flag',
    initial: false,
    label: say('La société est soumise à la participation', 'The company is bound to participation'),
    help: say(
      'Au moins 50 salariés pendant cinq années civiles.',
      'At least 50 employees for five calendar years.',
    ),
    section: 'headcount',
  },
  bound_at_250: {
    kind: 'flag',
    initial: false,
    label: say(
      `L’effectif de 250 salariés est atteint depuis ${delayIn('threshold', 'fr')}`,
      `250 employees have been reached for ${delayIn('threshold', 'en')}`,
    ),
    help: say('Le forfait social en dépend.', 'The social levy depends on it.'),
    section: 'headcount',
  },
  /** For whoever has chosen none and whose file says none. */
  people_language: {
    kind: 'choice',
    names: languageNames,
    initial: 'fr',
    label: say('Langue du personnel', 'Language of the staff'),
    help: say('Des lettres et des SMS.', 'Of letters and text messages.'),
    section: 'payroll',
  },
  sms_notices: {
    kind: 'flag',
    initial: false,
    label: say('Prévenir par SMS qui n’a pas d’e-mail', 'Tell people without e-mail by SMS'),
    help: say(
      'Avis et rappels, à un numéro de mobile, là où l’installation a une passerelle SMS. Elle facture chaque message, plus cher vers l’étranger.',
      'Notices and reminders, to a mobile number, where the installation has an SMS gateway. It bills each message, more for a foreign number.',
    ),
    section: 'payroll',
  },
  four_eyes_launch: {
    kind: 'flag',
    initial: false,
    label: say('Deux personnes pour lancer une campagne', 'Two people to launch a campaign'),
    help: say('La personne qui calcule ne peut pas lancer seule.', 'Whoever computes cannot launch alone.'),
    section: 'payroll',
  },
} as const satisfies Record<string, CompanyField>

/** The whole file, whoever writes it. */
export const fileFields = { ...advisedFields, ...companyFields } as const
export type FileFieldName = keyof typeof fileFields
