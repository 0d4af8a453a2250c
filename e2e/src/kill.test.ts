import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBeneficiary, listBeneficiaries } from '@moisson/contract/beneficiary'
import { getCompany } from '@moisson/contract/company'
import { getMyChoices, listMyCampaigns, saveMyChoices } from '@moisson/contract/choice'
import { send, tokenOf } from './api.ts'
import { openLedger } from './ledger.ts'
import { startServer, type RunningServer } from './start-server.ts'

const rounds = 12
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 180_000)
afterAll(() => server.stop())

interface Added {
  kind: 'added'
  number: string
}
interface Drafted {
  kind: 'drafted'
  cents: number
}

function draft(at: RunningServer, campaignId: string, cents: number, token: string) {
  const lines = [{ destination: 'immediate_payment' as const, amount_cents: cents }]
  return send(
    at,
    saveMyChoices,
    { path: { id: campaignId }, body: { mode: 'custom', lines } },
    { token, signal: AbortSignal.timeout(20_000) },
  )
}

test(
  `nothing acknowledged is lost in ${rounds} kills of server and database, and a repeated request acts once`,
  { timeout: 300_000 },
  async () => {
    const ledger = openLedger(join(mkdtempSync(join(tmpdir(), 'moisson-ledger-')), 'ledger'))
    const claire = await tokenOf(server, 'company_admin')
    const lucas = await tokenOf(server, 'beneficiary')
    const companyId = (await send(server, getCompany, {}, { token: claire })).body?.id ?? ''
    const campaign = (await send(server, listMyCampaigns, { query: {} }, { token: lucas })).body.items.find(
      (one) => one.state === 'open',
    )
    expect(campaign).toBeDefined()
    const campaignId = campaign?.id ?? ''
    // The first kill may come before the first draft is kept: one stands from the start.
    let cents = 1
    expect((await draft(server, campaignId, cents, lucas)).status).toBe(200)
    let unanswered: { number: string; key: string }[] = []

    for (let round = 0; round < rounds; round++) {
      let running = true
      const add = async (number: string, key: string) => {
        const answer = await send(
          server,
          addBeneficiary,
          {
            path: { id: companyId },
            body: { last_name: 'Témoin', first_name: 'Zélie', employee_number: number },
          },
          { token: claire, key, signal: AbortSignal.timeout(20_000) },
        )
        if (answer.status === 201) ledger.write({ kind: 'added', number })
        return answer.status === 201 || answer.status < 500
      }
      // What had no answer before the kill is asked again with the same key.
      for (const { number, key } of unanswered) expect(await add(number, key)).toBe(true)
      unanswered = []
      const adders = Array.from({ length: 4 }, async () => {
        while (running) {
          const request = { number: `Z${randomUUID().slice(0, 12)}`, key: randomUUID() }
          const answered = await add(request.number, request.key).catch(() => false)
          if (!answered) {
            unanswered.push(request)
            return
          }
        }
      })
      const drafter = (async () => {
        while (running) {
          const amount = cents + 1
          const answer = await draft(server, campaignId, amount, lucas).catch(() => undefined)
          if (!answer) return
          expect(answer.status).toBe(200)
          cents = amount
          ledger.write({ kind: 'drafted', cents })
        }
      })()
      await sleep(randomInt(200, 700))
      await server.kill({ database: round % 2 === 0 })
      running = false
      await Promise.allSettled([...adders, drafter])
      await server.restart()

      const choices = await send(server, getMyChoices, { path: { id: campaignId } }, { token: lucas })
      // The request in flight at the kill may have been committed without its answer.
      expect([cents, cents + 1]).toContain(choices.body.total_cents)
      cents = choices.body.total_cents
    }
    for (const { number, key } of unanswered) {
      const answer = await send(
        server,
        addBeneficiary,
        {
          path: { id: companyId },
          body: { last_name: 'Témoin', first_name: 'Zélie', employee_number: number },
        },
        { token: claire, key },
      )
      expect(answer.status).toBe(201)
      ledger.write({ kind: 'added', number })
    }

    const kept = new Map<string, number>()
    let cursor: string | undefined
    do {
      const page = await send(
        server,
        listBeneficiaries,
        { path: { id: companyId }, query: { q: 'temoin', limit: '200', ...(cursor ? { cursor } : {}) } },
        { token: claire },
      )
      for (const person of page.body.items)
        kept.set(person.employee_number ?? '', (kept.get(person.employee_number ?? '') ?? 0) + 1)
      cursor = page.body.next_cursor ?? undefined
    } while (cursor)
    const acknowledged = ledger
      .entries<Added | Drafted>()
      .filter((entry): entry is Added => entry.kind === 'added')
    expect(acknowledged.length).toBeGreaterThan(rounds)
    expect(acknowledged.filter(({ number }) => kept.get(number) !== 1)).toEqual([])
    ledger.close()
  },
)
