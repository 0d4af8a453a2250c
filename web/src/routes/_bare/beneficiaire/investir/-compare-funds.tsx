import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { SelectField } from '../../../../kit/field.tsx'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import type { Fund } from './-campaign-facts.ts'
import { thousandAfter, yearlyCost } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { DicLink } from './-dic-link.tsx'

/** Two funds side by side in the width of a phone: the same figures as their cards, one line each. */
export function CompareFunds({ funds, cents }: { funds: readonly Fund[]; cents: number }) {
  const words = useEasyWords(choiceWords)
  const [picked, setPicked] = useState<[string, string]>(() => [funds[0]?.id ?? '', funds[1]?.id ?? ''])
  if (funds.length < 2) return null
  const shown = picked.flatMap((id) => funds.find((fund) => fund.id === id) ?? [])
  const options = funds.map(({ id, name }) => ({ value: id, label: name }))
  const pick = (place: number, id: string) =>
    setPicked((before) => (place === 0 ? [id, before[1]] : [before[0], id]))
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 items-center gap-2 rounded-lg text-sm font-medium text-secondary-800 marker:content-none">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {words.compare}
      </summary>
      <div className="grid gap-3 pt-1">
        <div className="grid grid-cols-2 gap-3">
          {picked.map((id, place) => (
            <SelectField
              key={place}
              className="min-w-0"
              label={words.compareWith(place)}
              value={id}
              options={options}
              onChange={(event) => pick(place, event.target.value)}
            />
          ))}
        </div>
        <Figures funds={shown} cents={cents} />
      </div>
    </details>
  )
}

type Row = [label: string, cell: (fund: Fund) => ReactNode]

function Figures({ funds, cents }: { funds: readonly Fund[]; cents: number }) {
  const words = useEasyWords(choiceWords)
  const { money, percent } = useFormat()
  const inYears = (months: number) => (months % 12 === 0 ? words.years(months / 12) : words.months(months))
  const rows: Row[] = [
    [words.compareRisk, ({ sri }) => words.riskLevel(String(sri))],
    [words.compareHorizon, (fund) => words.atLeast(inYears(fund.recommended_holding_months))],
    [words.compareCost, (fund) => `${money(yearlyCost(fund, cents))} (${percent(fund.recurring_cost_bps)})`],
    [words.compareEntry, (fund) => money(Math.round((cents * fund.entry_cost_bps) / 10_000))],
    ...(['unfavourable', 'moderate', 'favourable'] as const).map((name): Row => [
      words.scenarioNames[name],
      ({ scenarios }) => {
        const found = scenarios.find((one) => one.name === name)
        return found ? words.became(money(100_000), money(thousandAfter(found.bps_per_year))) : '–'
      },
    ]),
    [words.compareDocument, (fund) => <DicLink fund={fund} short />],
  ]
  return (
    <PlainTable
      dense
      caption={funds.map(({ name }) => name).join(', ')}
      rows={rows}
      rowKey={([label]) => label}
      columns={[
        { header: '', cell: ([label]) => label, long: true },
        ...funds.map((fund) => ({
          header: <span lang="fr">{fund.name}</span>,
          cell: ([, cell]: Row) => cell(fund),
          long: true,
        })),
      ]}
    />
  )
}
