import type { Text } from '@moisson/law/text'
import type { DocumentStatus, DocumentType } from '../vocabulary.ts'

const text = (fr: string, en: string): Text => ({ fr, en })

export const documentTypeNames: Record<DocumentType, Text> = {
  interessement_agreement: text('Accord d’intéressement', 'Profit-sharing agreement'),
  interessement_amendment: text('Avenant d’intéressement', 'Amendment of the agreement'),
  interessement_due: text('Décision unilatérale d’intéressement', 'Unilateral profit-sharing decision'),
  participation_agreement: text('Accord de participation', 'Statutory profit-sharing agreement'),
  pee_rules: text('Règlement du PEE', 'Rules of the savings plan (PEE)'),
  percol_rules: text('Règlement du PER COL', 'Rules of the retirement plan (PER COL)'),
  ppv_decision: text('Décision de prime de partage de la valeur', 'Decision on the value-sharing bonus'),
  ratification_minutes: text('PV de ratification aux deux tiers', 'Minutes of the two-thirds vote'),
  signature_list: text('Liste d’émargement', 'Signature list'),
  cse_minutes: text('PV du CSE', 'Minutes of the works council (CSE)'),
  disagreement_minutes: text('PV de désaccord', 'Minutes of disagreement'),
  election_failure_minutes: text('PV de carence', 'Minutes of failed elections'),
  negotiation_mandate: text('Qualité ou mandat du signataire', 'Status or mandate of the signatory'),
  absence_statement: text(
    'Attestation d’absence d’interlocuteur',
    'Statement that there is nobody to negotiate with',
  ),
  joint_request: text('Demande conjointe', 'Joint request'),
  filing_receipt: text('Récépissé de dépôt TéléAccords', 'TéléAccords filing receipt'),
  urssaf_notice: text('Observation de l’Urssaf', 'Urssaf remark'),
  savings_booklet: text('Livret d’épargne salariale', 'Employee savings booklet'),
  information_note: text('Note d’information', 'Information note'),
  individual_sheet: text('Fiche individuelle', 'Individual sheet'),
  kbis: text('Extrait Kbis', 'Company register extract (Kbis)'),
  financial_statements: text('Comptes annuels', 'Financial statements'),
  tax_return: text('Liasse fiscale', 'Tax return'),
  account_keeping_contract: text('Convention de tenue de compte', 'Account-keeping contract'),
  sepa_mandate: text('Mandat SEPA', 'SEPA mandate'),
  fund_dic: text('Document d’informations clés du fonds', 'Key information document of the fund'),
  calculation_certificate: text('Attestation de calcul', 'Calculation certificate'),
  payroll_export: text('Export paie', 'Payroll export'),
  account_keeper_export: text('Export teneur de compte', 'Account keeper export'),
  payment_proof: text('Preuve de paiement', 'Payment proof'),
  communication: text('Support de communication', 'Communication material'),
  other: text('Autre document', 'Other document'),
}

export const documentStatusNames: Record<DocumentStatus, Text> = {
  draft: text('Brouillon', 'Draft'),
  to_sign: text('À signer', 'To sign'),
  signed: text('Signé', 'Signed'),
  filed: text('Déposé', 'Filed'),
  active: text('En vigueur', 'In force'),
  expired: text('Expiré', 'Expired'),
  archived: text('Archivé', 'Archived'),
}

export const documentFamilies = ['agreements', 'minutes', 'people', 'accounts', 'payment', 'other'] as const
export type DocumentFamily = (typeof documentFamilies)[number]

/** The types that are looked for together, in the order of the tabs. */
export const typesOfFamily: Record<DocumentFamily, readonly DocumentType[]> = {
  agreements: [
    'interessement_agreement',
    'interessement_amendment',
    'interessement_due',
    'participation_agreement',
    'pee_rules',
    'percol_rules',
    'ppv_decision',
  ],
  minutes: [
    'ratification_minutes',
    'signature_list',
    'cse_minutes',
    'disagreement_minutes',
    'election_failure_minutes',
    'negotiation_mandate',
    'absence_statement',
    'joint_request',
    'filing_receipt',
    'urssaf_notice',
  ],
  people: ['savings_booklet', 'information_note', 'individual_sheet', 'communication', 'fund_dic'],
  accounts: ['kbis', 'financial_statements', 'tax_return', 'calculation_certificate'],
  payment: [
    'account_keeping_contract',
    'sepa_mandate',
    'payroll_export',
    'account_keeper_export',
    'payment_proof',
  ],
  other: ['other'],
}

/** The five papers every company with an intéressement needs, in the order they are come by. */
export const essentialTypes = [
  'interessement_agreement',
  'filing_receipt',
  'pee_rules',
  'information_note',
  'savings_booklet',
] as const satisfies readonly DocumentType[]
