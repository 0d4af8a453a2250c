import { addressFields } from '../record/address.ts'
import type { Field, Fields } from '../record/field.ts'
import { civilityNames, contractNames, deliveryNames, exitReasonNames, statusNames } from './choice-names.ts'

/** The parts of a person's file, in the order they are read. */
export const personSections = {
  identity: { fr: 'Identité', en: 'Identity' },
  contact: { fr: 'Coordonnées', en: 'Contact' },
  contract: { fr: 'Contrat', en: 'Contract' },
  bank: { fr: 'Identifiants protégés', en: 'Protected identifiers' },
} as const

/** A field of a person always stands in a part of the file and has somebody who keeps it. */
type PersonField = Field & {
  readonly section: keyof typeof personSections
  readonly owner: NonNullable<Field['owner']>
}

/** The person: all that is kept of somebody who may receive a share, in the order it is read. */
export const personFields = {
  employee_number: {
    kind: 'text',
    max: 20,
    label: { fr: 'Matricule', en: 'Employee number' },
    section: 'contract',
    owner: 'payroll',
  },
  last_name: {
    kind: 'text',
    max: 80,
    required: true,
    label: { fr: 'Nom d’usage', en: 'Last name' },
    section: 'identity',
    owner: 'payroll',
  },
  first_name: {
    kind: 'text',
    max: 80,
    required: true,
    label: { fr: 'Prénom', en: 'First name' },
    section: 'identity',
    owner: 'payroll',
  },
  civility: {
    kind: 'choice',
    names: civilityNames,
    initial: 'unspecified',
    label: { fr: 'Civilité', en: 'Title' },
    section: 'identity',
    owner: 'payroll',
  },
  birth_name: {
    kind: 'text',
    max: 80,
    label: { fr: 'Nom de naissance', en: 'Birth name' },
    section: 'identity',
    owner: 'payroll',
  },
  birth_date: {
    kind: 'day',
    label: { fr: 'Date de naissance', en: 'Date of birth' },
    section: 'identity',
    owner: 'payroll',
  },
  birth_place: {
    kind: 'text',
    max: 80,
    label: { fr: 'Lieu de naissance', en: 'Place of birth' },
    section: 'identity',
    owner: 'payroll',
  },
  birth_country: {
    kind: 'text',
    max: 3,
    label: { fr: 'Pays de naissance', en: 'Country of birth' },
    help: {
      fr: 'Son code à trois lettres : FRA pour la France.',
      en: 'Its code of three letters: FRA for France.',
    },
    section: 'identity',
    owner: 'payroll',
  },
  nir: {
    kind: 'secret',
    max: 30,
    label: { fr: 'N° de sécurité sociale', en: 'Social security number' },
    section: 'bank',
    owner: 'payroll',
  },
  personal_email: {
    kind: 'email',
    label: { fr: 'E-mail personnel', en: 'Personal e-mail' },
    section: 'contact',
    owner: 'person',
  },
  work_email: {
    kind: 'email',
    label: { fr: 'E-mail professionnel', en: 'Work e-mail' },
    section: 'contact',
    owner: 'hr',
  },
  mobile: {
    kind: 'phone',
    max: 30,
    label: { fr: 'Téléphone', en: 'Phone' },
    section: 'contact',
    owner: 'person',
  },
  electronic_delivery: {
    kind: 'choice',
    names: deliveryNames,
    initial: 'allowed',
    label: { fr: 'Remise de la fiche', en: 'Delivery of the sheet' },
    section: 'contact',
    owner: 'person',
  },
  address: {
    kind: 'group',
    fields: addressFields,
    label: { fr: 'Adresse', en: 'Address' },
    section: 'contact',
    owner: 'person',
  },
  status: {
    kind: 'choice',
    names: statusNames,
    initial: 'active',
    label: { fr: 'Statut', en: 'Status' },
    section: 'contract',
    owner: 'hr',
  },
  establishment: {
    kind: 'text',
    max: 80,
    label: { fr: 'Établissement', en: 'Site' },
    section: 'contract',
    owner: 'payroll',
  },
  contract_type: {
    kind: 'choice',
    names: contractNames,
    label: { fr: 'Type de contrat', en: 'Contract type' },
    section: 'contract',
    owner: 'payroll',
  },
  hire_date: {
    kind: 'day',
    label: { fr: 'Date d’entrée', en: 'Hire date' },
    section: 'contract',
    owner: 'payroll',
  },
  exit_date: {
    kind: 'day',
    label: { fr: 'Date de sortie', en: 'Exit date' },
    section: 'contract',
    owner: 'payroll',
  },
  exit_reason: {
    kind: 'choice',
    names: exitReasonNames,
    label: { fr: 'Motif de sortie', en: 'Reason for leaving' },
    section: 'contract',
    owner: 'hr',
  },
  iban: {
    kind: 'secret',
    max: 50,
    label: { fr: 'IBAN', en: 'IBAN' },
    section: 'bank',
    owner: 'person',
  },
} as const satisfies Readonly<Record<string, PersonField>>

/** Pay and presence of an exercice. */
export const yearFields = {
  reference_salary_cents: {
    kind: 'cents',
    label: { fr: 'Salaire de référence', en: 'Reference pay' },
    owner: 'payroll',
  },
  presence_days: {
    kind: 'number',
    min: 0,
    max: 366,
    label: { fr: 'Jours de présence', en: 'Days of presence' },
    owner: 'payroll',
  },
} as const satisfies Fields
