import type { CampaignAction } from '@moisson/core/vocabulary'
import { BellRing, Ellipsis, FileCheck2, Landmark, Rocket, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { allows } from '../../../../campaign/campaign.ts'
import { detailWords } from './detail-words.ts'

const AllActions = late(() => import('./all-actions.tsx'))

/** The one main action of the moment, beside the list of all of them. */
export function HeaderActions(props: { campaign: Campaign; onAct: (action: CampaignAction) => void }) {
  const { campaign, onAct } = props
  const words = useWords(detailWords)
  const { actions } = words
  const [all, setAll] = useState(false)
  return (
    <>
      <Button icon={Ellipsis} aria-haspopup="dialog" onClick={() => setAll(true)}>
        {words.actionsTitle}
      </Button>
      {all && <AllActions campaign={campaign} onAct={onAct} onClose={() => setAll(false)} />}
      {campaign.state === 'draft' && (
        <Button
          makes="POST /campaigns/{id}/launch"
          look="primary"
          icon={Rocket}
          onClick={() => onAct('launch')}
        >
          {actions.launch}
        </Button>
      )}
      {allows(campaign, 'remind') && !allows(campaign, 'submit') && (
        <Button look="primary" icon={BellRing} onClick={() => onAct('remind')}>
          {actions.remind}
        </Button>
      )}
      {allows(campaign, 'submit') && (
        <Button look="primary" icon={SendHorizontal} onClick={() => onAct('submit')}>
          {actions.submit}
        </Button>
      )}
      {allows(campaign, 'validate') && (
        <Button look="primary" icon={FileCheck2} onClick={() => onAct('validate')}>
          {actions.validate}
        </Button>
      )}
      {(campaign.state === 'validated' || campaign.state === 'completed') && (
        <ButtonLink
          look={campaign.state === 'validated' ? 'primary' : 'secondary'}
          icon={Landmark}
          to="/campagne/versement-{$campaignId}"
          params={{ campaignId: campaign.id }}
        >
          {words.payment}
        </ButtonLink>
      )}
    </>
  )
}
