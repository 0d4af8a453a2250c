import { getMyNotice, getMyProfile } from '@moisson/contract/choice'
import { readPdfText } from '../../print/read-pdf-text.ts'
import { amountsIn } from './amounts-in-text.ts'
import type { Differences } from './differences.ts'
import { foreignWords } from './foreign-words.ts'
import type { StoredCampaign, StoredPerson } from './stored.ts'
import { ask, must, type World } from './world.ts'

/** What only the sheet beside the notice says. */
const englishSheet = 'This sheet says in English'

/** The individual notice as it is printed, beside what is stored. */
export async function compareNotice(
  world: World,
  campaign: StoredCampaign,
  person: StoredPerson,
  found: Differences,
): Promise<void> {
  const { code, bytes } = await ask(world, getMyNotice, { path: { id: campaign.id } }, person.user_id)
  if (code) return
  const text = readPdfText(bytes).replaceAll('\n', ' ')
  const [french = '', sheet] = text.split(englishSheet)
  const printed = amountsIn(french)
  if ((sheet !== undefined) !== (person.locale === 'en'))
    found.add(
      `the notice has ${sheet === undefined ? 'no' : 'an'} English sheet for a reader of ${person.locale}`,
    )
  const said = amountsIn(sheet ?? french)
  if (said.join() !== printed.join())
    found.add(`the English sheet says ${said.join(', ')} where the notice says ${printed.join(', ')}`)
  const foreign = foreignWords(campaign.type, text)
  if (foreign !== null) found.add(`the notice speaks of another scheme: … ${foreign} …`)
  const profile = await must(world, getMyProfile, { path: { id: campaign.id } }, person.user_id!)
  const { rules } = profile.abondement
  const promised = text.replaceAll(/\s/gu, '').includes('yajoutesonabondement')
  if (
    promised &&
    rules.length > 0 &&
    rules.every((rule) => rule.remaining_cents === 0 && rule.used_cents === 0)
  )
    found.add('the notice promises matching that the choice screen grants to nobody')
  const { gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents } = person
  const csg_cents = csg_deductible_cents + csg_non_deductible_cents
  const advance = person.advance_gross_cents > 0 ? [person.advance_net_cents, person.due_net_cents] : []
  // What bears no levy has none to tell.
  const levies = person.untaxed || person.room_cents !== null ? [] : [csg_cents, crds_cents]
  const missing = [gross_cents, ...levies, net_cents, ...advance].filter(
    (amount) => !printed.includes(amount),
  )
  if (missing.length > 0) found.add(`the notice says ${printed.join(', ')} and lacks ${missing.join(', ')}`)
}
