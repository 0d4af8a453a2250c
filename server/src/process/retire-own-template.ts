import { retireOwnTemplate } from '@moisson/contract/own-template'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { ownTemplate } from './own-template-store.ts'

/** Its last version says that it is retired: nothing is begun by it any more. */
export const handleRetireOwnTemplate = handle(retireOwnTemplate, async (context) => {
  const { tx, caller, input, now, note } = context
  const before = await ownTemplate(tx, input.path.id)
  if (before.owner_id !== caller.user_id && !caller.platform_admin) throw notFound()
  const { content, ...kept } = before
  await tx
    .insertInto('own_template')
    .values({
      ...kept,
      version: before.version + 1,
      content: JSON.stringify(content),
      retired: true,
      written_by_name: caller.name,
      created_at: now,
    })
    .execute()
  note({ target_type: 'own_template', target_id: before.id, before: { title: before.title } })
})
