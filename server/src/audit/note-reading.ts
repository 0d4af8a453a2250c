import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { AuditActor } from './write-audit.ts'

/** What a reading of one person’s file, amounts or choices is called in the log. */
export const fileRead = 'beneficiary.readFile'

/** What reading a list of people is called in the log. */
export const listRead = 'beneficiary.readList'

/**
 * Notes that one of the staff reads a list of people: once a reader, a list and a day of Paris, as a count, and again when
 * more people are read than that day’s row tells.
 */
async function noteListReading(
  tx: Tx,
  at: Date,
  actor: AuditActor,
  {
    companyId,
    campaignId,
    people,
    files = false,
  }: Pick<Listed, 'companyId' | 'campaignId' | 'people' | 'files'>,
): Promise<void> {
  const target = campaignId ?? companyId
  await sql`
    insert into audit (id, company_id, at, actor_id, actor_name, session_id, action, target_type, target_id, after, request_id)
    select ${randomUUID()}::uuid, ${companyId}::uuid, ${at}, ${actor.user_id ?? null}::uuid, ${actor.name ?? null}::text,
      ${actor.session_id ?? null}::uuid, ${listRead}, ${campaignId ? 'campaign' : 'company'}, ${target}::uuid,
      ${JSON.stringify({ people, files })}::jsonb, ${actor.request_id ?? null}::text
    where not exists (
      select from audit a where a.target_id = ${target} and a.actor_id = ${actor.user_id ?? null}::uuid and a.action = ${listRead}
        and a.at >= date_trunc('day', ${at}::timestamptz at time zone 'Europe/Paris') at time zone 'Europe/Paris'
        and a.after ->> 'files' = ${String(files)} and (a.after ->> 'people')::int >= ${people})`.execute(tx)
}

/**
 * Notes that one of the staff opened what is kept of one person: once a reader, a person and a day of Paris, whichever
 * of the screens it was. `id` is the person’s or that of their place in a campaign. Answers whether it was the first.
 */
export async function noteReading(
  tx: Tx,
  at: Date,
  actor: AuditActor,
  { companyId, id }: { companyId: string; id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with person as (
      select coalesce((select beneficiary_id from campaign_beneficiary where company_id = ${companyId} and id = ${id}::uuid),
        ${id}::uuid) as id)
    insert into audit (id, company_id, at, actor_id, actor_name, session_id, action, target_type, target_id, request_id)
    select ${randomUUID()}::uuid, ${companyId}::uuid, ${at}, ${actor.user_id ?? null}::uuid, ${actor.name ?? null}::text,
      ${actor.session_id ?? null}::uuid, ${fileRead}, 'beneficiary', person.id, ${actor.request_id ?? null}::text
    from person where not exists (
      select from audit a where a.target_id = person.id and a.actor_id = ${actor.user_id ?? null}::uuid and a.action = ${fileRead}
        and a.at >= date_trunc('day', ${at}::timestamptz at time zone 'Europe/Paris') at time zone 'Europe/Paris')`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

/** Found people up to whom a search is the reading of each. */
const FEW = 3

interface Listed {
  companyId: string
  /** The campaign whose people they are. */
  campaignId?: string
  query: { q?: string | undefined; cursor?: string | undefined }
  /** Those of the page, by their id or that of their place in the campaign. */
  shown: readonly string[]
  /** Of the whole list. */
  people: number
  /** Each line is somebody’s whole file: the first page is already the reading of the list. */
  files?: boolean
}

/** Notes what a page of a list tells: a search that comes down to some few reads their files, the rest reads the list. */
export async function noteListed(tx: Tx, at: Date, actor: AuditActor, listed: Listed): Promise<void> {
  const { companyId, query, shown } = listed
  const few = query.cursor === undefined && Boolean(query.q) && shown.length <= FEW
  if (few) for (const id of shown) await noteReading(tx, at, actor, { companyId, id })
  else if (query.cursor !== undefined || (listed.files && shown.length > 0))
    await noteListReading(tx, at, actor, listed)
}
