import type { ApiError } from '../api/api-error.ts'
import { Notice } from '../kit/notice.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import type { Campaign } from './campaign.ts'
import { campaignWords } from './campaign-words.ts'

/** Who brought a campaign into its present state, and when. */
function lastMove(campaign: Campaign): { name: string; at: string } | null {
  const moves: Partial<Record<Campaign['state'], [string | null, string | null]>> = {
    scheduled: [campaign.launched_by, campaign.launched_at],
    open: [campaign.launched_by, campaign.launched_at],
    submitted: [campaign.submitted_by, campaign.submitted_at],
    validated: [campaign.validated_by, campaign.validated_at],
    completed: [campaign.completed_by, campaign.completed_at],
    cancelled: [campaign.cancelled_by, campaign.cancelled_at],
  }
  const [name, at] = moves[campaign.state] ?? [null, null]
  return name && at ? { name, at } : null
}

/** An action that failed: the server's sentence, that nothing changed, and who was faster when somebody was. */
export function ActionFailure(props: { error: ApiError; campaign: Campaign; before?: Campaign['state'] }) {
  const { error, campaign, before } = props
  const words = useWords(campaignWords)
  const { longInstant } = useFormat()
  const moved = before !== undefined && campaign.state !== before
  // Without an answer nobody knows whether the request arrived; trying again is safe all the same.
  const unanswered = error.status === null
  const title = moved ? undefined : unanswered ? words.unanswered : words.unchanged
  const by = lastMove(campaign)
  const state = words.states[campaign.state]
  return (
    <Notice kind="error" announced title={title}>
      {!(moved && error.status === 412) && <p>{unanswered ? words.offline : error.message}</p>}
      {moved && <p>{by ? words.stateNowBy(state, by.name, longInstant(by.at)) : words.stateNow(state)}</p>}
      {!moved && error.status === 412 && <p className="mt-1">{words.changedMeanwhile}</p>}
      {!moved && error.status !== 412 && (
        <p className="text-sm text-neutral-600">
          {unanswered ? words.onlyOnce : words.unchangedBody}
          {error.requestId && (
            <>
              {' '}
              {words.reference} <code className="font-mono text-xs select-all">{error.requestId}</code>
            </>
          )}
        </p>
      )}
    </Notice>
  )
}
