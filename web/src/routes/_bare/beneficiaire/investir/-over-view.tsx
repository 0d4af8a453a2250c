import { getMyNotice, getMyReceipt } from '@moisson/contract/choice'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useEasier, useEasyWords } from '../../../../words/plain.ts'
import { ContactCard } from '../-contact-card.tsx'
import { DownloadButton } from '../-download-button.tsx'
import { helpWords } from '../-help-words.ts'
import { isWhole } from './-asked.ts'
import { useAmountSaid, useAskedWords } from './-asked-words.ts'
import type { Campaign, Profile } from './-campaign-facts.ts'
import { ChoiceLines } from './-choice-lines.tsx'
import { choiceWords } from './-choice-words.ts'
import type { Choices } from './-draft-queue.ts'
import type { Openness } from './-openness.ts'
import { useMarks } from '../../../../words/marks.ts'

/** The time to answer is over, not come yet, or will not come: what was applied, and how to contest. */
export default function OverView(props: {
  campaign: Campaign
  profile: Profile
  choices: Choices
  openness: Exclude<Openness, 'open'>
}) {
  const { campaign, profile, choices, openness } = props
  const words = useEasyWords(choiceWords)
  const own = useAskedWords(campaign)
  const amount = useAmountSaid(campaign.day_cents)
  const places = useWords(helpWords)
  const { longInstant, text } = useFormat()
  const { colon } = useMarks()
  const easier = useEasier()
  const { withdrawal } = profile.default_preview
  const request = { path: { id: campaign.id } }
  if (openness !== 'over') {
    return (
      <Frame
        title={openness === 'cancelled' ? words.cancelledTitle : words.notOpenTitle}
        above={campaign.name}
      >
        <p className="text-neutral-700">
          {openness === 'cancelled' ? words.cancelledBody : words.notOpenBody}{' '}
          {openness === 'cancelled' && campaign.room_cents !== null && own.paysNothing}
        </p>
        <ContactCard contact={campaign.contact} campaign={campaign} />
      </Frame>
    )
  }
  const applied = choices.counted?.lines ?? choices.lines
  const status = choices.counted ? 'submitted' : choices.status
  // Closed for the person, not yet for the campaign: what will be applied is known already.
  const waits = status === 'empty' || status === 'draft'
  const waitsForDraft =
    status === 'draft' &&
    campaign.draft_policy === 'honour_complete_draft' &&
    isWhole(choices.lines, campaign)
  const owed = campaign.room_cents === null
  // Of what is one’s own nothing is held, and silence applies nothing.
  const held = owed && campaign.engagement_state === 'unreachable'
  const said = held
    ? campaign.held_left
      ? text(easier(campaign.held_left.sentence))
      : words.closedHeld
    : status === 'default_applied'
      ? owed
        ? words.closedDefault
        : own.closedSilent
      : status === 'submitted'
        ? applied.length === 0
          ? own.paysNothing
          : choices.receipt_number || choices.counted
            ? words.closedAnswered
            : words.closedDraft
        : waitsForDraft
          ? words.closedDraftWait
          : owed
            ? words.closedWait
            : own.closedSilent
  const defaulted = status === 'default_applied' && owed
  return (
    <Frame title={words.closedTitle} above={campaign.name}>
      {campaign.deadline_at && (
        <p className="text-neutral-700">{words.closedOn(longInstant(campaign.deadline_at))}</p>
      )}
      <section className={`card grid gap-3 p-4 ${defaulted ? 'border-l-4 border-l-amber-600' : ''}`}>
        <div className="flex items-baseline justify-between gap-4">
          <p className="font-medium text-pretty text-neutral-950">{said}</p>
          <p className="tabular shrink-0 font-semibold">
            {amount(owed ? campaign.due_cents : waits ? 0 : sumOf(applied))}
          </p>
        </div>
        {campaign.like_pay && <p className="text-sm text-pretty text-neutral-700">{words.likePay}</p>}
        {applied.length > 0 && (status === 'submitted' || defaulted || waitsForDraft) && (
          <ChoiceLines lines={applied} untaxed={profile.amounts.untaxed} day_cents={campaign.day_cents} />
        )}
        {waits && !waitsForDraft && campaign.due_cents > 0 && !held && (
          <ChoiceLines
            lines={profile.default_preview.lines}
            untaxed={profile.amounts.untaxed}
            day_cents={null}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {choices.receipt_number && (
            <DownloadButton call={getMyReceipt} request={request} name={`recu-${choices.receipt_number}.pdf`}>
              {places.receipt(choices.receipt_language)}
            </DownloadButton>
          )}
          <DownloadButton call={getMyNotice} request={request} name="fiche.pdf">
            {places.notice}
          </DownloadButton>
        </div>
      </section>
      {defaulted && (
        <Notice title={words.contestTitle}>
          {withdrawal && <p className="mb-1">{text(easier(withdrawal))}</p>}
          <p>{words.contestDefault}</p>
          <p className="mt-1 text-sm">
            {words.legalBasis}
            {colon} {profile.default_preview.legal_basis.join(' · ')}
          </p>
        </Notice>
      )}
      <ContactCard contact={campaign.contact} campaign={campaign} />
    </Frame>
  )
}

const sumOf = (lines: readonly { amount_cents: number }[]): number =>
  lines.reduce((sum, line) => sum + line.amount_cents, 0)

function Frame(props: { title: string; above: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 pb-8">
      <header className="grid gap-1">
        <p className="flex items-center gap-2 text-sm wrap-anywhere text-neutral-700">
          <Lock aria-hidden className="size-4 shrink-0" />
          {props.above}
        </p>
        <h1 tabIndex={-1} data-page-title className="text-2xl font-semibold tracking-tight">
          {props.title}
        </h1>
      </header>
      {props.children}
    </div>
  )
}
