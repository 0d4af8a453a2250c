import { delayFirst } from '@moisson/law/delays'
import { sourceIn } from '@moisson/law/legal-points'
import { sourceOf } from '@moisson/law/scheme-points'
import { MOST_MONEY } from '../record/most-money.ts'
import { LONGEST_SITE } from '../company/longest-site.ts'
import { days, months } from '../record/unit.ts'
import { REPLY_DAYS } from '@moisson/law/reply-days'
import type { Field, Fields, RecordOf } from '../record/field.ts'
import type { CampaignState } from '../vocabulary.ts'
import {
  bonusActNames,
  boundsProratedNames,
  criterionNames,
  defaultRuleNames,
  destinationNames,
  draftPolicyNames,
  reserveCeilingNames,
  reserveFormulaNames,
} from './choice-names.ts'

/** Most days to answer: with more, no payment would be in time. */
export const MOST_REPLY_DAYS = 90

/** The parts of the settings, in the order of the screen. */
export const settingSections = [
  'envelope',
  'decision',
  'scope',
  'reserve',
  'criteria',
  'cap',
  'dates',
  'choices',
  'drafts',
  'reminders',
  'message',
] as const
export type SettingSection = (typeof settingSections)[number]

type Setting = Field & {
  readonly section?: SettingSection
  /** The states in which it may change; amounts and rules never do after the launch. */
  readonly openIn: readonly CampaignState[]
  /** The shares depend on it: once it changed, the last computation is out of date. */
  readonly decidesShares?: true
  /** It belongs to one campaign: a copy never takes it over. */
  readonly neverCopied?: true
}

const inDraft = ['draft'] as const
const untilOpening = ['draft', 'scheduled'] as const
const untilClosing = ['draft', 'scheduled', 'open'] as const
const untilControl = ['draft', 'scheduled', 'open', 'closed', 'correction'] as const

/** One criterion of the sharing out; floor and ceiling belong to pay. */
export const criterionFields = {
  criterion: {
    kind: 'choice',
    names: criterionNames,
    required: true,
    label: { fr: 'Critère', en: 'Criterion' },
  },
  weight_bps: { kind: 'bps', required: true, label: { fr: 'Part', en: 'Part' } },
  floor_cents: { kind: 'cents', label: { fr: 'Salaire plancher', en: 'Lowest pay counted' } },
  ceiling_cents: { kind: 'cents', label: { fr: 'Salaire plafond', en: 'Highest pay counted' } },
  floor_pass_bps: {
    kind: 'number',
    min: 0,
    max: 100_000,
    whole: true,
    label: { fr: 'Salaire plancher, en PASS', en: 'Lowest pay counted, in PASS' },
  },
  ceiling_pass_bps: {
    kind: 'number',
    min: 0,
    max: 100_000,
    whole: true,
    label: { fr: 'Salaire plafond, en PASS', en: 'Highest pay counted, in PASS' },
  },
  bounds_prorated: {
    kind: 'choice',
    names: boundsProratedNames,
    label: { fr: 'Plancher et plafond réduits en proportion', en: 'Floor and ceiling in proportion' },
  },
  max_ratio_bps: {
    kind: 'number',
    min: 10_000,
    max: 1_000_000,
    whole: true,
    label: { fr: 'Rapport maximal entre les salaires comptés', en: 'Maximum ratio between the pays counted' },
  },
  slices: {
    kind: 'list',
    of: {
      kind: 'group',
      fields: {
        up_to_cents: { kind: 'cents', label: { fr: 'Jusqu’à', en: 'Up to' } },
        weight_bps: { kind: 'bps', required: true, label: { fr: 'Part', en: 'Part' } },
      },
    },
    most: 6,
    absent: true,
    label: { fr: 'Parts par tranche de l’enveloppe', en: 'Parts by slice of the envelope' },
  },
} as const satisfies Fields

/** A loss or a negative equity is below nothing; the accounts of a whole company are above what any other amount is. */
const ofAccounts = { kind: 'cents', max: MOST_MONEY } as const
const orBelow = { ...ofAccounts, min: -MOST_MONEY } as const
const figure = { section: 'reserve', openIn: inDraft, decidesShares: true, neverCopied: true } as const

/** The figures a reserve of participation is computed from; empty for what has no reserve. */
const reserveSettings = {
  reserve_formula: {
    kind: 'choice',
    names: reserveFormulaNames,
    initial: 'legal',
    label: { fr: 'Formule de la réserve', en: 'Formula of the reserve' },
    section: 'reserve',
    openIn: inDraft,
    decidesShares: true,
  },
  reserve_profit_cents: {
    ...orBelow,
    label: { fr: 'Bénéfice net fiscal (B)', en: 'Net taxable profit (B)' },
    help: {
      fr: 'De l’attestation de l’administration ou du commissaire aux comptes.',
      en: 'From the certificate of the tax office or of the auditor.',
    },
    ...figure,
  },
  reserve_equity_cents: {
    ...orBelow,
    label: { fr: 'Capitaux propres (C)', en: 'Equity (C)' },
    help: { fr: 'De la même attestation.', en: 'From the same certificate.' },
    ...figure,
  },
  reserve_wages_cents: {
    ...ofAccounts,
    label: { fr: 'Salaires de l’exercice (S)', en: 'Wages of the financial year (S)' },
    help: {
      fr: 'Les rémunérations soumises à cotisations.',
      en: 'The pay that bears contributions.',
    },
    ...figure,
  },
  reserve_added_value_cents: {
    ...orBelow,
    label: { fr: 'Valeur ajoutée (VA)', en: 'Added value (VA)' },
    help: { fr: 'Du compte de résultat.', en: 'From the income statement.' },
    ...figure,
  },
  reserve_accounting_profit_cents: {
    ...orBelow,
    label: { fr: 'Bénéfice net comptable', en: 'Net accounting profit' },
    ...figure,
  },
  /** What the agreement's own formula gives. */
  reserve_derogatory_cents: {
    kind: 'cents',
    label: { fr: 'Résultat de la formule de l’accord', en: 'Result of the agreement’s formula' },
    ...figure,
  },
  reserve_ceiling: {
    kind: 'choice',
    names: reserveCeilingNames,
    initial: 'half_net_accounting',
    label: { fr: 'Plafond retenu par l’accord', en: 'Ceiling the agreement names' },
    help: {
      fr: `À défaut de choix, le premier (${sourceIn('own_formula', 'fr')}).`,
      en: `Where it names none, the first (${sourceIn('own_formula', 'en')}).`,
    },
    section: 'reserve',
    openIn: inDraft,
    decidesShares: true,
  },
  reserve_carried_cents: {
    kind: 'cents',
    label: { fr: 'Reliquat des exercices précédents', en: 'Left over from earlier financial years' },
    help: {
      fr: `Ce que les plafonds ont laissé dans la réserve, à répartir maintenant (${sourceIn('participation_redistribution', 'fr')}).`,
      en: `What ceilings left in the reserve, to be shared now (${sourceIn('participation_redistribution', 'en')}).`,
    },
    ...figure,
  },
} as const satisfies Record<string, Setting>

const ofDecision = { section: 'decision', openIn: inDraft, neverCopied: true } as const

/** Of a supplement: what it completes, and the act that decided it. */
const decisionSettings = {
  completes_id: {
    kind: 'id',
    label: { fr: 'Campagne complétée', en: 'Campaign completed' },
    decidesShares: true,
    ...ofDecision,
  },
  decided_on: {
    kind: 'day',
    label: { fr: 'Décision du', en: 'Decided on' },
    help: {
      fr: 'Le conseil d’administration ou le directoire\u202f; à défaut, l’employeur.',
      en: 'The board of directors or the executive board; without one, the employer.',
    },
    ...ofDecision,
  },
  /** Of a bonus: an agreement, or the employer alone. */
  decided_by: {
    kind: 'choice',
    names: bonusActNames,
    label: { fr: 'Acte qui décide la prime', en: 'How the bonus is decided' },
    ...ofDecision,
  },
  specific_agreement_on: {
    kind: 'day',
    label: {
      fr: 'Accord spécifique de répartition, signé le',
      en: 'Specific allocation agreement, signed on',
    },
    help: {
      fr: 'Seulement si le supplément se répartit autrement que la campagne qu’il complète.',
      en: 'Only where the supplement is shared otherwise than the campaign it completes.',
    },
    ...ofDecision,
  },
} as const satisfies Record<string, Setting>

/** What the company decides of a campaign, in the order of the screen. */
export const settingFields = {
  name: {
    kind: 'text',
    max: 120,
    required: true,
    label: { fr: 'Nom de la campagne', en: 'Name of the campaign' },
    section: 'envelope',
    openIn: untilControl,
    neverCopied: true,
  },
  exercise_start: {
    kind: 'day',
    required: true,
    label: { fr: 'Début de l’exercice', en: 'Start of the financial year' },
    section: 'envelope',
    openIn: inDraft,
    decidesShares: true,
  },
  exercise_end: {
    kind: 'day',
    required: true,
    label: { fr: 'Fin de l’exercice', en: 'End of the financial year' },
    section: 'envelope',
    openIn: inDraft,
    decidesShares: true,
  },
  envelope_gross_cents: {
    kind: 'cents',
    label: { fr: 'Enveloppe brute', en: 'Gross envelope' },
    help: {
      fr: 'Le montant arrêté, partagé au centime près.',
      en: 'The amount decided, shared to the cent.',
    },
    section: 'envelope',
    openIn: inDraft,
    decidesShares: true,
    neverCopied: true,
  },
  /** What each person gets, where it is the same for everybody. */
  each_gross_cents: {
    kind: 'cents',
    min: 1,
    label: { fr: 'Montant brut par personne', en: 'Gross amount per person' },
    help: {
      fr: 'Avant CSG et CRDS\u202f; le même pour tous, sauf si un critère le réduit.',
      en: 'Before CSG and CRDS; the same for everybody, unless a criterion reduces it.',
    },
    section: 'envelope',
    openIn: inDraft,
    decidesShares: true,
    neverCopied: true,
  },
  /** Of the whole company, base of the 20 % ceiling; null takes what its file says, else the sum of the reference pays. */
  payroll_gross_cents: {
    ...ofAccounts,
    label: { fr: 'Masse salariale brute de la société', en: 'Gross wages of the company' },
    section: 'envelope',
    openIn: inDraft,
    neverCopied: true,
  },
  ...decisionSettings,
  /** Nobody of another place of work has a share; none: the whole company. */
  establishments: {
    kind: 'list',
    of: { kind: 'text', max: LONGEST_SITE },
    most: 200,
    label: { fr: 'Établissements concernés', en: 'Establishments concerned' },
    help: {
      fr: 'Aucun : toute la société.',
      en: 'None: the whole company.',
    },
    section: 'scope',
    openIn: inDraft,
    decidesShares: true,
  },
  ...reserveSettings,
  criteria: {
    kind: 'list',
    of: { kind: 'group', fields: criterionFields },
    least: 1,
    most: 4,
    label: { fr: 'Critères de répartition', en: 'Allocation criteria' },
    section: 'criteria',
    openIn: inDraft,
    decidesShares: true,
  },
  seniority_months: {
    kind: 'number',
    min: 0,
    max: 3,
    whole: true,
    initial: 0,
    unit: months,
    label: { fr: 'Ancienneté exigée', en: 'Seniority required' },
    help: {
      fr: `${delayFirst('seniority', 'fr')} au plus (${sourceIn('seniority', 'fr')}).`,
      en: `${delayFirst('seniority', 'en')} at most (${sourceIn('seniority', 'en')}).`,
    },
    section: 'criteria',
    openIn: inDraft,
    decidesShares: true,
  },
  individual_cap_cents: {
    kind: 'cents',
    label: { fr: 'Plafond individuel de l’accord', en: 'Individual ceiling of the agreement' },
    section: 'cap',
    openIn: inDraft,
    decidesShares: true,
  },
  prorate_cap: {
    kind: 'flag',
    initial: true,
    label: {
      fr: 'Réduire le plafond au prorata de la présence dans l’entreprise',
      en: 'Reduce the ceiling in proportion to the time in the company',
    },
    help: {
      fr: `Pour qui est entré ou sorti pendant l’exercice\u00a0: la loi le veut pour la participation (${sourceIn('ceiling_prorata', 'fr')}), c’est l’usage pour l’intéressement.`,
      en: `For those who joined or left during the year: the law asks it for participation (${sourceIn('ceiling_prorata', 'en')}), it is the practice for intéressement.`,
    },
    section: 'cap',
    openIn: inDraft,
    decidesShares: true,
  },
  redistribute: {
    kind: 'flag',
    initial: false,
    label: { fr: 'Redistribution', en: 'Redistribution' },
    section: 'cap',
    openIn: inDraft,
    decidesShares: true,
  },
  opens_at: {
    kind: 'instant',
    label: { fr: 'Ouverture', en: 'Opening' },
    section: 'dates',
    openIn: untilOpening,
  },
  /** Full days to answer. */
  response_days: {
    kind: 'number',
    min: REPLY_DAYS,
    max: MOST_REPLY_DAYS,
    whole: true,
    initial: REPLY_DAYS,
    unit: days,
    label: { fr: 'Délai de réponse', en: 'Time to answer' },
    help: { fr: `${delayFirst('reply', 'fr')} au moins.`, en: 'Fifteen days at least.' },
    section: 'dates',
    openIn: untilClosing,
  },
  presumption_days: {
    kind: 'number',
    min: 0,
    max: 30,
    whole: true,
    required: true,
    unit: days,
    label: { fr: 'Avis tenu pour reçu après', en: 'Notice deemed received after' },
    help: {
      fr: `Ce que dit l’accord (${sourceOf('fr', 'reply', 'participation_reply')}). Le délai de réponse commence alors, ou plus tôt si l’avis est ouvert.`,
      en: `What the agreement says (${sourceOf('en', 'reply', 'participation_reply')}). The time to answer starts then, or earlier if the notice is opened.`,
    },
    section: 'dates',
    openIn: inDraft,
  },
  planned_payment_date: {
    kind: 'day',
    label: { fr: 'Versement prévu', en: 'Planned payment' },
    section: 'dates',
    openIn: untilControl,
  },
  destinations: {
    kind: 'list',
    of: { kind: 'choice', names: destinationNames },
    least: 1,
    label: { fr: 'Destinations', en: 'Destinations' },
    section: 'choices',
    openIn: inDraft,
  },
  default_rule: {
    kind: 'choice',
    names: defaultRuleNames,
    required: true,
    label: { fr: 'Sans réponse', en: 'Without an answer' },
    section: 'choices',
    openIn: inDraft,
  },
  draft_policy: {
    kind: 'choice',
    names: draftPolicyNames,
    initial: 'ignore_draft',
    label: { fr: 'Un choix complet, jamais validé', en: 'A complete choice, never confirmed' },
    section: 'drafts',
    openIn: inDraft,
  },
  /** Days after the notice (positive) or before the deadline (negative). */
  reminder_plan: {
    kind: 'list',
    of: { kind: 'number', min: -30, max: 60, whole: true, offset: true },
    most: 10,
    label: { fr: 'Relances', en: 'Reminders' },
    section: 'reminders',
    openIn: untilControl,
  },
  message_title: {
    kind: 'text',
    max: 160,
    language: 'fr',
    label: { fr: 'Titre du message', en: 'Title of the message' },
    section: 'message',
    openIn: untilControl,
  },
  message_body: {
    kind: 'text',
    max: 4000,
    language: 'fr',
    label: { fr: 'Message', en: 'Message' },
    help: {
      fr: 'Quelques phrases : d’où vient cette somme, ce que vous attendez.',
      en: 'A few sentences: where this money comes from, what you expect.',
    },
    section: 'message',
    openIn: untilControl,
  },
  /** The same for those who read English; without a body they read the French one. */
  message_title_en: {
    kind: 'text',
    max: 160,
    language: 'en',
    label: { fr: 'Titre du message en anglais', en: 'Title of the message in English' },
    section: 'message',
    openIn: untilControl,
  },
  message_body_en: {
    kind: 'text',
    max: 4000,
    language: 'en',
    label: { fr: 'Message en anglais', en: 'Message in English' },
    section: 'message',
    openIn: untilControl,
  },
  contact_name: {
    kind: 'text',
    max: 120,
    label: { fr: 'Nom du contact', en: 'Contact’s name' },
    section: 'message',
    openIn: untilControl,
  },
  contact_email: {
    kind: 'email',
    label: { fr: 'E-mail du contact', en: 'Contact’s e-mail' },
    section: 'message',
    openIn: untilControl,
  },
  contact_phone: {
    kind: 'phone',
    max: 30,
    label: { fr: 'Téléphone du contact', en: 'Contact’s telephone' },
    section: 'message',
    openIn: untilControl,
  },
  /** A written reason for each warning of the launch, by its code. */
  warning_reasons: {
    kind: 'texts',
    max: 500,
    label: { fr: 'Raisons écrites', en: 'Written reasons' },
    openIn: untilControl,
    neverCopied: true,
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settingFields
export type SettingValues = RecordOf<typeof settingFields>

export const settingNames = Object.keys(settingFields) as SettingName[]

type CopiedName = {
  [Name in SettingName]: (typeof settingFields)[Name] extends { neverCopied: true } ? never : Name
}[SettingName]

/** The settings that a copy of a campaign takes over. */
export const copiedSettings = settingNames.filter(
  (name): name is CopiedName => !('neverCopied' in settingFields[name]),
)

/** Whether a setting may change in this state of the campaign. */
export const isSettingOpen = (name: SettingName, state: CampaignState): boolean =>
  settingFields[name].openIn.some((open) => open === state)

/** Whether one of these settings decides the shares. */
export const decideShares = (names: Iterable<string>): boolean =>
  [...names].some((name) => name in settingFields && 'decidesShares' in settingFields[name as SettingName])
