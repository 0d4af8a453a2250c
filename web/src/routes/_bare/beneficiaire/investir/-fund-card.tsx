import clsx from 'clsx'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { Term } from '../-terms.tsx'
import type { Fund } from './-campaign-facts.ts'
import { thousandAfter, yearlyCost } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { RiskScale } from './-risk-scale.tsx'

/** A fund in plain words: risk, how long, what it costs in euros for this amount, what a bad year did. */
export function FundCard(props: {
  fund: Fund
  chosen: boolean
  disabled: boolean
  /** Cents placed on it, or the plan's whole amount while it is not chosen. */
  cents: number
  onToggle: () => void
}) {
  const { fund, chosen, disabled, cents, onToggle } = props
  const words = useWords(choiceWords)
  const { money, percent, text } = useFormat()
  const bad = fund.scenarios.find(({ name }) => name === 'unfavourable')
  return (
    <div
      className={clsx(
        'rounded-xl border bg-white transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-secondary-600',
        chosen ? 'border-secondary-700 ring-1 ring-secondary-700' : 'border-neutral-300',
      )}
    >
      <label className="flex items-start gap-3 px-4 pt-3.5 pb-2.5">
        <input
          type="checkbox"
          checked={chosen}
          disabled={disabled}
          onChange={onToggle}
          className="mt-0.5 size-5 shrink-0 accent-secondary-700 outline-none"
        />
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span className="leading-5 font-medium text-neutral-950">{fund.name}</span>
          <span className="text-sm leading-5 text-neutral-700">
            {text({ fr: fund.description_fr, en: fund.description_en })}
          </span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-neutral-700">
            <RiskScale level={fund.sri} />
            <Horizon months={fund.recommended_holding_months} />
          </span>
          <span className="block text-sm leading-5">
            <span className="tabular font-medium text-neutral-950">
              {words.cost(money(yearlyCost(fund, cents)), percent(fund.recurring_cost_bps))}
            </span>{' '}
            <span className="text-neutral-600">{words.costFor(money(cents))}</span>
            {fund.entry_cost_bps > 0 && (
              <span className="text-neutral-600">
                {' '}
                {words.entryCost(
                  money(Math.round((cents * fund.entry_cost_bps) / 10_000)),
                  percent(fund.entry_cost_bps),
                )}
              </span>
            )}
          </span>
          {bad && (
            <span className="block text-sm leading-5 text-pretty text-neutral-700">
              {words.badYear(money(thousandAfter(bad.bps_per_year)))}
            </span>
          )}
        </span>
      </label>
      <FundDetails fund={fund} />
    </div>
  )
}

export function Horizon({ months }: { months: number }) {
  const words = useWords(choiceWords)
  return <>{months % 12 === 0 ? words.horizonYears(months / 12) : words.horizonMonths(months)}</>
}

function FundDetails({ fund }: { fund: Fund }) {
  const words = useWords(choiceWords)
  const { money, mediumDay } = useFormat()
  return (
    <details className="group border-t border-neutral-200">
      <summary className="flex min-h-11 items-center gap-2 rounded-b-xl px-4 text-sm font-medium text-secondary-800 marker:content-none hover:bg-neutral-50">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {words.moreOnFund}
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4 text-sm">
        {fund.scenarios.length > 0 && (
          <div className="grid gap-1">
            <p className="text-neutral-700">{words.scenarioIntro}</p>
            <dl className="grid gap-0.5">
              {fund.scenarios.map((scenario) => (
                <div key={scenario.name} className="flex justify-between gap-4">
                  <dt className="text-neutral-700">{words.scenarioNames[scenario.name]}</dt>
                  <dd className="tabular font-medium">{money(thousandAfter(scenario.bps_per_year))}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-neutral-700">
          <span>
            {words.manager} {fund.manager_name}
          </span>
          <span>
            {words.code} {fund.code}
          </span>
          <span>
            {words.sfdr[fund.sfdr]} (<Term of="sfdr" />)
          </span>
          {fund.is_solidarity && <span>{words.solidarity}</span>}
        </p>
        {fund.dic_url ? (
          <a
            href={fund.dic_url}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start"
          >
            {fund.dic_date ? words.dicDated(mediumDay(fund.dic_date)) : words.dic}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        ) : (
          <p className="text-neutral-700">{words.dicMissing}</p>
        )}
      </div>
    </details>
  )
}
