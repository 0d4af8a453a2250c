import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMyNotice, getMyProfile } from '@moisson/contract/choice'
import { updateUser } from '@moisson/contract/user'
import { releaseOnceHappened, releasesOf } from '@moisson/law/release-events'
import { amountsIn } from '../testing/worlds/amounts-in-text.ts'
import { plantOpen, plantPeople, plantScene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { choiceCalls } from '../testing/choice-calls.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { squeezed } from '../testing/squeezed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const choices = choiceCalls(() => server)

/** The first line of an entry: a page may end after it. */
const begun = (text: string) => squeezed(text).slice(0, 40)

async function noticeOf(
  options: Parameters<typeof plantOpenCampaign>[1],
  shared: { here?: number; before?: number } = {},
  left_on: string | null = null,
): Promise<string> {
  const { read } = await plantNotice(options, shared, left_on)
  return squeezed(await read('fr'))
}

/** A campaign with its rules, and its first person's notice as it is asked for in a language. */
async function plantNotice(
  options: Parameters<typeof plantOpenCampaign>[1],
  shared: { here?: number; before?: number } = {},
  left_on: string | null = null,
) {
  const planted = await plantOpenCampaign(server, options)
  await server.owner.query(
    `update campaign set criteria = $1, calculation = $2,
       distributed_gross_cents = coalesce($6, envelope_gross_cents),
       frozen = jsonb_set(jsonb_set(frozen, '{agreement}', $3), '{parameters}', $4)
         || jsonb_build_object('shared_before_cents', $7::bigint) where id = $5`,
    [
      JSON.stringify([
        { criterion: 'uniform', weight_bps: 4000 },
        { criterion: 'salary', weight_bps: 6000, floor_cents: 2_100_000, ceiling_cents: 9_000_000 },
      ]),
      {
        envelope_cents: 10_000_000,
        distributed_cents: 10_000_000,
        people: 60,
        cap_cents: 3_604_500,
        levies_on: '2026-05-29',
        masses: [
          { criterion: 'uniform', share_bps: 4000, sub_mass_cents: 4_000_000, total_weight: 60 },
          { criterion: 'salary', share_bps: 6000, sub_mass_cents: 6_000_000, total_weight: 180_000_000 },
        ],
      },
      { id: 'a', title: 'Accord 2024-2026', signed_on: '2024-06-20', version: 1 },
      JSON.stringify([
        {
          label: { fr: 'Plafond annuel de la sécurité sociale (PASS)', en: 'PASS' },
          value: 48_060,
          unit: 'EUR',
          from: '2026-01-01',
          text: 'Arrêté du 22/12/2025',
          url: null,
          provisional: true,
        },
      ]),
      planted.campaignId,
      shared.here ?? null,
      shared.before ?? 0,
    ],
  )
  await server.owner.query('update campaign_beneficiary set calculation = $1 where campaign_id = $2', [
    {
      criteria: [
        { criterion: 'uniform', weight: 1, share_cents: 66_667 },
        { criterion: 'salary', weight: 3_000_000, share_cents: 33_333 },
      ],
      before_ceiling_cents: 100_000,
      ceiling_cents: 3_604_500,
      redistributed_cents: 0,
      excess_cents: 0,
      presence_from: 'file',
    },
    planted.campaignId,
  ])
  if (left_on !== null)
    await server.owner.query(
      'update beneficiary set exit_date = $1 where id in (select beneficiary_id from campaign_beneficiary where campaign_id = $2)',
      [left_on, planted.campaignId],
    )
  const pdf = async (language: 'fr' | 'en'): Promise<Buffer> => {
    const { raw, status } = await server.call(
      getMyNotice,
      { path: { id: planted.campaignId } },
      { as: planted.people[0]?.userId, headers: { 'x-language': language } },
    )
    expect(status).toBe(200)
    return raw
  }
  return { planted, pdf, read: async (language: 'fr' | 'en') => readPdfText(await pdf(language)) }
}

test('the notice carries every mention that D3313-9 asks for', async () => {
  const text = await noticeOf({ net: 90_300, people: 60 })
  for (const mention of [
    // Global amount and average of those who receive it.
    'Montant global réparti au titre de l’exercice 60 000,00 €',
    'Montant moyen perçu par les bénéficiaires, brut 1 666,67 €',
    // The person's rights, what was advanced, what is withheld.
    'Montant brut 1 000,00 €',
    'CSG (9,2 %)',
    // Of what is taxed, in taxable income: no figure before it is known what is paid.
    'dont 6,8\u202f% du brut déductibles du revenu imposable pour la part perçue',
    'CRDS (0,5 %)',
    '\u22125,00 €',
    'Montant net 903,00 €',
    // What may be chosen, until when, and what silence means.
    'recevoir cette somme, immédiatement imposable, la placer sur le PEE ou la placer sur le PER COL',
    'jusqu’au mercredi 27 mai 2026 à 23 h 59, heure de Paris',
    'L’information est réputée reçue le mardi 12 mai 2026',
    'Si vous ne faites rien, 903,00 € seront placés sur le PEE',
    'art. L3315-2 du code du travail',
    // The lock-up.
    'PEE : les sommes placées sont disponibles à partir du jeudi 29 mai 2031',
    'PER COL : les sommes placées sont disponibles à la retraite',
    // The annex: rules of calculation and allocation.
    'Accord « Accord 2024-2026 » signé le jeudi 20 juin 2024',
    '40 % : part égale pour tous',
    '60 % : part proportionnelle au salaire (salaire pris en compte au moins pour 21 000,00 €, au plus pour 90 000,00 €)',
    'Plafond individuel : 36 045,00 €',
    '60 000,00 € × 30 000,00 € ÷ 1 800 000,00 €',
    'Plafond annuel de la sécurité sociale (PASS) : 48 060,00 € (Arrêté du 22/12/2025), dernière valeur publiée',
    'Fiche distincte du bulletin de paie (art. D3313-9 du code du travail)',
  ])
    expect(text).toContain(squeezed(mention))
  // The net amount again, where no advance comes off it.
  expect(text).not.toContain(squeezed('Solde à recevoir ou à placer'))
  expect(text).not.toContain(squeezed('Reste de l’enveloppe'))
})

test('the global amount is what was shared for the exercice, over its campaigns, and not the envelope', async () => {
  const text = await noticeOf({ net: 90_300, people: 60 }, { here: 5_900_000, before: 1_234_500 })
  expect(text).toContain(squeezed('Montant global réparti au titre de l’exercice 71 345,00 €'))
  expect(text).toContain(squeezed('dont réparti par cette campagne 59 000,00 €'))
  expect(text).not.toContain(squeezed('60 000,00 €Montant moyen'))
  // The rest of the envelope, which a ceiling or a correction holds back, is told to who adds up.
  expect(text).toContain(squeezed('Reste de l’enveloppe, non réparti 1 000,00 €'))
})

test('the average is told of those who have an amount, as the works council reads it', async () => {
  const { planted, read } = await plantNotice({ net: 90_300, people: 60 })
  await server.owner.query(
    `update campaign set calculation = jsonb_set(calculation, '{receiving}', '50') where id = $1`,
    [planted.campaignId],
  )
  expect(squeezed(await read('fr'))).toContain(
    squeezed('Montant moyen perçu par les bénéficiaires, brut 2 000,00 €'),
  )
  const profile = await server.call(
    getMyProfile,
    { path: { id: planted.campaignId } },
    { as: planted.people[0]?.userId },
  )
  expect(profile.body.calculation.average_gross_cents).toBe(200_000)
})

test('what is planned past its legal day is told with the interest that the company owes', async () => {
  const { planted, read } = await plantNotice({ net: 90_300, people: 60 })
  expect(await read('fr')).not.toContain('intérêts')
  await server.owner.query(`update campaign set legal_payment_deadline = '2026-05-15' where id = $1`, [
    planted.campaignId,
  ])
  expect(squeezed(await read('fr'))).toContain(
    squeezed(
      'le 15 mai 2026 : l’entreprise vous doit en plus des intérêts pour chaque jour de retard (C. trav., art. L3314-9',
    ),
  )
  await server.owner.query('update app_user set easy_words = true where id = $1', [planted.people[0]?.userId])
  expect(squeezed(await read('fr'))).toContain(squeezed('L’entreprise vous doit aussi des intérêts.'))
})

test('what was added once the shares were computed is named, so that the global amount adds up', async () => {
  const { planted, read } = await plantNotice({ net: 90_300, people: 60 })
  const steps = async () =>
    (
      await server.call(getMyProfile, { path: { id: planted.campaignId } }, { as: planted.people[0]?.userId })
    ).body.calculation.steps.map(({ label, amount_cents }) => [label.fr, amount_cents])
  const before = await steps()
  expect(before[0]).toEqual(['Enveloppe à répartir entre tous', 6_000_000])
  await server.owner.query(
    'update campaign set complement_gross_cents = 532, envelope_gross_cents = envelope_gross_cents + 532 where id = $1',
    [planted.campaignId],
  )
  const text = squeezed(await read('fr'))
  expect(text).toContain(squeezed('dont complément de l’entreprise, ajouté après le calcul 5,32 €'))
  // On the screen the envelope is the one whose parts follow, with what was added beside it, in the notice's words.
  expect(await steps()).toEqual([
    before[0],
    ['Complément de l’entreprise, ajouté après le calcul', 532],
    ...before.slice(1),
  ])
  // What is shared between all is told once on paper, not again among the person's rights.
  expect(text.match(new RegExp(squeezed('complément de l’entreprise'), 'giu'))).toHaveLength(1)
})

test('the annex of a participation says how the reserve is calculated, by the law or by the agreement', async () => {
  const { planted, read } = await plantNotice({ type: 'participation' })
  const formula = squeezed(
    '½ × (bénéfice net − 5\u202f% des capitaux propres) × salaires ÷ valeur ajoutée (art. L3324-1',
  )
  const legal = squeezed(await read('fr'))
  expect(legal).toContain(squeezed('Réserve, par la formule légale'))
  expect(legal).toContain(formula)
  expect(squeezed(await read('en'))).toContain(
    squeezed('½ × (net profit − 5% of equity) × wages ÷ added value'),
  )
  await server.owner.query(`update campaign set reserve_formula = 'derogatory' where id = $1`, [
    planted.campaignId,
  ])
  const own = squeezed(await read('fr'))
  expect(own).toContain(squeezed('Réserve, par la formule de l’accord, au moins égale à celle de la loi'))
  expect(own).not.toContain(squeezed('Réserve, par la formule légale'))
  expect(await noticeOf({})).not.toContain(squeezed('Réserve, par la formule'))
})

test('who has left is promised no matching where the rules of the plan grant none', async () => {
  const pee = { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false } as const
  const promise = squeezed('L’entreprise y ajoute son abondement')
  expect(await noticeOf({ net: 90_300, people: 2, matching: pee })).toContain(promise)
  const gone = await noticeOf({ net: 90_300, people: 2, matching: pee }, {}, '2026-02-28')
  expect(gone).not.toContain(promise)
  expect(gone).toContain(squeezed('PEE\u00a0: l’entreprise n’ajoute rien à ce que vous placez'))
})

test('no advance is told where none was paid', async () => {
  expect(await noticeOf({})).not.toContain('Avances')
})

test('the cases of early release of the plans offered are listed in their own words, and only those', async () => {
  const both = await noticeOf({})
  const [pee, percol] = [releasesOf('PEE'), releasesOf('PERCOL')]
  for (const { label } of [...pee, ...percol]) expect(both).toContain(begun(label.fr))
  expect(both.split(squeezed(releaseOnceHappened.fr))).toHaveLength(3)
  const pension = both.slice(both.indexOf(squeezed('Cas de déblocage anticipé du PER COL')))
  expect(pension).not.toContain('agrandissement')
  const peeOnly = await noticeOf({ destinations: ['immediate_payment', 'pee'] })
  for (const { label } of pee) expect(peeOnly).toContain(begun(label.fr))
  expect(peeOnly).not.toContain('assurancechômage')
  const cashOnly = await noticeOf({ destinations: ['immediate_payment'] })
  expect(cashOnly).not.toContain('déblocage')
  expect(cashOnly).toContain(squeezed('la somme est versée'))
})

test('the notice of a person whose name the fonts cannot draw is made all the same', async () => {
  const text = await noticeOf({ lastName: '林 🔥', firstName: 'سارة', companyName: 'บริษัท Lumière' })
  expect(text).toContain('□□□□□□')
  expect(text).toContain('Lumière(SIREN')
})

test('who reads English gets the French notice first, then a sheet that says the same amounts', async () => {
  const matching = { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false } as const
  const { planted, read } = await plantNotice({ net: 90_300, people: 60, matching }, { before: 1_234_500 })
  const [french, both] = [await read('fr'), await read('en')]
  const at = both.indexOf('Profit-sharing bonus')
  const [notice, sheet] = [both.slice(0, at), both.slice(at)]
  expect(squeezed(notice)).toContain(
    squeezed(french)
      .replaceAll(/Page\d+\/\d+/g, '')
      .slice(0, 400),
  )
  expect(french).not.toMatch(/English|individual notice|€\d/)
  // Every amount of the notice stands on the sheet, in its order, and no other.
  expect(amountsIn(notice)).toEqual(amountsIn(french))
  expect(amountsIn(sheet)).toEqual(amountsIn(french))
  expect(amountsIn(sheet).length).toBeGreaterThan(15)
  for (const words of [
    'This sheet says in English what your notice says in French, with the same amounts.',
    'Total shared out for the financial year €72,345.00',
    'CSG (9.2%)',
    'Net amount €903.00',
    'You have until Wednesday 27 May 2026 at 23:59 (Paris) to answer.',
    'If you do nothing, €903.00 will be invested in the PEE',
    'PEE: the company adds 50% of what you invest, up to €600.00 gross a year.',
    'Agreement “Accord 2024-2026”, signed on Thursday 20 June 2024.',
    'Individual ceiling: €36,045.00',
    'PASS: €48,060.00 (Order of 22/12/2025), last value published',
    'English sheet of the individual notice (Labour Code, art. D3313-9)',
  ])
    expect(squeezed(sheet)).toContain(squeezed(words))
  for (const { label } of releasesOf('PERCOL')) expect(squeezed(sheet)).toContain(begun(label.en))
  // Without a word of the request, the account says what its person reads.
  await server.owner.query(`update app_user set locale = 'en' where id = $1`, [planted.people[0]?.userId])
  const { raw } = await server.call(
    getMyNotice,
    { path: { id: planted.campaignId } },
    { as: planted.people[0]?.userId },
  )
  expect(readPdfText(raw)).toBe(both)
})

test('a notice of long ago stays what it was, to the byte, whatever became of plan, agreement, funds and payment since', async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const userId = await plantUser(server)
  await plantPeople(server, scene.company, [{ userId }, {}])
  const { id } = await plantOpen(server, scene)
  const both = async () => {
    const sheets: Buffer[] = []
    for (const language of ['fr', 'en']) {
      const headers = { 'x-language': language }
      const answer = await server.call(getMyNotice, { path: { id } }, { as: userId, headers })
      expect(answer.status).toBe(200)
      sheets.push(answer.raw)
    }
    return sheets
  }
  const told = await both()
  const { rowCount } = await server.owner.query(
    `update plan set abondement = '{"kind":"none","cap_cents":null,"base":"net","leavers":false}', fund_ids = '{}',
       default_fund_id = null where company_id = $1`,
    [scene.company],
  )
  expect(rowCount).toBe(2)
  await server.owner.query(
    `update agreement set title = 'Autre accord', clauses = clauses || '{"seniority_months": 3}' where company_id = $1`,
    [scene.company],
  )
  await server.owner.query(`update campaign set paid_on = '2026-06-04' where id = $1`, [id])
  await server.setNow('2031-03-02T09:00:00Z')
  expect((await both()).map((now, place) => now.equals(told[place] ?? Buffer.alloc(0)))).toEqual([true, true])
})

test('whoever’s account asks for easy words reads a page of those first, then the whole notice, with no figure of its own', async () => {
  const planted = await plantOpenCampaign(server, { people: 1 })
  const as = planted.people[0]?.userId ?? ''
  const read = async () =>
    readPdfText((await server.call(getMyNotice, { path: { id: planted.campaignId } }, { as })).raw)
  const usual = await read()
  await server.call(updateUser, { body: { easy_words: true } }, { as })
  const whole = await read()
  // Where the notice of the law begins, after its own mark.
  const start = whole.indexOf('Moisson', whole.indexOf('Votre fiche en mots simples'))
  const easy = whole.slice(0, start)
  expect(easy).toContain('Votre fiche en mots simples')
  expect(squeezed(easy)).toContain('Sivousnefaitesrien,903,00€vontsurlePEE.')
  const withoutPages = (text: string) => squeezed(text).replaceAll(/Page\d+\/\d+|\d+\/\d+(?=$|Moisson)/gu, '')
  expect(withoutPages(whole.slice(start))).toBe(withoutPages(usual))
  const told = new Set(amountsIn(usual))
  expect(amountsIn(easy).length).toBeGreaterThan(2)
  expect(amountsIn(easy).filter((amount) => !told.has(amount))).toEqual([])
})

test('a draft that counts is what silence does: the notice and its easy page tell it first, and the default beside it', async () => {
  await server.setNow('2026-05-20T09:00:00Z')
  const planted = await plantOpenCampaign(server, { draftPolicy: 'honour_complete_draft' })
  const { path, as } = choices.inOpen(planted)
  const read = async (language: 'fr' | 'en') =>
    squeezed(
      readPdfText(
        (await server.call(getMyNotice, { path }, { as, headers: { 'x-language': language } })).raw,
      ),
    )
  await choices.save(planted, { lines: [{ destination: 'immediate_payment', amount_cents: 100 }] })
  expect(await read('fr')).toContain(squeezed('Si vous ne faites rien, 903,00 € seront placés sur le PEE'))
  await choices.save(planted, { lines: [{ destination: 'immediate_payment', amount_cents: 90_300 }] })
  await server.call(updateUser, { body: { easy_words: true } }, { as })
  const [french, english] = [await read('fr'), await read('en')]
  for (const said of [
    'votre brouillon complet sera appliqué tel quel. 903,00 € vous seront versés (imposables).',
    'Sans brouillon complet à la date limite, le choix par défaut s’applique : 903,00 € seront placés sur le PEE',
    'votre brouillon compte. Vous recevez 903,00 €.',
    'Sans brouillon complet, le choix prévu d’avance compte. 903,00 € vont sur le PEE.',
  ])
    expect(french).toContain(squeezed(said))
  expect(french).not.toContain(squeezed('Si vous ne faites rien,'))
  expect(english).toContain(squeezed('your complete draft will be applied as it is. €903.00 will be paid to'))
  expect(english).toContain(squeezed('the default applies: €903.00 will be invested in the PEE'))
  expect(english).not.toContain(squeezed('If you do nothing,'))
  await choices.submit(planted)
  expect(await read('fr')).toContain(squeezed('Si vous ne faites rien, 903,00 €'))
})

test('the notice of who could not be told in time says what was kept, neither a deadline nor a placement', async () => {
  const { planted, read } = await plantNotice({})
  const before = squeezed(await read('fr'))
  expect(before).toContain('Sivousnefaitesrien')
  await server.owner.query(
    `update campaign_beneficiary set engagement_state = 'unreachable' where campaign_id = $1`,
    [planted.campaignId],
  )
  await server.owner.query(`update campaign set state = 'completed' where id = $1`, [planted.campaignId])
  const after = squeezed(await read('fr'))
  expect(after).toContain('903,00€netsontétéconservéspourvous')
  expect(after).toContain('Caissedesdépôts')
  for (const untrue of ['Sivousnefaitesrien', 'pourrépondre', 'Sivousnerépondezpas'])
    expect(after).not.toContain(untrue)
  await server.call(updateUser, { body: { easy_words: true } }, { as: planted.people[0]?.userId })
  expect(squeezed(await read('fr'))).toContain('L’entrepriseagardé903,00€pourvous.')
  // Once it has left, nobody is told to ask the company for it.
  await server.owner.query(
    `insert into held_sum (campaign_beneficiary_id, company_id, campaign_id, beneficiary_id, outcome, amount_cents, done_on,
        reference, recorded_by, recorded_by_name, recorded_at)
      select id, company_id, campaign_id, beneficiary_id, 'deposited', due_net_cents, '2027-06-02', 'CDC-1', id, 'RH', now()
      from campaign_beneficiary where campaign_id = $1 and due_net_cents > 0`,
    [planted.campaignId],
  )
  expect(squeezed(await read('fr'))).toContain('VotreargentestàlaCaissedesdépôtsdepuisle2juin2027.')
  await server.call(updateUser, { body: { easy_words: false } }, { as: planted.people[0]?.userId })
  const left = squeezed(await read('fr'))
  expect(left).toContain('depuisle2juin2027')
  expect(left).not.toContain('conservéspourvous')
})
