import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMyAbondement } from '@moisson/contract/abondement'
import {
  cancelCampaign,
  completeCampaign,
  getCampaign,
  listCampaigns,
  submitCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getMyChoices, getMyNotice, getMyProfile, submitMyChoices } from '@moisson/contract/choice'
import {
  acting,
  plantChoice,
  plantOpen,
  plantPeople,
  plantScene,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { runDue } from '../campaign/run-due.ts'
import { hashOf } from '../frozen/receipt.ts'
import { withReading } from '../invariants/reading.ts'
import { receiptIntact } from '../invariants/receipt-intact.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantBeneficiary, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
let lina: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  scene = await plantScene(server)
  lina = await plantUser(server, { name: 'Lina Moreau' })
  await plantPeople(server, scene.company, [{ userId: lina }])
})

const past = '2026-03-23T09:00:00Z'
const open = (envelope_gross_cents: number) => plantOpen(server, scene, { envelope_gross_cents })
const answer = (id: string, mode: 'quick_cash' | 'quick_managed' | 'quick_half') =>
  acting(server, lina)(submitMyChoices, { path: { id }, body: { mode } })
const submit = (id: string) => acting(server, scene.admin)(submitCampaign, { path: { id }, body: undefined })
const cancel = (id: string) =>
  acting(server, scene.admin)(cancelCampaign, { path: { id }, body: { reason: 'Erreur de saisie' } })
const profile = (id: string) => acting(server, lina)(getMyProfile, { path: { id } })
const read = (id: string) => acting(server, lina)(getMyChoices, { path: { id } })
/** More people of the company who may answer. */
async function plantAnswering(count: number): Promise<string[]> {
  const users: string[] = []
  for (let place = 0; place < count; place += 1) {
    const userId = await plantUser(server)
    await plantBeneficiary(server, scene.company, { userId, number: `B${place}` })
    await server.tokenOf(userId)
    users.push(userId)
  }
  return users
}
async function waitFor(reached: () => Promise<boolean>): Promise<void> {
  while (!(await reached())) await sleep(20)
}
async function deadlocks(): Promise<number> {
  const { rows } = await server.owner.query<{ deadlocks: number }>(
    `select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.deadlocks ?? 0
}
async function receiptFaults(): Promise<string[]> {
  const found: string[] = []
  await withReading(server.owner, [scene.company], async (reading) => {
    for await (const { what } of receiptIntact.broken(reading)) found.push(what)
  })
  return found
}
const settled = async (id: string) => (await rowsOf(server, id))[0]

describe('one ceiling over two open campaigns', () => {
  test.each(['first', 'second'])(
    'each confirmed choice keeps what it was promised, the %s submitted first',
    async (order) => {
      const [one, two] = [await open(100_000), await open(100_000)]
      const first = await answer(one.id, 'quick_managed')
      const second = await answer(two.id, 'quick_managed')
      // 50 % of 903,00 € each, 600,00 € in the year.
      expect(first.estimate.abondement_gross_cents).toBe(45_150)
      expect(second.estimate.abondement_gross_cents).toBe(14_850)
      await server.setNow(past)
      for (const id of order === 'first' ? [one.id, two.id] : [two.id, one.id]) await submit(id)
      expect((await settled(one.id))?.abondement_gross_cents).toBe(45_150)
      expect((await settled(two.id))?.abondement_gross_cents).toBe(14_850)
    },
  )

  test('the account says what is placed only once the payment is recorded', async () => {
    const one = await open(100_000)
    await answer(one.id, 'quick_managed')
    const entry = async () => {
      const { items } = await acting(server, lina)(getMyAbondement, {})
      return items.flatMap(({ entries }) => entries.map(({ kind, placed }) => [kind, placed]))
    }
    expect(await entry()).toEqual([['reservation', false]])
    await server.setNow(past)
    await submit(one.id)
    expect(await entry()).toEqual([['settlement', false]])
    await acting(server, scene.adviser)(validateCampaign, { path: { id: one.id }, body: undefined })
    expect(await entry()).toEqual([['settlement', false]])
    await acting(server, scene.admin)(completeCampaign, {
      path: { id: one.id },
      body: { paid_on: '2026-03-23' },
    })
    expect(await entry()).toEqual([['settlement', true]])
  })

  test('an applied choice is read as it was applied, whatever later campaigns placed', async () => {
    const one = await open(100_000)
    const confirmed = await answer(one.id, 'quick_managed')
    await server.setNow(past)
    await submit(one.id)
    const two = await open(100_000)
    await answer(two.id, 'quick_managed')
    await server.setNow('2026-04-20T09:00:00Z')
    await submit(two.id)
    const applied = await acting(server, lina)(getMyChoices, { path: { id: one.id } })
    expect(applied.estimate).toEqual(confirmed.estimate)
    expect(applied.lines).toEqual(confirmed.lines)
    const later = await acting(server, lina)(getMyChoices, { path: { id: two.id } })
    expect(later.estimate.abondement_gross_cents).toBe(14_850)
    expect((await profile(two.id)).abondement.rules[0]?.remaining_cents).toBe(14_850)
  })
})

test('an exercice of several campaigns counts each person once, whichever of them they are in', async () => {
  await plantAnswering(2)
  const both = [await open(100_000), await open(100_000)]
  // Each campaign leaves somebody else out: the exercice has the three of them all the same.
  for (const [place, { id }] of both.entries())
    await server.owner.query(`update campaign_beneficiary set engagement_state = 'excluded' where id = $1`, [
      (await rowsOf(server, id))[place]?.id,
    ])
  const path = { id: scene.company }
  const { people_by_year } = await acting(server, scene.admin)(listCampaigns, {
    path,
    query: { count_people: 'true' },
  })
  expect(people_by_year).toEqual(
    [null, 'interessement'].map((type) => ({ year: both[0]?.year, type, people: 3 })),
  )
})

describe('before the confirmation', () => {
  test('the person reads who used the year’s matching, and what the silence elsewhere may still take', async () => {
    const [one, two] = [await open(100_000), await open(40_000)]
    const before = (await profile(two.id)).abondement.rules[0]
    expect(before?.account.fr).toBe(
      'Il reste au plus 600,00\u00a0€ bruts d’abondement pour ce choix en 2026.',
    )
    expect(before?.subject_to?.fr).toBe(
      `Sous réserve de vos autres campagnes\u00a0: sans réponse de votre part, «\u00a0${one.name}\u00a0» peut prendre 451,50\u00a0€ bruts de votre plafond d’abondement de l’année.`,
    )
    await answer(one.id, 'quick_managed')
    const { abondement, default_preview } = await profile(two.id)
    expect(abondement.rules[0]).toMatchObject({
      ceiling_cents: 60_000,
      used_cents: 45_150,
      remaining_cents: 14_850,
      subject_to: null,
    })
    expect(abondement.rules[0]?.account.fr).toBe(
      `Déjà utilisé\u00a0: 451,50\u00a0€ par ${one.name}. Il reste au plus 148,50\u00a0€ bruts d’abondement pour ce choix en 2026.`,
    )
    expect(default_preview).toMatchObject({ subject_to: null, estimate: { abondement_gross_cents: 14_850 } })
  })

  test('what another silence may take leaves out what a confirmed choice holds already', async () => {
    const [one, two] = [await open(100_000), await open(100_000)]
    const takes = async () => (await profile(two.id)).abondement.rules[0]?.subject_to?.fr
    expect(await takes()).toContain('peut prendre 451,50\u00a0€')
    await answer(two.id, 'quick_managed')
    // 600,00 € in the year, 451,50 € of them held here.
    expect(await takes()).toContain(`«\u00a0${one.name}\u00a0» peut prendre 148,50\u00a0€`)
  })

  test('what another silence may take is what its complete draft would, where such a draft counts', async () => {
    const one = await plantOpen(server, scene, {
      envelope_gross_cents: 100_000,
      draft_policy: 'honour_complete_draft',
    })
    const two = await open(100_000)
    const takes = async () => (await profile(two.id)).abondement.rules[0]?.subject_to?.fr
    expect(await takes()).toContain('peut prendre 451,50\u00a0€')
    const row = await settled(one.id)
    await plantChoice(server, row?.id ?? '', 'draft', [
      { destination: 'immediate_payment', amount_cents: row?.net_cents ?? 0 },
    ])
    expect(await takes()).toBe(
      `Sous réserve de vos autres campagnes encore en cours\u00a0: «\u00a0${one.name}\u00a0».`,
    )
  })

  test('the notice says the rule of the matching and no figure that another campaign could change', async () => {
    const [one, two] = [await open(100_000), await open(100_000)]
    const notice = async () =>
      readPdfText((await server.call(getMyNotice, { path: { id: two.id } }, { as: lina })).raw)
    const before = await notice()
    await answer(one.id, 'quick_managed')
    expect(await notice()).toBe(before)
    expect(before.replaceAll(/\s/gu, '')).toContain('sonabondementselonlarègleduplan')
  })
})

describe('what is freed', () => {
  test('by a cancellation goes to the choices that were cut, in their order, with a new receipt and a mail', async () => {
    const [one, two, three] = [await open(100_000), await open(50_000), await open(50_000)]
    await answer(one.id, 'quick_managed')
    await server.setNow('2026-03-02T10:00:00Z')
    const second = await answer(two.id, 'quick_managed')
    await server.setNow('2026-03-02T11:00:00Z')
    const third = await answer(three.id, 'quick_managed')
    const matched = (body: { estimate: { abondement_gross_cents: number } }) =>
      body.estimate.abondement_gross_cents
    expect([matched(second), matched(third)]).toEqual([14_850, 0])
    await cancel(one.id)
    const after = await Promise.all([two, three].map(({ id }) => read(id)))
    expect(after.map(matched)).toEqual([22_575, 22_575])
    expect(after[0]?.receipt_number).not.toBe(second.receipt.number)
    expect(after[0]?.history.map((version) => version.receipt_number)).toEqual([
      second.receipt.number,
      after[0]?.receipt_number,
    ])
    expect(after[0]?.counted?.submitted_at).toBe(second.submitted_at)
    const { rows: mails } = await server.owner.query(
      `select payload from outbox where kind = 'matching-changed' and campaign_id = $1`,
      [three.id],
    )
    expect(mails).toMatchObject([
      { payload: { receipt_number: after[1]?.receipt_number, before_net_cents: 0, after_net_cents: 20_385 } },
    ])
    const { rows: receipts } = await server.owner.query(
      `select receipt, receipt_sha256 from choice where receipt_number = $1`,
      [after[1]?.receipt_number],
    )
    expect(receipts[0].receipt).toMatchObject({
      revision: { replaces: third.receipt.number },
      estimate: after[1]?.estimate,
      submitted_at: third.receipt.submitted_at,
    })
    // What silence would mean follows the account too: matched by what was freed, no longer by nothing.
    expect(third.estimate.abondement_net_cents).toBe(0)
    expect(receipts[0].receipt.if_nothing.fr).toContain('203,85\u00a0€ nets d’abondement')
    expect(receipts[0].receipt_sha256).toBe(hashOf(receipts[0].receipt))
  })

  test('by another choice too; a settled campaign keeps what it has', async () => {
    const [one, two, three] = [await open(100_000), await open(50_000), await open(50_000)]
    await answer(one.id, 'quick_managed')
    await answer(two.id, 'quick_managed')
    await submit(two.id)
    await answer(three.id, 'quick_managed')
    await answer(one.id, 'quick_cash')
    expect((await read(two.id)).estimate.abondement_gross_cents).toBe(14_850)
    expect((await read(three.id)).estimate.abondement_gross_cents).toBe(22_575)
  })

  test('a share that bears no income tax still bears none on the receipt written anew', async () => {
    const [one, two] = [await open(100_000), await open(100_000)]
    await server.owner.query('update campaign_beneficiary set untaxed = true where campaign_id = $1', [
      two.id,
    ])
    await answer(one.id, 'quick_managed')
    const { estimate, receipt } = await answer(two.id, 'quick_half')
    expect(estimate.taxable_cents).toBe(0)
    await answer(one.id, 'quick_cash')
    const { rows } = await server.owner.query(
      `select receipt from choice where campaign_id = $1 and status = 'submitted'`,
      [two.id],
    )
    const anew = rows[0].receipt
    expect(anew.revision).toMatchObject({ replaces: receipt.number })
    expect(anew.estimate).toMatchObject({ taxable_cents: 0, untaxed: true })
    expect((await read(two.id)).estimate).toMatchObject({ taxable_cents: 0 })
    expect(await receiptFaults()).toEqual([])
    // Another that says the contrary of its share is found.
    await server.owner.query('update campaign_beneficiary set untaxed = true where campaign_id = $1', [
      one.id,
    ])
    expect(await receiptFaults()).toEqual([
      expect.stringMatching(/93200 to be declared of a share that bears no income tax/),
    ])
  })

  test('a choice confirmed again with the same sum keeps its place and its matching', async () => {
    const [one, two] = [await open(100_000), await open(100_000)]
    const first = await answer(one.id, 'quick_managed')
    await answer(two.id, 'quick_managed')
    const [fund] = [scene.funds[1] ?? '']
    const lines = [{ destination: 'pee' as const, amount_cents: first.net_cents, fund_id: fund }]
    const again = await acting(server, lina)(submitMyChoices, { path: { id: one.id }, body: { lines } })
    expect(again.receipt.number).not.toBe(first.receipt.number)
    expect(again.estimate.abondement_gross_cents).toBe(45_150)
    expect((await read(two.id)).estimate.abondement_gross_cents).toBe(14_850)
  })
})

describe('what it may cost', () => {
  const shown = (id: string) =>
    acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: id } })

  test('is read again once another campaign is called off, is kept as announced, and is the settlement’s once settled', async () => {
    const one = await open(100_000)
    await answer(one.id, 'quick_managed')
    await submit(one.id)
    const two = await open(100_000)
    const before = await shown(two.id)
    // 451,50 € of the 600,00 € of the year are settled elsewhere.
    expect(before.cost?.at_most.matching_cents).toBe(14_850)
    await cancel(one.id)
    const freed = await shown(two.id)
    expect(freed.cost?.at_most.matching_cents).toBe(45_150)
    expect(freed.announced_cost?.at_most.matching_cents).toBe(14_850)
    expect(freed.announced_cost?.announced_at).toMatch(/^2026-03-02T09:00:/)
    await answer(two.id, 'quick_managed')
    await submit(two.id)
    const settledOne = await shown(two.id)
    expect([settledOne.cost, settledOne.amounts.abondement_gross_cents]).toEqual([null, 45_150])
    expect(settledOne.announced_cost).toEqual(freed.announced_cost)
  })

  test('is read again by the due work where the cancellation could not', async () => {
    const one = await open(100_000)
    const two = await open(100_000)
    await server.owner.query(
      `update campaign set cost = jsonb_set(cost, '{at_most,matching_cents}', '1') where id = $1`,
      [one.id],
    )
    const answering = await server.owner.connect()
    try {
      await answering.query('begin')
      await answering.query('select id from campaign where id = $1 for share', [one.id])
      await server.setNow('2026-03-02T10:00:00Z')
      await cancel(two.id)
      await answering.query('commit')
    } finally {
      answering.release(true)
    }
    expect(await runDue(server.services)).toMatchObject({ recosted: 1 })
    expect((await shown(one.id)).cost?.at_most.matching_cents).toBe(45_150)
    expect(await runDue(server.services)).toMatchObject({ recosted: 0 })
  })
})

describe('at the same instant', () => {
  test('two campaigns confirmed by one person share the ceiling to the cent, and nobody waits in a circle', async () => {
    const [one, two] = [await open(100_000), await open(100_000)]
    await server.tokenOf(lina)
    for (let round = 0; round < 6; round += 1) {
      const modes =
        round % 2 === 0
          ? (['quick_managed', 'quick_half'] as const)
          : (['quick_half', 'quick_managed'] as const)
      await Promise.all(
        [one, two, one, two].map(({ id }, place) => answer(id, modes[place % 2] ?? 'quick_half')),
      )
      const { rows } = await server.owner.query(
        `select count(*)::int as live, sum(gross_cents)::int as gross, bool_and(a.gross_cents = (
             select sum((l ->> 'abondement_gross_cents')::int) from choice k, jsonb_array_elements(k.lines) l
             where k.id = a.choice_id and k.status = 'submitted')) as written
         from abondement_entry a where freed_at is null and campaign_id = any($1)`,
        [[one.id, two.id]],
      )
      expect(rows[0]).toEqual({ live: 2, gross: 60_000, written: true })
    }
    expect(await deadlocks()).toBe(0)
  })

  test('answers, a cancellation and a submission leave every account within its ceiling', async () => {
    const people = await plantAnswering(8)
    const [one, two, three] = [await open(900_000), await open(900_000), await open(900_000)]
    const all = await Promise.allSettled([
      ...people.flatMap((user) =>
        [one, two].map(({ id }) =>
          acting(server, user)(submitMyChoices, { path: { id }, body: { mode: 'quick_managed' } }),
        ),
      ),
      ...people.map((user) =>
        acting(server, user)(submitMyChoices, { path: { id: three.id }, body: { mode: 'quick_managed' } }),
      ),
      cancel(one.id),
    ])
    expect(all.at(-1)?.status).toBe('fulfilled')
    await server.setNow(past)
    await Promise.all([submit(two.id), submit(three.id)])
    const { rows } = await server.owner.query(
      `select count(*)::int as people, bool_and(gross <= 60000) as within, bool_and(gross = 60000) as used, bool_or(cancelled) as cancelled
       from (select beneficiary_id, sum(gross_cents) as gross, bool_or(campaign_id = $2) as cancelled from abondement_entry
         where company_id = $1 and freed_at is null group by 1) accounts`,
      [scene.company, one.id],
    )
    expect(rows[0]).toEqual({ people: 9, within: true, used: true, cancelled: false })
    expect(await deadlocks()).toBe(0)
  })

  test('calling a campaign off waits for who answers another, and holds nothing that they need', async () => {
    const one = await open(100_000)
    await answer(one.id, 'quick_managed')
    await server.setNow('2026-03-03T09:00:00Z')
    const two = await open(100_000)
    const answering = await server.owner.connect()
    try {
      await answering.query('begin')
      await answering.query('select id from campaign where id = $1 for share', [two.id])
      const cancelled = cancel(one.id)
      await waitFor(async () => {
        const { rows } = await server.owner.query(
          `select count(*)::int as waiting from pg_locks l join pg_stat_activity a using (pid)
           where not l.granted and a.datname = current_database()`,
        )
        return rows[0]?.waiting > 0
      })
      // Shorter than the time after which the database would end the circle by itself.
      await answering.query(`set local lock_timeout = '500ms'`)
      await answering.query('select 1 from abondement_account where company_id = $1 for update', [
        scene.company,
      ])
      await answering.query('commit')
      expect((await cancelled).state).toBe('cancelled')
    } finally {
      answering.release(true)
    }
  })
})
