import { cited } from '../words/cited.tsx'
import { Calculator } from 'lucide-react'
import { dataWords } from '../words/data.ts'
import { useWords } from '../words/catalogue.ts'
import { useFormat } from './use-format.ts'
import type { Text } from '@moisson/law/text'

/** One line of an explained amount, as the API gives it. */
export interface ExplainedStep {
  label: Text
  amount_cents: number | null
  detail?: Text
  articles: readonly string[]
}

/** « Comment est calculé ce montant ? »: inputs, formula in words, article, rounding, one line each. */
export function StepsPanel(props: { steps: readonly ExplainedStep[]; title?: string; open?: boolean }) {
  const words = useWords(dataWords)
  return (
    <details className="group card" open={props.open}>
      <summary className="flex min-h-11 items-center gap-2.5 rounded-xl px-4 py-2.5 font-medium text-secondary-800 select-none marker:content-none hover:bg-neutral-50">
        <Calculator aria-hidden className="size-4 shrink-0" />
        {props.title ?? words.howComputed}
      </summary>
      <StepsList steps={props.steps} className="border-t border-neutral-200 px-4" />
    </details>
  )
}

/** The steps alone, where what opens them is the amount itself. */
export function StepsList(props: { steps: readonly ExplainedStep[]; className?: string }) {
  const { text, money } = useFormat()
  return (
    <ol className={`divide-y divide-neutral-100 ${props.className ?? ''}`}>
      {props.steps.map((step, index) => (
        <li key={index} className="flex items-baseline justify-between gap-4 py-2.5">
          <div className="min-w-0">
            <p className="text-neutral-900">{text(step.label)}</p>
            {step.detail && <p className="text-sm text-pretty text-neutral-600">{text(step.detail)}</p>}
            {step.articles.length > 0 && <p className="text-xs text-neutral-600">{cited(step.articles)}</p>}
          </div>
          {step.amount_cents !== null && (
            <span className="tabular shrink-0 font-medium text-neutral-950">{money(step.amount_cents)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
