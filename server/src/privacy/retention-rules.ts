import { intervalOf, type RetentionCategory } from '@moisson/core/privacy/periods'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { closeAccount } from '../identity/close-account.ts'
import { forgetPapers, forgetPeople } from './forget-people.ts'

/** Rows past their period: where they are, which are due, which wait all the same, and what becomes of them. */
export interface RetentionRule {
  from: RawBuilder<unknown>
  /** What says one row of `from`, to find it again within the transaction. */
  row: RawBuilder<unknown>
  due: RawBuilder<unknown>
  held?: RawBuilder<unknown>
  /** Gives how many went, where it is not all. */
  apply: (tx: Tx, rows: readonly string[], now: Date) => Promise<number | void>
}

const before = (category: RetentionCategory) =>
  sql.raw(`(business_now() - interval '${intervalOf(category)}')`)
/** Sessions and links live in the machine’s time, which nobody moves. */
const really = (category: RetentionCategory) => sql.raw(`(now() - interval '${intervalOf(category)}')`)
const ids = (rows: readonly string[]) => sql`any(${rows}::uuid[])`

const endOf = (campaign: string) => sql.raw(`coalesce(${campaign}.completed_at, ${campaign}.cancelled_at)`)
const over = (campaign: string) => sql.raw(`${campaign}.state in ('completed', 'cancelled')`)
const heldPerson = (person: RawBuilder<unknown>) =>
  sql`exists (select from legal_hold l where l.beneficiary_id = ${person} and l.lifted_at is null)`

/** Deletes whole rows of one table. */
function erased(table: string, due: RawBuilder<unknown>, held?: RawBuilder<unknown>): RetentionRule {
  const alias = sql.raw(`${table} as r`)
  return {
    from: alias,
    row: sql`r.ctid::text`,
    due,
    held,
    apply: async (tx, rows) =>
      void (await sql`delete from ${alias} where r.ctid = any(${rows}::tid[])`.execute(tx)),
  }
}

/** What the table of periods does, category by category. */
export const retentionRules: Readonly<Record<RetentionCategory, readonly RetentionRule[]>> = {
  links: [
    erased('sign_in_link', sql`r.expires_at < ${really('links')}`),
    erased('reading_link', sql`r.ends_on < ${before('links')}`),
  ],
  draftComments: [erased('accord_comment', sql`r.created_at < ${before('draftComments')}`)],
  guideReading: [erased('academy_reading', sql`r.updated_at < ${before('guideReading')}`)],
  saverProfile: [erased('saver_profile', sql`r.answered_on < ${before('saverProfile')}`)],
  guideOpinions: [erased('academy_opinion', sql`r.said_at < ${before('guideOpinions')}`)],
  sessions: [
    erased('session', sql`least(r.expires_at, coalesce(r.ended_at, r.expires_at)) < ${really('sessions')}`),
  ],
  requests: [
    erased('idempotency', sql`r.created_at < ${really('requests')}`),
    erased('rate_limit', sql`r.window_start < ${really('requests')}`),
    erased('used_challenge', sql`r.expires_at < ${really('requests')}`),
  ],
  // Thirty days are counted when the file comes; its pieces go with it.
  imports: [erased('extract', sql`r.expires_at < business_now()`)],
  readings: [erased('document_access', sql`r.at < ${before('readings')}`)],
  documents: [
    {
      from: sql`document d join document c on c.series_id = d.series_id and c.current and c.company_id = d.company_id`,
      row: sql`d.id`,
      due: sql`c.status = 'archived' and c.updated_at < ${before('documents')}`,
      held: sql`exists (select from payment_record p join document x on x.id = p.proof_document_id where x.series_id = d.series_id)
        or exists (select from user_document p join document x on x.id = p.document_id where x.series_id = d.series_id)
        or exists (select from todo p join document x on x.id = p.evidence_document_id where x.series_id = d.series_id)
        or exists (select from agreement g where g.document_id = d.id)
        or exists (select from ratification r where d.id in (r.document_id, r.minutes_document_id))
        or exists (select from ratification_voter v where v.paper_document_id = d.id)`,
      apply: async (tx, rows) =>
        void (await sql`with gone as (delete from document where id = ${ids(rows)} returning file_id)
          delete from stored_file f using gone where f.id = gone.file_id
            and not exists (select from user_document u where u.file_id = f.id)`.execute(tx)),
    },
    {
      from: sql`user_document u`,
      row: sql`u.id`,
      due: sql`u.deleted_at < ${before('documents')}`,
      apply: async (tx, rows) =>
        void (await sql`with gone as (delete from user_document where id = ${ids(rows)} returning file_id)
          delete from stored_file f using gone where f.id = gone.file_id
            and not exists (select from document d where d.file_id = f.id)
            and not exists (select from user_document o where o.file_id = f.id and o.deleted_at is null)`.execute(
          tx,
        )),
    },
  ],
  mails: [
    {
      from: sql`outbox o left join campaign c on c.id = o.campaign_id`,
      row: sql`o.id`,
      due: sql`o.state not in ('pending', 'sending') and o.recipient <> '' and coalesce(o.sent_at, o.created_at) < ${before('mails')}
        and (c.id is null or not ${over('c')} or ${endOf('c')} < ${before('mails')})`,
      held: sql`c.id is not null and not ${over('c')}`,
      apply: async (tx, rows) =>
        void (await sql`update outbox set recipient = '', payload = '{}', error = null where id = ${ids(rows)}`.execute(
          tx,
        )),
    },
  ],
  todos: [
    erased(
      'todo',
      sql`r.related ->> 'kind' = 'beneficiary' and r.status in ('done', 'dismissed')
        and coalesce(r.completed_at, r.updated_at) < ${before('todos')}`,
    ),
  ],
  pay: [
    erased(
      'beneficiary_year',
      sql`exists (select from company o where o.id = r.company_id and
        make_date(r.year, coalesce(o.fiscal_year_end_month, 12), 1) + interval '1 month' < ${before('pay')})`,
      sql`exists (select from campaign c where c.company_id = r.company_id and c.year = r.year and not ${over('c')})
        or ${heldPerson(sql`r.beneficiary_id`)}`,
    ),
  ],
  choices: [
    {
      from: sql`campaign c`,
      row: sql`c.id`,
      due: sql`c.forgotten_at is null and ${over('c')} and ${endOf('c')} < ${before('choices')}`,
      held: sql`exists (select from campaign_beneficiary e join legal_hold l on l.beneficiary_id = e.beneficiary_id
        and l.lifted_at is null where e.campaign_id = c.id)`,
      apply: forgetChoices,
    },
  ],
  // What was written goes with its question.
  questions: [
    erased(
      'question',
      sql`exists (select from campaign c where c.id = r.campaign_id and ${over('c')} and ${endOf('c')} < ${before('questions')})`,
      heldPerson(sql`r.beneficiary_id`),
    ),
  ],
  people: [
    {
      from: sql`beneficiary b`,
      row: sql`b.id`,
      due: sql`b.forgotten_at is null and b.status in ('left', 'retired', 'deceased', 'archived')
        and coalesce(b.exit_date, (b.updated_at at time zone 'Europe/Paris')::date) < ${before('people')}
        and not exists (select from campaign_beneficiary e join campaign c on c.id = e.campaign_id
          where e.beneficiary_id = b.id and ${over('c')} and ${endOf('c')} >= ${before('people')})`,
      held: sql`${heldPerson(sql`b.id`)} or exists (select from campaign_beneficiary e join campaign c on c.id = e.campaign_id
          where e.beneficiary_id = b.id and not ${over('c')})`,
      apply: forgetPeople,
    },
  ],
  // The links of their mails go with the voters.
  votes: [
    erased(
      'ratification_voter',
      sql`exists (select from ratification o where o.id = r.ratification_id and o.ended_at < ${before('votes')})`,
      sql`${heldPerson(sql`r.beneficiary_id`)}`,
    ),
  ],
  accounts: [
    {
      from: sql`app_user u`,
      row: sql`u.id`,
      due: sql`u.status <> 'closed' and coalesce(u.last_login_at, u.created_at) < ${really('accounts')}`,
      held: sql`u.is_platform_admin or u.is_manager
        or exists (select from membership m where m.user_id = u.id and m.status <> 'revoked')
        or exists (select from beneficiary b where b.user_id = u.id)`,
      apply: async (tx, rows, now) => {
        for (const id of rows) await closeAccount(tx, id, now)
      },
    },
    erased(
      'membership',
      sql`r.status = 'revoked' and coalesce(r.revoked_at, r.created_at) < ${really('accounts')}`,
    ),
    erased('factor_recovery', sql`r.ended_at < ${really('accounts')}`),
  ],
  erasures: [
    erased('erasure_request', sql`r.decided_at < ${before('erasures')}`),
    erased('legal_hold', sql`r.lifted_at < ${before('erasures')}`),
  ],
  audit: [
    {
      from: sql`audit a join audit_head h on h.company_id is not distinct from a.company_id`,
      row: sql`a.id`,
      due: sql`a.seq is not null and a.at < ${before('audit')}`,
      held: sql`exists (select from legal_hold l where l.company_id = a.company_id and l.lifted_at is null)`,
      // The oldest of each chain first, as far as it goes without a gap.
      apply: async (tx, rows) => {
        const { rows: gone } = await sql<{ count: number }>`
          select forget_audit(${before('audit')}, ${rows.length}::int) as count`.execute(tx)
        return gone[0]?.count ?? 0
      },
    },
  ],
}

/** Receipts and what each share was computed from go; amounts and where they went stay. */
async function forgetChoices(tx: Tx, campaigns: readonly string[], now: Date): Promise<void> {
  const these = ids(campaigns)
  await sql`delete from choice where campaign_id = ${these} and status = 'draft'`.execute(tx)
  await sql`delete from letter where campaign_id = ${these}`.execute(tx)
  await sql`update held_sum set note = null where campaign_id = ${these}`.execute(tx)
  await forgetPapers(tx, sql`campaign_id = ${these}`)
  await sql`update choice set receipt = null, receipt_number = null, receipt_sha256 = null
    where campaign_id = ${these}`.execute(tx)
  await sql`update campaign_beneficiary set email = null, establishment = null, calculation = null, by_hand = null,
      correction = null, reference_salary_cents = null, presence_days = null, exclusion_reason = null, receipt_number = null
    where campaign_id = ${these}`.execute(tx)
  await sql`update keeper_answer_line set person_name = null, employee_number = null, reason = null
    where campaign_id = ${these}`.execute(tx)
  await sql`with answered as (select file_id as id from keeper_answer where campaign_id = ${these} and file_id is not null),
      freed as (update keeper_answer set file_id = null where campaign_id = ${these})
    delete from stored_file f using answered where f.id = answered.id`.execute(tx)
  await sql`update campaign set forgotten_at = ${now} where id = ${these}`.execute(tx)
}
