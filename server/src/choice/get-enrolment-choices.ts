import { getEnrolmentChoices } from '@moisson/contract/choice'
import { campaignIn } from '../campaign/campaign-store.ts'
import { enrolmentIn } from '../campaign/enrolment-store.ts'
import { rulesIn } from '../campaign/rules-of.ts'
import { handle } from '../http/handle.ts'
import { versionsOf } from './choice-store.ts'
import { choicesView } from './choices-view.ts'
import { choosingIn } from './choosing-file.ts'
import { plain } from '../database/run-statement.ts'

const overStates = ['closed', 'submitted', 'correction', 'validated', 'completed']

/** Whether the collection has ended: what was chosen is the company’s to read. */
export const isOver = ({ state }: { state: string }): boolean => overStates.includes(state)

/** Before the close nobody but the person sees a choice; after it, those who send it to the account keeper do. */
export const handleGetEnrolmentChoices = handle(
  getEnrolmentChoices,
  async ({ tx, companyId, input, language, refuse }) => {
    const campaign = await campaignIn(tx, companyId, input.path.id)
    const enrolment = await enrolmentIn(tx, campaign.id, input.path.bid)
    if (!isOver(campaign))
      throw refuse('choices_hidden_until_close', { deadline: campaign.closes_at?.toISOString() ?? '' })
    const rules = await rulesIn(tx, campaign)
    const { offer, person } = await choosingIn(plain(tx), campaign, enrolment, rules)
    return choicesView({ offer, person, enrolment }, await versionsOf(plain(tx), enrolment), language)
  },
)
