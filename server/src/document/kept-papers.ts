import { createHash } from 'node:crypto'
import type { DocumentType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { keepFile } from '../file/keep-file.ts'
import { papersSeen } from '../file/papers-seen.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services.ts'
import { writeDocument } from './write-document.ts'

/** A paper of the company that is written from facts and given to its people. */
export interface PaperToKeep {
  /** Which it is, among those of its type. */
  kind: string
  type: DocumentType
  title: string
  file_name: string
  /** All that it says: it stays the same paper as long as they do. */
  facts: object
  bytes: () => Promise<Buffer>
}
interface Where {
  tx: Tx
  services: Services
  caller: Caller
  companyId: string
  now: Date
}
/** Of which campaign the papers are; none: of the company. */
type OfCampaign = { id: string; year: number } | null

/** Each paper as it was kept, or its next version when its facts have changed; says how many were written. */
export async function keepPapers(
  { tx, services, caller, companyId, now }: Where,
  campaign: OfCampaign,
  papers: readonly PaperToKeep[],
) {
  const kept = await papersSeen(tx, companyId, caller)
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.type', 'd.title', 'd.answers', 'd.status', 'f.file_name'])
    .where('d.campaign_id', campaign ? '=' : 'is', campaign?.id ?? null)
    .where('d.source', '=', 'generated')
    .where('d.current', '=', true)
    .execute()
  const documents = []
  let written = 0
  for (const { kind, type, title, file_name, facts, bytes } of papers) {
    const print = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
    const before = kept.find((one) => one.type === type && one.answers?.kind === kind)
    if (before && before.answers?.print === print && before.status !== 'archived') {
      documents.push({ id: before.id, title: before.title, file_name: before.file_name })
      continue
    }
    written += 1
    const by = { companyId, by: caller.user_id, now }
    const file = await keepFile(services, tx, { name: file_name, bytes: await bytes() }, by)
    const id = await writeDocument(
      tx,
      {
        company_id: companyId,
        title: title.slice(0, 200),
        type,
        file_id: file.id,
        source: 'generated',
        status: 'active',
        visibility: 'beneficiaries',
        ...(campaign ? { year: campaign.year, campaign_id: campaign.id } : {}),
        answers: { kind, print, facts },
        by: { id: caller.user_id, name: caller.name },
        ...(before ? { replaces: before.id } : {}),
      },
      now,
    )
    documents.push({ id, title, file_name: file.file_name })
  }
  return { documents, written }
}
