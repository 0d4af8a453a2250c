import { CircleCheck, CircleDashed } from 'lucide-react'
import { useWords } from '../../../../../words/catalogue.ts'
import type { CatalogueFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

/** What a fund still needs before it is offered, each thing named. */
export function Checklist({ fund }: { fund: CatalogueFund }) {
  const words = useWords(fundsWords)
  const done = fund.blockers.length === 0
  return (
    <section>
      <h3 className="mb-2 font-semibold">{words.checklist}</h3>
      {done ? (
        <p className="flex gap-2">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-700" />
          {fund.status === 'published' ? words.offered : words.ready}
        </p>
      ) : (
        <ul className="grid gap-1.5">
          {fund.blockers.map((blocker) => (
            <li key={blocker.code} className="flex gap-2">
              <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-amber-700" />
              <span className="first-letter:uppercase">{blocker.message}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm text-neutral-600">{words.usedBy(fund.plan_count)}</p>
    </section>
  )
}
