import clsx from 'clsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Payments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

const others = ['payroll', 'account_keeper', 'levies', 'released', 'undecided', 'held'] as const
const marks = {
  payroll: 'bg-cash',
  account_keeper: 'bg-pee',
  levies: 'bg-amber-600',
  undecided: 'bg-slate-400',
  released: 'bg-neutral-500',
  held: 'bg-held',
}

/** What leaves in the exercice, and its parts; parts of zero are left out. */
export function Totals({ totals }: { totals: Payments['totals'] }) {
  const { totals: words } = useWords(paymentWords)
  const { money } = useFormat()
  const shown = others.filter((kind) => totals[`${kind}_cents`] > 0)
  const done = totals.total_cents > 0 && totals.paid_cents === totals.total_cents
  return (
    <div className="card grid grid-cols-1 gap-x-10 gap-y-5 p-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <dl className="lg:border-r lg:border-neutral-200 lg:pr-10">
        <dt className="text-sm text-neutral-600">{done ? words.outDone : words.out}</dt>
        <dd className="tabular mt-0.5 text-2xl font-semibold tracking-tight text-neutral-950">
          {money(totals.total_cents)}
        </dd>
        <dd className="text-sm text-neutral-600">
          {done
            ? words.outAll
            : totals.paid_cents > 0
              ? words.outPaid(money(totals.paid_cents))
              : words.outNone}
        </dd>
      </dl>
      <dl
        className={clsx(
          'grid grid-cols-2 gap-x-8 gap-y-5 max-[22.4rem]:grid-cols-1',
          shown.length === 4 ? 'xl:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        {shown.map((kind) => (
          <div key={kind} className="min-w-0">
            <dt className="flex items-center gap-2 text-sm text-neutral-600">
              <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', marks[kind])} />
              {words[kind]}
            </dt>
            <dd className="tabular mt-0.5 text-lg font-semibold text-neutral-950">
              {money(totals[`${kind}_cents`])}
            </dd>
            <dd className="text-sm text-pretty text-neutral-600 max-sm:hidden">{words[`${kind}Help`]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
