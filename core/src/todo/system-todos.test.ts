import { costOfADayLate, rateCaution } from '../payment/delay-cost.ts'
import { expect, test } from 'vitest'
import type { AgreementType, CampaignState } from '../vocabulary.ts'
import { campaignStates } from '../vocabulary.ts'
import { changeTodo, type ChangeableTodo } from './change-todo.ts'
import { pressingTodos } from './pressing.ts'
import type { CampaignStanding, CompanyStanding } from './standing.ts'
import { systemTodos } from './system-todos.ts'

const campaign = (state: CampaignState, more: Partial<CampaignStanding> = {}): CampaignStanding => ({
  id: state,
  name: 'Intéressement 2025',
  type: 'interessement',
  year: 2025,
  state,
  exercise_end: '2025-12-31',
  calculated: true,
  closes_on: '2026-05-10',
  legal_payment_deadline: '2026-05-31',
  planned_payment_date: null,
  presumption_days: 4,
  gross_cents: 10_000_000,
  people: 40,
  silent: 12,
  remindable: 12,
  unprinted: 0,
  unprinted_since: null,
  state_since: null,
  left: null,
  reason: null,
  ...more,
})
const agreement = (last_exercise_end: string) => ({
  type: 'interessement' as AgreementType,
  title: 'Accord',
  conclusion: null,
  signatories: [],
  signed_on: '2024-05-12',
  filed_on: '2024-05-20',
  first_exercise_start: '2024-01-01',
  last_exercise_end,
  period_months: null as number | null,
  tacit_renewal: null as boolean | null,
})
const standing = (more: Partial<CompanyStanding> = {}): CompanyStanding => ({
  company_id: 'c',
  today: '2026-05-04',
  closing: { month: 12, day: 31 },
  missing: 0,
  has_people: true,
  told_agreement: false,
  bounced: 0,
  without_email: 0,
  leavers_without_contact: 0,
  held: [],
  settled_promises: { receipts: 0, missing_cents: 0 },
  questions: { open: 0, disputed: 0, due: null, to_give: 0 },
  campaigns: [campaign('scheduled')],
  agreements: [agreement('2029-12-31')],
  documents: [],
  steps: [],
  open_templates: [],
  ...more,
})
const keys = (more: Partial<CompanyStanding>) => systemTodos(standing(more)).map(({ key }) => key)

test('nothing is found where nothing is missing', () => {
  expect(keys({})).toEqual([])
})

test('each state of a campaign asks for its own step, and the over ones for none', () => {
  const found = Object.fromEntries(
    campaignStates.map((state) => [state, keys({ campaigns: [campaign(state), campaign('scheduled')] })]),
  )
  expect(found).toEqual({
    draft: ['campaign_launch:draft'],
    scheduled: [],
    open: ['campaign_remind:open'],
    closed: ['campaign_submit:closed'],
    submitted: ['campaign_validate:submitted'],
    correction: ['campaign_correct:correction'],
    validated: ['campaign_pay:validated'],
    completed: [],
    cancelled: [],
  })
})

test('when everybody answered an open campaign is to be submitted, not reminded', () => {
  expect(keys({ campaigns: [campaign('open', { silent: 0 })] })).toEqual(['campaign_submit:open'])
})

test('a payment names what a late day costs, and says so when it is late', () => {
  const pay = (today: string) => systemTodos(standing({ today, campaigns: [campaign('validated')] }))[0]
  expect(pay('2026-05-04')).toMatchObject({
    due_date: '2026-05-31',
    priority: 'legal',
    title: { fr: expect.stringMatching(/^Payer «/) },
  })
  expect(pay('2026-06-02')?.title.fr).toMatch(/^Payer sans attendre/)
  expect(pay('2026-06-02')?.consequence?.fr).toMatch(/Environ \d+,\d\d\s€ par jour de retard[ .]/)
  const caution = costOfADayLate(100_000, '2026-05-31')
  expect(pay('2026-06-02')?.consequence?.fr).toContain(caution && rateCaution(caution).fr)
  const nothing = systemTodos(standing({ campaigns: [campaign('validated', { gross_cents: 0 })] }))[0]
  expect(nothing?.consequence?.fr).not.toMatch(/par jour/)
})

test('the next campaign is proposed once the accounts are closed and nothing is under way', () => {
  expect(keys({ campaigns: [] })).toEqual(['campaign_prepare:2025'])
  expect(keys({ campaigns: [campaign('completed')] })).toEqual([])
  expect(keys({ campaigns: [campaign('completed')], today: '2027-01-04' })).toEqual(['campaign_prepare:2026'])
  expect(keys({ campaigns: [], has_people: false })).toEqual(['people'])
  // Without an agreement that covers it nothing is due: the agreement is what comes first, without a date.
  expect(keys({ campaigns: [], agreements: [] })).toEqual([])
  expect(keys({ campaigns: [], agreements: [], told_agreement: true })).toEqual(['agreement'])
  expect(keys({ campaigns: [], agreements: [agreement('2024-12-31')] })).toEqual([])
  expect(keys({ campaigns: [], closing: null })).toEqual([])
})

test('an agreement is announced from its renegotiation to the last day to sign what follows, once', () => {
  const at = (today: string) =>
    keys({
      today,
      agreements: [agreement('2026-12-31')],
      documents: [{ id: 'a', type: 'interessement_agreement', title: 'Accord', valid_until: '2026-12-31' }],
    })
  expect(at('2026-09-30')).toEqual([])
  expect(at('2026-10-01')).toEqual(['agreement_ends:interessement:2026-12-31'])
  expect(at('2027-06-30')).toEqual(['agreement_ends:interessement:2026-12-31'])
  expect(at('2027-07-01')).toEqual([])
  // An agreement that counts by quarters is followed by one to sign in the first half of the next quarter.
  const quarterly = (today: string) =>
    systemTodos(standing({ today, agreements: [{ ...agreement('2026-12-31'), period_months: 3 }] }))
  expect(quarterly('2027-02-14')).toMatchObject([
    { due_date: '2027-02-14', due_rule: { fr: expect.stringMatching(/moitié de la période de calcul qui/) } },
  ])
  expect(quarterly('2027-02-15')).toEqual([])
  const followed = keys({
    today: '2027-01-10',
    agreements: [agreement('2029-12-31')],
    documents: [{ id: 'a', type: 'interessement_agreement', title: 'Accord', valid_until: '2026-12-31' }],
  })
  expect(followed).toEqual([])
})

test('what follows an agreement waits first from the opening of its renegotiation, behind only what the law dates sooner', () => {
  const at = (today: string, more: Partial<CompanyStanding> = {}) =>
    pressingTodos(
      systemTodos(standing({ today, agreements: [agreement('2026-12-31')], bounced: 2, ...more })).map(
        (todo) => ({ ...todo, status: 'todo' as const, snoozed_until: null }),
      ),
      today,
    ).map(({ key }) => key.split(':')[0])
  expect(at('2026-09-30', { campaigns: [] })).not.toContain('agreement_ends')
  // Nine months before the last day to sign.
  expect(at('2026-10-01', { campaigns: [] })[0]).toBe('agreement_ends')
  const owed = [campaign('validated', { legal_payment_deadline: '2027-05-31', exercise_end: '2026-12-31' })]
  expect(at('2027-05-10', { campaigns: owed }).slice(0, 2)).toEqual(['campaign_pay', 'agreement_ends'])
  // A participation agreement is followed within two years: it waits in the last half-year of them.
  const participation = { ...agreement('2026-12-31'), type: 'participation' as const }
  expect(at('2028-06-29', { campaigns: [], agreements: [participation] })).not.toContain('agreement_ends')
  expect(at('2028-06-30', { campaigns: [], agreements: [participation] })[0]).toBe('agreement_ends')
})

test('an agreement says the day it expires; one that goes on by itself asks for the other thing, by its own last day', () => {
  const found = (today: string, tacit_renewal: boolean | null) =>
    systemTodos(standing({ today, agreements: [{ ...agreement('2026-12-31'), tacit_renewal }] })).find(
      ({ key }) => key.startsWith('agreement_ends'),
    )
  expect(found('2026-11-02', null)).toMatchObject({
    due_date: '2027-06-30',
    description: { fr: expect.stringMatching(/^Il expire le 31\/12\/2026/) },
  })
  expect(found('2027-02-02', null)).toMatchObject({
    due_date: '2027-06-30',
    description: { fr: expect.stringMatching(/^Il a expiré le 31\/12\/2026\./) },
  })
  expect(found('2026-11-02', true)).toMatchObject({
    due_date: '2026-12-31',
    consequence: { fr: expect.stringContaining('il est reconduit pour la même durée') },
  })
  expect(found('2027-02-02', true)).toMatchObject({
    due_date: null,
    description: { fr: expect.stringContaining('inscrivez sa reconduction') },
  })
})

test('papers are announced two months ahead; files and addresses by their number', () => {
  const documents = [
    { id: 'a', type: 'kbis', title: 'Kbis', valid_until: '2026-07-04' },
    { id: 'b', type: 'sepa_mandate', title: 'Mandat', valid_until: '2026-07-05' },
  ]
  expect(keys({ documents, missing: 2, bounced: 1, without_email: 3, leavers_without_contact: 2 })).toEqual([
    'company_file',
    'bounced',
    'no_email',
    'no_own_contact',
    'document:a:2026-07-04',
  ])
  const [bounced] = systemTodos(standing({ bounced: 1 }))
  expect(bounced?.title.fr).toBe('Corriger 1 adresse e-mail en erreur')
})

test('what an open template asks for is not said twice; the template of another exercice does not hide it', () => {
  const campaigns = [campaign('validated')]
  expect(keys({ campaigns, open_templates: [{ code: 'annual.pay', year: 2025 }] })).toEqual([])
  expect(keys({ campaigns, open_templates: [{ code: 'annual.pay', year: 2024 }] })).toEqual([
    'campaign_pay:validated',
  ])
})

test('each process asks for one step: the one sent back with its reason, otherwise the first', () => {
  const step = (id: string, position: number, more: object = {}) => ({
    id,
    process_id: 'p',
    process: { fr: 'Campagne 2026', en: 'Campaign 2026' },
    code: id,
    position,
    kind: 'form' as const,
    title: { fr: `Étape ${id}`, en: `Step ${id}` },
    due_date: '2026-05-20',
    minutes: 15,
    sent_back: false,
    comment: null,
    ...more,
  })
  expect(keys({ steps: [step('b', 2), step('a', 1)] })).toEqual(['step:a'])
  expect(keys({ steps: [step('a', 1), step('c', 1, { process_id: 'q' })] })).toEqual(['step:a', 'step:c'])
  expect(keys({ steps: [step('a', 1, { kind: 'information' }), step('l', 2, { kind: 'payment' })] })).toEqual(
    [],
  )
  const [back] = systemTodos(
    standing({ steps: [step('a', 1), step('b', 2, { sent_back: true, comment: 'Signez la page 3.' })] }),
  )
  expect(back).toMatchObject({
    key: 'step:b',
    priority: 'high',
    description: { fr: 'Votre conseiller demande une correction\u00a0: Signez la page 3.' },
  })
})

test('keys are unique, and French has its spaces', () => {
  const everything = systemTodos(
    standing({
      campaigns: campaignStates.map((state) => campaign(state)),
      missing: 3,
      bounced: 2,
      without_email: 2,
      leavers_without_contact: 2,
      documents: [{ id: 'a', type: 'kbis', title: 'Kbis', valid_until: '2026-06-01' }],
      agreements: [agreement('2026-06-30')],
    }),
  )
  expect(new Set(everything.map(({ key }) => key)).size).toBe(everything.length)
  const plain = / [:;!?%»]|« |[^\u00a0]»|«[^\u00a0]|[^\u202f\u00a0\s];|[^\u00a0\d\s]:(?!\/)/
  const french = everything.flatMap(({ title, description, consequence, due_rule }) =>
    [title, description, consequence, due_rule].flatMap((text) => (text ? [text.fr] : [])),
  )
  expect(french.filter((text) => plain.test(text))).toEqual([])
})

test('now is what is due within thirty days or urgent without a date, the legal first, nothing put off', () => {
  const todo = (id: string, due_date: string | null, more: object = {}) =>
    ({ id, due_date, status: 'todo', priority: 'normal', snoozed_until: null, ...more }) as const
  const now = pressingTodos(
    [
      todo('far', '2026-07-01'),
      todo('soon', '2026-05-20'),
      todo('someday', null),
      todo('urgent', null, { priority: 'high' }),
      todo('legal', '2026-05-20', { priority: 'legal' }),
      todo('late', '2026-04-01'),
      todo('done', '2026-04-01', { status: 'done' }),
      todo('asleep', '2026-05-05', { snoozed_until: '2026-05-08' }),
      todo('awake', '2026-05-05', { snoozed_until: '2026-05-04' }),
    ],
    '2026-05-04',
  )
  expect(now.map(({ id }) => id)).toEqual(['legal', 'late', 'urgent', 'awake', 'soon'])
})

const base: ChangeableTodo = {
  source: 'manual',
  status: 'todo',
  by_itself: false,
  priority: 'normal',
  due_date: '2026-05-31',
  title: 'T',
  description: '',
  type: 'legal',
  estimated_minutes: null,
  reason: null,
  snoozed_until: null,
  assignee_role: 'company_admin',
  assignee_id: null,
  evidence_document_id: null,
}

test('nobody makes a date legal, and a reason goes when the thing is open again', () => {
  expect(changeTodo(base, { priority: 'legal', due_date: '2026-06-01' })).toEqual({ due_date: '2026-06-01' })
  const aside: ChangeableTodo = { ...base, status: 'dismissed', reason: 'Pas de CSE' }
  expect(changeTodo(aside, { status: 'todo' })).toEqual({ status: 'todo', reason: null })
  expect(changeTodo(aside, { status: 'dismissed' })).toEqual({})
})

test('after the close each step carries the day by which the payment is still in time, and its price', () => {
  for (const state of ['closed', 'submitted', 'correction'] as const) {
    const [todo] = systemTodos(standing({ campaigns: [campaign(state)] }))
    expect(todo).toMatchObject({ due_date: '2026-05-21', priority: 'legal' })
    expect(todo?.consequence?.fr).toMatch(/dernier jour légal .*Environ \d+,\d\d\s€ par jour de retard/)
    const [late] = systemTodos(standing({ today: '2026-06-02', campaigns: [campaign(state)] }))
    expect(late?.consequence?.fr).toMatch(/est passé\s: des intérêts courent\. Environ/)
  }
})

test('what costs money comes before what costs nothing, however old that is', () => {
  const todo = (id: string, priority: 'legal' | 'normal', due_date: string) => ({
    id,
    priority,
    due_date,
    status: 'todo' as const,
    snoozed_until: null,
  })
  const order = [todo('poster', 'normal', '2026-01-02'), todo('submit', 'legal', '2026-05-21')]
  expect(pressingTodos(order, '2026-05-04').map(({ id }) => id)).toEqual(['submit', 'poster'])
})

test('what is equally urgent stays in the order it was given in', () => {
  const todo = (id: string) =>
    ({ id, priority: 'legal', due_date: null, status: 'todo', snoozed_until: null }) as const
  const order = [todo('sign'), todo('file'), todo('archive')]
  expect(pressingTodos(order, '2026-05-04').map(({ id }) => id)).toEqual(['sign', 'file', 'archive'])
})

test('an example of the demo gives no day and ends for nobody', () => {
  const example = { ...agreement('2026-12-31'), is_example: true }
  for (const today of ['2026-03-01', '2026-11-01']) {
    const found = systemTodos(standing({ agreements: [example], campaigns: [], today }))
    expect(found.filter(({ due_date }) => due_date !== null)).toEqual([])
  }
})

test('what no text dates is asked for by the day people were told, without interest, and hides nothing of the exercice', () => {
  const bonus = {
    type: 'ppv' as const,
    legal_payment_deadline: '2026-12-31',
    planned_payment_date: '2026-06-20',
  }
  const of = (state: CampaignState, today: string) =>
    systemTodos(standing({ today, campaigns: [campaign('scheduled'), campaign(state, bonus)] }))
  expect(of('validated', '2027-02-01')).toMatchObject([
    { key: 'campaign_pay:validated', priority: 'high', due_date: '2026-06-20', consequence: null },
  ])
  expect(of('closed', '2027-02-01')).toMatchObject([{ priority: 'high', due_date: '2026-06-10' }])
  expect(of('draft', '2026-05-04')).toMatchObject([{ due_date: null, due_rule: null, consequence: null }])
  expect(JSON.stringify([of('validated', '2027-02-01'), of('closed', '2027-02-01')])).not.toMatch(
    /intérêt|légal/,
  )
  // The exercice's own campaign is still to be prepared, whatever became of a bonus of its year.
  const over = (state: CampaignState) =>
    systemTodos(standing({ campaigns: [campaign(state, bonus)] })).map(({ key }) => key)
  expect(over('completed')).toEqual(['campaign_prepare:2025'])
  expect(over('open')).toContain('campaign_prepare:2025')
})

test('a draft has no day before an agreement is on record for its exercice', () => {
  const of = (agreements: CompanyStanding['agreements']) =>
    systemTodos(standing({ campaigns: [campaign('draft')], agreements })).find(({ key }) =>
      key.startsWith('campaign'),
    )
  expect(of([agreement('2029-12-31')])?.due_date).not.toBeNull()
  expect(of([])).toMatchObject({ due_date: null, consequence: null })
  expect(of([{ ...agreement('2029-12-31'), is_example: true }])?.due_date).toBeNull()
})

test('letters still to print are asked for while the collection is open, by the day that leaves the whole time to answer', () => {
  const found = systemTodos(standing({ campaigns: [campaign('open', { unprinted: 3, remindable: 0 })] }))
  expect(found).toMatchObject([
    {
      key: 'campaign_letters:open',
      due_date: '2026-05-12',
      title: { fr: '3 personnes sans e-mail\u00a0: imprimer les lettres' },
      related: { route: '/campagne/detail-open?tab=letters' },
    },
  ])
  // A payment planned before the last day leaves less: no letter is handed over once it is paid.
  const sooner = { unprinted: 3, remindable: 0, planned_payment_date: '2026-05-22' }
  expect(systemTodos(standing({ campaigns: [campaign('open', sooner)] }))).toMatchObject([
    { due_date: '2026-05-03', consequence: { fr: expect.stringContaining('avant le versement annoncé') } },
  ])
  expect(keys({ campaigns: [campaign('open', { unprinted: 3, silent: 0 })] })).toEqual([
    'campaign_submit:open',
    'campaign_letters:open',
  ])
  const told = systemTodos(standing({ campaigns: [campaign('open', { unprinted: 1, silent: 0 })] }))
  expect(told.find(({ key }) => key === 'campaign_letters:open')).toMatchObject({
    due_date: null,
    consequence: null,
  })
})

test('nothing is late on the day it appears: what should have been done before is due that day, and the legal day is said', () => {
  const at = (state: CampaignState, more: Partial<CampaignStanding>) =>
    systemTodos(standing({ today: '2026-05-29', campaigns: [campaign(state, more)] }))
  const letters = { unprinted: 1, remindable: 0, unprinted_since: '2026-05-28' }
  expect(at('open', letters)).toMatchObject([
    {
      due_date: '2026-05-28',
      due_rule: {
        fr: expect.stringMatching(/ne tient plus avant le dernier jour pour verser, le 31\/05\/2026/),
      },
      consequence: { fr: expect.stringMatching(/^Chaque jour de plus/) },
    },
  ])
  // One that waits since before the day is late once the day has passed.
  expect(at('open', { ...letters, unprinted_since: '2026-05-02' })).toMatchObject([
    { due_date: '2026-05-12' },
  ])
  const since = { state_since: '2026-05-26', closes_on: '2026-05-25' }
  for (const state of ['closed', 'submitted', 'correction'] as const)
    expect(at(state, since)).toMatchObject([
      {
        due_date: '2026-05-26',
        due_rule: {
          fr: expect.stringMatching(/^Le jour où cette étape a commencé.*c’était le 21\/05\/2026$/),
        },
        consequence: { fr: expect.stringContaining('31/05/2026') },
      },
    ])
  expect(at('closed', { state_since: '2026-05-20' })).toMatchObject([{ due_date: '2026-05-21' }])
  expect(at('draft', { state_since: '2026-05-20' })).toMatchObject([
    {
      due_date: '2026-05-20',
      due_rule: { fr: expect.stringMatching(/^Le jour où elle a été créée.*31\/05\/2026/) },
      consequence: { fr: expect.stringMatching(/finit après le dernier jour pour verser, le 31\/05\/2026/) },
    },
  ])
  expect(at('draft', { state_since: '2026-03-02' })).toMatchObject([{ due_date: '2026-05-12' }])
})

test('who leaves since the shares were reckoned is told by name until the campaign is settled', () => {
  const left = { count: 6, names: ['Léa Abadie', 'Lina Moreau'] }
  const found = systemTodos(standing({ campaigns: [campaign('open', { left })] }))
  expect(found.find(({ key }) => key === 'campaign_left:open')).toMatchObject({
    title: { fr: '6 personnes quittent l’entreprise avant le versement' },
    related: { route: '/campagne/detail-open?tab=people' },
  })
  expect(found.find(({ key }) => key === 'campaign_left:open')?.description?.fr).toContain(
    'Léa Abadie, Lina Moreau… L’abondement',
  )
  expect(keys({ campaigns: [campaign('closed', { left })] })).toContain('campaign_left:closed')
  expect(keys({ campaigns: [campaign('submitted', { left })] })).not.toContain('campaign_left:submitted')
  expect(keys({ campaigns: [campaign('open')] })).not.toContain('campaign_left:open')
})

test('sums held are looked for until their last day, pressing three months before, then handed over; without a day they stay owed', () => {
  const source = { fr: 'C. trav.', en: 'Labour Code' }
  const held = [
    { until: '2026-05-03', count: 2, cents: 120_000, source },
    { until: '2026-07-31', count: 1, cents: 50_000, source },
    { until: null, count: 1, cents: 10_000, source },
  ]
  const found = systemTodos(standing({ held })).filter(({ key }) => key.startsWith('held_sums'))
  expect(
    found.map(({ priority, due_date, pressing_from, related }) => [
      priority,
      due_date,
      pressing_from,
      related.route,
    ]),
  ).toEqual([
    ['high', '2026-05-03', '2026-02-03', '/versement?held=to_deposit'],
    ['normal', '2026-07-31', '2026-04-30', '/versement?held=open'],
    ['normal', null, undefined, '/versement?held=open'],
  ])
  expect(found[0]?.title.fr).toBe('Remettre 2 sommes à la Caisse des dépôts (1\u202f200,00\u00a0€)')
  expect(found[1]?.title.en).toMatch(/^Find 1 person for whom a sum is held/)
})

test('an agreement whose signatories are named and have not all signed is a task with its last day', () => {
  const signing = (signed: string | null) => ({
    ...agreement('2028-12-31'),
    first_exercise_start: '2026-01-01',
    signed_on: null,
    filed_on: null,
    conclusion: 'works_council' as const,
    signatories: [
      { capacity: 'employer' as const, name: 'Marc Petit', signed_on: '2026-04-02' },
      { capacity: 'works_council' as const, name: 'Nadia Roy', signed_on: signed },
    ],
  })
  const found = (more: Partial<CompanyStanding>) =>
    systemTodos(standing({ campaigns: [], ...more })).filter(({ type }) => type === 'legal')
  const [task] = found({ agreements: [signing(null)] })
  expect(task).toMatchObject({ key: 'signatures:interessement:2026-01-01', due_date: '2026-06-30' })
  expect(task?.description?.fr).toContain('Nadia Roy')
  expect(task?.description?.fr).not.toContain('Marc Petit')
  // What follows is asked for once all have signed, and a day that has passed presses nobody.
  expect(found({ agreements: [signing('2026-04-05')] }).map(({ key }) => key)).toEqual(['agreement'])
  expect(found({ agreements: [signing(null)], today: '2026-09-01' })[0]?.due_date).toBeNull()
})
