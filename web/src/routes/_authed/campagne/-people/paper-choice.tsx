import { enterChoice, readChoicePaper } from '@moisson/contract/paper-choice'
import { FileCheck, PenLine, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useTake } from '../../../../file/use-file.ts'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { paperChoiceWords } from './paper-choice-words.ts'

const EnterChoice = late(() => import('./enter-choice-dialog.tsx'))

/** Whoever answered on paper: the company enters it, reads its paper again, prints the receipt to hand over. */
export default function PaperChoice({ campaign, person }: { campaign: Campaign; person: Enrolment }) {
  const words = useWords(paperChoiceWords)
  const [entering, setEntering] = useState(false)
  const file = useTake(readChoicePaper)
  const entered = person.submission_channel === 'on_behalf'
  const take = (paper: 'paper' | 'receipt') =>
    void file.take({ path: { id: campaign.id, bid: person.id, paper } }, `${paper}.pdf`)
  return (
    <section aria-labelledby="paper-title" className="grid gap-3 rounded-xl border border-neutral-200 p-4">
      <div>
        <h3 id="paper-title" className="font-semibold">
          {words.title}
        </h3>
        {campaign.state === 'open' && (
          <p className="text-sm text-pretty text-neutral-600">{entered ? words.again : words.help}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {entered && (
          <>
            <Button icon={FileCheck} running={file.running} onClick={() => take('paper')}>
              {words.read}
            </Button>
            <Button icon={Printer} running={file.running} onClick={() => take('receipt')}>
              {words.print}
            </Button>
          </>
        )}
        {campaign.state === 'open' && (
          <Button makes={enterChoice.http} icon={PenLine} onClick={() => setEntering(true)}>
            {entered ? words.enterAgain : words.enter}
          </Button>
        )}
      </div>
      {entering && <EnterChoice campaign={campaign} person={person} onClose={() => setEntering(false)} />}
    </section>
  )
}
