import type { Text } from '@moisson/law/text'

/** What an installation says of itself on its public pages, and the variable that says it. */
export const operatorFields = {
  name: { variable: 'OPERATOR_NAME', label: { fr: 'Nom', en: 'Name' } },
  legal_form: { variable: 'OPERATOR_LEGAL_FORM', label: { fr: 'Forme juridique', en: 'Legal form' } },
  registration: { variable: 'OPERATOR_REGISTRATION', label: { fr: 'Immatriculation', en: 'Registration' } },
  address: { variable: 'OPERATOR_ADDRESS', label: { fr: 'Siège', en: 'Registered office' } },
  email: { variable: 'OPERATOR_EMAIL', label: { fr: 'E-mail', en: 'E-mail' } },
  phone: { variable: 'OPERATOR_PHONE', label: { fr: 'Téléphone', en: 'Phone' } },
  publisher: {
    variable: 'OPERATOR_PUBLISHER',
    label: { fr: 'Directeur de la publication', en: 'Publication director' },
  },
  dpo: {
    variable: 'OPERATOR_DPO',
    label: { fr: 'Délégué à la protection des données', en: 'Data protection officer' },
  },
  host: { variable: 'OPERATOR_HOST', label: { fr: 'Hébergeur', en: 'Host' } },
  host_address: {
    variable: 'OPERATOR_HOST_ADDRESS',
    label: { fr: 'Adresse de l’hébergeur', en: 'Host’s address' },
  },
  host_phone: {
    variable: 'OPERATOR_HOST_PHONE',
    label: { fr: 'Téléphone de l’hébergeur', en: 'Host’s phone' },
  },
} as const satisfies Readonly<Record<string, { variable: string; label: Text }>>

export type OperatorField = keyof typeof operatorFields
export const operatorNames = Object.keys(operatorFields) as OperatorField[]
/** Null where the installation says nothing. */
export type Operator = Record<OperatorField, string | null>

/** The demo’s: believable, and plainly nobody’s. */
export const demoOperator: Operator = {
  name: 'Moisson Démonstration',
  legal_form: 'SAS fictive au capital de 10 000 €',
  registration: 'RCS Angers 000 000 000 (numéro fictif)',
  address: '12 rue des Exemples, 49000 Angers',
  email: 'contact@moisson.example',
  phone: '02 00 00 00 00',
  publisher: 'Camille Exemple, présidente',
  dpo: 'Dominique Exemple, dpo@moisson.example',
  host: 'Hébergeur Exemple',
  host_address: '1 quai des Exemples, 44000 Nantes',
  host_phone: '02 00 00 00 01',
}

/** Where a page made beforehand says the installation’s own address. */
export const originMark = '⟦origin⟧'
/** What stands in a page written before its installation is known. */
export const operatorMark = (field: OperatorField): string => `⟦${field}⟧`
export const operatorMarks = /⟦(\w+)⟧/g
