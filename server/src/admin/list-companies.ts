import { listCompanies } from '@moisson/contract/admin'
import { nextLegalDeadline } from '@moisson/core/company-deadline'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { alertsOf } from './company-alerts.ts'
import { portfolioPage, type Cursor } from './portfolio-store.ts'

/** The caller's portfolio, by name: the next legal date of each company, its campaigns and what waits for somebody. */
export const handleListCompanies = handle(listCompanies, async ({ tx, caller, input, now, language }) => {
  await seeIdentity(tx)
  const { q, status, cursor, limit = 50 } = input.query
  const page = await portfolioPage(tx, {
    q,
    status,
    after: readCursor(cursor),
    limit,
    callerId: caller.user_id,
    companies: caller.platform_admin ? null : caller.manages,
  })
  const today = parisDay(now.toISOString())
  return {
    total: page.total,
    next_cursor: page.next ? writeCursor(page.next) : null,
    items: page.rows.map((row) => {
      const deadline = nextLegalDeadline(
        { month: row.fiscal_year_end_month, day: row.fiscal_year_end_day },
        today,
        row.settled,
      )
      return {
        id: row.id,
        legal_name: row.legal_name,
        siren: row.siren,
        status: row.status,
        manager_name: row.manager_name,
        beneficiary_count: row.beneficiary_count,
        next_deadline: { date: deadline.date, label: deadline.label[language] },
        campaigns: row.campaigns.map((campaign) => ({
          id: campaign.id,
          name: campaign.name,
          state: campaign.state,
          closes_at: campaign.closes_at === null ? null : new Date(campaign.closes_at).toISOString(),
          response_rate_bps:
            campaign.people === 0 ? 0 : Math.floor((10_000 * campaign.answered) / campaign.people),
          envelope_gross_cents: campaign.envelope_gross_cents,
          submitted_by_me: campaign.submitted_by_me,
        })),
        alerts: alertsOf(row, now, language),
      }
    }),
  }
})

function writeCursor({ name, id }: Cursor): string {
  return Buffer.from(JSON.stringify([name, id])).toString('base64url')
}

/** A cursor as given out; anything else starts from the beginning. */
function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (!Array.isArray(read)) return null
    const [name, id] = read as unknown[]
    return typeof name === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)
      ? { name, id }
      : null
  } catch {
    return null
  }
}
