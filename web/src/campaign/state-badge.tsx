import type { CampaignState, ListedState } from '@moisson/core/vocabulary'
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

export function EngagementBadge({ state }: { state: ListedState }) {
  const { engagement } = useWords(campaignWords)
  const { tone, icon } = engagementLooks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {engagement[state]}
    </Badge>
  )
}
