import type { PlanKind } from '@moisson/core/vocabulary'
import { releaseOnceHappened, releasesOf } from '@moisson/law/release-events'
import { useFormat } from '../../../../kit/use-format.ts'

const lawPlans = { pee: 'PEE', percol: 'PERCOL' } as const

/** The events of life that free the money of a plan before its date, as the law lists them. */
export default function ReleaseCases({ plan }: { plan: PlanKind }) {
  const { text } = useFormat()
  const cases = releasesOf(lawPlans[plan])
  return (
    <>
      <p className="text-sm text-neutral-700">{text(releaseOnceHappened)}</p>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-neutral-800">
        {cases.map(({ label }) => (
          <li key={label.fr}>{text(label)}</li>
        ))}
      </ul>
    </>
  )
}
