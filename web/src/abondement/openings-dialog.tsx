import { importOpenings } from '@moisson/contract/abondement'
import { useState } from 'react'
import { useChange } from '../api/change.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { FileField } from '../file/file-field.tsx'
import { readText } from '../file/read-text.ts'
import { ErrorCard } from '../kit/error-card.tsx'
import { TextArea } from '../kit/field.tsx'
import { Notice } from '../kit/notice.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { readOpenings } from './read-openings.ts'
import { abondementWords } from './abondement-words.ts'

const shownFaults = 20

/** A list of amounts received elsewhere, from a file or pasted; all rows or none, each fault by its line. */
export default function OpeningsDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const words = useWords(abondementWords)
  const { language, money } = useFormat()
  const change = useChange(importOpenings)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const { rows, lines, faults } = readOpenings(text, language)
  const refused = Object.entries(change.error?.fieldErrors ?? {}).map(([field, message]) => ({
    line: lines[Number(field.slice('rows.'.length))] ?? 0,
    message,
  }))
  const said = [
    ...faults.map(({ line, problem, written }) => {
      const sentence = words[problem]
      return { line, message: typeof sentence === 'string' ? sentence : sentence(written) }
    }),
    ...refused,
  ]

  async function submit() {
    const outcome = await change.send({ path: { id: company }, body: { rows } })
    if (!outcome.ok) return
    const { added, unchanged } = outcome.value
    showToast({ kind: 'success', title: words.recorded(added, unchanged) })
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
      disabled={rows.length === 0 || said.length > 0}
      error={null}
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
      {said.length > 0 ? (
        <Notice kind="warning" title={words.faults(said.length)} announced>
          <ul className="grid gap-1 text-sm">
            {said.slice(0, shownFaults).map(({ line, message }) => (
              <li key={`${line}/${message}`}>{words.line(line, message)}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        change.error && <ErrorCard error={change.error} title={words.recordFailed} />
      )}
    </FormDialog>
  )
}
