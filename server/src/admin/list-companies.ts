import { listCompanies } from '@moisson/contract/admin'
import { legalDates, pressingDate } from '@moisson/core/admin/legal-dates'
import { closingOf } from '@moisson/core/company/closing'
import { nextPaymentDue } from '@moisson/core/company/covered-exercise'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { alertsOf } from './company-alerts.ts'
import { portfolioPage } from './portfolio-store.ts'
import { aroundDay, factsOf, radarRows } from './radar-store.ts'

/** The caller's portfolio: the next legal date of each company, its campaigns and what waits for somebody. */
export const handleListCompanies = handle(listCompanies, async ({ tx, caller, input, now, language }) => {
  await seeIdentity(tx)
  const { q, status, manager_id, company_id, sort = 'name', cursor, limit } = input.query
  const page = await portfolioPage(tx, {
    q,
    status,
    managerId: manager_id,
    companyId: company_id,
    sort,
    cursor,
    limit,
    callerId: caller.user_id,
    companies: caller.platform_admin ? null : caller.manages,
  })
  const today = parisDay(now.toISOString())
  const ids = page.shown.map(({ id }) => id)
  const radar = new Map((await radarRows(tx, ids, today)).map((row) => [row.id, row]))
  return {
    total: page.total,
    next_cursor: page.next_cursor,
    items: page.shown.map((row) => {
      const watched = radar.get(row.id)
      // The date that presses is the radar's; a company it does not watch yet has its next payment.
      const deadline =
        (watched && pressingDate(legalDates(factsOf(watched), aroundDay(today)))) ??
        nextPaymentDue(closingOf(row), watched?.agreements ?? [], today, row.settled)
      return {
        id: row.id,
        legal_name: row.legal_name,
        siren: row.siren,
        status: row.status,
        manager_id: row.manager_id,
        manager_name: row.manager_name,
        beneficiary_count: row.beneficiary_count,
        next_deadline: deadline && { date: deadline.date, label: deadline.label[language] },
        last_contact_at: row.last_contact_at?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
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
