import { useState } from 'react'
import { TextArea } from '../kit/field.tsx'
import { Notice } from '../kit/notice.tsx'
import { FileField } from './file-field.tsx'
import { readText } from './read-text.ts'

const shownFaults = 20

export interface LineFault {
  line: number
  message: string
}

/** The fields of a list that comes from a file or is pasted: what was read of it, and each fault by its line. */
export function PastedList(props: {
  words: {
    file: string
    chooseFile: string
    paste: string
    faults: (count: number) => string
    line: (line: number, message: string) => string
  }
  text: string
  onText: (text: string) => void
  /** What was read, once a row was. */
  read: string | false
  faults: readonly LineFault[]
}) {
  const { words, text, onText, read, faults } = props
  const [name, setName] = useState('')
  return (
    <>
      <FileField
        label={words.file}
        accept=".csv,.txt,text/csv,text/plain"
        choose={words.chooseFile}
        chosen={name}
        onFile={(file) => {
          setName(file.name)
          void readText(file).then(onText)
        }}
      />
      <TextArea label={words.paste} rows={6} value={text} onChange={(event) => onText(event.target.value)} />
      {read !== false && <p className="text-sm text-neutral-700">{read}</p>}
      {faults.length > 0 && (
        <Notice kind="warning" title={words.faults(faults.length)} announced>
          <ul className="grid gap-1 text-sm">
            {faults.slice(0, shownFaults).map(({ line, message }) => (
              <li key={`${line}/${message}`}>{words.line(line, message)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
