import { saveOwnTemplate } from '@moisson/contract/own-template'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { checkContent, ownTemplate, ownTemplateOut } from './own-template-store.ts'

/** Writes the next version: what was begun by an earlier one stays as it is. */
export const handleSaveOwnTemplate = handle(saveOwnTemplate, async (context) => {
  const { tx, caller, input, now, note } = context
  const before = await ownTemplate(tx, input.path.id)
  if (before.owner_id !== caller.user_id && !caller.platform_admin) throw notFound()
  const { title, process, todos } = input.body
  checkContent(before.base_code, { process, todos })
  const { id, kind, base_code, owner_id } = before
  const version = before.version + 1
  await tx
    .insertInto('own_template')
    .values({
      id,
      version,
      kind,
      base_code,
      owner_id,
      title,
      content: JSON.stringify({ process, todos }),
      written_by_name: caller.name,
      created_at: now,
    })
    .execute()
  note({ target_type: 'own_template', target_id: id, after: { title, base_code, version } })
  return ownTemplateOut(await ownTemplate(tx, id))
})
