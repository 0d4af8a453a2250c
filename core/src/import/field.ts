import type { Text } from '@moisson/law/text'

/** The fields a column can be mapped to, with their label; the order is the one screens show. */
export const fieldLabels = {
  employee_number: { fr: 'Matricule', en: 'Employee number' },
  civility: { fr: 'Civilité', en: 'Title' },
  last_name: { fr: 'Nom d’usage', en: 'Last name' },
  birth_name: { fr: 'Nom de naissance', en: 'Birth name' },
  first_name: { fr: 'Prénom', en: 'First name' },
  full_name: { fr: 'Nom et prénom', en: 'Full name' },
  birth_date: { fr: 'Date de naissance', en: 'Date of birth' },
  birth_place: { fr: 'Lieu de naissance', en: 'Place of birth' },
  nir: { fr: 'N° de sécurité sociale', en: 'Social security number' },
  nir_key: { fr: 'Clé du n° de sécurité sociale', en: 'Social security key' },
  email: { fr: 'E-mail', en: 'Email' },
  mobile: { fr: 'Téléphone', en: 'Phone' },
  address_line1: { fr: 'Adresse', en: 'Address' },
  address_line2: { fr: 'Complément d’adresse', en: 'Address, second line' },
  postal_code: { fr: 'Code postal', en: 'Post code' },
  city: { fr: 'Ville', en: 'Town' },
  country: { fr: 'Pays', en: 'Country' },
  establishment_siret: { fr: 'SIRET de l’établissement', en: 'Site SIRET' },
  contract_type: { fr: 'Type de contrat', en: 'Contract type' },
  officer: { fr: 'Mandataire social ou conjoint', en: 'Corporate officer or spouse' },
  hire_date: { fr: 'Date d’entrée', en: 'Hire date' },
  exit_date: { fr: 'Date de sortie', en: 'Exit date' },
  iban: { fr: 'IBAN', en: 'IBAN' },
  reference_salary_cents: { fr: 'Salaire de référence', en: 'Reference salary' },
  presence_days: { fr: 'Jours de présence', en: 'Days of presence' },
} as const satisfies Record<string, Text>

export type Field = keyof typeof fieldLabels
export const fields = Object.keys(fieldLabels) as Field[]
export const isField = (name: string): name is Field => Object.hasOwn(fieldLabels, name)

/** Fields that only serve to read others: they never appear in a record. */
const helpers = ['full_name', 'nir_key', 'officer'] as const
export type HelperField = (typeof helpers)[number]
export const isRecordField = (field: Field): field is RecordField =>
  !(helpers as readonly string[]).includes(field)
export type RecordField = Exclude<Field, HelperField>
export type NumberField = 'reference_salary_cents' | 'presence_days'

/** One data row, read: dates `YYYY-MM-DD`, money in cents; what is blank or cannot be trusted is absent. */
export type ImportRecord = { row: number } & { [F in RecordField]?: F extends NumberField ? number : string }
