import type { Output } from '@moisson/contract/call'
import type { listOwnTemplates } from '@moisson/contract/own-template'
import { adaptedProcess, ownProcessFault } from '@moisson/core/process/own-template'
import type { ProcessTemplate } from '@moisson/core/process/template'
import { processTemplate } from '@moisson/core/process/templates'
import type { Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { OwnTemplateContent, OwnTemplateTable } from '../database/schema-company-side.ts'
import { notFound, refused } from '../http/refused.ts'

export type OwnTemplateRow = Selectable<OwnTemplateTable>
type Shown = Output<typeof listOwnTemplates>['items'][number]

/** The last version of each template that the caller may use: their own, the platform’s; none that was retired. */
export const ownTemplates = async (tx: Tx): Promise<OwnTemplateRow[]> => {
  const rows = await tx
    .selectFrom('own_template')
    .selectAll()
    .distinctOn('id')
    .orderBy('id')
    .orderBy('version', 'desc')
    .execute()
  return rows
    .filter(({ retired }) => !retired)
    .toSorted((one, other) => one.title.localeCompare(other.title, 'fr'))
}

/** One of them; outside the caller’s, not found. */
export async function ownTemplate(tx: Tx, id: string): Promise<OwnTemplateRow> {
  const row = (await ownTemplates(tx)).find((one) => one.id === id)
  if (!row) throw notFound()
  return row
}

export const ownTemplateOut = (row: OwnTemplateRow): Shown => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  base_code: row.base_code,
  shared: row.owner_id === null,
  title: row.title,
  process: row.content.process,
  todos: row.content.todos,
  written_by_name: row.written_by_name,
  written_at: row.created_at.toISOString(),
})

/** Refuses what cannot be begun: neither or both, an order that is not the product’s, a step that must stay. */
export function checkContent(base_code: string | null, { process, todos }: OwnTemplateContent): void {
  if ((process === null) === (todos === null) || (base_code === null) !== (process === null))
    throw refused('template_content')
  const codes = (process?.steps ?? todos ?? []).map(({ code }) => code)
  if (new Set(codes).size < codes.length) throw refused('template_content')
  if (process === null) return
  const base = processTemplate(base_code ?? '')
  if (!base) throw refused('unknown_template')
  const fault = ownProcessFault(base, process)
  if (fault?.code === 'needed_step') {
    const step = base.steps.find(({ code }) => code === fault.step)
    throw refused('template_step_needed', { step: step?.title.fr ?? fault.step })
  }
  if (fault) throw refused('template_content')
}

/** A template to begin a process by, with the one that was written where there is one. */
export interface TemplateInUse {
  template: ProcessTemplate
  own_id: string | null
}

const asTemplate = (row: OwnTemplateRow): TemplateInUse | null => {
  const base = processTemplate(row.base_code ?? '')
  const { process } = row.content
  // A step that the product has renamed since: its own words are used until the template is written again.
  if (!base || process === null || ownProcessFault(base, process)) return null
  const { title, version } = row
  return { template: adaptedProcess(base, { ...process, title, version }), own_id: row.id }
}

/** The template of a code: one that was written, by its id; the platform’s adaptation of the product’s; the product’s. */
export async function templateInUse(tx: Tx, code: string): Promise<TemplateInUse | null> {
  const rows = await ownTemplates(tx)
  const own = rows.find(({ id, kind }) => id === code && kind === 'process')
  if (own) return asTemplate(own)
  const base = processTemplate(code)
  if (!base) return null
  const shared = rows.find(({ base_code, owner_id }) => base_code === code && owner_id === null)
  return (shared && asTemplate(shared)) ?? { template: base, own_id: null }
}
