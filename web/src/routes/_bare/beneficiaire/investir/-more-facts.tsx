import { getMyNotice } from '@moisson/contract/choice'
import { messageFor } from '@moisson/core/campaign/message-for'
import { ChartLine } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { dataWords } from '../../../../words/data.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useEasier, useEasyWords } from '../../../../words/plain.ts'
import { ContactCard } from '../-contact-card.tsx'
import { DownloadButton } from '../-download-button.tsx'
import { helpWords } from '../-help-words.ts'
import { placeWords } from './-place-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { decides } from '../../../../beneficiary/standing.ts'
import { useEasySteps } from './-easy-steps.ts'
import { factsWords } from './-facts-words.ts'
import { ToAccount } from './-to-account.tsx'

/** Under the ways to answer: where what is paid goes, what the company adds, how the amount came about, who answers. */
export default function MoreFacts(props: {
  campaign: Campaign
  profile: Profile
  /** Cash beside a placement, over time. */
  onCompare: (() => void) | null
}) {
  const { campaign, profile, onCompare } = props
  const places = useWords(helpWords)
  const words = useEasyWords(factsWords)
  const data = useWords(dataWords)
  const easySteps = useEasySteps()
  const { language } = useFormat()
  const message = messageFor(campaign, language)
  const provisional = profile.provisional_parameters
  // Where nothing is due, no account, matching or former choice matters.
  const chosen = decides(campaign)
  return (
    <>
      {onCompare && (
        <div>
          <Button icon={ChartLine} onClick={onCompare}>
            {words.overTime}
          </Button>
        </div>
      )}
      {chosen && (
        <>
          <WhereItGoes campaign={campaign} profile={profile} />
          <Matching profile={profile} />
          <LastTime previous={profile.previous_choice} />
        </>
      )}
      {message && (
        <section className="card grid gap-1 p-4">
          <h2 className="font-semibold" lang={message.title === null ? undefined : message.language}>
            {message.title ?? words.message}
          </h2>
          <p className="text-pretty whitespace-pre-line text-neutral-800" lang={message.language}>
            {message.body}
          </p>
        </section>
      )}
      {provisional.length > 0 && (
        <Notice title={words.provisional}>{words.provisionalBody(provisional.join(', '))}</Notice>
      )}
      <StepsPanel steps={easySteps(profile.calculation.steps)} />
      {profile.calculation.envelope_steps.length > 0 && (
        <StepsPanel steps={profile.calculation.envelope_steps} title={data.envelopeFrom} />
      )}
      <div>
        <DownloadButton
          call={getMyNotice}
          request={{ path: { id: campaign.id } }}
          name={`fiche-${campaign.year}.pdf`}
        >
          {places.notice}
        </DownloadButton>
      </div>
      <ContactCard contact={campaign.contact} campaign={campaign} />
    </>
  )
}

/** The account of what is paid, or what is missing; and what leaving changes. */
function WhereItGoes({ campaign, profile }: { campaign: Campaign; profile: Profile }) {
  const { text } = useFormat()
  const easier = useEasier()
  const paid = campaign.destinations.includes('immediate_payment')
  return (
    <>
      {paid && <ToAccount end={profile.account_end} employer={campaign.company.id} />}
      {profile.leaver_note && <Notice>{text(easier(profile.leaver_note))}</Notice>}
    </>
  )
}

/** Each plan's matching and what is left of it for the person this year, in the same order for everybody. */
function Matching({ profile }: { profile: Profile }) {
  const words = useEasyWords(factsWords)
  const places = useEasyWords(placeWords)
  const { text } = useFormat()
  const easier = useEasier()
  const { rules } = profile.abondement
  if (rules.length === 0 || profile.leaver_note) return null
  return (
    <section className="card grid gap-2 p-4">
      <h2 className="font-semibold">{words.matchingTitle}</h2>
      <dl className="grid gap-2 text-sm">
        {rules.map((rule) => (
          <div key={rule.plan}>
            <dt className="font-medium">{places.place[rule.plan]}</dt>
            <dd className="text-pretty text-neutral-700">
              {text(easier(rule.sentence))} {text(easier(rule.account))}{' '}
              {rule.subject_to && text(easier(rule.subject_to))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LastTime({ previous }: { previous: Profile['previous_choice'] }) {
  const words = useEasyWords(factsWords)
  const places = useEasyWords(placeWords)
  const { percent } = useFormat()
  if (!previous) return null
  return (
    <p className="text-sm text-neutral-700">
      {words.lastTime(
        previous.campaign_name,
        previous.shares
          .map((share) => `${places.place[share.destination]} ${percent(share.share_bps)}`)
          .join(', '),
      )}
    </p>
  )
}
