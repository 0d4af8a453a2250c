import { getEnrolment } from '@moisson/contract/campaign'
import { knowsAdvances } from '@moisson/core/campaign/advance'
import { asksDays, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { BellRing, Smartphone, UserRound } from 'lucide-react'
import { useLateRead } from '../../../../api/read.ts'
import { decides } from '../../../../beneficiary/standing.ts'
import { Button } from '../../../../kit/button.tsx'
import { Drawer } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { listedStateOf } from '@moisson/core/campaign/standing'
import { EngagementBadge } from '../../../../campaign/state-badge.tsx'
import { late } from '../../../../kit/late.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { allows } from '../../../../campaign/campaign.ts'
import { mayCorrect } from './correctable.ts'
import { ExtendDeadline } from './extend-deadline.tsx'
import { PersonBases } from './person-bases.tsx'
import { PersonChoice } from './person-choice.tsx'
import { PersonFigures } from './person-figures.tsx'
import { PersonHistory } from './person-history.tsx'
import { peopleWords } from './people-words.ts'

const CorrectAdvance = late(() => import('./correct-advance.tsx'))
const CorrectDays = late(() => import('./correct-days.tsx'))
const CorrectAmount = late(() => import('./correct-amount.tsx'))
const PersonAdvance = late(() => import('./person-advance.tsx'))
const PaperChoice = late(() => import('./paper-choice.tsx'))
const OwnWindow = late(() => import('./own-window.tsx'))

/** One person in the campaign: the amount and its steps, what happened, and what may still be done. */
export function PersonDrawer(props: {
  campaign: Campaign
  personId: string
  onClose: () => void
  onRemind: (id: string) => void
  onPreview: (id: string) => void
}) {
  const { campaign, personId, onClose } = props
  const { drawer: words } = useWords(peopleWords)
  const person = useLateRead(getEnrolment, { path: { id: campaign.id, bid: personId } })
  const title = person.data ? `${person.data.first_name} ${person.data.last_name}` : words.reading
  return (
    <Drawer
      open
      onClose={onClose}
      size="medium"
      title={title}
      description={
        person.data && [person.data.employee_number, person.data.establishment].filter(Boolean).join(' · ')
      }
    >
      {person.error && <ErrorCard error={person.error} onRetry={() => void person.refetch()} />}
      {person.isPending && <SkeletonLines lines={8} />}
      {person.data && <Content {...props} person={person.data} />}
    </Drawer>
  )
}

/** Whose answer on paper is entered, or was; an answer of their own is theirs alone. */
function mayBePaper(campaign: Campaign, person: Enrolment): boolean {
  if (person.submission_channel === 'on_behalf') return true
  const silent = ['not_invited', 'invited', 'opened', 'in_progress'].includes(person.engagement_state)
  return campaign.state === 'open' && silent && decides(person)
}

/** Once launched: the amount and the advance, of somebody left out the advance alone. */
function Correction({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const excluded = person.engagement_state === 'excluded'
  if (excluded && !knowsAdvances(campaign.type)) return null
  const Correct = excluded ? CorrectAdvance : asksDays(campaign.type) ? CorrectDays : CorrectAmount
  return <Correct key={person.id} campaign={campaign} person={person} />
}

function Content(props: {
  campaign: Campaign
  person: Enrolment
  onRemind: (id: string) => void
  onPreview: (id: string) => void
}) {
  const { campaign, person, onRemind, onPreview } = props
  const words = useWords(peopleWords)
  const { drawer } = words
  const { money, shortInstant, text } = useFormat()
  const draft = campaign.state === 'draft'
  const excluded = person.engagement_state === 'excluded'
  const mayHaveWindow =
    person.engagement_state === 'unreachable' && ['closed', 'open', 'correction'].includes(campaign.state)
  const answered = person.submitted_at !== null
  const silent = ['invited', 'opened', 'in_progress'].includes(person.engagement_state)
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PersonFigures campaign={campaign} person={person} />
        {(!draft || excluded) && <EngagementBadge state={listedStateOf(person)} type={campaign.type} />}
      </div>
      {excluded && (
        <Notice kind="warning" title={drawer.excludedBecause}>
          {person.exclusion_reason ?? drawer.noRight}
        </Notice>
      )}
      {person.held_left && (
        <Notice kind="info" title={drawer.heldLeft}>
          {text(person.held_left)}
        </Notice>
      )}
      {person.flags.length > 0 && !person.held_left && (
        <ul className="grid gap-1.5 text-sm text-neutral-700">
          {person.flags.map((flag) => (
            <li key={flag}>
              <span className="font-medium text-neutral-950">{words.flags[flag]}.</span>{' '}
              {answered && flag in words.flagHelpAnswered
                ? words.flagHelpAnswered[flag as keyof typeof words.flagHelpAnswered]
                : words.flagHelp[flag]}
            </li>
          ))}
        </ul>
      )}
      {person.correction && (
        <Notice
          kind="info"
          title={drawer.correctedOn(shortInstant(person.correction.at), person.correction.by)}
        >
          {person.correction.advance_gross_cents === undefined
            ? drawer.correctedFrom(money(person.correction.gross_cents), person.correction.reason)
            : drawer.advanceFrom(money(person.correction.advance_gross_cents), person.correction.reason)}
        </Notice>
      )}
      {!excluded &&
        (person.steps && person.steps.length > 0 ? (
          <StepsPanel steps={person.steps} open />
        ) : (
          <p className="text-neutral-600">
            {isOwnMoney(campaign.type) ? drawer.notComputed : drawer.noShare}
          </p>
        ))}
      {draft ? (
        <>
          <PersonBases campaign={campaign} person={person} />
          {knowsAdvances(campaign.type) && (!excluded || person.advance_gross_cents > 0) && (
            <PersonAdvance key={person.id} campaign={campaign} person={person} />
          )}
        </>
      ) : (
        <>
          <PersonChoice campaign={campaign} person={person} />
          <PersonHistory person={person} />
        </>
      )}
      {mayBePaper(campaign, person) && <PaperChoice campaign={campaign} person={person} />}
      {campaign.state === 'open' && person.deadline_at && !excluded && (
        <ExtendDeadline campaign={campaign} person={person} deadline={person.deadline_at} />
      )}
      {mayCorrect(campaign) && <Correction campaign={campaign} person={person} />}
      {mayHaveWindow && <OwnWindow campaign={campaign} person={person} />}
      <div className="flex flex-wrap gap-3">
        {allows(campaign, 'remind') && silent && (
          <Button icon={BellRing} onClick={() => onRemind(person.id)}>
            {drawer.remind}
          </Button>
        )}
        {!excluded && (
          <Button icon={Smartphone} onClick={() => onPreview(person.id)}>
            {drawer.previewAs}
          </Button>
        )}
        <ButtonLink
          look="quiet"
          icon={UserRound}
          to="/beneficiaires"
          search={{ person: person.beneficiary_id }}
        >
          {drawer.file}
        </ButtonLink>
      </div>
    </div>
  )
}
