import type { CampaignAction } from '@moisson/core/vocabulary'
import { campaignActions } from '@moisson/core/vocabulary'
import { ChevronRight, CircleCheck, CircleSlash } from 'lucide-react'
import { Dialog } from '../../../../kit/dialog.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { refusalOf } from '../../../../campaign/campaign.ts'
import { detailWords } from './detail-words.ts'

/** Every action of a campaign: a button when it is possible, else the reason why it is not. */
export default function AllActions(props: {
  campaign: Campaign
  onAct: (action: CampaignAction) => void
  onClose: () => void
}) {
  const { campaign, onAct, onClose } = props
  const words = useWords(detailWords)
  const possible = campaignActions.filter((action) => refusalOf(campaign, action) === null)
  const refused = campaignActions.filter((action) => refusalOf(campaign, action) !== null)
  return (
    <Dialog open size="small" title={words.actionsTitle} description={words.actionsBody} onClose={onClose}>
      <ul className="-mx-2.5 grid gap-0.5">
        {possible.map((action) => (
          <li key={action}>
            <button
              type="button"
              onClick={() => {
                onClose()
                onAct(action)
              }}
              className="flex min-h-10 w-full items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-left font-medium text-neutral-950 hover:bg-neutral-100 pointer-coarse:min-h-11"
            >
              <CircleCheck aria-hidden className="size-4 shrink-0 text-primary-700" />
              <span className="flex-1">{words.actions[action]}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-neutral-400" />
            </button>
          </li>
        ))}
        {refused.map((action) => (
          <li key={action} className="flex gap-2.5 px-2.5 py-2">
            <CircleSlash aria-hidden className="mt-1 size-4 shrink-0 text-neutral-500" />
            <span>
              <span className="block text-neutral-700">{words.actions[action]}</span>
              <span className="block text-sm text-pretty text-neutral-600">
                {refusalOf(campaign, action)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
