import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { defaultRuleNames } from '@moisson/core/campaign/choice-names'
import { listEnrolments, submitCampaign } from '@moisson/contract/campaign'
import { toDefaultStates } from '@moisson/core/campaign/standing'
import { Link } from '@tanstack/react-router'
import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Notice } from '../../../../kit/notice.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { decides } from '../../../../beneficiary/standing.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import { StandingList } from '../../../../campaign/standing-list.tsx'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import { TypeCount, isCount } from '../../../../campaign/type-count.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { lowerFirst } from '../../../../words/lower-first.ts'
import { stepsWords } from './steps-words.ts'

/** Who gets the default choice and how much, before it is applied. */
export function SubmitDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { submit: words } = useWords(stepsWords)
  const { text } = useFormat()
  const submit = useCampaignChange(submitCampaign)
  const [before] = useState(campaign.state)
  const [typed, setTyped] = useState('')
  const { standings } = campaign
  const silent = standings.default_to_come.people
  const { asked_in } = campaignTypeFacts[campaign.type]
  const again = before === 'correction'
  const honours = campaign.draft_policy === 'honour_complete_draft'
  const moved = campaign.state !== before && submit.error !== null

  async function confirm() {
    const outcome = await submit.send(
      { path: { id: campaign.id }, body: { confirm_default: true } },
      { version: campaign.version },
    )
    if (!outcome.ok) return
    const { defaulted, drafts_honoured } = outcome.value
    sayAndClose(
      words.done,
      onClose,
      again ? undefined : asked_in ? words.asked.done(defaulted) : words.doneBody(defaulted, drafts_honoured),
    )
  }
  return (
    <FormDialog
      title={words.title}
      description={
        again ? words.again : asked_in ? words.asked.body : honours ? words.bodyOrDraft : words.body
      }
      submit={moved ? null : words.confirm}
      icon={SendHorizontal}
      running={submit.running}
      disabled={!again && silent > 0 && !isCount(typed, silent)}
      error={submit.error}
      failure={submit.error && <ActionFailure error={submit.error} campaign={campaign} before={before} />}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {!moved &&
        campaign.warnings.map(({ code, message, page }) => (
          <Notice key={code} kind="warning">
            {message}{' '}
            {page === '/questions' && (
              <Link to="/questions" search={{ state: 'open', kind: 'amount' }} className="link">
                {words.toQuestions}
              </Link>
            )}
          </Notice>
        ))}
      {moved ? null : again ? (
        <>
          <blockquote className="rounded-lg border-l-4 border-amber-500 bg-amber-50 px-4 py-3">
            {campaign.state_reason}
          </blockquote>
          <StandingList campaign={campaign} />
        </>
      ) : (
        <>
          <StandingList campaign={campaign} always={['answered', 'default_to_come']} />
          {standings.untold.people > 0 && <p className="text-pretty text-neutral-700">{words.untold}</p>}
          {silent === 0 ? (
            <p className="text-neutral-700">
              {standings.default_applied.people > 0
                ? asked_in
                  ? words.asked.silent[asked_in]
                  : words.nobodyMore
                : asked_in
                  ? words.asked.everybody
                  : words.nobody}
            </p>
          ) : (
            <>
              <p className="text-pretty text-neutral-700">
                {asked_in
                  ? words.asked.silent[asked_in]
                  : `${words.rule(lowerFirst(text(defaultRuleNames[campaign.default_rule])))} ${words.told}`}
              </p>
              <Silent campaign={campaign} />
              <div className="border-t border-neutral-200 pt-5">
                <TypeCount count={silent} value={typed} onChange={setTyped} />
              </div>
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

function Silent({ campaign }: { campaign: Campaign }) {
  const { submit: words } = useWords(stepsWords)
  const { money } = useFormat()
  const people = useLateRead(listEnrolments, {
    path: { id: campaign.id },
    query: { engagement_state: toDefaultStates(campaign.type).join(','), limit: '100' },
  })
  if (!people.data) return <Skeleton className="h-32 w-full" />
  const honours = campaign.draft_policy === 'honour_complete_draft'
  const asked = isOwnMoney(campaign.type)
  const who = asked ? words.asked.who : honours ? words.whoOrDraft : words.who
  const counting = new Set(people.data.drafts_counting)
  const fateOf = ({ id, engagement_state }: (typeof named)[number]) => {
    const drafting = engagement_state === 'in_progress'
    if (!honours) return drafting && { said: words.draft, tone: 'text-amber-800' }
    if (counting.has(id)) return { said: words.draftCounts, tone: 'text-green-800' }
    return drafting
      ? { said: words.draftIncomplete, tone: 'text-amber-800' }
      : { said: words.noDraft, tone: 'text-neutral-600' }
  }
  const named = people.data.items.filter(decides)
  const left = campaign.standings.default_to_come.people - named.length
  return (
    <section aria-labelledby="silent-title">
      <h3 id="silent-title" className="text-sm font-medium text-neutral-900">
        {who}
      </h3>
      <ScrollBox label={who} className="mt-2 max-h-56 overflow-y-auto rounded-lg border border-neutral-200">
        <ul className="divide-y divide-neutral-100">
          {named.map((person) => {
            const fate = fateOf(person)
            return (
              <li key={person.id} className="flex items-baseline justify-between gap-4 px-3 py-1.5">
                <span className="min-w-0 text-neutral-900">
                  <span className="block truncate">
                    {person.last_name} {person.first_name}
                  </span>
                  {fate && <span className={`block text-sm ${fate.tone}`}>{fate.said}</span>}
                </span>
                {/* Nothing is due to who says how much they pay in of their own money. */}
                {person.room_cents === null && (
                  <span className="tabular shrink-0">{money(person.due_cents)}</span>
                )}
              </li>
            )
          })}
          {left > 0 && <li className="px-3 py-1.5 text-neutral-600">{words.more(left)}</li>}
        </ul>
      </ScrollBox>
    </section>
  )
}
