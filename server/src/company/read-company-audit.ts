import { readCompanyAudit } from '@moisson/contract/company-access'
import { differencesOf } from '@moisson/core/company/audit-differences'
import { actionsOfKinds, wordsOfAction } from '@moisson/core/company/audit-words'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { paperSeen } from '../file/papers-seen.ts'
import { handle } from '../http/handle.ts'
import { byId, pageOf, type Order } from '../http/list-page.ts'
import { seeIdentity } from '../identity/see-identity.ts'

interface AuditRow {
  id: string
  at: Date
  action: string
  actor_id: string | null
  actor_name: string | null
  target_type: string | null
  target_id: string | null
  summary: string | null
  before: unknown
  after: unknown
}

const newestFirst: Order<AuditRow> = {
  keys: [{ column: sql.ref('at'), kind: 'instant', value: ({ at }) => at.toISOString() }, byId()],
  down: true,
}

/** The company's log as sentences, the newest first; what each change was, without a personal or bank detail. */
export const handleReadCompanyAudit = handle(
  readCompanyAudit,
  async ({ tx, companyId, caller, input, language }) => {
    const { kind, person, cursor } = input.query
    const page = pageOf(newestFirst, input.query)
    // What was done with a paper kept for advisers would tell of it.
    const wanted = sql`company_id = ${companyId}
    and not exists (select from document d where d.id = audit.target_id and not ${paperSeen(caller, companyId, 'd')})
    ${person ? sql`and actor_id = ${person}` : sql``} ${kind ? sql`and ${ofKinds(kind)}` : sql``}`
    const { rows } = await sql<AuditRow>`
    select id, at, action, actor_id, actor_name, target_type, target_id, summary, before, after from audit
    where ${wanted} and ${page.after} order by ${page.order} limit ${page.limit}`.execute(tx)
    const { shown, next_cursor } = page.cut(rows)
    const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from audit where ${wanted}`.execute(tx)
    const names = await namesOf(tx, companyId, shown)
    return {
      total: counted[0]?.total ?? 0,
      next_cursor,
      people: cursor ? [] : await peopleOf(tx, companyId),
      items: shown.map((row) => {
        const words = wordsOfAction(row.action, row.after)
        // What somebody chose is theirs until the close, and never the log's.
        const told =
          row.action.startsWith('choice.') && row.action !== 'choice.enterChoice'
            ? []
            : differencesOf(row, language, row.action)
        return {
          id: row.id,
          at: row.at.toISOString(),
          action: row.action,
          kind: words.kind,
          sentence: `${row.actor_name ?? 'Moisson'} ${words[language]}`,
          actor_id: row.actor_id,
          actor_name: row.actor_name,
          target_type: row.target_type,
          target_id: row.target_id,
          target_name: (row.target_id && names.get(row.target_id)) ?? null,
          differences: told,
        }
      }),
    }
  },
)

function ofKinds(kinds: Parameters<typeof actionsOfKinds>[0]) {
  const { actions, nouns, others } = actionsOfKinds(kinds)
  const rest = kinds.includes('other')
    ? sql`or split_part(action, '.', 1) <> all(${knownNouns}::text[])`
    : sql``
  return sql`(action = any(${actions}::text[])
    or (action <> all(${others}::text[]) and (split_part(action, '.', 1) = any(${nouns}::text[]) ${rest})))`
}
const knownNouns = actionsOfKinds([
  'company',
  'access',
  'people',
  'campaign',
  'payment',
  'document',
  'process',
]).nouns

/** What the log speaks of, by its present name; of somebody invited, the name given with the invitation. */
async function namesOf(tx: Tx, companyId: string, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ target_id }) => target_id ?? []))]
  if (ids.length === 0) return new Map()
  await seeIdentity(tx)
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, name from campaign where company_id = ${companyId} and id = any(${ids}::uuid[])
    union all select id, first_name || ' ' || last_name from beneficiary
      where company_id = ${companyId} and id = any(${ids}::uuid[])
    union all select e.id, e.first_name || ' ' || e.last_name || ' · ' || c.name
      from campaign_beneficiary e join campaign c on c.id = e.campaign_id
      where e.company_id = ${companyId} and e.id = any(${ids}::uuid[])
    union all select id, title from document where company_id = ${companyId} and id = any(${ids}::uuid[])
    union all select u.id, case
        when m.status = 'invited' or (m.status = 'revoked' and m.invited_at is not null and m.accepted_at is null)
        then coalesce(m.invited_name, u.email) else coalesce(u.display_name, u.email) end
      from app_user u join membership m on m.user_id = u.id and m.company_id = ${companyId}
      where u.id = any(${ids}::uuid[])`.execute(tx)
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** Those who did something lately; what employees do for themselves is not the company's doing. */
async function peopleOf(tx: Tx, companyId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select actor_id as id, max(actor_name) as name
    from (select actor_id, actor_name, action from audit where company_id = ${companyId} order by at desc limit 5000) as lately
    where actor_id is not null and action not like 'choice.%' and action not like 'beneficiary.%Me'
    group by actor_id order by max(actor_name) collate "fr-x-icu" limit 100`.execute(tx)
  return rows
}
