import { isField, type Field } from '@moisson/core/import/field'
import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { askedSettings } from './asked-settings.ts'
import { labelOf } from './cell-text.ts'
import { ColumnRow } from './column-row.tsx'
import type { Choices } from './mapping.ts'
import { broughtBy, choose, chosenField, mappingOf } from './mapping.ts'
import { ReadingSettings } from './reading-settings.tsx'
import { StepFooter } from './step-footer.tsx'
import type { FileReading } from './use-extract.ts'
import type { ReadingBody } from './use-read-again.ts'
import { useReadAgain } from './use-read-again.ts'
import { importWords } from './import-words.ts'
import { useMarks } from '../../../../words/marks.ts'

/** What each column holds: recognised, with examples and confidence, and open to change. */
export function ColumnsStep(props: {
  company: string
  reading: FileReading
  year: number
  years: readonly number[]
  onNext: () => void
}) {
  const { company, reading, year, years, onNext } = props
  const words = useWords(importWords)
  const { count, language } = useFormat()
  const again = useReadAgain(company, reading.extract_id)
  const [choices, setChoices] = useState<Choices>({})
  const [said, setSaid] = useState('')
  const take = (header: string, field: Field | null) => {
    const made = choose(columns, choices, header, field)
    setChoices(made.choices)
    setSaid(made.taken && field ? words.fieldTaken(labelOf(field, language), header) : '')
  }
  const { columns } = reading
  const changed = Object.keys(choices).length > 0
  const asked = askedSettings(reading, words)
  const known = columns.filter((column) => chosenField(column, choices) !== null).length

  async function readAgain(body: ReadingBody) {
    const done = await again.readAgain(body)
    if (done) setChoices({})
    return done
  }
  /** The reading as it stands, with what was chosen here. */
  function asNow(): ReadingBody {
    const settings = {
      ...(reading.sheet === null ? {} : { sheet: reading.sheet }),
      ...(reading.header_row === null ? {} : { header_row: reading.header_row }),
      ...(reading.encoding === null ? {} : { encoding: reading.encoding }),
    }
    return { ...settings, mapping: mappingOf(columns, choices) }
  }
  async function next() {
    if (!changed || (await readAgain(asNow()))) onNext()
  }

  const settings = (
    <ReadingSettings
      reading={reading}
      running={again.running}
      asked={asked}
      year={{
        chosen: year,
        offered: years.includes(year) ? years : [year, ...years],
        onChoose: (chosen) => void readAgain({ ...asNow(), year: chosen }),
      }}
      onReadAgain={(body) => void readAgain(changed ? { ...asNow(), ...body } : body)}
    />
  )

  return (
    <>
      <UnsavedChanges when={changed} body={words.leaveColumns} />
      <LiveRegion>{said}</LiveRegion>
      {asked.length > 0 && settings}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section className="card min-w-0">
          <header className="px-5 pt-4 pb-3">
            <h2 className="font-semibold">{words.columnsTitle(known, count(columns.length))}</h2>
            <p className="text-sm text-neutral-600">{words.columnsIntro}</p>
          </header>
          <table className="w-full max-md:block md:table-fixed">
            <thead className="max-md:sr-only">
              <tr className="border-y border-neutral-200 bg-neutral-50 text-left text-xs font-medium text-neutral-600">
                <th scope="col" className="w-[23%] px-5 py-2 font-medium">
                  {words.columnOfFile}
                </th>
                <th scope="col" className="px-3 py-2 font-medium">
                  {words.columnExamples}
                </th>
                <th scope="col" className="w-54 px-3 py-2 font-medium">
                  {words.columnField}
                </th>
                <th scope="col" className="w-32 px-5 py-2 font-medium">
                  {words.columnSure}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-neutral-100 max-md:block max-md:border-t max-md:border-neutral-200">
              {columns.map((column) => (
                <ColumnRow
                  key={column.index}
                  column={column}
                  field={chosenField(column, choices)}
                  chosen={choices[column.header] !== undefined}
                  disabled={again.running}
                  onChange={(value) => take(column.header, isField(value) ? value : null)}
                />
              ))}
            </tbody>
          </table>
        </section>
        <div className="grid gap-4 lg:sticky lg:top-8">
          <Expected columns={columns} choices={choices} disabled={again.running} onTake={take} />
          {asked.length === 0 && settings}
          {again.error && <SaveFailure error={again.error} safe={words.refusedSafe} />}
        </div>
      </div>
      <StepFooter note={changed && words.changedColumns}>
        <Button look="primary" running={again.running} onClick={() => void next()}>
          {changed ? words.applyAndNext : words.next}
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      </StepFooter>
    </>
  )
}

/** What a file of people is expected to bring, and whether this one does; who is no employee is said there. */
function Expected(props: {
  columns: FileReading['columns']
  choices: Choices
  disabled: boolean
  onTake: (header: string, field: Field | null) => void
}) {
  const { columns, choices, disabled, onTake } = props
  const words = useWords(importWords)
  const { language } = useFormat()
  const { colon } = useMarks()
  const headerOf = (field: Field) =>
    columns.find((column) => chosenField(column, choices) === field)?.header ?? ''
  const officers = headerOf('officer')
  return (
    <Card title={words.expected}>
      <ul className="grid gap-2.5">
        {broughtBy(columns, choices).map(({ expected, here }) => (
          <li key={expected} className="flex gap-2.5 text-sm">
            {here ? (
              <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-primary-700" />
            ) : (
              <CircleDashed aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber-700" />
            )}
            <span>
              <span className="font-medium text-neutral-900">
                {expected === 'name' ? words.name : labelOf(expected, language)}
              </span>
              <span className="sr-only">
                {colon} {here ? words.found : words.absent}
              </span>
              {!here && <span className="block text-neutral-600">{words.absences[expected]}</span>}
            </span>
          </li>
        ))}
      </ul>
      <SelectField
        className="mt-4 border-t border-neutral-200 pt-4"
        label={words.officers.label}
        help={words.officers.help(headerOf('contract_type'))}
        disabled={disabled}
        value={officers}
        options={[
          { value: '', label: words.officers.none },
          ...columns.map(({ header }) => ({ value: header, label: header })),
        ]}
        onChange={({ target: { value } }) =>
          value === '' ? onTake(officers, null) : onTake(value, 'officer')
        }
      />
    </Card>
  )
}
