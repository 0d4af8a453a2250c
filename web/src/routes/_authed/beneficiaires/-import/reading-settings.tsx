import clsx from 'clsx'
import { useState } from 'react'
import { Form } from '../../../../form/form.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField, TextField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { AskedList } from './asked-list.tsx'
import type { Asked } from './asked-settings.ts'
import type { FileReading } from './use-extract.ts'
import type { ReadingBody } from './use-read-again.ts'
import { importWords } from './import-words.ts'

/** Sheet, title row and encoding, when the reader chose otherwise than the person. A change reads the file again. */
export function ReadingSettings(props: {
  reading: FileReading
  running: boolean
  /** The exercice of the pay, and those that may take its place. */
  year?: { chosen: number; offered: readonly number[]; onChoose: (year: number) => void }
  /** What the file asks, above the rest; the panel is then a wide one. */
  asked?: readonly Asked[]
  onReadAgain: (body: ReadingBody) => void
}) {
  const { reading, running, year, asked = [], onReadAgain } = props
  const words = useWords(importWords)
  const { sheet, sheet_names: sheets, encoding, header_row: headerRow } = reading
  const [row, setRow] = useState<string | null>(null)
  const written = row ?? String(headerRow ?? '')
  const wanted = Number(written)
  const open = asked.filter((one) => one.open).length
  const valid = Number.isInteger(wanted) && wanted >= 1 && wanted <= 200
  const here = {
    ...(sheet === null ? {} : { sheet }),
    ...(encoding === null ? {} : { encoding }),
  }
  return (
    <Card title={words.settings} actions={open > 0 && <Badge tone="amber">{words.asked.count(open)}</Badge>}>
      {asked.length > 0 && (
        <div className="mb-4 border-b border-neutral-200 pb-4">
          {open > 0 && <p className="mb-3 text-sm text-neutral-600">{words.asked.countBody}</p>}
          <AskedList asked={asked} running={running} onReadAgain={onReadAgain} />
        </div>
      )}
      <Form
        className={clsx('grid items-start gap-4', asked.length > 0 && 'sm:grid-cols-2 lg:grid-cols-4')}
        onSubmit={() => {
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
        <div>
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
          <p className="mt-1.5 text-sm text-neutral-600">{words.headerRowHelp}</p>
        </div>
      </Form>
    </Card>
  )
}
