import { getCampaignMails } from '@moisson/contract/campaign-mail'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { mailWords } from './mail-words.ts'

const MailsDialog = late(() => import('./mails-dialog.tsx'))

/** Says that mails of the campaign have not left, why, and what can be done; silent while all goes well. */
export default function MailsNotice({ campaign }: { campaign: Campaign }) {
  const words = useWords(mailWords)
  const { longInstant } = useFormat()
  const [open, setOpen] = useState(false)
  const { data: mails } = useLateRead(getCampaignMails, { path: { id: campaign.id } }, { refetchMs: 30_000 })
  if (!mails) return null
  const { held_since, kept, uncertain, failed, unsettled_notices, leaving } = mails
  const held = held_since !== null && leaving > 0
  if (!held && kept + uncertain + failed === 0 && !open) return null
  return (
    <>
      <Notice
        kind="warning"
        announced
        title={[
          uncertain > 0 && words.doubtfulTitle(uncertain),
          kept > 0 && words.keptTitle(kept),
          failed > 0 && words.failedTitle(failed),
          held && words.heldTitle,
        ]
          .filter(Boolean)
          .join('. ')}
        actions={
          kept + uncertain + failed > 0 && (
            <Button size="small" icon={Send} onClick={() => setOpen(true)}>
              {words.see}
            </Button>
          )
        }
      >
        {held && <p>{words.heldBody(longInstant(held_since))}</p>}
        {uncertain > 0 && <p>{words.doubtfulBody}</p>}
        {kept > 0 && <p>{words.keptBody}</p>}
        {failed > 0 && <p>{words.failedBody}</p>}
        {campaign.state === 'open' && unsettled_notices > 0 && kept + uncertain + failed > 0 && (
          <p className="mt-1">{words.waiting(unsettled_notices)}</p>
        )}
      </Notice>
      {open && <MailsDialog campaign={campaign} mails={mails} onClose={() => setOpen(false)} />}
    </>
  )
}
