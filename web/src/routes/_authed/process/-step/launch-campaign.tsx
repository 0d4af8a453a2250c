import { launchProcessCampaign } from '@moisson/contract/process'
import { Link, useNavigate } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { useChange } from '../../../../api/change.ts'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Process, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'

/** Makes the campaign's draft and opens it; later, leads to it. */
export function LaunchCampaign({ step, process }: { step: Step; process: Process }) {
  const { actions } = useWords(processWords)
  const navigate = useNavigate()
  const launch = useChange(launchProcessCampaign)
  if (process.campaign_id)
    return (
      <ButtonLink
        look="primary"
        icon={Megaphone}
        className="justify-self-start"
        to="/campagne/detail-{$campaignId}"
        params={{ campaignId: process.campaign_id }}
      >
        {actions.openCampaign}
      </ButtonLink>
    )
  if (!step.allowed_actions.includes('launch')) return null

  async function go() {
    const outcome = await launch.send({ path: { id: process.id } })
    if (!outcome.ok) return
    const { id } = outcome.value.campaign
    await navigate({ to: '/campagne/detail-{$campaignId}', params: { campaignId: id } })
  }
  return (
    <div className="grid gap-3">
      <Button
        look="primary"
        icon={Megaphone}
        className="justify-self-start"
        running={launch.running}
        onClick={() => void go()}
      >
        {actions.launch}
      </Button>
      <p className="text-sm text-neutral-600">{actions.launchBody}</p>
      <p className="text-sm text-pretty text-neutral-600">
        {actions.otherTypes}{' '}
        <Link to="/campagne" search={{ create: 'new' }} className="link">
          {actions.otherTypesLink}
        </Link>
      </p>
      {launch.error && <SaveFailure error={launch.error} />}
    </div>
  )
}
