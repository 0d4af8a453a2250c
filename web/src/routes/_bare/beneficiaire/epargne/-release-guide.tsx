import {
  monthsToAsk,
  releaseEvents,
  releaseIn,
  releaseOnceHappened,
  type ReleaseEvent,
  type ReleaseEventName,
} from '@moisson/law/release-events'
import { noteIn, papersIn } from '@moisson/law/release-request'
import { capital } from '@moisson/law/words/capital'
import { useState } from 'react'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Employer } from './-employer-savings.tsx'
import { savingsWords } from './-savings-words.ts'

const names = Object.keys(releaseEvents) as ReleaseEventName[]
const lawPlans = { pee: 'PEE', percol: 'PERCOL' } as const

/** The events of life that free money early: what it could free of mine, with which papers, by when, asked of whom. */
export function ReleaseGuide({ employers }: { employers: readonly Employer[] }) {
  const words = useWords(savingsWords)
  const { text } = useFormat()
  const [name, choose] = useState<ReleaseEventName | ''>('')
  const told = names.flatMap((one) => {
    const label = releaseIn(releaseEvents[one], 'PEE') ?? releaseIn(releaseEvents[one], 'PERCOL')
    return label ? [{ value: one, label: capital(text(label)) }] : []
  })
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="release">
      <div>
        <h2 id="release" className="text-lg font-semibold">
          {words.release}
        </h2>
        <p className="text-pretty text-neutral-700">{words.releaseIntro}</p>
      </div>
      <SelectField
        label={words.event}
        placeholder={words.chooseEvent}
        options={told}
        value={name}
        onChange={(event) => choose(event.target.value as ReleaseEventName | '')}
      />
      {name && <Case name={name} employers={employers} />}
      <p className="text-sm text-neutral-700">
        <a className="link" href="/guide/deblocage-anticipe">
          {words.readMore}
        </a>
      </p>
    </section>
  )
}

function Case({ name, employers }: { name: ReleaseEventName; employers: readonly Employer[] }) {
  const words = useWords(savingsWords)
  const { text, mediumDay, money } = useFormat()
  const event: ReleaseEvent = releaseEvents[name]
  const plans = (['pee', 'percol'] as const).map((plan) => ({
    plan,
    condition: releaseIn(event, lawPlans[plan]),
    months: monthsToAsk(name, lawPlans[plan]),
    note: noteIn(name, lawPlans[plan]),
    papers: papersIn(name, lawPlans[plan]),
    mine: employers.flatMap((employer) =>
      employer.plans.filter((one) => one.plan === plan).map((one) => ({ ...one, employer })),
    ),
  }))
  const opens = plans.some(({ condition }) => condition !== null)
  return (
    <div className="card grid grid-cols-1 gap-5 p-4">
      {/* Which plans it opens, aloud; the rest is read where it stands. */}
      <p aria-live="polite" className="sr-only">
        {plans
          .map(({ plan, condition }) => (condition ? words.opens : words.opensNot)(words.plans[plan]))
          .join('. ')}
      </p>
      {plans.map(({ plan, condition, months, note, papers, mine }) => (
        <div key={plan} className="grid gap-1.5">
          <h3 className="font-semibold">
            {condition ? words.opens(words.plans[plan]) : words.opensNot(words.plans[plan])}
          </h3>
          {condition && (
            <>
              <p className="text-pretty text-neutral-800">{capital(text(condition))}.</p>
              <p className="text-pretty text-neutral-800">
                {months === null ? words.anyTime[plan] : words.within(months)}
                {event.since && ` ${words.since(mediumDay(event.since))}`}
                {note && ` ${text(note)}`}
              </p>
              <p className="text-pretty text-neutral-800">
                {words.papers(papers.map((paper) => text(paper)).join(', '))}
              </p>
              {mine.length === 0 && <p className="text-neutral-700">{words.noneOfMine}</p>}
              {mine.map((one) => (
                <p key={one.employer.beneficiary_id} className="text-pretty text-neutral-800">
                  {words.couldFree(money(one.placed_cents), one.employer.company.legal_name)}{' '}
                  {one.keeper ? words.sendTo(one.keeper) : words.sendToKeeper}
                </p>
              ))}
            </>
          )}
        </div>
      ))}
      {opens && (
        <>
          <p className="text-sm text-pretty text-neutral-700">{text(releaseOnceHappened)}</p>
          <p className="text-sm text-pretty text-neutral-700">
            {words.once}{' '}
            <a className="link" href="/guide/impots-et-prelevements">
              {words.tax}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
