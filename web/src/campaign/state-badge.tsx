import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import type { CampaignState, CampaignType, ListedState } from '@moisson/core/vocabulary'
import type { LucideIcon } from 'lucide-react'
import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  Eye,
  Hourglass,
  Lock,
  MailCheck,
  MailX,
  PencilLine,
  Radio,
  ShieldCheck,
  UserX,
  WandSparkles,
} from 'lucide-react'
import type { Tone } from '../kit/badge.tsx'
import { Badge } from '../kit/badge.tsx'
import { useWords } from '../words/catalogue.ts'
import { campaignWords } from './campaign-words.ts'

const campaignLooks: Record<CampaignState, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'neutral', icon: PencilLine },
  scheduled: { tone: 'blue', icon: CalendarClock },
  open: { tone: 'green', icon: Radio },
  closed: { tone: 'amber', icon: Lock },
  submitted: { tone: 'blue', icon: Hourglass },
  correction: { tone: 'amber', icon: PencilLine },
  validated: { tone: 'green', icon: ShieldCheck },
  completed: { tone: 'neutral', icon: CircleCheck },
  cancelled: { tone: 'red', icon: Ban },
}

export function StateBadge({ state }: { state: CampaignState }) {
  const { states } = useWords(campaignWords)
  const { tone, icon } = campaignLooks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {states[state]}
    </Badge>
  )
}

const engagementLooks: Record<ListedState, { tone: Tone; icon: LucideIcon }> = {
  not_invited: { tone: 'neutral', icon: CircleDashed },
  invited: { tone: 'neutral', icon: MailCheck },
  opened: { tone: 'blue', icon: Eye },
  in_progress: { tone: 'amber', icon: PencilLine },
  submitted: { tone: 'green', icon: CircleCheck },
  locked: { tone: 'green', icon: Lock },
  defaulted: { tone: 'neutral', icon: WandSparkles },
  unreachable: { tone: 'red', icon: MailX },
  excluded: { tone: 'neutral', icon: UserX },
  nothing: { tone: 'neutral', icon: CircleDashed },
}

/** How far somebody is; of what people pay in of their own, silence is no choice. */
export function EngagementBadge({ state, type }: { state: ListedState; type: CampaignType }) {
  const said = useEngagement(type)
  const { tone, icon } = engagementLooks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {said(state)}
    </Badge>
  )
}

/** The word for each state of somebody in a campaign of this type. */
export function useEngagement(type: CampaignType): (state: ListedState) => string {
  const { engagement, unanswered } = useWords(campaignWords)
  return (state) => (state === 'defaulted' && isOwnMoney(type) ? unanswered : engagement[state])
}
