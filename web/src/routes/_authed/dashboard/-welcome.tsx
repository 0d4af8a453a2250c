import clsx from 'clsx'
import { Check } from 'lucide-react'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { dashboardWords } from './-dashboard-words.ts'

const simulations: string = '/simulations'
const obligations: object = { new: 'obligation_check' }

/** A company without a campaign: the three steps to the first one. */
export default function Welcome({ people }: { people: number }) {
  const words = useWords(dashboardWords)
  const ready = people > 0
  const steps = [
    { key: 'people', done: ready, current: !ready },
    { key: 'campaign', done: false, current: ready },
    { key: 'launch', done: false, current: false },
  ] as const
  return (
    <section className="card grid gap-6 p-5 sm:p-8">
      <div>
        <h2 className="text-lg font-semibold">{words.welcome}</h2>
        <p className="text-pretty text-neutral-600">{words.welcomeBody}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={simulations} search={obligations}>
          {words.concerned}
        </ButtonLink>
        <span className="text-sm text-neutral-600">{words.concernedBody}</span>
      </p>
      <ol className="grid gap-4 lg:grid-cols-3">
        {steps.map(({ key, done, current }, index) => {
          const step = words.steps[key]
          return (
            <li
              key={key}
              className={clsx(
                'flex flex-col gap-4 rounded-xl border p-5',
                current ? 'border-primary-700 bg-primary-50' : 'border-neutral-200',
              )}
            >
              <div className="flex flex-1 gap-3">
                <span
                  aria-hidden
                  className={clsx(
                    'tabular grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold',
                    done
                      ? 'bg-primary-700 text-white'
                      : current
                        ? 'bg-white text-primary-900 ring-1 ring-primary-700'
                        : 'bg-neutral-200 text-neutral-600',
                  )}
                >
                  {done ? <Check className="size-4" /> : index + 1}
                </span>
                <div>
                  <h3 className="font-medium">
                    {step.title}
                    {done && <span className="sr-only"> ({words.stepDone})</span>}
                  </h3>
                  <p className="text-sm text-pretty text-neutral-600">
                    {done && key === 'people' ? words.peopleReady(people) : step.body}
                  </p>
                </div>
              </div>
              {key === 'people' && (
                <div>
                  <ButtonLink
                    look={current ? 'primary' : 'secondary'}
                    to="/beneficiaires"
                    search={{ import: 'new' }}
                  >
                    {step.go}
                  </ButtonLink>
                </div>
              )}
              {key === 'campaign' && (
                <div>
                  <ButtonLink look={current ? 'primary' : 'secondary'} to="/campagne">
                    {step.go}
                  </ButtonLink>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
