import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { forgetImport, waitingImport } from '../-import/waiting-import.ts'
import { peopleWords } from '../-people-words.ts'

/** A file that was read and not yet confirmed: to go on with, or to forget. */
export function WaitingImport({ company, onResume }: { company: string; onResume: (id: string) => void }) {
  const words = useWords(peopleWords)
  const [waiting, setWaiting] = useState(() => waitingImport(company))
  if (!waiting) return null
  return (
    <Notice
      actions={
        <>
          <Button size="small" onClick={() => onResume(waiting.id)}>
            {words.resume}
          </Button>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              forgetImport(company)
              setWaiting(null)
            }}
          >
            {words.forget}
          </Button>
        </>
      }
    >
      {words.waiting(waiting.name)}
    </Notice>
  )
}

/** The way back to the draft that sent somebody here to mend what it lacks. */
export function BackToDraft({ campaign }: { campaign: string }) {
  const words = useWords(peopleWords)
  return (
    <Notice
      actions={
        <ButtonLink size="small" to="/campagne/detail-{$campaignId}" params={{ campaignId: campaign }}>
          {words.backToDraft}
        </ButtonLink>
      }
    >
      {words.forDraft}
    </Notice>
  )
}
