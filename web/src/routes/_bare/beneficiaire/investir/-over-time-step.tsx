import {
  overTime,
  yearKinds,
  type Explained,
  type OverTime,
  type FundYears,
} from '@moisson/core/choice/over-time'
import type { PlanKind } from '@moisson/core/vocabulary'
import { gainLeviesRate } from '@moisson/law/parameters/social-levies'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { StepsList } from '../../../../kit/steps-panel.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useTabTitle } from '../../../../shell/tab-title.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { placeText } from '../-place-colours.ts'
import { placeWords } from './-place-words.ts'
import type { Asked } from './-asked.ts'
import type { Campaign, Fund, Profile } from './-campaign-facts.ts'
import { neutralOrder } from './-campaign-facts.ts'
import { DicLink } from './-dic-link.tsx'
import { OwnTaxFields, useOwnTax } from './-own-tax.tsx'
import { overTimeWords } from './-over-time-words.ts'

const scenarioOf = {
  bad: 'unfavourable',
  middling: 'moderate',
  good: 'favourable',
} as const

/** The three years of a fund's document; null where one is missing. */
function yearsOf(fund: Fund): FundYears | null {
  const found = (kind: keyof FundYears) =>
    fund.scenarios.find(({ name }) => name === scenarioOf[kind])?.bps_per_year
  const [bad, middling, good] = [found('bad'), found('middling'), found('good')]
  return bad === undefined || middling === undefined || good === undefined ? null : { bad, middling, good }
}

/** What the sum would be as cash and placed, after one, five and eight years: a calculation beside the choice, never a choice. */
export default function OverTimeStep(props: {
  campaign: Campaign
  profile: Profile
  /** What is chosen so far: its plan and fund are those of the example first. */
  lines: readonly Asked[]
  onBack: () => void
}) {
  const { campaign, profile, lines, onBack } = props
  const words = useWords(overTimeWords)
  useTabTitle(words.title)
  const own = useOwnTax()
  const example = useExample(campaign, lines)
  const { plan, fund, years } = example
  return (
    <div className="grid gap-5 pb-6">
      <header className="grid gap-1">
        <h1 tabIndex={-1} data-page-title className="text-xl font-semibold tracking-tight">
          {words.title}
        </h1>
        <p className="text-pretty text-neutral-700">{words.intro}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section className="card grid gap-3 p-4">
          <h2 className="font-semibold">{words.taxTitle}</h2>
          {profile.amounts.untaxed ? (
            <p className="text-sm text-neutral-700">{words.untaxed}</p>
          ) : (
            <OwnTaxFields of={own} />
          )}
        </section>
        {fund && <Where campaign={campaign} example={example} />}
      </div>
      {fund && (
        <p aria-live="polite" className="sr-only">
          {words.recomputed(fund.name)}
        </p>
      )}
      {plan && fund && years ? (
        <Compared
          campaign={campaign}
          profile={profile}
          plan={plan}
          shown={overTime({
            type: campaign.type,
            gross_cents: profile.amounts.due_gross_cents,
            net_cents: profile.amounts.due_cents,
            taxable_cents: profile.amounts.untaxed
              ? 0
              : profile.amounts.due_gross_cents - profile.amounts.due_csg_deductible_cents,
            tax: own.tax,
            matching: matchingOf(profile, plan, fund),
            fund: { ...years, costs_bps: fund.recurring_cost_bps },
            paid_on: profile.default_preview.estimate.rules_date,
          })}
          counted={own.tax?.kind ?? null}
        />
      ) : (
        <Notice>{words.noFund}</Notice>
      )}
      {fund && <Assumed fund={fund} />}
      <div className="no-print">
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </div>
  )
}

/** The plan and the fund of the example: those chosen already, else the first of the neutral order. */
function useExample(campaign: Campaign, lines: readonly Asked[]) {
  const [picked, setPicked] = useState<{ plan?: PlanKind; fund?: string }>({})
  const known = (['pee', 'percol'] as const)
    .filter((kind) => campaign.destinations.includes(kind))
    .map((kind) => ({
      kind,
      funds: neutralOrder(campaign.funds[kind]).filter((fund) => yearsOf(fund) !== null),
    }))
    .filter(({ funds }) => funds.length > 0)
  const placed = lines.find(({ destination }) => known.some(({ kind }) => kind === destination))
  const wanted = picked.plan ?? placed?.destination
  const { kind: plan, funds } = known.find(({ kind }) => kind === wanted) ?? known[0] ?? { funds: [] }
  const chosen = lines.find(({ destination, fund_id }) => destination === plan && fund_id)?.fund_id
  const fund = funds.find(({ id }) => id === (picked.fund ?? chosen)) ?? funds[0]
  return {
    plan,
    plans: known.map(({ kind }) => kind),
    fund,
    funds,
    years: fund ? yearsOf(fund) : null,
    setPicked,
  }
}

function matchingOf({ placed_whole }: Profile, plan: PlanKind, fund: Fund) {
  const found = placed_whole.find((one) => one.plan === plan && (one.fund_id ?? fund.id) === fund.id)
  return {
    gross_cents: found?.abondement_gross_cents ?? 0,
    net_cents: found?.abondement_net_cents ?? 0,
  }
}

function Where({ campaign, example }: { campaign: Campaign; example: ReturnType<typeof useExample> }) {
  const words = useWords(overTimeWords)
  const places = useEasyWords(placeWords)
  const { plan, plans, fund, funds, setPicked } = example
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-semibold">{words.where}</h2>
      {plans.length > 1 && (
        <SelectField
          label={words.plan}
          value={plan}
          options={plans.map((value) => ({
            value,
            label: places.longPlace[value],
          }))}
          onChange={({ target }) =>
            setPicked({
              plan: plans.find((one) => one === target.value) ?? 'pee',
            })
          }
        />
      )}
      <SelectField
        label={words.fund}
        help={words.fundHelp}
        value={fund?.id}
        options={funds.map(({ id, name, sri }) => ({
          value: id,
          label: words.fundOption(name, String(sri)),
        }))}
        onChange={({ target }) => setPicked({ ...(plan && { plan }), fund: target.value })}
      />
      {plan && keepingOf(campaign, plan)}
    </section>
  )
}

function keepingOf(campaign: Campaign, plan: PlanKind): ReactNode {
  const found = campaign.keeping.find((one) => one.plan === plan)
  return found && <Keeping said={found.said} />
}

function Keeping({ said }: { said: Campaign['keeping'][number]['said'] }) {
  const { text } = useFormat()
  return <p className="text-sm text-pretty text-neutral-700">{text(said)}</p>
}

/** The two sums side by side on the first day, then what each is after some years. */
function Compared(props: {
  campaign: Campaign
  profile: Profile
  plan: PlanKind
  shown: OverTime
  counted: 'rate' | 'notice' | null
}) {
  const { profile, plan, shown, counted } = props
  const words = useWords(overTimeWords)
  const { money, mediumDay, percent } = useFormat()
  const { cash, placed, marginal_bps } = shown
  const tax = profile.amounts.due_cents - cash.cents
  const added = placed.cents - profile.amounts.due_cents
  const free_on = plan === 'pee' ? profile.pee_available_on : null
  return (
    <>
      <section className="grid gap-3" aria-labelledby="first-day">
        <h2 id="first-day" className="font-semibold">
          {words.today}
        </h2>
        <div className="grid grid-cols-2 items-start gap-3">
          <Side name={words.cash} tone={placeText.immediate_payment} of={cash}>
            {counted ? words.afterTax : profile.amounts.untaxed ? words.untaxed : words.beforeTax}
          </Side>
          <Side name={words.placed} tone={placeText[plan]} of={placed}>
            {added > 0 ? words.withMatching(money(added)) : words.withoutMatching}
          </Side>
        </div>
        {!profile.amounts.untaxed && (
          <p aria-live="polite" className="text-sm text-pretty text-neutral-700">
            {counted === null
              ? words.taxNotCounted
              : counted === 'rate'
                ? words.taxAtRate(money(tax))
                : words.taxByScale(money(tax), percent(marginal_bps ?? 0, 0))}
          </p>
        )}
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {shown.horizons.map(({ years, on, outcomes }) => (
          <section key={years} className="card grid gap-1 p-4" aria-labelledby={`after-${years}`}>
            <h2 id={`after-${years}`} className="font-semibold">
              {words.after(years)}
            </h2>
            <p className="text-sm text-pretty text-neutral-700">
              {plan === 'percol'
                ? words.lockedRetirement
                : free_on && free_on > on
                  ? words.locked(mediumDay(free_on))
                  : words.free}
            </p>
            <div className="mt-1 divide-y divide-neutral-200 border-t border-neutral-200">
              <Opened label={words.cash} of={cash} />
              {yearKinds.map((kind) => (
                <Opened
                  key={kind}
                  label={
                    <>
                      {words.placed}
                      <span className="block text-sm font-normal text-neutral-600">{words.kinds[kind]}</span>
                    </>
                  }
                  of={outcomes[kind]}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

/** One of the two on the first day: its amount large, its steps behind it. */
function Side(props: { name: string; tone: string; of: Explained; children: ReactNode }) {
  const { money } = useFormat()
  return (
    <details className="group card min-w-0 open:col-span-2">
      <summary className="grid min-h-11 gap-0.5 rounded-xl p-3 marker:content-none hover:bg-neutral-50 sm:p-4">
        <span className="flex items-center justify-between gap-1 text-sm font-medium text-neutral-700">
          {props.name}
          <Chevron />
        </span>
        <span className={`tabular text-lg leading-6 font-semibold sm:text-xl ${props.tone}`}>
          {money(props.of.cents)}
        </span>
        <span className="text-sm leading-5 text-pretty text-neutral-600">{props.children}</span>
      </summary>
      <StepsList steps={props.of.steps} className="border-t border-neutral-200 px-3 text-sm sm:px-4" />
    </details>
  )
}

/** An amount that opens into its steps. */
function Opened({ label, of }: { label: ReactNode; of: Explained }) {
  const { money } = useFormat()
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 py-1.5 marker:content-none">
        <span className="min-w-0 flex-1 leading-5 text-neutral-900">{label}</span>
        <span className="tabular font-semibold text-neutral-950">{money(of.cents)}</span>
        <Chevron />
      </summary>
      <StepsList steps={of.steps} className="pb-2 pl-2 text-sm" />
    </details>
  )
}

const Chevron = () => (
  <ChevronDown
    aria-hidden
    className="size-4 shrink-0 text-neutral-500 transition-transform group-open:rotate-180 no-print"
  />
)

function Assumed({ fund }: { fund: Fund }) {
  const words = useWords(overTimeWords)
  const { percent } = useFormat()
  const { source, more, exit, cash, scale } = words.assumptions
  const { exact } = gainLeviesRate.on(gainLeviesRate.values[0].from)
  return (
    <section className="grid gap-2" aria-labelledby="assumed">
      <h2 id="assumed" className="font-semibold">
        {words.assumed}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-pretty text-neutral-800">
        {[source, more, exit(percent((exact.num * 10_000) / exact.den)), cash, scale].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <DicLink fund={fund} />
    </section>
  )
}
