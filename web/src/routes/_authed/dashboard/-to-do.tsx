import type { LucideIcon } from 'lucide-react'
import {
  BellRing,
  CircleCheck,
  Clock,
  FileUp,
  Megaphone,
  PencilLine,
  Rocket,
  Send,
  TriangleAlert,
  UserRoundPen,
  Wallet,
} from 'lucide-react'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { Skeleton } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { Campaigns, People } from './-late-card.tsx'
import type { NextAction } from './-next-actions.ts'
import { nextActions } from './-next-actions.ts'
import { dashboardWords } from './-words.ts'

const shownAtOnce = 3

const icons: Record<NextAction['kind'], LucideIcon> = {
  late: TriangleAlert,
  pay: Wallet,
  submit: Send,
  complete: PencilLine,
  launch: Rocket,
  correct: PencilLine,
  remind: BellRing,
  people: UserRoundPen,
  bring: FileUp,
  create: Megaphone,
}

/** « À faire maintenant »: three things at most, with the time each takes and what happens otherwise. */
export function ToDo({ campaigns, people, today }: { campaigns: Campaigns; people: People; today: string }) {
  const words = useWords(dashboardWords)
  const failed = campaigns.error && campaigns.data === undefined ? campaigns : null
  const waiting = campaigns.data === undefined || (people.data === undefined && !people.error)
  const actions = nextActions({
    campaigns: campaigns.data?.items ?? [],
    issues: people.data?.issue_counts ?? {},
    // Unknown people are not nobody.
    people: people.data?.total ?? 1,
    today,
  })
  const [now, later] = [actions.slice(0, shownAtOnce), actions.slice(shownAtOnce)]
  return (
    <section aria-labelledby="to-do" className="grid gap-3">
      <h2 id="to-do" className="font-semibold">
        {words.toDo}
      </h2>
      {failed?.error ? (
        <ErrorCard error={failed.error} title={words.cardFailed} onRetry={() => void failed.refetch()} />
      ) : waiting ? (
        <div className="grid gap-4 lg:grid-cols-3" aria-hidden>
          {[0, 1, 2].map((each) => (
            <div key={each} className="card grid gap-3 p-5">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-10 w-36" />
            </div>
          ))}
        </div>
      ) : now.length === 0 ? (
        <div className="card flex items-center gap-4 p-5">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-primary-700" />
          <p>
            <span className="block font-medium text-neutral-950">{words.nothingToDo}</span>
            <span className="text-neutral-600">{words.nothingToDoBody}</span>
          </p>
        </div>
      ) : (
        <>
          <ol className="grid gap-4 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
            {now.map((action, index) => (
              <ActionCard key={keyOf(action)} action={action} first={index === 0} />
            ))}
          </ol>
          {later.length > 0 && (
            <details className="group">
              <summary className="inline-flex min-h-8 items-center text-sm font-medium text-secondary-700 underline decoration-secondary-700/30 underline-offset-3 marker:content-none pointer-coarse:min-h-11">
                {words.others(later.length)}
              </summary>
              <ol className="mt-3 grid gap-4 lg:grid-cols-3">
                {later.map((action) => (
                  <ActionCard key={keyOf(action)} action={action} first={false} />
                ))}
              </ol>
            </details>
          )}
        </>
      )}
    </section>
  )
}

const keyOf = (action: NextAction): string =>
  `${action.kind}-${'campaign' in action ? action.campaign.id : 'issue' in action ? action.issue : ''}`

function ActionCard({ action, first }: { action: NextAction; first: boolean }) {
  const words = useWords(dashboardWords)
  const { title, why, go } = useSentences(action)
  const Icon = icons[action.kind]
  const look = first ? 'primary' : 'secondary'
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div className="flex flex-1 gap-3">
        <Icon
          aria-hidden
          className={`mt-0.5 size-5 shrink-0 ${action.kind === 'late' ? 'text-red-700' : 'text-amber-700'}`}
        />
        <div className="min-w-0">
          <h3 className="font-medium text-pretty">{title}</h3>
          <p className="mt-1 text-sm text-pretty text-neutral-600">{why}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ActionLink action={action} look={look} label={go} />
        <span className="flex items-center gap-1.5 text-sm text-neutral-600">
          <Clock aria-hidden className="size-4" />
          {words.minutes(action.minutes)}
        </span>
      </div>
    </li>
  )
}

function ActionLink(props: { action: NextAction; look: 'primary' | 'secondary'; label: string }) {
  const { action, look, label } = props
  if (action.kind === 'people') {
    return (
      <ButtonLink look={look} to="/beneficiaires" search={{ issue: action.issue }}>
        {label}
      </ButtonLink>
    )
  }
  if (action.kind === 'bring') {
    return (
      <ButtonLink look={look} to="/beneficiaires" search={{ import: 'new' }}>
        {label}
      </ButtonLink>
    )
  }
  if (action.kind === 'create') {
    return (
      <ButtonLink look={look} to="/campagne">
        {label}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink look={look} to="/campagne/detail-{$campaignId}" params={{ campaignId: action.campaign.id }}>
      {label}
    </ButtonLink>
  )
}

/** The title, the consequence and the verb of an action. */
function useSentences(action: NextAction): { title: string; why: string; go: string } {
  const { actions } = useWords(dashboardWords)
  const words = useWords(dashboardWords)
  const { mediumDay } = useFormat()
  switch (action.kind) {
    case 'late':
    case 'pay': {
      const said = actions[action.kind]
      const { name, legal_payment_deadline: day } = action.campaign
      return { title: said.title(name), why: said.why(mediumDay(day)), go: said.go }
    }
    case 'submit':
    case 'complete':
    case 'launch': {
      const said = actions[action.kind]
      return { title: said.title(action.campaign.name), why: said.why(action.count), go: said.go }
    }
    case 'correct': {
      const said = actions.correct
      return { title: said.title(action.campaign.name), why: said.why(action.reason), go: said.go }
    }
    case 'remind': {
      const said = actions.remind
      return {
        title: said.title(action.count),
        why: said.why(action.campaign.name, words.days(action.days)),
        go: said.go,
      }
    }
    case 'people':
      return { title: actions.people.title(action.count), why: actions.people.why, go: actions.people.go }
    default:
      return actions[action.kind]
  }
}
