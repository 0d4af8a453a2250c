import { listAccordLinks, makeAccordLink, revokeAccordLink } from '@moisson/contract/accord-links'
import { handle } from '../http/handle.ts'
import { makeReadingLink, readingLinks, revokeReadingLink } from '../identity/reading-links.ts'
import { draftIn } from './draft-store.ts'

export const handleListAccordLinks = handle(listAccordLinks, async ({ tx, companyId, input, now }) => {
  const { id: draftId } = await draftIn(tx, companyId, input.path.aid)
  return { items: await readingLinks(tx, { companyId, draftId }, now) }
})

export const handleMakeAccordLink = handle(makeAccordLink, async (context) => {
  const { tx, caller, companyId, input, now, services, newId, note } = context
  const { id: draftId } = await draftIn(tx, companyId, input.path.aid)
  const by = { id: caller.user_id, name: caller.name }
  const { link, token } = await makeReadingLink(
    tx,
    { companyId, draftId },
    { ...input.body, id: newId(), by },
    now,
  )
  const { label, ends_on, may_comment } = link
  note({ target_type: 'accord_draft', target_id: draftId, after: { label, ends_on, may_comment } })
  return { ...link, url: `${services.config.publicUrl}/projet#token=${token}` }
})

export const handleRevokeAccordLink = handle(
  revokeAccordLink,
  async ({ tx, companyId, input, now, note }) => {
    const { id: draftId } = await draftIn(tx, companyId, input.path.aid)
    const label = await revokeReadingLink(tx, { companyId, draftId }, input.path.sid, now)
    note({ target_type: 'accord_draft', target_id: draftId, before: { label } })
  },
)
