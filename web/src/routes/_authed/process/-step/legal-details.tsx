import { Scale } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Process, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'

/** The days and the texts behind a step, folded. */
export function LegalDetails({ step, process }: { step: Step; process: Process }) {
  const { step: words } = useWords(processWords)
  const { longDay } = useFormat()
  return (
    <details className="group card">
      <summary className="flex min-h-11 items-center gap-2.5 rounded-xl px-4 py-2.5 font-medium text-secondary-800 select-none marker:content-none hover:bg-neutral-50">
        <Scale aria-hidden className="size-4 shrink-0" />
        {words.legal}
      </summary>
      <dl className="grid gap-3 border-t border-neutral-200 px-4 py-4">
        {step.due_date && <Row label={words.legalDue} value={longDay(step.due_date)} />}
        {process.target_date && <Row label={words.legalTarget} value={longDay(process.target_date)} />}
        <Row label={words.legalBasis} value={step.legal_basis ?? words.legalNone} />
      </dl>
    </details>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-neutral-600">{label}</dt>
      <dd className="text-neutral-950">{value}</dd>
    </div>
  )
}
