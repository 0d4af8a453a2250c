import type { Text } from '@moisson/law/text'
import type {
  AgreementRule,
  BonusAct,
  BoundsProrated,
  Criterion,
  DefaultRule,
  Destination,
  DraftPolicy,
  ReserveCeiling,
  ReserveFormula,
} from '../vocabulary.ts'

/** Where the money of a campaign may go. */
export const destinationNames: Record<Destination, Text> = {
  immediate_payment: { fr: 'Versement immédiat', en: 'Immediate payment' },
  pee: { fr: 'PEE', en: 'PEE' },
  percol: { fr: 'PER COL', en: 'PER COL' },
}

/** What happens to the amount of whoever does not answer. */
export const agreementRuleNames: Record<AgreementRule, Text> = {
  immediate_payment: { fr: 'La prime est versée', en: 'The bonus is paid' },
  pee_lowest_risk: {
    fr: 'Tout au PEE, sur le fonds le moins risqué',
    en: 'All to the PEE, in the least risky fund',
  },
  half_percol_half_pee: { fr: 'Moitié PER COL, moitié PEE', en: 'Half PER COL, half PEE' },
  percol_managed: { fr: 'Tout au PER COL, en gestion pilotée', en: 'All to the PER COL, managed for them' },
}
export const defaultRuleNames: Record<DefaultRule, Text> = {
  ...agreementRuleNames,
  nothing_paid: { fr: 'Rien n’est versé', en: 'Nothing is paid in' },
}

/** What a complete choice that nobody confirmed is worth. */
export const draftPolicyNames: Record<DraftPolicy, Text> = {
  ignore_draft: { fr: 'Ne compte pas', en: 'Does not count' },
  honour_complete_draft: { fr: 'Compte quand même', en: 'Counts all the same' },
}

/** By what the envelope is shared out. */
export const criterionNames: Record<Criterion, Text> = {
  uniform: { fr: 'Part égale', en: 'Equal part' },
  salary: { fr: 'Salaire', en: 'Pay' },
  presence: { fr: 'Présence', en: 'Presence' },
  appartenance: { fr: 'Temps d’appartenance', en: 'Time on the books' },
}

/** What floor and ceiling of pay are in proportion to, where they are not the same for everybody. */
export const boundsProratedNames: Record<BoundsProrated, Text> = {
  appartenance: { fr: 'Au temps d’appartenance', en: 'To time on the books' },
  presence: { fr: 'À la présence', en: 'To presence' },
}

/** What decides a bonus of value sharing. */
export const bonusActNames: Record<BonusAct, Text> = {
  agreement: { fr: 'Accord d’entreprise ou ratifié', en: 'Company agreement, or ratified one' },
  unilateral_decision: { fr: 'Décision unilatérale de l’employeur', en: 'Decision of the employer alone' },
}

/** How the reserve of a participation is computed. */
export const reserveFormulaNames: Record<ReserveFormula, Text> = {
  legal: { fr: 'Formule légale', en: 'Legal formula' },
  derogatory: { fr: 'Formule de l’accord', en: 'Formula of the agreement' },
}

/** The ceiling that a derogatory agreement names. */
export const reserveCeilingNames: Record<ReserveCeiling, Text> = {
  half_net_accounting: {
    fr: 'La moitié du bénéfice net comptable',
    en: 'Half of the net accounting profit',
  },
  net_accounting_minus_5pct_equity: {
    fr: 'Le bénéfice net comptable moins 5\u202f% des capitaux propres',
    en: 'The net accounting profit minus 5% of the equity',
  },
  net_taxable_minus_5pct_equity: {
    fr: 'Le bénéfice net fiscal moins 5\u202f% des capitaux propres',
    en: 'The net taxable profit minus 5% of the equity',
  },
  half_net_taxable: { fr: 'La moitié du bénéfice net fiscal', en: 'Half of the net taxable profit' },
}
