import { Link } from '@tanstack/react-router'
import { CalendarPlus, CircleCheckBig, PencilLine } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { buttonClass } from '../../../../kit/button-class.ts'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useUser } from '../../../../session/account.ts'
import { useTabTitle } from '../../../../shell/tab-title.ts'
import { isKiosk } from '../../../../session/session.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { amountsOf } from '../-amounts-of.ts'
import { addToCalendar } from '../../../../file/calendar-file.ts'
import { useAskedWords } from './-asked-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { ChoiceLines } from './-choice-lines.tsx'
import { choiceWords } from './-choice-words.ts'
import { factsWords } from './-facts-words.ts'
import { firstWords } from './-first-words.ts'
import type { Choices } from './-draft-queue.ts'
import { EarlierRelease } from './-earlier-release.tsx'
import { EasySwitch } from './-easy-switch.tsx'
import { ReceiptFile } from './-receipt-file.tsx'
import { ToAccount } from './-to-account.tsx'
import { planKinds } from './-working-choice.ts'

/** The answer is recorded: the proof at once, what happens next, and the way to change one’s mind. */
export default function DoneView(props: {
  campaign: Campaign
  profile: Profile
  choices: Choices
  draftPending: boolean
  onChange: () => void
  onResume: () => void
  onUndo: () => void
}) {
  const { campaign, profile, choices, draftPending, onChange, onResume, onUndo } = props
  const words = useEasyWords(choiceWords)
  const first = useEasyWords(firstWords)
  const facts = useEasyWords(factsWords)
  const own = useAskedWords(campaign)
  useTabTitle(words.doneTitle)
  const user = useUser()
  const { longInstant } = useFormat()
  const { counted } = choices
  const lines = counted?.lines ?? choices.lines
  const number = counted?.receipt_number ?? choices.receipt_number
  const submittedAt = counted?.submitted_at ?? choices.submitted_at
  const amounts = amountsOf(lines)
  const deadline = campaign.deadline_at ? longInstant(campaign.deadline_at) : null
  const freeOn = amounts.pee > 0 ? profile.pee_available_on : null

  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-4 pb-8">
      <header className="grid justify-items-center gap-2 pt-2 text-center">
        <span className="grid size-16 animate-rise place-items-center rounded-full bg-primary-100 text-primary-800">
          <CircleCheckBig aria-hidden className="size-9" />
        </span>
        <h1 tabIndex={-1} data-page-title className="text-2xl font-semibold tracking-tight">
          {words.doneTitle}
        </h1>
        <p aria-live="polite" className="max-w-md text-pretty text-neutral-700">
          {deadline ? words.doneBody(deadline) : words.doneFinal}
        </p>
      </header>
      {draftPending && submittedAt && (
        <Notice
          kind="warning"
          title={facts.changeTitle}
          actions={
            <>
              <Button size="small" onClick={onResume}>
                {first.resume}
              </Button>
              <Button size="small" look="quiet" onClick={onUndo}>
                {first.undo}
              </Button>
            </>
          }
        >
          {first.draftAfter(longInstant(submittedAt))}
        </Notice>
      )}
      <section className="card grid gap-4 p-4">
        {lines.length > 0 ? (
          <ChoiceLines lines={lines} untaxed={profile.amounts.untaxed} day_cents={campaign.day_cents} />
        ) : (
          <p className="font-medium">{own.paysNothing}</p>
        )}
        {amounts.immediate_payment > 0 && (
          <ToAccount end={profile.account_end} employer={campaign.company.id} />
        )}
        <dl className="grid gap-1 border-t border-neutral-200 pt-3 text-sm">
          <Proof
            label={words.receiptNumber}
            value={<strong className="inline-block font-semibold">{number}</strong>}
          />
          {submittedAt && <Proof label={words.receiptAt} value={longInstant(submittedAt)} />}
        </dl>
        {!isKiosk() && (
          <ReceiptFile
            key={number}
            campaignId={campaign.id}
            number={number}
            written={choices.receipt_language}
          />
        )}
        {user.email && <p className="text-sm text-pretty text-neutral-700">{words.mailTo(user.email)}</p>}
      </section>
      {lines.length > 0 && (
        <WhatIsNext campaign={campaign} freeOn={freeOn} pee={amounts.pee} added={addedTo(lines)} />
      )}
      {amounts.pee + amounts.percol > 0 && (
        <EarlierRelease plans={planKinds.filter((kind) => amounts[kind] > 0)} />
      )}
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button icon={PencilLine} onClick={onChange}>
          {words.change}
        </Button>
        <Link to={'/beneficiaire' as string} className={buttonClass({})}>
          {words.backHome}
        </Link>
      </div>
      <div className="flex flex-wrap justify-center py-2">
        <EasySwitch />
      </div>
    </div>
  )
}

/** The dates that follow, and the one of the plan in the person's own calendar. */
function WhatIsNext(props: { campaign: Campaign; freeOn: string | null; pee: number; added: number }) {
  const { campaign, freeOn, pee, added } = props
  const words = useEasyWords(choiceWords)
  const own = useAskedWords(campaign)
  const { longInstant, mediumDay, money, text } = useFormat()
  const keeping = campaign.keeping.find(({ plan }) => plan === 'pee')
  const deadline = campaign.deadline_at ? longInstant(campaign.deadline_at) : null
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-semibold">{words.next}</h2>
      <ol className="grid list-decimal gap-1 pl-5 text-neutral-800">
        {deadline && <li>{words.nextDeadline(deadline)}</li>}
        <li>{words.nextControl}</li>
        <li>
          {campaign.planned_payment_date
            ? (campaign.room_cents === null ? words : own).nextPaid(mediumDay(campaign.planned_payment_date))
            : words.nextPaidSoon}
        </li>
        {freeOn && <li>{words.nextFree(mediumDay(freeOn))}</li>}
      </ol>
      {freeOn && !isKiosk() && (
        <Button
          icon={CalendarPlus}
          wide
          onClick={() =>
            addToCalendar(
              {
                uid: `libre-${campaign.id}@moisson`,
                title: words.freeEvent(campaign.name),
                description: [
                  words.freeEventBody(money(pee), added > 0 ? money(added) : null),
                  keeping && text(keeping.said),
                ]
                  .filter(Boolean)
                  .join('\n'),
                url: `${location.origin}/beneficiaire`,
                at: freeOn,
                remindHours: 24 * 7,
              },
              'epargne-libre.ics',
            )
          }
        >
          {words.addFree}
        </Button>
      )}
    </section>
  )
}

/** What the employer adds to the PEE, net. */
function addedTo(lines: readonly { destination: string; abondement_net_cents: number }[]): number {
  return lines.reduce((sum, line) => (line.destination === 'pee' ? sum + line.abondement_net_cents : sum), 0)
}

function Proof({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-neutral-600">{label}</dt>
      <dd className="tabular text-right text-neutral-950">{value}</dd>
    </div>
  )
}
