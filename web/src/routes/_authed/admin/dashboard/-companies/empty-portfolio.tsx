import { MailPlus, Plus, Radar } from 'lucide-react'
import { Button } from '../../../../../kit/button.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { portfolioWords } from './portfolio-words.ts'

/** Nothing yet: three steps, and for whoever runs the platform the advisers first. */
export function EmptyPortfolio({ onCreate, onInvite }: { onCreate: () => void; onInvite?: () => void }) {
  const words = useWords(portfolioWords)
  const steps = Object.values(onInvite ? words.platformSteps : words.emptySteps)
  return (
    <section className="card grid justify-items-center gap-6 px-6 py-14 text-center">
      <span className="grid size-14 place-items-center rounded-2xl bg-primary-100 text-primary-800">
        <Radar aria-hidden className="size-7" />
      </span>
      <div>
        <h2 className="text-lg font-semibold">{onInvite ? words.platformEmpty : words.emptyTitle}</h2>
        <p className="text-neutral-600">{words.emptyBody}</p>
      </div>
      <ol className="grid max-w-lg gap-3 text-left">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-neutral-200 text-xs font-semibold text-neutral-700"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" icon={Plus} onClick={onCreate}>
          {words.create}
        </Button>
        {onInvite && (
          <Button icon={MailPlus} onClick={onInvite}>
            {words.inviteAdviser}
          </Button>
        )}
      </div>
    </section>
  )
}
