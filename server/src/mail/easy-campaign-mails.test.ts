import { inTradeWords, longSentences, untold } from '@moisson/core/academy/testing/easy-faults'
import { withAbondement } from '@moisson/core/choice/consequence'
import { cash, type Line } from '@moisson/core/choice/offer'
import { languages, type Language } from '@moisson/law/text'
import { expect, test } from 'vitest'
import { daysFacts, letterOf, mailFacts, mailPayload, placedFacts } from '../testing/mail-examples.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import { textOf, type Letter } from './letter.ts'
import type { CampaignMailContext } from './mail.ts'
import { mails } from './mails.ts'

/** Read by those who run a company, a portfolio or the platform. */
const toStaff = [
  'access-changed',
  'account-changed',
  'admin-invitation',
  'adviser-invitation',
  'bulk-reading',
  'campaign-held',
  'campaign-sent-back',
  'campaign-submitted',
  'campaign-unanswered',
  'campaign-validated',
  'company-account-changed',
  'company-reminder',
  'company-suspended',
  'correction-asked',
  'draft-comments',
  'factor-recovery-to-confirm',
  'owner-suspended',
  'platform-invitation',
  'process-begun',
  'question-asked',
  'ratification-ended',
  'step-comment',
  'step-sent-back',
  'step-submitted',
  'step-validated',
]
/** Whatever else a mail may tell, by kind. */
const others: Record<string, object[]> = {
  'sign-in-link': [
    { until: null },
    { until: '2026-05-27T21:59:59.999Z', campaign_name: 'Campagne de printemps' },
  ],
  'advance-to-return': [
    { correction: undefined },
    { correction: { advance_net_cents: 45_000, reason: 'Mal lu.' } },
  ],
  'matching-changed': [
    { reason: undefined },
    { reason: undefined, before_net_cents: 30_000, after_net_cents: 20_000 },
    { reason: 'left', after_net_cents: 0 },
    { reason: 'stays' },
  ],
  'contact-changed': [{}, { by_company: true }],
  'iban-changed': [{}, { by: 'staff', iban_mask: null }],
  'held-sum': [{}, { held: 'paid' }, { held: 'kept', on: null, reference: null }],
  'question-answered': [{}, { closed: false }],
  'ratification-asked': [{ reminder: false, message: null }, { reminder: true }],
  'ratification-result': [{}, { state: 'not_ratified' }],
  'vote-entered': [{}, { corrected_because: null, answer: 'no' }],
  'erasure-answered': (['erasure', 'restriction', 'objection'] as const).flatMap((asked_for) => [
    { asked_for, reason: null },
    { asked_for, granted: false, outcome: null },
  ]),
  'second-factor-changed': [
    {},
    ...['removed', 'codes_renewed', 'recovery_code_used'].map((factor_change) => ({ factor_change })),
  ],
  'factor-recovery': ['asked', 'confirmed_once', 'waiting', 'done', 'refused'].map((recovery_step) => ({
    recovery_step,
  })),
  'campaign-opened': [
    { correction: undefined },
    { correction: { net_cents: 80_000, reason: 'Feuille mal lue.' } },
  ],
}
const kinds = [...mails].filter(([, mail]) => mail.easy).map(([kind]) => kind)
const with_ = (facts: CampaignFacts, person: object, campaign: object = {}): CampaignFacts => ({
  campaign: { ...facts.campaign, ...campaign },
  person: facts.person && { ...facts.person, ...person },
})
const withoutShare = (facts: CampaignFacts) => with_(facts, { share_net_cents: 0, advance_net_cents: 12_300 })
const [plan] = placedFacts.campaign.offer.plans
const lines: Line[] = [
  cash(40_300),
  {
    destination: 'pee',
    management_mode: 'free',
    managed_profile: null,
    fund_id: plan?.funds[0]?.id ?? null,
    amount_cents: 50_000,
  },
]
const counted = (status: string) => ({
  ...placedFacts.person?.counted,
  status,
  lines: withAbondement(lines, { pee: { gross_cents: 25_000, net_cents: 22_575 } }),
})
const receipt = placedFacts.person?.counted?.receipt
const onPaper = { ...receipt, on_paper: { entered_by: 'Claire Martin', signed_on: '2026-05-10' } }

const ownMoney = { type: 'voluntary_payment' as const }

/** Whoever may read these mails, by name. */
const people: Record<string, CampaignFacts> = {
  'paid alone': mailFacts,
  'placed or paid': placedFacts,
  'not answered': with_(placedFacts, { engagement_state: 'invited' }),
  'a choice in two places': with_(placedFacts, { counted: counted('submitted') }),
  'a default in two places': with_(placedFacts, { counted: counted('default_applied') }),
  'entered from paper': with_(placedFacts, { counted: { ...counted('submitted'), receipt: onPaper } }),
  untaxed: with_(placedFacts, { untaxed: true }),
  'a draft that counts': with_(
    placedFacts,
    { engagement_state: 'in_progress', counted: null, draft: lines },
    { offer: { ...placedFacts.campaign.offer, draft_policy: 'honour_complete_draft' } },
  ),
  'an advance before': with_(placedFacts, { advance_net_cents: 12_300, share_net_cents: 102_600 }),
  'paid past the legal day': with_(placedFacts, {}, { legal_payment_deadline: '2026-04-30' }),
  left: with_(placedFacts, { last_day: '2026-03-31' }),
  'a bonus': with_(placedFacts, {}, { type: 'ppv' }),
  'money of their own': with_(
    placedFacts,
    { room_cents: 187_500, net_cents: 0, gross_cents: 0, share_net_cents: 0, counted: counted('submitted') },
    { ...ownMoney, offer: { ...placedFacts.campaign.offer, ...ownMoney, destinations: ['pee'] } },
  ),
  'days given': daysFacts().given,
  'days not given yet': daysFacts().silent,
  'another campaign waits': with_(placedFacts, {
    awaited: { pee: [{ campaign_name: 'Participation 2025', gross_cents: 12_345 }] },
  }),
}
const context = (facts: CampaignFacts, language: Language): CampaignMailContext => ({
  language,
  name: 'Lina',
  publicUrl: 'https://moisson.example',
  link: 'https://moisson.example/login/authAction#token=x',
  now: new Date('2026-05-12T09:00:00Z'),
  facts,
})
/** What one reads of a letter, without who runs the installation. */
const read = (letter: Letter, language: Language) =>
  [letter.subject, textOf({ ...letter, subject: '' }, language, { publicUrl: 'https://m.example' })].join(
    '\n',
  )

const pairs = kinds.flatMap((kind) =>
  Object.entries('about' in (mails.get(kind) ?? {}) ? people : { somebody: mailFacts }).flatMap(
    ([who, facts]) =>
      (others[kind] ?? [{}]).flatMap((own, at) =>
        languages.flatMap((language) => {
          const payload = { ...mailPayload, ...own } as never
          const about = kind === 'advance-to-return' ? withoutShare(facts) : facts
          const easy = mails.get(kind)?.easy?.(payload, context(about, language))
          if (!easy) return []
          return [
            {
              at: `${kind} ${at}, ${who}, ${language}`,
              easy,
              usual: letterOf(kind, language, about, payload),
              language,
            },
          ]
        }),
      ),
  ),
)
/** Each figure once: a mail says a day as often as it helps. */
const figures = (written: string) =>
  [...new Set(written.replaceAll(/https?:\S+/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [])].join(' ')

test('whoever may have asked for easy words has a mail in those, or it goes to those who run things', () =>
  expect([...mails.keys()].filter((kind) => !kinds.includes(kind)).toSorted()).toEqual(toStaff))

test('the notice by mail of what is paid past its legal day says that interest is due, and the others do not', () => {
  const told = (where: string, what: string) =>
    pairs.filter(({ at }) => at === `campaign-opened 0, ${where}, ${what}`)
  const [late] = told('paid past the legal day', 'fr')
  const usual = late && read(late.usual, 'fr').replaceAll(/\s/gu, ' ')
  expect(usual).toContain(
    'après le dernier jour que donne la loi, le 30 avril 2026 : l’entreprise vous doit en plus des intérêts',
  )
  expect(late && read(late.easy, 'fr')).toContain('L’entreprise vous doit aussi des intérêts.')
  const [english] = told('paid past the legal day', 'en')
  expect(english && read(english.usual, 'en')).toContain('the company also owes you interest for each day')
  for (const { usual: one, easy } of told('placed or paid', 'fr'))
    expect(read(one, 'fr') + read(easy, 'fr')).not.toContain('intérêts')
})

test('a mail in easy words tells each figure of the usual one, and no other', () => {
  expect(pairs.length).toBeGreaterThan(300)
  expect(
    untold(
      pairs.map(({ at, easy, usual, language }) => ({
        at,
        easy: figures(read(easy, language)),
        usually: figures(read(usual, language)),
      })),
    ),
  ).toEqual([])
})

test('money of one’s own is neither received nor shared: the mails say what is taken off the pay, and when', () => {
  const told = pairs.filter(({ at }) => at.includes('money of their own, fr'))
  const said = (kind: string) =>
    told
      .filter(({ at }) => at.startsWith(kind))
      .map(({ easy, usual }) => [read(usual, 'fr'), read(easy, 'fr')])
  const sentence = /versé le vendredi 29 mai 2026/
  expect(said('campaign-opened 0')[0]).toEqual([
    expect.stringMatching(sentence),
    expect.stringMatching(sentence),
  ])
  const shared = expect.not.stringMatching(/le recevoir|ne change pas/)
  expect(said('matching-ended')[0]).toEqual([shared, shared])
  const [cancelled] = said('campaign-cancelled')
  expect(cancelled?.[0]).toContain('rien n’est retenu sur votre paie')
  expect(cancelled?.[1]).toContain('Rien n’est pris sur votre paie.')
})

test('whoever is asked for rest days reads that their value is locked, and that the law sets exceptions', () => {
  for (const [language, said] of [
    ['fr', /bloqué jusqu’à la retraite.*exceptions/],
    ['en', /locked until retirement.*exceptions/],
  ] as const) {
    const told = pairs.find(({ at }) => at === `campaign-opened 0, days not given yet, ${language}`)
    for (const letter of [told!.usual, told!.easy]) expect(read(letter, language)).toMatch(said)
  }
})

/** What is true of money and false of days: who reads of it thinks of the wrong thing. */
const falseOfDays =
  /votre argent|sur votre paie|de votre paie|retenus? sur|25\u00a0%|25%|L3332-10|163 quatervicies|déduit de votre revenu|volontaire|PEE|Combien voulez-vous verser|your pay\b|your own money|money of your own|voluntary/

test('rest days are neither money nor taken off a pay: no mail about them says a word of it', () => {
  // Nobody received an advance on their days, and none are kept.
  const told = pairs.filter(
    ({ at }) => /, days (?:given|not given yet), /.test(at) && !/^(?:advance-to-return|sum-kept)/.test(at),
  )
  expect(told.length).toBeGreaterThan(50)
  for (const { at, easy, usual, language } of told)
    for (const letter of [usual, easy]) expect(read(letter, language), at).not.toMatch(falseOfDays)
  const said = (kind: string, who: string, language: Language) => {
    const one = told.find(({ at }) => at === `${kind} 0, ${who}, ${language}`)
    return one ? [read(one.usual, language), read(one.easy, language)] : []
  }
  const opened = said('campaign-opened', 'days not given yet', 'fr')
  for (const written of opened) expect(written).toMatch(/10\sjours \(1\s425,10\s€\)/u)
  for (const written of opened) expect(written).toMatch(/vous gardez vos jours de repos/i)
  for (const written of said('choice-receipt', 'days given', 'en'))
    expect(written).toMatch(/3\.5\u00a0rest\u00a0days \(€498\.79\)/)
  for (const written of said('campaign-cancelled', 'days given', 'fr'))
    expect(written).toMatch(/vous gardez vos jours de repos/i)
})

test('each of its sentences holds one idea in twelve words at most, and no word of the trade', () => {
  const own = pairs.flatMap(({ at, easy }) =>
    // What the company wrote and how to reach it are said as they are.
    easy.blocks
      .flatMap((block) =>
        block.kind === 'text' ||
        block.kind === 'notice' ||
        (block.kind === 'quote' && block.title === null) ||
        (block.kind === 'small' && !block.text.includes('@'))
          ? [{ at, easy: block.text }]
          : block.kind === 'amount'
            ? [{ at, easy: `${block.label}. ${block.note ?? ''}` }]
            : [],
      )
      .concat([
        { at, easy: easy.title },
        { at, easy: easy.preview },
      ]),
  )
  expect(longSentences(own)).toEqual([])
  expect(inTradeWords(own)).toEqual([])
})

test('they are printed as the usual ones are', () => {
  for (const { at, easy, language } of pairs) {
    const written = read(easy, language).replaceAll(/https?:\S+/g, '')
    expect(written, at).not.toMatch(/undefined|null|NaN|\[object/)
    expect(easy.subject, at).not.toMatch(/€/)
    expect(easy.subject.length, at).toBeLessThan(110)
    if (language === 'fr') expect(written, at).not.toMatch(/ [;:!?»]|« |'|\bde (Les |Anne)/)
    else expect(written, at).not.toMatch(/[«»]/)
  }
})

test('a share received in advance, and an advance put right, are told as usual', () => {
  const opened = mails.get('campaign-opened')
  const easy = (facts: CampaignFacts, payload: object) =>
    opened && 'about' in opened && opened.easy?.(payload as never, context(facts, 'fr'))
  expect(easy(with_(placedFacts, { net_cents: 0 }), {})).toBeNull()
  expect(easy(placedFacts, { correction: { net_cents: 1, reason: 'x', advance_net_cents: 1 } })).toBeNull()
})

test('a reminder says that a saved choice does not count only where it would not', () => {
  const reminder = mails.get('campaign-reminder')
  const said = (draft_policy: string, draft = lines) => {
    const { offer } = placedFacts.campaign
    const facts = with_(
      placedFacts,
      { engagement_state: 'in_progress', counted: null, draft },
      { offer: { ...offer, draft_policy } },
    )
    if (!reminder || !('about' in reminder)) return ''
    return [
      reminder.render({} as never, context(facts, 'fr')),
      reminder.easy?.({} as never, context(facts, 'fr')),
    ]
      .map((letter) => (letter ? read(letter, 'fr') : ''))
      .join('\n')
  }
  expect(said('ignore_draft')).toMatch(/il ne compte pas/)
  expect(said('ignore_draft')).toMatch(/Si vous ne faites rien[,\u00a0 ]/)
  const honoured = said('honour_complete_draft')
  expect(honoured).toMatch(/rien de plus, votre brouillon complet sera appliqué tel quel/)
  expect(honoured).toMatch(/rien de plus, votre brouillon compte/)
  expect(honoured).not.toMatch(/Si vous ne faites rien(?! de plus)/)
  expect(said('honour_complete_draft')).toMatch(/validé/)
  expect(said('honour_complete_draft')).not.toMatch(/ne compte pas/)
  const incomplete = said('honour_complete_draft', lines.slice(0, 1))
  expect(incomplete).toMatch(/il ne compte pas/)
  expect(incomplete).not.toMatch(/rien de plus/)
})
