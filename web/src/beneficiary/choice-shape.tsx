import { Skeleton } from '../kit/skeleton.tsx'

export const choiceShape = 'mx-auto w-full max-w-5xl px-4 pt-4 sm:px-5 lg:pt-8'

const shapes = [
  'h-5 w-44',
  'h-9 w-48',
  'h-5 w-72',
  'h-16 w-full rounded-xl',
  'h-36 w-full rounded-xl',
  'h-36 w-full rounded-xl',
  'h-36 w-full rounded-xl',
]

/** The shape of a step while its amounts are on their way: no figure before the real one. */
export function StepPending() {
  return (
    <div className="grid gap-3">
      {shapes.map((shape, place) => (
        <Skeleton key={place} className={shape} />
      ))}
    </div>
  )
}
