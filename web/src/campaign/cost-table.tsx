import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { costWords } from './cost-words.ts'
import type { Campaign } from './campaign.ts'

type Cost = NonNullable<Campaign['cost']>
const cases = ['if_paid', 'if_default', 'at_most'] as const
type Case = (typeof cases)[number]

/** What the employer may pay on top of the shares, three ways, with the day the cash is needed. */
export function CostTable({ type, cost }: { type: Campaign['type']; cost: Cost }) {
  const words = useWords(costWords)
  const { longDay, money } = useFormat()
  const { asked_in } = campaignTypeFacts[type]
  const nameOf = (one: Case) => (asked_in && one === 'if_default' ? words.asked.nobody : words[one])
  const levyOf = (one: Case) => {
    const { forfait_social_cents: due, forfait_social_at_most_cents: most } = cost[one]
    return most > due ? words.upTo(money(most)) : money(due)
  }
  const total = (one: Case) =>
    cost.gross_cents + cost[one].matching_cents + cost[one].forfait_social_at_most_cents
  return (
    <section aria-labelledby="campaign-cost" className="grid gap-2">
      <h3 id="campaign-cost" className="font-semibold">
        {words.title}
      </h3>
      <p className="text-sm text-pretty text-neutral-600">
        {(asked_in ? words.asked.intro[asked_in] : words.intro)(longDay(cost.needed_on))}
      </p>
      <table className="w-full text-sm">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-neutral-200 text-left text-neutral-600">
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {words.case}
            </th>
            {[words.matching, words.levy, words.total].map((label) => (
              <th key={label} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-neutral-100">
          {/* Nobody is paid what they give of their own. */}
          {cases
            .filter((one) => !asked_in || one !== 'if_paid')
            .map((one) => (
              <tr key={one} className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-y-1 max-sm:py-2">
                <th
                  scope="row"
                  className="py-1.5 pr-3 text-left font-normal text-pretty text-neutral-800 max-sm:col-span-3 max-sm:py-0"
                >
                  {nameOf(one)}
                </th>
                <Cell label={words.matching}>{money(cost[one].matching_cents)}</Cell>
                <Cell label={words.levy}>{levyOf(one)}</Cell>
                <Cell label={words.total} strong>
                  {money(total(one))}
                </Cell>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ label, strong, children }: { label: string; strong?: boolean; children: string }) {
  return (
    <td className="tabular py-1.5 pl-3 text-right text-neutral-900 max-sm:p-0 max-sm:text-left">
      <span aria-hidden className="block text-xs text-neutral-600 sm:hidden">
        {label}
      </span>
      <span className={strong ? 'font-semibold' : undefined}>{children}</span>
    </td>
  )
}
