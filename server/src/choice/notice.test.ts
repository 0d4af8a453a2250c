import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMyNotice } from '@moisson/contract/choice'
import { releaseOnceHappened, releasesOf } from '@moisson/law/release-events'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { readPdfText } from '../print/read-pdf-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())

const squeezed = (text: string) => text.replaceAll(/\s/gu, '')
/** The first line of an entry: a page may end after it. */
const begun = (text: string) => squeezed(text).slice(0, 40)

async function noticeOf(
  options: Parameters<typeof plantOpenCampaign>[1],
  shared: { here?: number; before?: number } = {},
  left_on: string | null = null,
): Promise<string> {
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
    await server.owner.query('update campaign_beneficiary set exit_date = $1 where campaign_id = $2', [
      left_on,
      planted.campaignId,
    ])
  const { raw, status } = await server.call(
    getMyNotice,
    { path: { id: planted.campaignId } },
    { as: planted.people[0]?.userId },
  )
  expect(status).toBe(200)
  return squeezed(readPdfText(raw))
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
    'plafond individuel : 36 045,00 €',
    '60 000,00 € × 30 000,00 € ÷ 1 800 000,00 €',
    'Plafond annuel de la sécurité sociale (PASS) : 48 060,00 € (Arrêté du 22/12/2025), valeur provisoire',
    'Fiche distincte du bulletin de paie (art. D3313-9 du code du travail)',
  ])
    expect(text).toContain(squeezed(mention))
})

test('the global amount is what was shared for the exercice, over its campaigns, and not the envelope', async () => {
  const text = await noticeOf({ net: 90_300, people: 60 }, { here: 5_900_000, before: 1_234_500 })
  expect(text).toContain(squeezed('Montant global réparti au titre de l’exercice 71 345,00 €'))
  expect(text).toContain(squeezed('dont réparti par cette campagne 59 000,00 €'))
  expect(text).not.toContain(squeezed('60 000,00 €Montant moyen'))
})

test('who has left is promised no matching where the rules of the plan grant none', async () => {
  const pee = { kind: 'single', rate_bps: 5000, cap_cents: 60_000, base: 'net', leavers: false } as const
  const promise = squeezed('L’entreprise y ajoute son abondement')
  expect(await noticeOf({ net: 90_300, people: 2, matching: pee })).toContain(promise)
  const gone = await noticeOf({ net: 90_300, people: 2, matching: pee }, {}, '2026-02-28')
  expect(gone).not.toContain(promise)
  expect(gone).toContain(squeezed('PEE\u00a0: L’entreprise n’ajoute rien à ce que vous placez'))
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
