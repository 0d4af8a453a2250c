import { importOpenings } from '@moisson/contract/abondement'
import { useState } from 'react'
import { useChange } from '../api/change.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { PastedList } from '../file/pasted-list.tsx'
import { sayAndClose } from '../form/say-and-close.ts'
import { ErrorCard } from '../kit/error-card.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { readOpenings } from './read-openings.ts'
import { abondementWords } from './abondement-words.ts'

/** A list of amounts received elsewhere, from a file or pasted; all rows or none, each fault by its line. */
export default function OpeningsDialog({ company, onClose }: { company: string; onClose: () => void }) {
  const words = useWords(abondementWords)
  const { language, money } = useFormat()
  const change = useChange(importOpenings)
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
    sayAndClose(words.recorded(added, unchanged), onClose)
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
      <PastedList
        words={words}
        text={text}
        onText={write}
        read={
          rows.length > 0 &&
          words.read(rows.length, money(rows.reduce((sum, row) => sum + row.gross_cents, 0)))
        }
        faults={said}
      />
      {said.length === 0 && change.error && <ErrorCard error={change.error} title={words.recordFailed} />}
    </FormDialog>
  )
}
