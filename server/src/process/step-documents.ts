import { listStepDocuments, readStepDocument, type PaperPart } from '@moisson/contract/process'
import { givenPapers } from '@moisson/core/process/given-papers'
import type { PaperBlock } from '@moisson/core/process/paper-text'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { paperDocx, spaced } from './paper-docx.ts'
import { paperFacts } from './paper-facts.ts'
import { readStep } from './process-store.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The papers of a step, each written with the company's name in it. */
async function written(tx: Tx, companyId: string, stepId: string, now: Date, name?: string) {
  const { process, step } = await readStep(tx, companyId, stepId)
  const facts = await paperFacts(tx, process, now)
  const papers = givenPapers(process.template_code, step.code).filter(
    ({ paper }) => name === undefined || paper.document_name === name,
  )
  const files = await Promise.all(papers.map(({ paper, text }) => paperDocx(paper.title.fr, text(facts))))
  return papers.map(({ paper, text }, index) => ({
    paper,
    process,
    blocks: text(facts).map(readable),
    body: files[index] ?? Buffer.alloc(0),
  }))
}

/** A piece of the text as the page shows it. */
function readable(block: PaperBlock): Infer<typeof PaperPart> {
  switch (block.kind) {
    case 'list':
    case 'boxes':
      return { kind: block.kind, items: block.items.map(spaced) }
    case 'table':
      return {
        kind: 'table',
        columns: block.head.map(spaced),
        rows: block.rows.map((row) => row.map(spaced)),
      }
    case 'signatures':
      return { kind: 'signatures', names: block.names.map(spaced) }
    default:
      return { kind: block.kind, text: spaced(block.text) }
  }
}

export const handleListStepDocuments = handle(listStepDocuments, async (context) => {
  const { tx, companyId, input, now, language, services } = context
  const stepId = input.path.id
  const papers = await written(tx, companyId, stepId, now)
  const items = papers.map(({ paper, process, blocks, body }) => ({
    id: `${stepId}:${paper.document_name}`,
    step_id: stepId,
    document_name: paper.document_name,
    title: paper.title[language],
    description: paper.description[language],
    kind: paper.kind,
    mime_type: word,
    size_bytes: body.length,
    url: `${services.config.apiBaseUrl}/processStep/${stepId}/documents/${paper.document_name}/file`,
    template_version: process.template_version,
    blocks,
  }))
  return { items, total: items.length, next_cursor: null }
})

export const handleReadStepDocument = handle(readStepDocument, async ({ tx, companyId, input, now }) => {
  const [found] = await written(tx, companyId, input.path.id, now, input.path.name)
  if (!found) throw notFound()
  return { file: { name: `${found.paper.title.fr}.docx`, type: word, body: found.body } }
})
