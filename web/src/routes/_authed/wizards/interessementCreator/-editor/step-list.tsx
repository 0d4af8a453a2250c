import { Link, getRouteApi } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check, CircleAlert } from 'lucide-react'
import { Progress } from '../../../../../kit/progress.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from './creator-words.ts'
import { steps, stepOf, type StepCode } from './steps.ts'
import { useCreator } from './use-creator.ts'
import { answerAt } from '@moisson/core/accord/answer-path'

const route = getRouteApi('/_authed/wizards/interessementCreator/')

/** The steps with where each stands; on a phone they fold behind the one that is open. */
export function StepList({ step, seen }: { step: StepCode; seen: ReadonlySet<StepCode> }) {
  const words = useWords(creatorWords)
  const { answers, preview } = useCreator()
  const { draft } = route.useSearch()
  const problems = preview?.problems ?? []
  const complete = preview?.complete === true
  const marked = steps.map(({ code, icon, asks }) => {
    // Once nothing is missing, what was never opened is answered too, by the file or the ordinary choices.
    const answered = asks.some((part) => complete || answerAt(answers, part) !== undefined)
    const begun = seen.has(code) || answered
    const wrong = problems.filter(
      ({ field, code: kind }) => stepOf(field) === code && (kind === 'illegal_value' || begun),
    ).length
    const state = wrong > 0 ? ('problem' as const) : begun ? ('done' as const) : ('todo' as const)
    return { code, icon, wrong, state }
  })
  const done = marked.filter(({ state }) => state === 'done').length
  const list = (
    <ol className="grid gap-0.5">
      {marked.map(({ code, icon: Icon, wrong, state }) => {
        const said = state === 'problem' ? words.state.problem(wrong) : words.state[state]
        return (
          <li key={code}>
            <Link
              to="/wizards/interessementCreator"
              search={{ draft, step: code }}
              aria-current={code === step ? 'step' : undefined}
              className={clsx(
                'flex min-h-10 items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-sm pointer-coarse:min-h-11',
                code === step
                  ? 'bg-primary-100 font-medium text-primary-950'
                  : 'text-neutral-800 hover:bg-neutral-100',
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-neutral-600" />
              <span className="min-w-0 flex-1">{words.titles[code]}</span>
              {state === 'done' && <Check aria-hidden className="size-4 shrink-0 text-primary-700" />}
              {state === 'problem' && <CircleAlert aria-hidden className="size-4 shrink-0 text-amber-700" />}
              <span className="sr-only">{said}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
  return (
    <nav aria-label={words.steps} className="lg:sticky lg:top-[calc(var(--demo-strip)+1.5rem)]">
      <div className="hidden gap-4 lg:grid">
        <Progress
          labelHidden
          label={words.steps}
          value={done}
          max={steps.length}
          detail={`${done} / ${steps.length}`}
        />
        {list}
      </div>
      <details key={step} className="card lg:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-medium">
          <span>{words.allSteps}</span>
          <span className="tabular text-sm font-normal text-neutral-600">
            {done} / {steps.length}
          </span>
        </summary>
        <div className="border-t border-neutral-200 p-2">{list}</div>
      </details>
    </nav>
  )
}
