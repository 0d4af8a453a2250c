import { getMyNotice } from '@moisson/contract/choice'
import { readPdfText } from '../../print/read-pdf-text.ts'
import { amountsIn } from './amounts-in-text.ts'
import type { Differences } from './differences.ts'
import type { StoredCampaign, StoredPerson } from './stored.ts'
import { ask, type World } from './world.ts'

/** The individual notice as it is printed, beside what is stored. */
export async function compareNotice(
  world: World,
  campaign: StoredCampaign,
  person: StoredPerson,
  found: Differences,
): Promise<void> {
  const { code, bytes } = await ask(world, getMyNotice, { path: { id: campaign.id } }, person.user_id)
  if (code) return
  const printed = amountsIn(readPdfText(bytes).replaceAll('\n', ' '))
  const { gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents } = person
  const csg_cents = csg_deductible_cents + csg_non_deductible_cents
  const missing = [gross_cents, csg_deductible_cents, csg_cents, crds_cents, net_cents].filter(
    (amount) => !printed.includes(amount),
  )
  if (missing.length > 0) found.add(`the notice says ${printed.join(', ')} and lacks ${missing.join(', ')}`)
}
