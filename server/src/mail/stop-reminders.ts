import { readReminders, stopReminders } from '@moisson/contract/campaign-mail'
import type { Language } from '@moisson/law/text'
import type { Tx } from '../database/connect.ts'
import { handleFreely, type FreeContext } from '../http/handle.ts'
import { throughLink } from '../identity/through-link.ts'
import { remindersPage } from './reminders-page.ts'
import { enrolmentOfToken } from './stop-token.ts'

type Asked = FreeContext<typeof readReminders> | FreeContext<typeof stopReminders>

/** Whether reminders still go to the person of the link; in a browser, a page with the button. Nothing is changed. */
export const handleReadReminders = handleFreely(readReminders, async (context) =>
  answered(context, await personOf(context)),
)

/** Stops the reminders of a campaign for one person, or takes them up again; what has to be told still leaves. */
export const handleStopReminders = handleFreely(stopReminders, async (context) => {
  const person = await personOf(context)
  const stopped = context.input.query.again === undefined
  await context.inTransaction(
    async (tx, now) => {
      const changed = await tx
        .updateTable('campaign_beneficiary')
        .set({ reminders_stopped_at: stopped ? now : null })
        .where('id', '=', person.id)
        .where('reminders_stopped_at', stopped ? 'is' : 'is not', null)
        .executeTakeFirst()
      if (changed.numUpdatedRows === 0n) return
      await context.audit(tx, now, {
        actor: { name: `${person.first_name} ${person.last_name}` },
        company_id: person.company_id,
        target_type: 'campaign',
        target_id: person.campaign_id,
        after: { stopped, people: [person.id] },
      })
    },
    { companies: [person.company_id] },
  )
  return answered(context, { ...person, reminders_stopped_at: stopped ? new Date() : null })
})

type Person = NonNullable<Awaited<ReturnType<typeof find>>>

const personOf = (context: Asked): Promise<Person> =>
  throughLink(
    context,
    async (tx) => find(tx, enrolmentOfToken(context.services.sealer, context.input.path.token)),
    'unknown_share',
  )

async function find(tx: Tx, id: string | null) {
  if (id === null) return null
  return tx
    .selectFrom('campaign_beneficiary as e')
    .innerJoin('campaign as c', 'c.id', 'e.campaign_id')
    .innerJoin('company as o', 'o.id', 'e.company_id')
    .select(['e.id', 'e.company_id', 'e.campaign_id', 'e.first_name', 'e.last_name'])
    .select(['e.reminders_stopped_at', 'c.name as campaign_name', 'o.legal_name as company_name'])
    .where('e.id', '=', id)
    .executeTakeFirst()
}

function answered(context: Asked, { reminders_stopped_at, campaign_name, company_name }: Person) {
  const language: Language = context.input.query.lang ?? context.language
  const told = { stopped: reminders_stopped_at !== null, campaign_name, company_name }
  context.setHeader('x-robots-tag', 'noindex, nofollow')
  if (!context.request.wantsPage) return told
  return remindersPage(told, language)
}
