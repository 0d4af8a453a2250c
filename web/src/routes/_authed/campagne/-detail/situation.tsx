import type { CampaignAction } from '@moisson/core/vocabulary'
import type { Campaign } from '../../../../campaign/campaign.ts'
import type { SectionId } from '../-settings/section.tsx'
import { AfterClose } from './situation-after.tsx'
import { BeforeLaunch } from './situation-draft.tsx'
import { WhileOpen } from './situation-open.tsx'
import { Scheduled } from './situation-scheduled.tsx'

export interface SituationProps {
  campaign: Campaign
  onAct: (action: CampaignAction) => void
  /** Goes to the settings that hold a field, or to the people when null. */
  onSection: (section: SectionId | null) => void
  /** Shows the people in these engagement states, separated by commas. */
  onPeople: (states: string) => void
  computing: boolean
}

/** What the campaign waits for, in one glance, in the words of its state. */
export function Situation(props: SituationProps) {
  const { state } = props.campaign
  if (state === 'draft') return <BeforeLaunch {...props} />
  if (state === 'scheduled') return <Scheduled campaign={props.campaign} />
  if (state === 'open') return <WhileOpen {...props} />
  return <AfterClose campaign={props.campaign} />
}
