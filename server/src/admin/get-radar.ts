import { getRadar } from '@moisson/contract/admin'
import { legalDates, worstRisk } from '@moisson/core/admin/legal-dates'
import { parisDay } from '@moisson/law/paris-time'
import type { Output } from '@moisson/contract/call'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { aroundDay, factsOf, radarRows } from './radar-store.ts'

type Line = Output<typeof getRadar>['companies'][number]
const rank = { late: 0, soon: 1, ok: 2 }

/** All companies on one timeline of legal dates, in one statement whatever their number; the most pressing first. */
export const handleGetRadar = handle(getRadar, async ({ tx, caller, input, now, language }) => {
  await seeIdentity(tx)
  const today = parisDay(now.toISOString())
  const usual = aroundDay(today)
  const { from = usual.from, to = usual.to } = input.query
  const rows = await radarRows(tx, caller.platform_admin ? null : caller.manages, today)
  const companies = rows.map((row): Line => {
    const dates = legalDates(factsOf(row), { from, to, today }).map((one) => ({
      ...one,
      label: one.label[language],
      reason: one.reason[language],
    }))
    const [first] = row.managers
    return {
      id: row.id,
      legal_name: row.legal_name,
      status: row.status,
      manager_id: first?.id ?? null,
      manager_name: first?.name ?? null,
      is_mine: row.managers.some(({ id }) => id === caller.user_id),
      risk: worstRisk(dates),
      stuck_steps: row.stuck_steps,
      dates,
    }
  })
  const counts = { late: 0, soon: 0, ok: 0 }
  for (const { risk } of companies) counts[risk] += 1
  return { from, to, today, counts, companies: companies.toSorted(byUrgency) }
})

function byUrgency(a: Line, b: Line): number {
  const [first, second] = [a, b].map(
    ({ dates, risk }) => dates.find((one) => one.risk === risk)?.date ?? '9999',
  )
  if (a.risk !== b.risk) return rank[a.risk] - rank[b.risk]
  if (first !== second) return (first ?? '') < (second ?? '') ? -1 : 1
  return a.legal_name.localeCompare(b.legal_name, 'fr')
}
