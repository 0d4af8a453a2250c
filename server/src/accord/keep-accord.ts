import type { DocumentType } from '@moisson/core/vocabulary'
import type { generateAccord } from '@moisson/contract/accord'
import type { Accord } from '@moisson/core/accord/accord'
import { isUnilateral } from '@moisson/core/accord/act-words'
import type { GivenAnswers } from '@moisson/core/accord/given-answers'
import { ENGINE_VERSION, type WrittenAccord } from '@moisson/core/accord/write-accord'
import { sql } from 'kysely'
import { writeDocument } from '../document/write-document.ts'
import { keepFile } from '../file/keep-file.ts'
import { papersSeen } from '../file/papers-seen.ts'
import type { Context } from '../http/handle.ts'
import { setAccord } from './accord-pdf.ts'
import { writeDocx } from './write-docx.ts'

interface ToKeep {
  given: GivenAnswers
  accord: Accord
  written: WrittenAccord
  code: string
  /** The draft it is written from, none for answers that are no draft. */
  draft_id: string | null
  format: 'pdf' | 'docx' | 'both'
}
const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
type Format = keyof typeof types

/** Files the agreement in each format asked for; written again before it is signed, it is the paper's next version. */
export async function keepAccord(
  { tx, services, companyId, caller, now }: Context<typeof generateAccord>,
  { given, accord, written, code, draft_id, format }: ToKeep,
): Promise<{ pdf: string | null; docx: string | null; revision: number }> {
  const formats: Format[] = format === 'both' ? ['pdf', 'docx'] : [format]
  // Written before the company is locked: nobody waits for a page to be set.
  const { pdf, pages } = await setAccord(written, code)
  const docx = formats.includes('docx') ? await writeDocx(written, code, pages) : null
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const type = isUnilateral(accord.conclusion.mode)
    ? ('interessement_due' as const)
    : ('interessement_agreement' as const)
  const year = Number(accord.duration.exercises[0]?.end.slice(0, 4))
  const ids: Record<Format, string | null> = { pdf: null, docx: null }
  let revision = 0
  for (const one of formats) {
    const before = await unsigned(papersSeen(tx, companyId, caller), {
      type,
      accord,
      draft_id,
      mime: types[one],
    })
    const file = await keepFile(
      services,
      tx,
      { name: `${fileName(written.title)}.${one}`, bytes: (one === 'pdf' ? pdf : docx) ?? Buffer.alloc(0) },
      { companyId, by: caller.user_id, now },
    )
    ids[one] = await writeDocument(
      tx,
      {
        company_id: companyId,
        title: one === 'pdf' ? written.title : `${written.title} (Word)`,
        type,
        file_id: file.id,
        source: 'generated',
        status: 'to_sign',
        year,
        valid_from: accord.duration.exercises[0]?.start ?? null,
        valid_until: accord.duration.exercises.at(-1)?.end ?? null,
        answers: { engine_version: ENGINE_VERSION, identification_code: code, draft_id, given, accord },
        by: { id: caller.user_id, name: caller.name },
        ...(before ? { replaces: before.id } : {}),
      },
      now,
    )
    revision = Math.max(revision, (before?.revision ?? 0) + 1)
  }
  return { ...ids, revision }
}

/**
 * The current paper of the draft in the format, while nobody has signed it: what another draft wrote is another paper,
 * even of the same act. Of answers that are no draft, that of the same act: an agreement or one amendment of it.
 */
function unsigned(papers: ReturnType<typeof papersSeen>, { type, accord, draft_id, mime }: Written) {
  const title = accord.amends?.title ?? null
  const number = accord.amends ? String(accord.amends.number) : null
  const drafted = papers
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.revision'])
    .where('d.source', '=', 'generated')
    .where(sql<string | null>`d.answers->>'draft_id'`, 'is not distinct from', draft_id)
    .where('d.current', '=', true)
    .where('d.status', 'in', ['draft', 'to_sign'])
    .where('f.mime_type', '=', mime)
    // What the personnel reads and answers stays as it is: written again, it is another paper.
    .where(
      sql<boolean>`not exists (select from ratification r where r.document_id = d.id and r.state in ('open', 'ratified'))`,
    )
  const own =
    draft_id === null
      ? drafted
          .where('d.type', '=', type)
          .where('d.valid_from', '=', accord.duration.exercises[0]?.start ?? null)
          .where(sql<string | null>`d.answers->'accord'->'amends'->>'title'`, 'is not distinct from', title)
          .where(sql<string | null>`d.answers->'accord'->'amends'->>'number'`, 'is not distinct from', number)
      : drafted
  return own.orderBy('d.created_at', 'desc').limit(1).executeTakeFirst()
}

interface Written {
  type: DocumentType
  accord: Accord
  draft_id: string | null
  mime: string
}

/** « accord-d-interessement-2027-2029 » */
const fileName = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
