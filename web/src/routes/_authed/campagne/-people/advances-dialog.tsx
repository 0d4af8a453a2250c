import { recordAdvances } from '@moisson/contract/advance'
import { useState } from 'react'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { PastedList } from '../../../../file/pasted-list.tsx'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { advanceWords } from './advance-words.ts'
import { readAdvances } from './read-advances.ts'

/** The advances of many people at once, from a file or pasted; all lines or none, each fault by its line. */
export default function AdvancesDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const words = useWords(advanceWords)
  const { language, money } = useFormat()
  const change = useCampaignChange(recordAdvances)
  const [text, setText] = useState('')
  const { rows, faults } = readAdvances(text, language)

  async function submit() {
    const outcome = await change.send({ path: { id: campaign.id }, body: { advances: rows } })
    if (outcome.ok) sayAndClose(words.recorded(outcome.value.people), onClose)
  }
  function write(next: string) {
    setText(next)
    change.reset()
  }
  return (
    <FormDialog
      title={words.list}
      description={words.listIntro}
      submit={words.record(rows.length)}
      running={change.running}
      disabled={rows.length === 0 || faults.length > 0}
      failure={change.error && <ActionFailure error={change.error} campaign={campaign} />}
      makes={change}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PastedList
        words={words}
        text={text}
        onText={write}
        read={
          rows.length > 0 &&
          words.read(rows.length, money(rows.reduce((sum, row) => sum + row.gross_cents, 0)))
        }
        faults={faults.map(({ line, problem, written }) => ({
          line,
          message: problem === 'badAmount' ? words.badAmount(written) : words.noNumber,
        }))}
      />
    </FormDialog>
  )
}
