import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { Term } from '../-terms.tsx'
import type { Fund } from './-campaign-facts.ts'
import { thousandAfter, yearlyCost } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { DicLink } from './-dic-link.tsx'
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
  const words = useEasyWords(choiceWords)
  const { money, roundMoney, percent, count } = useFormat()
  const bad = fund.scenarios.find(({ name }) => name === 'unfavourable')
  const months = fund.recommended_holding_months
  return (
    <div
      className={clsx(
        'grid content-between rounded-xl border bg-white transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-secondary-600',
        chosen
          ? 'border-secondary-700 ring-1 ring-secondary-700'
          : 'border-neutral-300 hover:border-neutral-400',
      )}
    >
      <label className="flex items-start gap-3 px-3.5 pt-3 pb-1">
        <input
          type="checkbox"
          checked={chosen}
          disabled={disabled}
          onChange={onToggle}
          className="mt-0.5 size-[1.25em] shrink-0 accent-secondary-700 outline-none"
        />
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span lang="fr" className="leading-5 font-medium text-neutral-950">
            {fund.name}
          </span>
          <span className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-3 gap-y-1">
            <Figure label={words.compareRisk}>
              <RiskScale level={fund.sri} />
            </Figure>
            <Figure label={words.compareHorizon}>
              {words.atLeast(months % 12 === 0 ? words.years(months / 12) : words.months(months))}
            </Figure>
            <Figure label={words.compareCost}>
              {money(yearlyCost(fund, cents))}{' '}
              <span className="font-normal text-neutral-600">({percent(fund.recurring_cost_bps)})</span>
            </Figure>
            {bad && (
              <Figure label={words.badYear}>
                {words.became(count(1000), roundMoney(thousandAfter(bad.bps_per_year)))}
              </Figure>
            )}
          </span>
          {fund.entry_cost_bps > 0 && (
            <span className="text-sm text-neutral-700">
              {words.entryCost(
                money(Math.round((cents * fund.entry_cost_bps) / 10_000)),
                percent(fund.entry_cost_bps),
              )}
            </span>
          )}
        </span>
      </label>
      <FundDetails fund={fund} />
    </div>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="block text-sm leading-5">
      <span className="block text-xs leading-4 text-neutral-600">
        <span className="sr-only">, </span>
        {label}{' '}
      </span>
      <span className="tabular font-medium text-neutral-950">{children}</span>
    </span>
  )
}

function FundDetails({ fund }: { fund: Fund }) {
  const words = useEasyWords(choiceWords)
  const { money, text } = useFormat()
  return (
    <details className="group">
      <summary className="ml-11.5 flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 text-sm font-medium text-secondary-800 marker:content-none">
        {words.moreOnFund}
        <span className="sr-only"> ({fund.name})</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pr-3.5 pb-3.5 pl-11.5 text-sm">
        <p className="text-pretty text-neutral-700">
          {text({ fr: fund.description_fr, en: fund.description_en })}
        </p>
        {fund.scenarios.length > 0 && (
          <div className="grid gap-1">
            <p className="text-pretty text-neutral-700">{words.scenarioIntro}</p>
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
        <DicLink fund={fund} />
      </div>
    </details>
  )
}
