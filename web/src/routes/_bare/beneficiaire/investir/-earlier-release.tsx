import type { PlanKind } from '@moisson/core/vocabulary'
import { ChevronDown } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useEasyWords } from '../../../../words/plain.ts'
import { placeWords } from './-place-words.ts'
import { choiceWords } from './-choice-words.ts'

const ReleaseCases = lazy(() => import('./-release-cases.tsx'))

/** « Plus tôt ? »: the cases of early release, fetched when somebody wants to read them. */
export function EarlierRelease({ plans }: { plans: readonly PlanKind[] }) {
  const words = useEasyWords(choiceWords)
  const places = useEasyWords(placeWords)
  const [open, setOpen] = useState(false)
  return (
    <details className="group card" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-2 rounded-xl px-4 py-2.5 font-medium text-secondary-800 marker:content-none hover:bg-neutral-50">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {words.earlier}
      </summary>
      {open && (
        <div className="grid gap-3 px-4 pt-1 pb-4">
          <Suspense fallback={<p className="text-sm text-neutral-600">{words.earlierLoading}</p>}>
            {plans.map((plan) => (
              <div key={plan} className="grid gap-1">
                <h3 className="text-sm font-semibold">{places.place[plan]}</h3>
                <ReleaseCases plan={plan} />
              </div>
            ))}
          </Suspense>
        </div>
      )}
    </details>
  )
}
