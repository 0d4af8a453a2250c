import { withAbondement } from '@moisson/core/choice/consequence'
import { cash, type Line, type Offer } from '@moisson/core/choice/offer'
import type { Receipt } from '@moisson/core/choice/receipt'
import type { Language } from '@moisson/law/text'
import type { CampaignFacts } from '../mail/campaign-facts.ts'
import type { Letter } from '../mail/letter.ts'
import type { CampaignMailContext } from '../mail/mail.ts'
import { mails } from '../mail/mails.ts'

/** Where the examples of mails lead. */
export const site = 'https://moisson.example'
/** Money that is paid, with nothing to choose. */
export const cashOnly: Offer = {
  type: 'interessement',
  destinations: ['immediate_payment'],
  default_rule: 'immediate_payment',
  draft_policy: 'honour_complete_draft',
  exercise_start: '2025-01-01',
  exercise_end: '2025-12-31',
  payment_day: '2026-05-29',
  plans: [],
}
const receipt = { number: 'MOI-7K3QF-9XWDM', submitted_at: '2026-05-12T14:03:22.123Z' } as Receipt
/** One person of one campaign. */
export const mailFacts: CampaignFacts = {
  campaign: {
    id: 'c0ffee00-0000-4000-8000-000000000000',
    company_id: '01900000-0000-7000-8000-0000000000c0',
    name: 'Campagne de printemps',
    type: 'interessement',
    year: 2025,
    state: 'open',
    company_name: 'Les Vergers',
    message_title: 'Merci',
    message_body: 'À tous.',
    message_title_en: 'Thank you',
    message_body_en: 'To everybody.',
    contact_name: 'Service RH',
    contact_email: 'rh@vergers.example',
    contact_phone: null,
    state_reason: 'Motif écrit.',
    response_days: 15,
    presumption_days: 4,
    legal_payment_deadline: '2026-05-31',
    offer: cashOnly,
  },
  person: {
    enrolment_id: 'e',
    beneficiary_id: 'b',
    user_id: 'u',
    user_status: 'active',
    sms_to: null,
    address: 'lina@example.org',
    first_name: 'Lina',
    last_name: 'Moreau',
    locale: 'fr',
    easy_words: false,
    engagement_state: 'in_progress',
    deadline_at: new Date('2026-05-27T21:59:59.999Z'),
    informed_on: '2026-05-12',
    gross_cents: 100_000,
    net_cents: 90_300,
    csg_deductible_cents: 6800,
    last_day: null,
    held_cents: 90_300,
    advance_net_cents: 0,
    share_net_cents: 90_300,
    reminders_stopped: false,
    draft: [cash(90_300)],
    awaited: undefined,
    counted: { lines: withAbondement([cash(90_300)], {}), status: 'submitted', receipt },
  },
}
/** Whatever the kinds of mail read of their own. */
export const mailPayload = {
  granted: true,
  outcome: {
    erased: [{ fr: 'IBAN', en: 'IBAN' }],
    kept: [
      {
        data: { fr: 'Montants', en: 'Amounts' },
        reason: { fr: 'La loi.', en: 'The law.' },
        until: '2031-05-12',
      },
    ],
  },
  before_net_cents: 20_000,
  after_net_cents: 30_000,
  receipt_number: receipt.number,
  deadline_at: '2026-05-30T21:59:59.999Z',
  message: 'Un mot de l’entreprise.',
  comment: 'Un commentaire.',
  silent: { count: 4, untold: 2, until: '2026-06-12' },
  device: 'Firefox',
  at: '2026-05-12T14:03:22.123Z',
  company_name: 'Les Vergers',
  campaign_name: null,
  inviter_name: 'Claire',
  new_email_masked: 'l•••@example.org',
  iban_mask: '••••8810',
  fields: ['personal_email', 'mobile'],
  by: 'self',
  person: 'Anne Moreau',
  reader: 'Claire',
  people: 60,
  minutes: 60,
  field: 'date d’entrée',
  process_id: 'c0ffee00-0000-4000-8000-000000000001',
  process_title: { fr: 'Campagne annuelle 2025', en: 'Yearly campaign 2025' },
  step_code: 'figures',
  step_title: { fr: 'Réunir les chiffres', en: 'Gather the figures' },
  account_change: 'manager',
  by_name: 'Alex Petit',
  adviser: 'Sophie Martin (sophie@cabinet.example)',
  factor_change: 'added',
  recovery_step: 'waiting',
  due_at: '2026-05-13T14:03:22.123Z',
  factor: 'Téléphone',
  author: 'Sophie',
  title: 'Accord d’intéressement',
  ends_on: '2026-05-30',
  state: 'ratified',
  yes: 8,
  no: 1,
  personnel: 10,
  needed: 7,
  answer: 'yes',
  on: '2026-05-10',
  held: 'deposited',
  not_opened: { why: 'suspended', opens_at: '2026-06-01T07:00:00.000Z', to: 'manager' },
  reference: 'CDC 2027-118',
  corrected_because: 'Feuille mal lue.',
  reason: 'Le texte est à corriger.',
  draft_id: 'c0ffee00-0000-4000-8000-000000000002',
  draft_name: 'Accord 2027-2029',
  comments: [
    { author: 'Hélène Roche', clause: 'Durée', text: 'Trois ans suffisent.' },
    { author: 'Hélène Roche', clause: 'Durée', text: 'Ou un an.' },
  ],
  text: 'Il manque une signature.',
  question_id: 'c0ffee00-0000-4000-8000-000000000003',
  number: 12,
  kind: 'amount',
  campaign: 'Campagne de printemps',
  due: '2026-05-22',
  closed: true,
  waits: [{ date: '2026-07-15', label: { fr: 'Dépôt de l’accord', en: 'Filing of the agreement' } }],
}
/** A mail of a kind, as it is written to that person. */
export const letterOf = (
  kind: string,
  language: Language,
  about = mailFacts,
  given: object = mailPayload,
): Letter => {
  const context: CampaignMailContext = {
    language,
    name: 'Lina',
    publicUrl: 'https://moisson.example',
    link: 'https://moisson.example/login/authAction#token=x',
    now: new Date('2026-05-12T09:00:00Z'),
    facts: about,
  }
  const mail = mails.get(kind)
  if (!mail) throw new Error(kind)
  return mail.render(given as never, context)
}

/** A person who may give up to ten days of rest, and gave three and a half; and the same before they answered. */
export function daysFacts(): { given: CampaignFacts; silent: CampaignFacts } {
  const [pee] = placedFacts.campaign.offer.plans
  const offer: Offer = {
    ...cashOnly,
    type: 'cet_transfer',
    destinations: ['percol'],
    default_rule: 'nothing_paid',
    draft_policy: 'ignore_draft',
    plans: pee ? [{ ...pee, kind: 'percol', name: 'PER COL' }] : [],
  }
  const campaign = { ...placedFacts.campaign, type: offer.type, name: 'Jours 2026', year: 2026, offer }
  const lines: Line[] = [
    {
      destination: 'percol',
      management_mode: 'free',
      managed_profile: null,
      fund_id: 'f',
      amount_cents: 49_879,
    },
  ]
  const silent = {
    ...mailFacts.person!,
    gross_cents: 0,
    net_cents: 0,
    csg_deductible_cents: 0,
    share_net_cents: 0,
    held_cents: 0,
    room_cents: 142_510,
    day_cents: 14_251,
    engagement_state: 'in_progress' as const,
    draft: lines,
    counted: null,
  }
  const matching = { percol: { gross_cents: 24_939, net_cents: 22_520 } }
  const counted = { lines: withAbondement(lines, matching), status: 'submitted', receipt }
  return {
    silent: { campaign, person: silent },
    given: { campaign, person: { ...silent, engagement_state: 'submitted', draft: null, counted } },
  }
}

/** The same person where the money may be placed and the plan matches it: the longest of its mails. */
export const placedFacts: CampaignFacts = {
  ...mailFacts,
  campaign: {
    ...mailFacts.campaign,
    company_name: 'Les Vergers de Saint-Prix',
    contact_phone: '+33199001234',
    offer: {
      ...cashOnly,
      destinations: ['immediate_payment', 'pee'],
      default_rule: 'pee_lowest_risk',
      plans: [
        {
          id: 'p',
          kind: 'pee',
          name: 'PEE',
          abondement: { kind: 'single', rate_bps: 5000, cap_cents: 50_000, base: 'net', leavers: false },
          funds: [{ id: 'f', name: 'Monétaire', sri: 1 }],
          default_fund_id: 'f',
          has_managed_profiles: true,
        },
      ],
    },
  },
}
