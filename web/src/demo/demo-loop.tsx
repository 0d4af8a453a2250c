import clsx from 'clsx'
import { ArrowRight, Check } from 'lucide-react'
import { Spinner } from '../kit/spinner.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import type { Demo } from './use-demo.ts'
import { useEnter } from './use-enter.ts'
import { demoWords } from './demo-words.ts'

/** The whole product as five steps to click: each enters as the right person, on the right page. */
export default function DemoLoop({ demo, onGo }: { demo: Demo; onGo?: () => void }) {
  const words = useWords(demoWords)
  const { text } = useFormat()
  const { entering, enter } = useEnter()
  const personas = new Map(demo.personas.map((persona) => [persona.id, persona]))
  const next = demo.steps.findIndex((step) => !step.done)
  return (
    <ol className="grid gap-2">
      {demo.steps.map((step, index) => {
        const persona = personas.get(step.persona)
        return (
          <li key={step.href + step.persona}>
            <button
              type="button"
              disabled={!persona || entering !== null}
              onClick={() => {
                if (persona) void enter(persona, step.href).then(onGo)
              }}
              className={clsx(
                'group flex w-full items-center gap-4 rounded-xl border bg-white px-4 py-3 text-left transition-colors hover:border-primary-700 hover:bg-primary-50',
                index === next ? 'border-primary-700' : 'border-neutral-200',
              )}
            >
              <span
                aria-hidden
                className={clsx(
                  'tabular grid size-9 shrink-0 place-items-center rounded-full font-semibold',
                  step.done ? 'bg-primary-700 text-white' : 'bg-primary-100 text-primary-900',
                )}
              >
                {step.done ? <Check className="size-4.5" /> : index + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-neutral-950">{text(step.label)}</span>
                <span className="block text-sm text-neutral-600">
                  {persona && text(persona.label)}
                  {step.done && ` · ${words.done}`}
                </span>
              </span>
              {entering && entering === step.persona ? (
                <Spinner />
              ) : (
                <ArrowRight
                  aria-hidden
                  className="size-4.5 shrink-0 text-neutral-500 transition-transform group-hover:translate-x-0.5"
                />
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
