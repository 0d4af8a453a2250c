import { indicatorUnits, type IndicatorUnit } from '@moisson/core/accord/given-answers'
import type { Field } from '@moisson/core/record/field'
import { useState } from 'react'
import { FieldOf } from '../../../form/field-of.tsx'
import { FigureField } from '../../../form/figure-field.tsx'
import { Form } from '../../../form/form.tsx'
import { Checkbox } from '../../../kit/checkbox.tsx'
import { TextField } from '../../../kit/field.tsx'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import { RowsField } from '../../../kit/rows-field.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { sampleFields } from './-sample-fields.ts'
import { State } from './-state.tsx'

const cells = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-5'
const filled = {
  text: 'Amina Belkacem',
  email: 'amina.belkacem@exemple.fr',
  phone: '+33199001234',
  day: '2026-03-02',
  cents: 123_456,
  bps: 8000,
  number: 212,
  choice: 'plan',
  open: false,
  long: 'Rappeler après la paie.',
  flag: true,
}

export default function FieldStates() {
  const { states } = useWords(kitPageWords)
  return (
    <>
      <State name={states.empty}>
        <EveryKind start={{}} />
      </State>
      <State name={states.filled}>
        <EveryKind start={filled} />
      </State>
      <State name={states.wrong}>
        <EveryKind start={{}} wrong />
      </State>
      <State name={states.disabled}>
        <EveryKind start={filled} disabled />
      </State>
      <Choices />
    </>
  )
}

function EveryKind(props: { start: Record<string, unknown>; wrong?: boolean; disabled?: boolean }) {
  const { fields: words } = useWords(kitPageWords)
  const [values, setValues] = useState(props.start)
  return (
    <Form onSubmit={() => undefined} className={cells}>
      {Object.entries<Field>(sampleFields).map(([name, field]) => (
        <FieldOf
          key={name}
          name={name}
          field={field}
          value={values[name] ?? null}
          optional={name === 'phone'}
          disabled={props.disabled}
          error={props.wrong && words.wrong}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
    </Form>
  )
}

function Choices() {
  const { fields: words, states } = useWords(kitPageWords)
  const [chosen, setChosen] = useState<string | null>(null)
  const options = [
    { value: 'cash', title: words.cash, body: words.cashBody },
    { value: 'plan', title: words.plan, body: words.planBody },
    { value: 'later', title: words.later, body: words.laterBody, disabled: true },
  ]
  const cards = { options, columns: 2, onChange: setChosen } as const
  return (
    <>
      <State name={words.cards}>
        <RadioCards {...cards} legend={words.cardsLegend} value={chosen} />
      </State>
      <State name={words.cardsWrong}>
        <RadioCards
          {...cards}
          legend={words.cardsLegend}
          value={chosen}
          error={chosen === null && words.chooseOne}
        />
      </State>
      <State name={words.boxes} row>
        <Checkbox label={states.empty} />
        <Checkbox label={states.filled} defaultChecked />
        <Checkbox label={words.inPart} indeterminate />
        <Checkbox label={states.disabled} disabled />
      </State>
      <State name={words.withEnd}>
        <TextField
          label={words.search}
          className="max-w-sm"
          defaultValue="2026"
          end={<span className="pr-2 text-sm text-neutral-600">12</span>}
        />
      </State>
      <State name={words.figures}>
        <Figures />
      </State>
      <State name={words.rows}>
        <SampleRows />
      </State>
    </>
  )
}

/** A figure of an indicator in each of its units. */
function Figures() {
  const { fields: words } = useWords(kitPageWords)
  const [figures, setFigures] = useState<Partial<Record<IndicatorUnit, number | null>>>({
    EUR: 1_250_000.5,
    ratio: 0.95,
  })
  return (
    <Form onSubmit={() => undefined} className={cells}>
      {indicatorUnits.map((unit) => (
        <FigureField
          key={unit}
          label={`${words.figures} (${unit})`}
          unit={unit}
          value={figures[unit]}
          onChange={(value) => setFigures({ ...figures, [unit]: value })}
        />
      ))}
    </Form>
  )
}

/** One row that has to stay, three at the most. */
function SampleRows() {
  const { fields: words } = useWords(kitPageWords)
  const [rows, setRows] = useState([{ name: filled.text }])
  return (
    <RowsField
      legend={words.rowsLegend}
      help={words.rowsHelp}
      rows={rows}
      named={words.rowNamed}
      rowClassName="flex max-w-sm items-end gap-3"
      remove={(_, place) => words.removeRow(place + 1)}
      least={1}
      most={3}
      add={words.addRow}
      blank={() => ({ name: '' })}
      error={rows.length === 3 ? words.rowsFull : undefined}
      onChange={setRows}
    >
      {({ name }, change, place) => (
        <TextField
          className="min-w-0 flex-1"
          label={words.rowNamed(place + 1)}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
    </RowsField>
  )
}
