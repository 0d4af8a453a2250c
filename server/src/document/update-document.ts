import { updateDocument } from '@moisson/contract/document'
import { settleDates } from '@moisson/core/document/document-status'
import type { DocumentStatus } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { seesAdviserPapers } from '../file/papers-seen.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { documentIn, documentOut } from './document-store.ts'
import { parisDay } from '@moisson/law/paris-time'

/** Changes what is written on the label of a paper; its file never changes, a new one is a new version. */
export const handleUpdateDocument = handle(updateDocument, async (context) => {
  const { tx, caller, companyId, input, now, ifMatch, note, orRefuse } = context
  const at = { companyId, documentId: input.path.did }
  const row = await documentIn(tx, caller, at, { lock: true })
  const today = parisDay(now)
  const shown = documentOut(row, today)
  if (ifMatch !== undefined && ifMatch !== row.version)
    throw new Refused({ refusal: 'version_conflict', details: {} }, { current: shown })
  if (!row.current) throw refused('old_version')
  const { title, type, year, visibility, status: asked, ...given } = input.body
  // What was read and sent back is unchanged.
  const status = asked === undefined || asked === shown.status ? row.status : asked
  if (status !== row.status && (status === 'expired' || status === 'archived'))
    throw refused('status_not_given')
  if (visibility === 'managers_only' && !seesAdviserPapers(caller, companyId))
    throw refused('adviser_visibility')
  const dates = orRefuse(
    settleDates(
      {
        status,
        signed_at: row.signed_at,
        filed_at: row.filed_at,
        valid_from: row.valid_from,
        valid_until: row.valid_until,
        ...withoutUndefined(given),
        filing_reference:
          given.filing_reference === undefined ? row.filing_reference : given.filing_reference || null,
      },
      today,
    ),
  )
  const changed = { ...withoutUndefined({ title, type, year, visibility }), ...dates }
  const before = row as unknown as Record<string, unknown>
  const keys = Object.keys(changed).filter((key) => before[key] !== (changed as Record<string, unknown>)[key])
  if (keys.some((key) => putToVote.has(key))) {
    const vote = await voteOn(tx, row.id)
    // Whoever is asked answers about what the mail named; whether it is signed is what the answers decide.
    if (vote?.state === 'open') throw refused('ratification_open')
    // What was ratified is of the day its minutes say, and is changed by an amendment alone.
    const put_back = dates.status !== row.status && unsigned.includes(dates.status)
    const undone = put_back || dates.signed_at !== row.signed_at
    if (vote?.state === 'ratified' && undone)
      throw refused('text_ratified', { day: vote.signed_on ?? row.signed_at ?? today })
  }
  if (keys.length > 0) {
    await tx
      .updateTable('document')
      .set((document) => ({ ...changed, version: document('version', '+', 1), updated_at: now }))
      .where('id', '=', row.id)
      .execute()
  }
  note({
    target_type: 'document',
    target_id: row.id,
    before: Object.fromEntries(keys.map((key) => [key, before[key]])),
    after: Object.fromEntries(keys.map((key) => [key, (changed as Record<string, unknown>)[key]])),
  })
  return documentOut(await documentIn(tx, caller, at), today)
})

const putToVote = new Set(['title', 'type', 'status', 'signed_at'])
const unsigned: readonly DocumentStatus[] = ['draft', 'to_sign']

/** The vote that is open on a text, or the one that ratified it. */
const voteOn = (tx: Tx, document_id: string) =>
  tx
    .selectFrom('ratification')
    .select(['state', 'signed_on'])
    .where('document_id', '=', document_id)
    .where('state', 'in', ['open', 'ratified'])
    .executeTakeFirst()

type Defined<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> }
const withoutUndefined = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<Defined<Value>>
