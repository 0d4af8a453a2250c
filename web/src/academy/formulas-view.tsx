import type { Formulas, ReadFormula } from '@moisson/core/academy/formulas'
import { useId, useState } from 'react'
import { LineChart } from '../kit/chart-line.tsx'
import { late } from '../kit/late.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { guideWords } from './guide-words.ts'
import { LookUpHeader } from './look-up-header.tsx'
import type { GuidePlace } from './topic-link.tsx'

const OpenFormula = late(() => import('./open-formula.tsx'))

/** Published formulas side by side, each with its curve and the way to begin an agreement with it. */
export default function FormulasView({ formulas: page, place }: { formulas: Formulas; place: GuidePlace }) {
  const words = useWords(guideWords).formulas
  const { count, roundMoney } = useFormat()
  const { title, people, payroll_cents, formulas } = page.in[useLanguage()]
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8 text-neutral-800">
      <LookUpHeader
        title={title}
        intro={words.intro(count(people), roundMoney(payroll_cents))}
        place={place}
      />
      {formulas.map((formula) => (
        <Formula key={formula.code} formula={formula} place={place} />
      ))}
      <p className="text-sm text-neutral-600">{words.caution}</p>
    </div>
  )
}

function Formula({ formula, place }: { formula: ReadFormula; place: GuidePlace }) {
  const words = useWords(guideWords).formulas
  const { roundMoney } = useFormat()
  const { label, from, note, sentences, curve, code } = formula
  const { points } = curve
  const [at, setAt] = useState(Math.round((points.length - 1) * 0.6))
  const id = useId()
  const point = points[at]
  return (
    <section aria-labelledby={`${id}-title`} className="card grid grid-cols-1 gap-4 p-5">
      <header className="grid gap-1">
        <h2 id={`${id}-title`} className="text-xl font-semibold tracking-tight text-balance text-neutral-950">
          {label}
        </h2>
        <p className="text-sm text-neutral-600">{from}</p>
      </header>
      <div lang="fr" className="grid gap-1 leading-7 text-pretty">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <LineChart
        title={words.curve}
        titleHidden
        pointLabel={curve.label}
        points={points.map(({ shown }) => shown)}
        series={[{ label: words.envelope, values: points.map(({ envelope_cents }) => envelope_cents) }]}
        write={roundMoney}
        at={at}
      />
      <div className="grid gap-2 print:hidden">
        <label htmlFor={id} className="text-sm font-medium text-neutral-900">
          {words.move(curve.label)}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={points.length - 1}
          value={at}
          aria-valuetext={point && words.at(point.shown, roundMoney(point.envelope_cents))}
          onChange={({ target }) => setAt(Number(target.value))}
          className="h-11 w-full accent-primary-700"
        />
        <output htmlFor={id} className="text-neutral-950">
          {point && words.at(point.shown, roundMoney(point.envelope_cents))}
        </output>
      </div>
      {note && <p className="text-sm text-pretty text-neutral-600">{note}</p>}
      {place === 'academy' && <OpenFormula code={code} />}
    </section>
  )
}
