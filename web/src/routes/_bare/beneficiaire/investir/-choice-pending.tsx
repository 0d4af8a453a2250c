import { Skeleton } from '../../../../kit/skeleton.tsx'
import { kitWords } from '../../../../words/kit.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { SpaceBar } from '../-space-frame.tsx'

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

export const choiceShape = 'mx-auto w-full max-w-5xl px-4 pt-4 sm:px-5 lg:pt-8'

/** The same with the line at the top, for a page that is opened. */
export function ChoicePending() {
  const { loading } = useWords(kitWords)
  return (
    <>
      <SpaceBar>
        <p aria-live="polite" className="px-2 text-sm text-neutral-600">
          {loading}
        </p>
      </SpaceBar>
      <main id="content" tabIndex={-1} className={choiceShape}>
        <StepPending />
      </main>
    </>
  )
}
