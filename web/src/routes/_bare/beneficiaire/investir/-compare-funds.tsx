import { ChevronDown } from 'lucide-react'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Fund } from './-campaign-facts.ts'
import { thousandAfter, yearlyCost } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'

/** The funds side by side: the same figures as their cards, one line each. */
export function CompareFunds({ funds, cents }: { funds: readonly Fund[]; cents: number }) {
  const words = useWords(choiceWords)
  const { money } = useFormat()
  const inYears = (months: number) => (months % 12 === 0 ? words.years(months / 12) : words.months(months))
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 rounded-lg text-sm font-medium text-secondary-800 marker:content-none">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {words.compare}
      </summary>
      <PlainTable
        dense
        label={words.compare}
        rows={funds}
        rowKey={({ id }) => id}
        columns={[
          { header: words.compareFund, cell: ({ name }) => name },
          { header: words.compareRisk, cell: ({ sri }) => `${sri} / 7` },
          { header: words.compareHorizon, cell: (fund) => inYears(fund.recommended_holding_months) },
          { header: words.compareCost, cell: (fund) => money(yearlyCost(fund, cents)) },
          {
            header: words.scenarioNames.unfavourable,
            cell: ({ scenarios }) => {
              const bad = scenarios.find(({ name }) => name === 'unfavourable')
              return bad ? money(thousandAfter(bad.bps_per_year)) : '–'
            },
          },
        ]}
      />
    </details>
  )
}
