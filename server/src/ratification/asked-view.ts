import type { Output } from '@moisson/contract/call'
import type { readRatificationLink } from '@moisson/contract/ratification-vote'
import { votesNeeded } from '@moisson/core/accord/ratification'
import { writeAccord } from '@moisson/core/accord/write-accord'
import { clauseOut } from '../accord/clause-out.ts'
import type { Tx } from '../database/connect.ts'
import type { DocumentRow } from '../document/document-store.ts'
import { keptAccord } from './kept-accord.ts'

export type Asked = Output<typeof readRatificationLink>

/** What voters read of their consultation. */
export async function askedViews(tx: Tx, voterIds: readonly string[]): Promise<Asked[]> {
  if (voterIds.length === 0) return []
  const rows = await tx
    .selectFrom('ratification_voter as v')
    .innerJoin('ratification as r', 'r.id', 'v.ratification_id')
    .innerJoin('document as d', 'd.id', 'r.document_id')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .select(['r.id', 'c.legal_name', 'v.first_name', 'v.last_name', 'd.title', 'r.state', 'r.ends_on'])
    .select(['r.personnel', 'r.message', 'v.answer', 'v.answered_at', 'd.answers'])
    .where('v.id', 'in', voterIds)
    .orderBy('r.opened_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    company_name: row.legal_name,
    first_name: row.first_name,
    last_name: row.last_name,
    title: row.title,
    state: row.state,
    ends_on: row.ends_on,
    personnel: row.personnel,
    needed: votesNeeded(row.personnel),
    message: row.message,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
    clauses: clausesOf(row.answers),
  }))
}

/** The clauses of a text written by the very engine that stands; of another one only its file is sure. */
function clausesOf(answers: DocumentRow['answers']): Asked['clauses'] {
  const kept = keptAccord({ answers })
  if (!kept) return null
  const { clauses, annexes } = writeAccord(kept.accord)
  return [...clauses, ...annexes].map(clauseOut)
}
