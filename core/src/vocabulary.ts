import type { ConclusionModeName } from '@moisson/law/conclusion-modes'

/** The words of the product: every closed list that the database, the API and the screens share. */
export const campaignTypes = [
  'interessement',
  'interessement_supplement',
  'participation',
  'participation_supplement',
  'ppv',
  'voluntary_payment',
  'abondement',
  'cet_transfer',
] as const
export type CampaignType = (typeof campaignTypes)[number]

export const campaignStates = [
  'draft',
  'scheduled',
  'open',
  'closed',
  'submitted',
  'correction',
  'validated',
  'completed',
  'cancelled',
] as const
export type CampaignState = (typeof campaignStates)[number]

export const campaignActions = [
  'edit',
  'delete',
  'calculate',
  'launch',
  'remind',
  'submit',
  'validate',
  'complete',
  'cancel',
  'export',
] as const
export type CampaignAction = (typeof campaignActions)[number]

export const engagementStates = [
  'not_invited',
  'invited',
  'opened',
  'in_progress',
  'submitted',
  'locked',
  'defaulted',
  'unreachable',
  'excluded',
] as const
export type EngagementState = (typeof engagementStates)[number]

/** What a list of people shows and is asked for: the engagement, but of who had nothing to decide once it is over. */
export const listedStates = [...engagementStates, 'nothing'] as const
export type ListedState = (typeof listedStates)[number]

/** What a campaign says of one person and their money: every count, sum and word of it is read from here. */
export const standings = [
  'answered',
  'honoured',
  'default_applied',
  'default_to_come',
  'untold',
  'held',
  'nothing',
  'excluded',
] as const

/** How a launched campaign is corrected: only those whose bases were wrong, or the whole shared out anew. */
export const correctionSharings = ['at_rates', 'again'] as const
export type CorrectionSharing = (typeof correctionSharings)[number]

export const destinations = ['immediate_payment', 'pee', 'percol'] as const
export type Destination = (typeof destinations)[number]

/** How the reserve of a participation is computed: by the law's formula, or by the agreement's own. */
export const bonusActs = ['agreement', 'unilateral_decision'] as const
export type BonusAct = (typeof bonusActs)[number]
export const reserveFormulas = ['legal', 'derogatory'] as const
export type ReserveFormula = (typeof reserveFormulas)[number]
/** The four ceilings among which a derogatory agreement names its own (L3324-2). */
export const reserveCeilings = [
  'half_net_accounting',
  'net_accounting_minus_5pct_equity',
  'net_taxable_minus_5pct_equity',
  'half_net_taxable',
] as const
export type ReserveCeiling = (typeof reserveCeilings)[number]

/** The kinds of agreement a company records. */
export const agreementTypes = ['interessement', 'participation'] as const
export type AgreementType = (typeof agreementTypes)[number]
/** What a version of an agreement is: concluded anew, changed on the way, or gone on with at its end. */
export const agreementActs = ['agreement', 'amendment', 'renewal'] as const
export type AgreementAct = (typeof agreementActs)[number]

export const planKinds = ['pee', 'percol'] as const
export type PlanKind = (typeof planKinds)[number]

export const criteria = ['uniform', 'salary', 'presence', 'appartenance'] as const
export type Criterion = (typeof criteria)[number]

export const draftPolicies = ['ignore_draft', 'honour_complete_draft'] as const
export type DraftPolicy = (typeof draftPolicies)[number]

export const defaultRules = [
  'immediate_payment',
  'pee_lowest_risk',
  'half_percol_half_pee',
  'percol_managed',
  'nothing_paid',
] as const
export type DefaultRule = (typeof defaultRules)[number]
/** What an agreement may say of silence: money of the people’s own follows none. */
export type AgreementRule = Exclude<DefaultRule, 'nothing_paid'>

export const choiceModes = ['quick_cash', 'quick_managed', 'quick_half', 'quick_both', 'custom'] as const
export type ChoiceMode = (typeof choiceModes)[number]

export const choiceStatuses = ['empty', 'draft', 'submitted', 'default_applied', 'overridden'] as const
export type ChoiceStatus = (typeof choiceStatuses)[number]

/** What told a person of their amount first. */
export const informedBys = ['email', 'sms', 'letter'] as const
export type InformedBy = (typeof informedBys)[number]
export const submissionChannels = ['web', 'kiosk', 'on_behalf', 'default', 'import'] as const
export type SubmissionChannel = (typeof submissionChannels)[number]

/** How a letter came into somebody's hands. */
export const handoverWays = ['in_person', 'post', 'registered_post', 'internal_mail'] as const
export type HandoverWay = (typeof handoverWays)[number]

export const managementModes = ['free', 'managed'] as const
export const managedProfiles = ['prudent', 'balanced', 'dynamic'] as const
export const acknowledgements = ['read_dic', 'lock_period', 'default_rule', 'not_advice'] as const
export type Acknowledgement = (typeof acknowledgements)[number]

export const assetClasses = [
  'money_market',
  'bonds',
  'diversified_defensive',
  'diversified_balanced',
  'diversified_dynamic',
  'equity_europe',
  'equity_world',
  'equity_small_cap',
  'solidarity',
  'employer_stock',
  'other',
] as const

/** What may confirm a sign-in besides an address or a password. */
export const factorKinds = ['passkey', 'totp'] as const
export type FactorKind = (typeof factorKinds)[number]

export const civilities = ['mr', 'mrs', 'unspecified'] as const
export const contractTypes = [
  'permanent',
  'fixed_term',
  'apprentice',
  'professional_training',
  'seasonal',
  'corporate_officer',
  'spouse',
  'self_employed_head',
  'other',
] as const
export const exitReasons = [
  'resignation',
  'dismissal',
  'mutual_termination',
  'end_of_contract',
  'retirement',
  'death',
  'transfer',
  'other',
] as const
export const beneficiaryStatuses = ['active', 'on_leave', 'left', 'retired', 'deceased', 'archived'] as const
export const accountStatuses = ['not_invited', 'invited', 'active', 'bounced', 'disabled'] as const
export const companyStatuses = ['prospect', 'onboarding', 'active', 'suspended', 'archived'] as const
export type CompanyStatus = (typeof companyStatuses)[number]
export const legalForms = [
  'sas',
  'sasu',
  'sarl',
  'eurl',
  'sa',
  'sca',
  'snc',
  'scop',
  'selarl',
  'selas',
  'earl',
  'gaec',
  'scea',
  'association',
  'gie',
  'mutuelle',
  'cooperative',
  'individual',
  'other',
] as const
/** Bands of the average headcount, from which obligations and levies follow. */
export const headcountBrackets = ['under_11', 'from_11_to_49', 'from_50_to_249', 'from_250'] as const
export const nafRevisions = ['rev2', 'naf2025'] as const
/** What an administrator of a company is there; `company/role-rights.ts` says what each may do. */
export const companyRoles = ['owner', 'editor', 'payroll', 'accountant', 'viewer', 'cse'] as const
export type CompanyRole = (typeof companyRoles)[number]
export const accountKeepers = [
  'groupama_es',
  'amundi',
  'natixis_interepargne',
  'cm_cic',
  'bnp_ere',
  'epsens',
  'other',
  'none',
] as const
export const payrollSoftwares = ['silae', 'sage', 'adp', 'cegid', 'payfit', 'nibelis', 'other'] as const
export const documentTypes = [
  'interessement_agreement',
  'interessement_amendment',
  'interessement_due',
  'participation_agreement',
  'pee_rules',
  'percol_rules',
  'ppv_decision',
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
  'savings_booklet',
  'plan_sheet',
  'information_note',
  'individual_sheet',
  'kbis',
  'financial_statements',
  'tax_return',
  'account_keeping_contract',
  'sepa_mandate',
  'fund_dic',
  'calculation_certificate',
  'payroll_export',
  'account_keeper_export',
  'payment_proof',
  'communication',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]
export const documentStatuses = [
  'draft',
  'to_sign',
  'signed',
  'filed',
  'active',
  'expired',
  'archived',
] as const
export type DocumentStatus = (typeof documentStatuses)[number]
export const documentVisibilities = ['company_admins', 'managers_only', 'beneficiaries', 'cse'] as const
export type DocumentVisibility = (typeof documentVisibilities)[number]
/** Papers kept for one person: printed from what was recorded of them, signed by them, or the company’s for its people. */
export const ownPaperKinds = ['notice', 'receipt', 'signed', 'statement', 'document'] as const
export type OwnPaperKind = (typeof ownPaperKinds)[number]
export const documentSources = ['uploaded', 'generated', 'imported', 'process_step'] as const
export type DocumentSource = (typeof documentSources)[number]

export const todoTypes = [
  'onboarding',
  'legal',
  'document',
  'data',
  'beneficiaries',
  'campaign',
  'payment',
  'filing',
  'communication',
  'renewal',
] as const
export type TodoType = (typeof todoTypes)[number]
export const todoStatuses = ['todo', 'in_progress', 'blocked', 'done', 'dismissed'] as const
export type TodoStatus = (typeof todoStatuses)[number]
export const todoPriorities = ['low', 'normal', 'high', 'legal'] as const
export type TodoPriority = (typeof todoPriorities)[number]
export const todoSources = ['template', 'system', 'manual'] as const
/** Sets of things to do that an adviser gives a company at once. */
export const todoTemplates = ['onboarding', 'annual', 'renewal'] as const
export type TodoTemplateName = (typeof todoTemplates)[number]
/** What a thing to do is about. */
export const todoSubjects = ['company', 'process', 'step', 'campaign', 'document', 'beneficiary'] as const

export const simulationTypes = [
  'interessement_envelope',
  'participation_reserve',
  'distribution',
  'employer_cost',
  'employee_net',
  'abondement_budget',
  'obligation_check',
  'ppv',
] as const
export type SimulationType = (typeof simulationTypes)[number]
export const simulationStatuses = ['draft', 'saved', 'reference', 'archived'] as const

export const processTypes = [
  'interessement_setup',
  'participation_setup',
  'pee_setup',
  'percol_setup',
  'ppv_setup',
  'annual_campaign',
  'agreement_renewal',
  'agreement_amendment',
  'keeper_transfer',
] as const
export type ProcessType = (typeof processTypes)[number]
export const processStatuses = [
  'not_started',
  'in_progress',
  'waiting_company',
  'waiting_manager',
  'waiting_third_party',
  'completed',
  'cancelled',
] as const
export type ProcessStatus = (typeof processStatuses)[number]
export const stepKinds = [
  'information',
  'form',
  'upload',
  'review',
  'signature',
  'external_filing',
  'meeting',
  'payment',
  'campaign_launch',
] as const
export type StepKind = (typeof stepKinds)[number]
export const stepStatuses = [
  'locked',
  'available',
  'in_progress',
  'submitted',
  'changes_requested',
  'validated',
  'skipped',
] as const
export type StepStatus = (typeof stepStatuses)[number]
export const stepResponsibles = ['company_admin', 'manager', 'agent', 'third_party'] as const
export type StepResponsible = (typeof stepResponsibles)[number]
export const userDocumentStatuses = ['uploaded', 'scanning', 'accepted', 'rejected', 'replaced'] as const
export type UserDocumentStatus = (typeof userDocumentStatuses)[number]

export const userStatuses = ['pending', 'active', 'suspended', 'closed'] as const
/** `suspend_compromised`: somebody else may use the account, so that it ends at once, an only owner’s too. */
export const activationActions = ['activate', 'suspend', 'suspend_compromised', 'resend'] as const
export type ActivationAction = (typeof activationActions)[number]
export const radarKinds = ['conclusion', 'filing', 'payment', 'campaign_deadline', 'agreement_end'] as const
export type RadarKind = (typeof radarKinds)[number]
export const radarRisks = ['late', 'soon', 'ok'] as const
export type RadarRisk = (typeof radarRisks)[number]
export const queueKinds = [
  'steps_to_review',
  'campaigns_to_control',
  'documents_to_accept',
  'users_to_activate',
  'companies_without_owner',
  'failed_imports',
  'failed_mails',
  'guide_opinions',
] as const
export type QueueKind = (typeof queueKinds)[number]
export const fundStatuses = ['draft', 'published', 'closed_to_new', 'archived'] as const
export type FundStatus = (typeof fundStatuses)[number]
export const fundLabels = ['isr', 'greenfin', 'finansol', 'cies'] as const
export const fundVerifications = ['verified', 'name_only', 'unverified'] as const
export const sfdrArticles = ['article_6', 'article_8', 'article_9'] as const
export const fundCodeTypes = ['isin', 'amf', 'other'] as const

/** How an agreement may be concluded (L3312-5, L3312-8). */
export const conclusionModes = [
  'collective_agreement',
  'unions',
  'works_council',
  'ratification',
  'unilateral',
  'unilateral_after_failure',
  'branch',
] as const satisfies readonly ConclusionModeName[]
export type ConclusionMode = (typeof conclusionModes)[number]

/** Where the money that people place comes from, as a plan may match each otherwise. */
export const matchedSources = [
  'interessement',
  'participation',
  'ppv',
  'voluntary_payment',
  'cet_transfer',
] as const
export type MatchedSource = (typeof matchedSources)[number]

/** What one clause of a plan’s matching may say. */
export const matchingPartKinds = ['single', 'bands', 'fixed', 'sources', 'seniority', 'funds'] as const

/** What floor and ceiling of pay are in proportion to, where they are not the same for everybody. */
export type BoundsProrated = 'appartenance' | 'presence'
