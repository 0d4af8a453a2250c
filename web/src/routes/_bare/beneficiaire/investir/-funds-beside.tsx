import { fundsBeside, type Beside } from '@moisson/core/saver-profile/beside-fund'
import type { SaverAnswers } from '@moisson/core/saver-profile/questions'
import type { PlanKind } from '@moisson/core/vocabulary'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { SaverProfile } from '../-saver-profile.tsx'
import type { Fund } from './-campaign-facts.ts'
import { neutralOrder, thousandAfter } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { besideWords } from './-beside-words.ts'
import { placeWords } from './-place-words.ts'
import { RiskScale } from './-risk-scale.tsx'

/** The way to one’s profile as a saver, with the funds of the plans that money goes to beside it; none without a fund. */
export function ProfileBesideFunds(props: {
  plans: readonly { kind: PlanKind }[]
  funds: Readonly<Record<PlanKind, readonly Fund[]>>
}) {
  const plans = props.plans
    .map(({ kind }) => ({ kind, funds: props.funds[kind] }))
    .filter(({ funds }) => funds.length > 0)
  if (plans.length === 0) return null
  return <SaverProfile beside={(answers) => <FundsBeside answers={answers} plans={plans} />} />
}

/** The funds in the order of their cards, each with its figures beside what the person said: facts, and no choice. */
function FundsBeside(props: {
  answers: SaverAnswers
  plans: readonly { kind: PlanKind; funds: readonly Fund[] }[]
}) {
  const words = useWords(besideWords)
  const places = useEasyWords(placeWords)
  const { answers, plans } = props
  if (answers.needed_in === null && answers.fall_accepted === null) return null
  return (
    <section className="grid gap-3" aria-labelledby="saver-funds">
      <div>
        <h3 id="saver-funds" className="font-semibold">
          {words.title}
        </h3>
        <p className="text-sm text-pretty text-neutral-700">{words.intro}</p>
      </div>
      {plans.map(({ kind, funds }) => (
        <div key={kind} className="grid gap-1">
          <h4 className="text-sm font-medium text-neutral-700">{places.place[kind]}</h4>
          <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
            {fundsBeside(answers, neutralOrder(funds)).map(({ fund, beside }) => (
              <OneFund key={fund.id} fund={fund} {...beside} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function OneFund({
  fund,
  holding,
  bad_year,
}: {
  fund: Fund
  holding: Beside | null
  bad_year: Beside | null
}) {
  const words = useWords(besideWords)
  const choice = useEasyWords(choiceWords)
  const { count, roundMoney } = useFormat()
  const months = fund.recommended_holding_months
  const bad = fund.scenarios.find(({ name }) => name === 'unfavourable')
  return (
    <li className="grid gap-1 py-2.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span lang="fr" className="font-medium text-neutral-950">
          {fund.name}
        </span>
        <RiskScale level={fund.sri} />
      </p>
      {holding && (
        <p className="text-pretty text-neutral-700">
          {words.hold(months % 12 === 0 ? choice.years(months / 12) : choice.months(months))}{' '}
          <span className="text-neutral-950">{words.holding[holding]}</span>
        </p>
      )}
      {bad && bad_year && (
        <p className="text-pretty text-neutral-700">
          {words.badYear(count(1000), roundMoney(thousandAfter(bad.bps_per_year)))}{' '}
          <span className="text-neutral-950">
            {bad.bps_per_year < 0 ? words.fall[bad_year] : words.noFall}
          </span>
        </p>
      )}
    </li>
  )
}
