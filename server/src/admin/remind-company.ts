import { previewReminder, remindCompany } from '@moisson/contract/admin'
import { legalDates, type LegalDate } from '@moisson/core/admin/legal-dates'
import { rolesThatMay } from '@moisson/core/company/role-rights'
import { languageOf, type Language } from '@moisson/law/text'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { CompanyReminder } from '../mail/company-reminder.ts'
import { aroundDay, factsOf, radarRows } from './radar-store.ts'

/** As many dates as a mail tells. */
const TOLD = 4
interface Reminder {
  company: string
  administrators: { id: string; email: string; name: string | null; locale: string }[]
  waits: Pick<LegalDate, 'date' | 'label'>[]
}

/** To whom a reminder goes and what it tells of; refused when nobody takes it, or one has left today. */
async function reminderOf(tx: Tx, companyId: string, now: Date): Promise<Reminder> {
  await seeIdentity(tx)
  const company = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { rows: administrators } = await sql<Reminder['administrators'][number]>`
    select u.id, u.email, u.display_name as name, u.locale
    from membership m join app_user u on u.id = m.user_id and u.status = 'active'
    where m.company_id = ${companyId} and m.role = 'company_admin' and m.status = 'active'
      and m.company_role = any(${rolesThatMay('process.company', 'changes')})
      and coalesce((u.notifications ->> 'campaign_mails')::boolean, true)
    order by u.display_name, u.id`.execute(tx)
  if (administrators.length === 0) throw refused('nobody_to_remind')
  const today = parisDay(now)
  const { rows: sent } = await sql`
    select from outbox where company_id = ${companyId} and kind = 'company-reminder'
      and paris_day(created_at) = ${today}::date limit 1`.execute(tx)
  if (sent.length > 0) throw refused('reminded_today')
  const [row] = await radarRows(tx, [companyId], today)
  const dates = row ? legalDates(factsOf(row), aroundDay(today)) : []
  return {
    company: company.legal_name,
    administrators,
    waits: dates.filter(({ risk }) => risk !== 'ok').slice(0, TOLD),
  }
}

const told = ({ administrators, waits }: Reminder, language: Language) => ({
  recipients: administrators.map(({ name, email }) => ({ name, email })),
  waits: waits.map(({ date, label }) => ({ date, label: label[language] })),
})

export const handlePreviewReminder = handle(previewReminder, async ({ tx, companyId, now, language }) =>
  told(await reminderOf(tx, companyId, now), language),
)

/** Writes to whoever administers a company what waits for it, with the adviser's own words; once a day. */
export const handleRemindCompany = handle(remindCompany, async (context) => {
  const { tx, caller, companyId, input, now, language, outbox, note } = context
  const reminder = await reminderOf(tx, companyId, now)
  const payload: CompanyReminder = {
    company_name: reminder.company,
    author: caller.name,
    message: input.body.message,
    waits: reminder.waits.map(({ date, label }) => ({ date, label })),
  }
  for (const { id, email, name, locale } of reminder.administrators)
    await outbox.add({
      kind: 'company-reminder',
      dedupe: `company-reminder:${companyId}:${parisDay(now)}:${id}`,
      recipient: email,
      company_id: companyId,
      payload: { ...payload, language: languageOf(locale), name },
    })
  note({
    target_type: 'company',
    target_id: companyId,
    after: { recipients: reminder.administrators.length },
  })
  return told(reminder, language)
})
