import { managedSpans } from '@moisson/core/company/managed-spans'
import { managedProfiles } from '@moisson/core/vocabulary'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import { useEasyWords } from '../../../../words/plain.ts'
import type { Campaign } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'
import { gridWords } from './-grid-words.ts'
import type { WorkingChoice } from './-working-choice.ts'

type Steps = Campaign['managed_steps']['percol']

/** « Comment le risque baisse »: what each profile of the plan keeps at low risk, by the years left before the departure. */
export default function ManagedGrid(props: {
  steps: Steps
  profile: WorkingChoice['ways']['percol']['profile']
}) {
  const { steps, profile } = props
  const words = useEasyWords(gridWords)
  const choice = useEasyWords(choiceWords)
  const { text, percent } = useFormat()
  const spans = managedSpans(steps)
  const mine = (one: string) => clsx(one === profile && 'font-semibold text-neutral-950')
  return (
    <details className="group rounded-xl border border-neutral-200">
      <summary className="flex min-h-11 items-center gap-2 rounded-xl px-3 py-2 text-sm font-medium text-secondary-800 marker:content-none hover:bg-neutral-50">
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        {words.title}
      </summary>
      <div className="grid gap-2 px-3 pt-1 pb-3">
        <p className="text-sm text-pretty text-neutral-700">{words.intro}</p>
        <PlainTable
          label={words.title}
          dense
          columns={[
            { header: words.before, cell: ({ span }) => text(span) },
            ...managedProfiles.map((one) => ({
              header: <span className={mine(one)}>{choice.profiles[one]}</span>,
              // On a phone the profile that was taken has the room.
              wide: profile !== null && one !== profile,
              cell: ({ step }: { step: Steps[number] }) => (
                <span className={mine(one)}>{percent(step[`${one}_bps`])}</span>
              ),
            })),
          ]}
          rows={steps.flatMap((step, place) => {
            const span = spans[place]
            return span ? [{ step, span }] : []
          })}
          rowKey={({ step }) => step.years_before}
        />
        <p className="text-sm text-pretty text-neutral-600">{words.notSafe}</p>
      </div>
    </details>
  )
}
