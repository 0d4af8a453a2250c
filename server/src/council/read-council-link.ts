import { readCouncilLink } from '@moisson/contract/council-link'
import { handleFreely } from '../http/handle.ts'
import { countVisit, readingLinkOf } from '../identity/reading-links.ts'
import { throughLink } from '../identity/through-link.ts'
import { councilView } from './council-store.ts'

/** One refusal for a link that is unknown, over or withdrawn. */
export const handleReadCouncilLink = handleFreely(readCouncilLink, async (context) => {
  const { input, inTransaction, audit, setHeader } = context
  setHeader('x-robots-tag', 'noindex, nofollow')
  const link = await throughLink(
    context,
    (tx, now) => readingLinkOf(tx, input.body.token, 'council', now),
    'reading_link_closed',
  )
  const { company_id, label, ends_on } = link
  return inTransaction(
    async (tx, now) => {
      if (await countVisit(tx, link, now))
        await audit(tx, now, {
          actor: { name: label },
          company_id,
          target_type: 'company',
          target_id: company_id,
        })
      const { company_name, campaigns } = await councilView(tx, company_id)
      return { company_name, ends_on, campaigns }
    },
    { companies: [company_id] },
  )
})
