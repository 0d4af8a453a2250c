import { formulaParts } from '@moisson/core/accord/formula-parts'
import { SelectField } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Pair, Part } from './answer.tsx'
import { TextRows } from './rows.tsx'

/** Where and when the agreement applies. */
export default function ScopeStep() {
  const words = useWords(creatorWords)
  const { accord, preview } = useCreator()
  const { mediumDay } = useFormat()
  return (
    <>
      <Part title={words.scopeParts.who}>
        <Answer place="scope.kind" />
        {accord.scope.kind === 'group' ? <Companies /> : <Establishments />}
      </Part>
      <Part title={words.scopeParts.duration}>
        <Pair>
          <Answer place="duration.years" />
          <Answer place="duration.period_months" />
        </Pair>
        {preview && (
          <div className="text-sm text-neutral-700">
            <p>{words.deadlines.covers}</p>
            <ul className="mt-1 list-disc pl-5">
              {preview.deadlines.exercises.map(({ start, end }) => (
                <li key={start}>{words.deadlines.from(mediumDay(start), mediumDay(end))}</li>
              ))}
            </ul>
          </div>
        )}
        <PartPeriods />
        <Answer place="tacit_renewal" />
      </Part>
    </>
  )
}

/** Months that cut a year in whole periods, shorter than it. */
const shorter = ['3', '4', '6']

/** Named parts of the formula that are calculated more often than the rest. */
function PartPeriods() {
  const words = useWords(creatorWords).parts
  const { accord, put, problemAt } = useCreator()
  const { part_periods, period_months } = accord.duration
  const parts = formulaParts(accord.formula.tree)
  // A part that lost its name, or its formula, can still be taken back here.
  const lost = part_periods.filter(({ part }) => !parts.some(({ name }) => name === part))
  const shown = [...parts.map(({ name }) => name), ...lost.map(({ part }) => part)]
  if (shown.length === 0 || (period_months < 12 && part_periods.length === 0)) return null
  return (
    <Pair>
      {shown.map((name, place) => {
        const known = part_periods.findIndex(({ part }) => part === name)
        return (
          <SelectField
            key={place}
            label={words.period(name)}
            name={`duration.part_periods.${place}`}
            value={String(part_periods[known]?.period_months ?? '')}
            placeholder={words.whole}
            options={shorter.map((months) => ({ value: months, label: words.months(months) }))}
            error={
              problemAt(`duration.part_periods.${known}.period_months`) ??
              problemAt(`duration.part_periods.${known}.part`)
            }
            onChange={({ target }) => {
              const others = part_periods.filter(({ part }) => part !== name)
              put(
                'duration.part_periods',
                target.value === ''
                  ? others
                  : [...others, { part: name, period_months: Number(target.value) }],
              )
            }}
          />
        )
      })}
    </Pair>
  )
}

function Establishments() {
  const words = useWords(creatorWords)
  const { answers, accord } = useCreator()
  const given = answers.scope?.establishments
  const rows =
    given ?? accord.scope.establishments.map(({ name, address }) => ({ name, address: address ?? '' }))
  return (
    <div className="grid gap-2">
      <TextRows
        place="scope.establishments"
        legend={words.rows.establishments}
        named={words.rows.establishment}
        add={words.rows.addEstablishment}
        columns={{ name: 120, address: 300 }}
        rows={rows}
      />
      {given === undefined && rows.length > 0 && (
        <p className="text-sm text-neutral-600">
          <em>{words.from.file}</em>
        </p>
      )}
    </div>
  )
}

function Companies() {
  const words = useWords(creatorWords)
  const { answers } = useCreator()
  return (
    <TextRows
      place="scope.companies"
      legend={words.rows.companies}
      named={words.rows.company}
      add={words.rows.addCompany}
      columns={{ name: 120 }}
      rows={answers.scope?.companies ?? []}
    />
  )
}
