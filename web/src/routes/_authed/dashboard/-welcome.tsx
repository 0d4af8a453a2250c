import { listAgreements, listPlans } from '@moisson/contract/company'
import { listProcesses } from '@moisson/contract/process'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { dashboardWords } from './-dashboard-words.ts'

const settingUp = new Set(['interessement_setup', 'participation_setup'])

/** A company without a campaign: the way to the first one, each step done when its thing is there. */
export default function Welcome({ people }: { people: number }) {
  const words = useWords(dashboardWords)
  const company = useCompany()
  const path = { id: company.id }
  const agreements = useLateRead(listAgreements, { path })
  const plans = useLateRead(listPlans, { path })
  const processes = useLateRead(listProcesses, { path, query: {} })
  const setUp = processes.data?.items.find(
    ({ template_code, status }) =>
      settingUp.has(template_code) && status !== 'completed' && status !== 'cancelled',
  )
  const all = agreements.data?.items ?? []
  const signed = all.some(({ signed_on }) => signed_on !== null)
  const filed = all.some(({ filed_on }) => filed_on !== null)
  const opened = plans.data?.items.length ?? 0
  const done = {
    orientation: signed || setUp !== undefined,
    agreement: signed,
    plan: opened > 0,
    people: people > 0,
    campaign: false,
  }
  // Who wants no plan goes on without one.
  const current = (['orientation', 'agreement', 'people', 'campaign'] as const).find((key) => !done[key])
  const look = (key: keyof typeof done) => (current === key ? 'primary' : 'secondary')
  const steps: { key: keyof typeof done; told?: string; way: ReactNode }[] = [
    {
      key: 'orientation',
      way: (
        <ButtonLink look={look('orientation')} to="/simulations" search={{ orientation: 'first' }}>
          {words.steps.orientation.go}
        </ButtonLink>
      ),
    },
    {
      key: 'agreement',
      told: filed ? words.agreementFiled : words.agreementReady,
      way: (
        <>
          {setUp && !filed ? (
            <ButtonLink look={look('agreement')} to="/process/$processId" params={{ processId: setUp.id }}>
              {signed ? words.fileIt : words.goOn}
            </ButtonLink>
          ) : (
            !signed && (
              <ButtonLink look={look('agreement')} to="/wizards/interessementCreator">
                {words.writeAgreement}
              </ButtonLink>
            )
          )}
          <ButtonLink
            look={setUp || !signed ? 'quiet' : look('agreement')}
            to="/societe"
            search={{ section: 'agreements' }}
          >
            {words.steps.agreement.go}
          </ButtonLink>
        </>
      ),
    },
    {
      key: 'plan',
      told: words.planReady(opened),
      way: (
        <ButtonLink to="/societe" search={{ section: 'plans' }}>
          {words.steps.plan.go}
        </ButtonLink>
      ),
    },
    {
      key: 'people',
      told: words.peopleReady(people),
      way: (
        <ButtonLink look={look('people')} to="/beneficiaires" search={{ import: 'new' }}>
          {words.steps.people.go}
        </ButtonLink>
      ),
    },
    {
      key: 'campaign',
      way: (
        <ButtonLink look={look('campaign')} to="/campagne" search={{ create: 'new' }}>
          {words.steps.campaign.go}
        </ButtonLink>
      ),
    },
  ]
  return (
    <section className="card grid gap-6 p-5 sm:p-8">
      <div>
        <h2 className="text-lg font-semibold">{words.welcome}</h2>
        <p className="text-pretty text-neutral-600">{words.welcomeBody}</p>
      </div>
      <ol className="grid">
        {steps.map(({ key, told, way }, index) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-neutral-100 py-4"
          >
            <div className="flex min-w-60 flex-1 gap-3">
              <StepMark number={index + 1} done={done[key]} current={current === key} />
              <div>
                <h3 className="font-medium">
                  {words.steps[key].title}
                  {done[key] && <span className="sr-only"> ({words.stepDone})</span>}
                </h3>
                <p className="max-w-prose text-sm text-pretty text-neutral-600">
                  {done[key] && told ? told : words.steps[key].body}
                </p>
              </div>
            </div>
            <div className="flex flex-wrap gap-3">{way}</div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepMark({ number, done, current }: { number: number; done: boolean; current: boolean }) {
  return (
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
      {done ? <Check className="size-4" /> : number}
    </span>
  )
}
