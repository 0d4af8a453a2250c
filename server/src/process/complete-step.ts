import { checkForm } from '@moisson/core/process/check-form'
import { missingPapers } from '@moisson/core/process/papers'
import type { RequiredDocument } from '@moisson/core/process/template'
import type { Tx } from '../database/connect.ts'
import type { StepRow } from './process-store.ts'

/** The living papers of a step, those replaced left out. */
export async function livingPapers(tx: Tx, stepId: string) {
  const rows = await tx
    .selectFrom('user_document as d')
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.document_name', 'd.status', 'd.document_id', 'd.file_id', 'd.revision'])
    .select(['f.file_name', 'f.size_bytes', 'f.mime_type'])
    .where('d.step_id', '=', stepId)
    .where('d.deleted_at', 'is', null)
    .where('d.status', '<>', 'replaced')
    .orderBy('d.uploaded_at')
    .execute()
  return rows.map((row) => ({
    ...row,
    status: row.status,
    size_bytes: Number(row.size_bytes),
  }))
}

/** The mandatory papers of a step that are still to be given. */
export async function papersMissing(
  tx: Tx,
  step: Pick<StepRow, 'id' | 'required_documents'>,
): Promise<RequiredDocument[]> {
  return missingPapers(step.required_documents, await livingPapers(tx, step.id))
}

/** Whether a step that asks for papers has all it asks for, so that it may be sent by itself. */
export async function hasEverything(
  tx: Tx,
  step: Pick<StepRow, 'id' | 'required_documents' | 'form_schema' | 'form_data'>,
): Promise<boolean> {
  if (!step.required_documents.some((one) => one.mandatory)) return false
  const fields = step.form_schema ?? []
  const { faults } = checkForm(fields, step.form_data ?? {})
  return faults.length === 0 && (await papersMissing(tx, step)).length === 0
}
