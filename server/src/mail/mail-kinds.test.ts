import { expect, test } from 'vitest'
import { withAbondement } from '@moisson/core/choice/consequence'
import { legalPages } from '@moisson/core/privacy/legal-pages'
import { cash, type Offer } from '@moisson/core/choice/offer'
import type { Receipt } from '@moisson/core/choice/receipt'
import type { CampaignFacts } from './campaign-facts.ts'
import { htmlOf, textOf } from './letter.ts'
import type { CampaignMailContext } from './mail.ts'
import { mails } from './mails.ts'
import { languages, type Language } from '@moisson/law/text'

const site = 'https://moisson.example'
const offer: Offer = {
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
const facts: CampaignFacts = {
  campaign: {
    id: 'c0ffee00-0000-4000-8000-000000000000',
    name: 'Campagne de printemps',
    type: 'interessement',
    year: 2025,
    state: 'open',
    company_name: 'Les Vergers',
    message_title: 'Merci',
    message_body: 'À tous.',
    contact_name: 'Service RH',
    contact_email: 'rh@vergers.example',
    contact_phone: null,
    state_reason: 'Motif écrit.',
    response_days: 15,
    presumption_days: 4,
    offer,
  },
  person: {
    enrolment_id: 'e',
    beneficiary_id: 'b',
    user_id: 'u',
    user_status: 'active',
    address: 'lina@example.org',
    first_name: 'Lina',
    last_name: 'Moreau',
    locale: 'fr',
    engagement_state: 'in_progress',
    deadline_at: new Date('2026-05-27T21:59:59.999Z'),
    informed_on: '2026-05-12',
    gross_cents: 100_000,
    net_cents: 90_300,
    csg_deductible_cents: 6800,
    leaver: false,
    advance_net_cents: 0,
    share_net_cents: 90_300,
    draft: [cash(90_300)],
    awaited: undefined,
    counted: { lines: withAbondement([cash(90_300)], {}), status: 'submitted', receipt },
  },
}
const payload = {
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
  device: 'Firefox',
  at: '2026-05-12T14:03:22.123Z',
  company_name: 'Les Vergers',
  campaign_name: null,
  inviter_name: 'Claire',
  new_email_masked: 'l•••@example.org',
  iban_mask: '••••8810',
  fields: ['personal_email', 'mobile'],
  by: 'self',
  person: 'Lina Moreau',
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
const letterOf = (kind: string, language: Language, about = facts) => {
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
  return mail.render(payload as never, context)
}

test.each([...mails.keys()])(
  '%s says the same in both parts and both languages, with one button at most',
  (kind) => {
    const [french, english] = languages.map((language) => {
      const letter = letterOf(kind, language)
      const [html, text] = [htmlOf(letter, language, site), textOf(letter, language, site)]
      for (const written of [letter.subject, letter.preview, letter.title, html, text])
        expect(written).not.toMatch(/undefined|null|NaN|\[object/)
      expect(letter.subject).not.toMatch(/€/)
      expect(letter.subject.length).toBeLessThan(110)
      expect((html.match(/<a\s/g) ?? []).length).toBeLessThanOrEqual(1 + legalPages.length)
      for (const { path } of legalPages)
        for (const part of [html, text])
          expect(part).toContain(`${site}${path}${language === 'en' ? '?lang=en' : ''}`)
      for (const { name } of legalPages) expect(text).toContain(name[language])
      expect(html).not.toMatch(/<img|<link|@import|url\(/)
      return { letter, text }
    })
    expect(french?.letter.subject).not.toBe(english?.letter.subject)
    // French punctuation never starts a line: no plain space before it, none just inside guillemets.
    expect(french?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/ [;:!?»]|« /)
    expect(french?.text).not.toMatch(/'/)
    expect(english?.text).not.toMatch(/[«»]/)
  },
)

test('where there is nothing to choose, no mail that leaves speaks of a choice', () => {
  const ofChoice =
    /(votre|un|faire mon|voir mon|le) choix|décider|changer d’avis|your choice|a choice|the default|decide|change your mind/i
  for (const kind of ['campaign-opened', 'default-applied', 'choice-receipt'])
    for (const language of languages)
      expect(textOf(letterOf(kind, language), language, site)).not.toMatch(ofChoice)
  for (const kind of ['campaign-reminder', 'draft-rescue', 'deadline-changed']) {
    const mail = mails.get(kind)
    expect(mail && 'stillDue' in mail && mail.stillDue?.(facts, payload as never)).toBe(false)
  }
})

test('who received everything as an advance reads what was received and what of it is returned, never an amount of nothing', () => {
  const { person } = facts
  if (!person) throw new Error('nobody')
  const received = (advance_net_cents: number) => ({
    ...facts,
    person: { ...person, gross_cents: 0, net_cents: 0, advance_net_cents, share_net_cents: 90_300 },
  })
  const covered = textOf(letterOf('campaign-opened', 'fr', received(90_300)), 'fr', site)
  expect(covered).toContain('Déjà reçu en avance, net')
  expect(covered).toContain('il ne vous reste rien à recevoir')
  const above = textOf(letterOf('campaign-opened', 'fr', received(100_300)), 'fr', site)
  expect(above).toContain('1\u202f003,00\u00a0€')
  expect(above).toContain('100,00\u00a0€ sont à restituer')
  for (const text of [covered, above]) expect(text).not.toMatch(/(?<!\d)0,00/)
  const reminder = mails.get('campaign-reminder')
  const asked = { ...received(90_300), campaign: { ...facts.campaign, offer: { ...offer, plans: [] } } }
  expect(reminder && 'stillDue' in reminder && reminder.stillDue?.(asked, payload as never)).toBe(false)
})

test('who has no share reads that the advance is to be returned, by pay or, for who left, otherwise', () => {
  const { person } = facts
  if (!person) throw new Error('nobody')
  const none = { gross_cents: 0, net_cents: 0, share_net_cents: 0, advance_net_cents: 45_150 }
  const about = { ...facts, person: { ...person, ...none, engagement_state: 'excluded' as const } }
  const text = textOf(letterOf('advance-to-return', 'fr', about), 'fr', site)
  expect(text).toContain('Vous n’avez pas de part\u00a0; 451,50\u00a0€ sont à restituer')
  expect(text).toContain('si vous l’avez quittée, elle vous dira comment')
  expect(text).not.toMatch(/(?<!\d)0,00/)
  const kind = mails.get('advance-to-return')
  const due = (one: CampaignFacts) => kind && 'stillDue' in kind && kind.stillDue?.(one, payload as never)
  expect([due(about), due(facts)]).toEqual([true, false])
})

test('an unfinished draft is told what remains, and is not offered for confirmation', () => {
  const { person } = facts
  if (!person) throw new Error('nobody')
  const half = { ...facts, person: { ...person, draft: [cash(50_000)] } }
  const [unfinished, finished] = [half, facts].map((about) =>
    textOf(letterOf('draft-rescue', 'fr', about), 'fr', site),
  )
  expect(unfinished).toContain('Il reste 403,00\u00a0€ à répartir')
  expect(unfinished).toContain('Terminer mon choix')
  expect(unfinished).not.toContain('Valider ce choix')
  expect(finished).toContain('Valider ce choix')
  expect(finished).not.toContain('Il reste')
})

test('the contact is called only where there is a telephone, and the subject names the campaign', () => {
  expect(textOf(letterOf('campaign-opened', 'fr'), 'fr', site)).not.toMatch(/appelez/i)
  const reached = { ...facts, campaign: { ...facts.campaign, contact_phone: '01 99 00 00 00' } }
  expect(textOf(letterOf('campaign-opened', 'fr', reached), 'fr', site)).toContain('Écrivez ou appelez')
  expect(letterOf('campaign-opened', 'fr').subject).toContain('Campagne de printemps 2025')
})
