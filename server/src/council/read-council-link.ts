import { readCouncilLink } from '@moisson/contract/council-link'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { openReadingLink } from '../identity/reading-links.ts'
import { refuseGuessing } from '../identity/refuse-guessing.ts'
import { councilView } from './council-store.ts'

// The token is the right to read: nobody's companies are asked for.
const scope = { companies: '*' as const }

/** One refusal for a link that is unknown, over or withdrawn; each of them counts against the network that tried it. */
export const handleReadCouncilLink = handleFreely(readCouncilLink, async (context) => {
  const { input, inTransaction, audit, setHeader } = context
  setHeader('x-robots-tag', 'noindex, nofollow')
  const view = await inTransaction(async (tx, now) => {
    const link = await openReadingLink(tx, input.body.token, 'council', now)
    if (!link) return null
    await audit(tx, now, {
      actor: { name: link.label },
      company_id: link.company_id,
      target_type: 'company',
      target_id: link.company_id,
    })
    const { company_name, campaigns } = await councilView(tx, link.company_id)
    return { company_name, ends_on: link.ends_on, campaigns }
  }, scope)
  if (view) return view
  await refuseGuessing(context)
  throw refused('reading_link_closed')
})
