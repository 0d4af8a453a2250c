import { readCouncilLink } from '@moisson/contract/council-link'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { digestOf } from '../identity/mint-link.ts'
import { refuseGuessing } from '../identity/refuse-guessing.ts'
import { councilView } from './council-store.ts'

// The token is the right to read: nobody's companies are asked for.
const scope = { companies: '*' as const }

/** One refusal for a link that is unknown, over or withdrawn; each of them counts against the network that tried it. */
export const handleReadCouncilLink = handleFreely(readCouncilLink, async (context) => {
  const { input, inTransaction, audit, setHeader } = context
  setHeader('x-robots-tag', 'noindex, nofollow')
  const view = await inTransaction(async (tx, now) => {
    const link = await tx
      .updateTable('council_link')
      .set({ opened: sql<number>`opened + 1`, last_opened_at: now })
      .where('token_hash', '=', digestOf(input.body.token))
      .where('revoked_at', 'is', null)
      .where('ends_on', '>=', parisDay(now))
      .returning(['id', 'company_id', 'label', 'ends_on'])
      .executeTakeFirst()
    if (!link) return null
    await audit(tx, now, {
      actor: { name: link.label } as never,
      company_id: link.company_id,
      target_type: 'company',
      target_id: link.company_id,
    })
    const { company_name, campaigns } = await councilView(tx, link.company_id)
    return { company_name, ends_on: link.ends_on, campaigns }
  }, scope)
  if (view) return view
  await refuseGuessing(context)
  throw refused('council_link_closed')
})
