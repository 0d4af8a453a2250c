import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** An audit row as it is hashed: every column but the chain's own. */
export interface AuditRow {
  id: string
  company_id: string | null
  at: string
  actor_id: string | null
  actor_name: string | null
  session_id: string | null
  action: string
  target_type: string | null
  target_id: string | null
  summary: string | null
  before: unknown
  after: unknown
  request_id: string | null
}

export const hashedColumns = sql`a.id, a.company_id,
  to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.actor_id, a.actor_name, a.session_id,
  a.action, a.target_type, a.target_id, a.summary, a.before, a.after, a.request_id`

/** SHA-256 of the row with its place and the link before it, over canonical JSON (RFC 8785). */
export function linkOf(row: AuditRow, seq: number, previous: Buffer | null): Buffer {
  const previous_hash = previous?.toString('hex') ?? null
  const content = { ...contentOf(row), seq, previous_hash }
  return createHash('sha256').update(canonical(content)).digest()
}

/** The hashed columns and no other, whatever else the row was read with. */
function contentOf({
  id,
  company_id,
  at,
  actor_id,
  actor_name,
  session_id,
  action,
  ...rest
}: AuditRow): AuditRow {
  const { target_type, target_id, summary, before, after, request_id } = rest
  const who = { actor_id, actor_name, session_id }
  return { id, company_id, at, action, target_type, target_id, summary, before, after, request_id, ...who }
}

/** JSON with sorted keys and no blanks; numbers and strings as JSON.stringify writes them, which RFC 8785 asks for. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`
}
