import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { writeDocument } from '../document/write-document.ts'
import type { Caller } from '../http/caller.ts'
import type { HeldStep } from './process-store.ts'

/** Accepts papers of a step and files them among the company's documents, unless they came from there. */
export async function acceptPapers(
  tx: Tx,
  { step, process }: HeldStep,
  paperIds: readonly string[],
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  if (paperIds.length === 0) return
  const papers = await tx
    .selectFrom('user_document as d')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.document_name', 'd.document_id', 'd.file_id', 'd.uploaded_by', 'd.uploaded_by_name'])
    .select('f.file_name')
    .where('d.id', 'in', paperIds)
    .execute()
  for (const paper of papers) {
    const asked = step.required_documents.find((one) => one.document_name === paper.document_name)
    const by = paper.uploaded_by ? { id: paper.uploaded_by, name: paper.uploaded_by_name ?? '' } : null
    const document_id =
      paper.document_id ??
      (await writeDocument(
        tx,
        {
          company_id: step.company_id,
          title: asked?.label.fr ?? paper.document_name,
          type: asked?.type ?? 'other',
          file_id: paper.file_id,
          source: 'process_step',
          status: 'active',
          year: process.year,
          step_id: step.id,
          by,
        },
        now,
      ))
    await tx
      .updateTable('user_document')
      .set({
        status: 'accepted',
        rejection_reason: null,
        document_id,
        reviewed_by: caller.user_id,
        reviewed_by_name: caller.name,
        reviewed_at: now,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', paper.id)
      .execute()
  }
}
