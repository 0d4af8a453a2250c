import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { FileReading } from './use-extract.ts'
import type { ReadingBody } from './use-read-again.ts'
import { importWords } from './words.ts'

/** Sheet, title row and encoding, when the reader chose otherwise than the person. A change reads the file again. */
export function ReadingSettings(props: {
  reading: FileReading
  running: boolean
  /** The exercice of the pay, and those that may take its place. */
  year?: { chosen: number; offered: readonly number[]; onChoose: (year: number) => void }
  onReadAgain: (body: ReadingBody) => void
}) {
  const { reading, running, year, onReadAgain } = props
  const words = useWords(importWords)
  const { sheet, sheet_names: sheets, encoding, header_row: headerRow } = reading
  const [row, setRow] = useState<string | null>(null)
  const written = row ?? String(headerRow ?? '')
  const wanted = Number(written)
  const valid = Number.isInteger(wanted) && wanted >= 1 && wanted <= 200
  const here = {
    ...(sheet === null ? {} : { sheet }),
    ...(encoding === null ? {} : { encoding }),
  }
  return (
    <Card title={words.settings}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (valid && wanted !== headerRow) onReadAgain({ ...here, header_row: wanted })
          setRow(null)
        }}
      >
        {year && (
          <SelectField
            label={words.yearShort}
            help={words.yearShortHelp}
            value={String(year.chosen)}
            disabled={running}
            options={year.offered.map((each) => ({ value: String(each), label: String(each) }))}
            onChange={(event) => year.onChoose(Number(event.target.value))}
          />
        )}
        {sheets.length > 1 && (
          <SelectField
            label={words.sheet}
            value={sheet ?? ''}
            placeholder={sheet === null ? words.chooseSheet : undefined}
            disabled={running}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onChange={(event) => onReadAgain({ sheet: event.target.value })}
          />
        )}
        {encoding !== null && (
          <SelectField
            label={words.encoding}
            help={words.encodingHelp}
            value={encoding}
            disabled={running}
            options={Object.entries(words.encodings).map(([value, label]) => ({ value, label }))}
            onChange={(event) => onReadAgain({ encoding: event.target.value })}
          />
        )}
        <div className="grid grid-cols-[1fr_auto] items-end gap-2">
          <TextField
            label={words.headerRow}
            inputMode="numeric"
            value={written}
            disabled={running}
            aria-invalid={(!valid && written !== '') || undefined}
            onChange={(event) => setRow(event.target.value.replaceAll(/\D/g, ''))}
          />
          <Button type="submit" disabled={!valid || wanted === headerRow} running={running}>
            {words.readAgain}
          </Button>
        </div>
        <p className="-mt-2 text-sm text-neutral-600">{words.headerRowHelp}</p>
      </form>
    </Card>
  )
}
