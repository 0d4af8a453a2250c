import { say, type Text } from '@moisson/law/text'
import type { DocumentStatus, DocumentType } from '../vocabulary.ts'

export const documentTypeNames: Record<DocumentType, Text> = {
  interessement_agreement: say('Accord d’intéressement', 'Intéressement agreement'),
  interessement_amendment: say('Avenant d’intéressement', 'Amendment of the agreement'),
  interessement_due: say('Décision unilatérale d’intéressement', 'Unilateral decision (intéressement)'),
  participation_agreement: say('Accord de participation', 'Participation agreement'),
  pee_rules: say('Règlement du PEE', 'Rules of the savings plan (PEE)'),
  percol_rules: say('Règlement du PER COL', 'Rules of the retirement plan (PER COL)'),
  ppv_decision: say('Décision de prime de partage de la valeur', 'Decision on the value-sharing bonus'),
  ratification_minutes: say('PV de ratification aux deux tiers', 'Minutes of the two-thirds vote'),
  signature_list: say('Liste d’émargement', 'Signature list'),
  cse_minutes: say('PV du CSE', 'Minutes of the works council (CSE)'),
  disagreement_minutes: say('PV de désaccord', 'Minutes of disagreement'),
  election_failure_minutes: say('PV de carence', 'Minutes of failed elections'),
  negotiation_mandate: say('Qualité ou mandat du signataire', 'Status or mandate of the signatory'),
  absence_statement: say(
    'Attestation d’absence d’interlocuteur',
    'Statement that there is nobody to negotiate with',
  ),
  joint_request: say('Demande conjointe', 'Joint request'),
  filing_receipt: say('Récépissé de dépôt TéléAccords', 'TéléAccords filing receipt'),
  urssaf_notice: say('Observation de l’Urssaf', 'Urssaf remark'),
  savings_booklet: say('Livret d’épargne salariale', 'Employee savings booklet'),
  plan_sheet: say('Fiche d’un plan', 'Sheet of a plan'),
  information_note: say('Note d’information', 'Information note'),
  individual_sheet: say('Fiche individuelle', 'Individual sheet'),
  kbis: say('Extrait Kbis', 'Company register extract (Kbis)'),
  financial_statements: say('Comptes annuels', 'Financial statements'),
  tax_return: say('Liasse fiscale', 'Tax return'),
  account_keeping_contract: say('Convention de tenue de compte', 'Account-keeping contract'),
  sepa_mandate: say('Mandat SEPA', 'SEPA mandate'),
  fund_dic: say('Document d’informations clés du fonds', 'Key information document of the fund'),
  calculation_certificate: say('Attestation de calcul', 'Calculation certificate'),
  payroll_export: say('Export paie', 'Payroll export'),
  account_keeper_export: say('Export teneur de compte', 'Account keeper export'),
  payment_proof: say('Preuve de paiement', 'Payment proof'),
  communication: say('Support de communication', 'Communication material'),
  other: say('Autre document', 'Other document'),
}

export const documentStatusNames: Record<DocumentStatus, Text> = {
  draft: say('Brouillon', 'Draft'),
  to_sign: say('À signer', 'To sign'),
  signed: say('Signé', 'Signed'),
  filed: say('Déposé', 'Filed'),
  active: say('En vigueur', 'In force'),
  expired: say('Expiré', 'Expired'),
  archived: say('Archivé', 'Archived'),
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
  people: [
    'savings_booklet',
    'plan_sheet',
    'information_note',
    'individual_sheet',
    'communication',
    'fund_dic',
  ],
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
