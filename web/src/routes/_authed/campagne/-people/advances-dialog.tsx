import { recordAdvances } from '@moisson/contract/advance'
import { useState } from 'react'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { FileField } from '../../../../file/file-field.tsx'
import { readText } from '../../../../file/read-text.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { advanceWords } from './advance-words.ts'
import { readAdvances } from './read-advances.ts'

const shownFaults = 20

/** The advances of many people at once, from a file or pasted; all lines or none, each fault by its line. */
export default function AdvancesDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const words = useWords(advanceWords)
  const { language, money } = useFormat()
  const change = useCampaignChange(recordAdvances)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const { rows, faults } = readAdvances(text, language)

  async function submit() {
    const outcome = await change.send({ path: { id: campaign.id }, body: { advances: rows } })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.recorded(outcome.value.people) })
    onClose()
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
      <FileField
        label={words.file}
        accept=".csv,.txt,text/csv,text/plain"
        choose={words.chooseFile}
        chosen={name}
        onFile={(file) => {
          setName(file.name)
          void readText(file).then(write)
        }}
      />
      <TextArea label={words.paste} rows={6} value={text} onChange={(event) => write(event.target.value)} />
      {rows.length > 0 && (
        <p className="text-sm text-neutral-700">
          {words.read(rows.length, money(rows.reduce((sum, row) => sum + row.gross_cents, 0)))}
        </p>
      )}
      {faults.length > 0 && (
        <Notice kind="warning" title={words.faults(faults.length)} announced>
          <ul className="grid gap-1 text-sm">
            {faults.slice(0, shownFaults).map(({ line, problem, written }) => (
              <li key={line}>
                {words.line(line, problem === 'badAmount' ? words.badAmount(written) : words.noNumber)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </FormDialog>
  )
}
