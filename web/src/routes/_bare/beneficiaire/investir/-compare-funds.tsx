import { ChevronDown } from 'lucide-react'
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
      <div className="-mx-4 overflow-x-auto px-4">
        <table className="w-full min-w-120 text-sm">
          <thead>
            <tr className="border-b border-neutral-300 text-left text-neutral-700">
              <th scope="col" className="py-2 pr-3 font-medium">
                {words.compareFund}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                {words.compareRisk}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                {words.compareHorizon}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                {words.compareCost}
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-medium">
                {words.scenarioNames.unfavourable}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-neutral-200">
            {funds.map((fund) => {
              const bad = fund.scenarios.find(({ name }) => name === 'unfavourable')
              return (
                <tr key={fund.id}>
                  <th scope="row" className="py-2 pr-3 text-left font-normal text-neutral-900">
                    {fund.name}
                  </th>
                  <td className="tabular px-2 py-2 text-right">{fund.sri} / 7</td>
                  <td className="tabular px-2 py-2 text-right whitespace-nowrap">
                    {inYears(fund.recommended_holding_months)}
                  </td>
                  <td className="tabular px-2 py-2 text-right whitespace-nowrap">
                    {money(yearlyCost(fund, cents))}
                  </td>
                  <td className="tabular py-2 pl-2 text-right whitespace-nowrap">
                    {bad ? money(thousandAfter(bad.bps_per_year)) : '–'}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
