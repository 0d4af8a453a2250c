import { randomUUID } from 'node:crypto'
import type { attachPaper } from '@moisson/contract/process'
import { canWork } from '@moisson/core/process/life-cycle'
import { formatName } from '@moisson/core/process/papers'
import { paperLimitBytes, stepLimitBytes } from '@moisson/core/process/template'
import { isAdvised } from '../company/advisers.ts'
import { papersSeen } from '../file/papers-seen.ts'
import { keepFile, type KeptFile } from '../file/keep-file.ts'
import type { Context } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { hasEverything, livingPapers } from './complete-step.ts'
import { holdStep, saveStep, settleProcess, workOn, type HeldStep } from './process-store.ts'
import { sideOf } from './step-view.ts'
import { tellSide } from './tell-side.ts'
import { userDocument } from './user-document-view.ts'

type Giving = Pick<
  Context<typeof attachPaper>,
  'tx' | 'companyId' | 'caller' | 'now' | 'services' | 'language' | 'note' | 'outbox' | 'file'
> & {
  input: {
    path: { id: string }
    body: { document_name?: string | undefined; existing_document_id?: string | undefined }
  }
}

/**
 * A paper for a step, from a file or from a document of the company. It replaces the former one of the same name;
 * a step whose papers are all there is sent to the adviser by itself; where nobody advises, the company ends it.
 */
export async function givePaper(context: Giving) {
  const { tx, companyId, input, caller, now, services, note } = context
  const held = await holdStep(tx, companyId, input.path.id)
  const refusal = canWork(workOn(held, context.language))
  if (refusal) throw new Refused(refusal)
  const papers = await livingPapers(tx, held.step.id)
  const paper = await paperGiven(context)
  const name = nameOf(input.body.document_name) || nameOf(paper.file_name) || 'document'
  const asked = held.step.required_documents.find((one) => one.document_name === name)
  const former = papers.filter((one) => one.document_name === name)
  const kept = papers.filter((one) => one.document_name !== name)
  if (asked && paper.size_bytes > asked.max_size) throw tooLarge(asked.max_size)
  if (asked && !asked.accepted_types.includes(paper.mime_type)) {
    throw refused('unexpected_format', {
      label: asked.label[context.language],
      formats: asked.accepted_types.map(formatName).join(', '),
    })
  }
  if (kept.reduce((sum, one) => sum + one.size_bytes, paper.size_bytes) > stepLimitBytes)
    throw refused('step_full', { limit: '100 Mo' })
  if (former.length > 0)
    await tx
      .updateTable('user_document')
      .set({ status: 'replaced' })
      .where(
        'id',
        'in',
        former.map((one) => one.id),
      )
      .execute()
  const id = randomUUID()
  await tx
    .insertInto('user_document')
    .values({
      id,
      company_id: companyId,
      step_id: held.step.id,
      document_name: name,
      document_id: paper.document_id,
      file_id: paper.id,
      status: 'uploaded',
      rejection_reason: null,
      uploaded_by: caller.user_id,
      uploaded_by_name: caller.name,
      uploaded_at: now,
      reviewed_by: null,
      reviewed_by_name: null,
      reviewed_at: null,
      revision: Math.max(0, ...former.map((one) => one.revision)) + 1,
      deleted_at: null,
    })
    .execute()
  await advance(context, held)
  note({ target_type: 'user_document', target_id: id, summary: `${name}: ${paper.file_name}` })
  return userDocument(tx, services.config.apiBaseUrl, id)
}

type PaperGiven = Omit<KeptFile, 'sha256'> & { document_id: string | null }

async function paperGiven(context: Giving): Promise<PaperGiven> {
  const { tx, companyId, caller, now, services, file, input } = context
  if (file) {
    if (file.size > paperLimitBytes) throw tooLarge(paperLimitBytes)
    const kept = await keepFile(services, tx, file, { companyId, by: caller.user_id, now })
    return { ...kept, document_id: null }
  }
  if (!input.body.existing_document_id) throw refused('missing_file')
  // What advisers keep to themselves does not exist for the company.
  const stored = await papersSeen(tx, companyId, caller)
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.id as document_id', 'f.id', 'f.file_name', 'f.mime_type', 'f.size_bytes'])
    .where('d.id', '=', input.body.existing_document_id)
    .executeTakeFirst()
  if (!stored) throw refused('unknown_document')
  const size_bytes = Number(stored.size_bytes)
  if (size_bytes > paperLimitBytes) throw tooLarge(paperLimitBytes)
  return { ...stored, size_bytes }
}

/** The step is begun; the company's work goes to the adviser, when there is one, as soon as nothing is missing. */
async function advance(context: Giving, held: HeldStep): Promise<void> {
  const { tx, companyId, caller, now, outbox } = context
  const { step, process } = held
  const sent = step.status !== 'submitted' && sideOf(caller, companyId) === 'company'
  if (sent && (await hasEverything(tx, step)) && (await isAdvised(tx, companyId))) {
    await saveStep(tx, step.id, now, {
      status: 'submitted',
      submitted_at: now,
      submitted_by: caller.user_id,
      submitted_by_name: caller.name,
    })
    const event = `${step.id}:${step.version + 1}`
    await tellSide(tx, outbox, { kind: 'step-submitted', to: 'manager', event, process, step, caller, now })
  } else if (step.status !== 'submitted') {
    await saveStep(tx, step.id, now, { status: 'in_progress' })
  }
  await settleProcess(tx, process, now)
}

function tooLarge(limit: number) {
  return refused('file_too_large', { limit: `${Math.floor(limit / 1024 / 1024)} Mo`, advice: '' })
}

/** A label: one line, at most 160 characters. */
function nameOf(text: string | undefined): string {
  return (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 160)
}
