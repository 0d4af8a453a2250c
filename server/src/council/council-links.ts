import { listCouncilLinks, makeCouncilLink, revokeCouncilLink } from '@moisson/contract/council-link'
import { handle } from '../http/handle.ts'
import { makeReadingLink, readingLinks, revokeReadingLink } from '../identity/reading-links.ts'

const council = (companyId: string) => ({ companyId, draftId: null })
/** A works council reads its page: it has nothing to comment there. */
function reading<Link extends { may_comment: boolean }>(made: Link) {
  const { may_comment: _, ...link } = made
  return link
}

export const handleListCouncilLinks = handle(listCouncilLinks, async ({ tx, companyId, now }) => ({
  items: (await readingLinks(tx, council(companyId), now)).map(reading),
}))

export const handleMakeCouncilLink = handle(makeCouncilLink, async (context) => {
  const { tx, caller, companyId, input, now, services, newId, note } = context
  const by = { id: caller.user_id, name: caller.name }
  const { link, token } = await makeReadingLink(
    tx,
    council(companyId),
    { ...input.body, id: newId(), by },
    now,
  )
  const { label, ends_on } = link
  note({ target_type: 'company', target_id: companyId, after: { label, ends_on } })
  return { ...reading(link), url: `${services.config.publicUrl}/cse#token=${token}` }
})

export const handleRevokeCouncilLink = handle(
  revokeCouncilLink,
  async ({ tx, companyId, input, now, note }) => {
    const label = await revokeReadingLink(tx, council(companyId), input.path.sid, now)
    note({ target_type: 'company', target_id: companyId, before: { label } })
  },
)
