import { certifyCampaign } from '@moisson/contract/certificate'
import { useNavigate } from '@tanstack/react-router'
import { FileBadge } from 'lucide-react'
import { useChange } from '../../../../api/change.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { paymentWords } from './payment-words.ts'

/** The certificate of the computation, written the first time it is asked for and kept among the papers. */
export default function CertificateCard({ campaign }: { campaign: Campaign }) {
  const { certificate: words } = useWords(paymentWords)
  const change = useChange(certifyCampaign)
  const navigate = useNavigate()
  async function open() {
    const outcome = await change.send({ path: { id: campaign.id } })
    if (outcome.ok) void navigate({ to: '/documents', search: { doc: outcome.value.document_id } })
  }
  return (
    <Card title={words.title}>
      <div className="grid justify-items-start gap-3">
        <p className="text-pretty text-neutral-600">{words.body}</p>
        {change.error && <SaveFailure error={change.error} />}
        <Button
          icon={FileBadge}
          makes="POST /campaigns/{id}/export/certificate"
          running={change.running}
          onClick={() => void open()}
        >
          {words.open}
        </Button>
      </div>
    </Card>
  )
}
