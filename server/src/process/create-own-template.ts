import { createOwnTemplate } from '@moisson/contract/own-template'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { checkContent, ownTemplate, ownTemplateOut, ownTemplates } from './own-template-store.ts'

/** An adviser’s template is their own; the platform’s is everybody’s, and one of a kind. */
export const handleCreateOwnTemplate = handle(createOwnTemplate, async (context) => {
  const { tx, caller, input, now, newId, refuse, note } = context
  const { base_code, title, process, todos } = input.body
  checkContent(base_code, { process, todos })
  const owner_id = caller.platform_admin ? null : caller.user_id
  if (owner_id === null && base_code !== null) {
    // Two who adapt it at once are heard one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${base_code}`}, 0))`.execute(tx)
    const other = (await ownTemplates(tx)).find((one) => one.owner_id === null && one.base_code === base_code)
    if (other) throw refuse('template_adapted_already', { title: other.title })
  }
  const id = newId()
  await tx
    .insertInto('own_template')
    .values({
      id,
      version: 1,
      kind: process === null ? 'todos' : 'process',
      base_code,
      owner_id,
      title,
      content: JSON.stringify({ process, todos }),
      written_by_name: caller.name,
      created_at: now,
    })
    .execute()
  note({ target_type: 'own_template', target_id: id, after: { title, base_code, version: 1 } })
  return ownTemplateOut(await ownTemplate(tx, id))
})
