import { getAbondement, getMyAbondement } from '@moisson/contract/abondement'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { accountsForCompany, accountsView } from './accounts-view.ts'
import { requirePerson } from './opening-store.ts'

export const handleGetAbondement = handle(getAbondement, async ({ tx, companyId, input, now }) => {
  await requirePerson(tx, companyId, input.path.bid)
  return { items: await accountsForCompany(tx, companyId, input.path.bid, now) }
})

/** The accounts of every employer of the caller; a campaign's personal link does not open them. */
export const handleGetMyAbondement = handle(getMyAbondement, async ({ tx, caller, now }) => {
  if (caller.campaign_scope !== null) throw refused('campaign_session_only')
  const items = []
  for (const { id, company_id } of caller.beneficiaries) {
    const company = await tx
      .selectFrom('company')
      .select(['id', 'legal_name'])
      .where('id', '=', company_id)
      .executeTakeFirstOrThrow()
    const accounts = await accountsView(tx, company_id, id, now)
    items.push(...accounts.map((account) => ({ company, ...account })))
  }
  return { items }
})
