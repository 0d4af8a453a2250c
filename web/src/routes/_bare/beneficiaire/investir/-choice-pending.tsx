import { StepPending, choiceShape } from '../../../../beneficiary/choice-shape.tsx'
import { kitWords } from '../../../../words/kit.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { SpaceBar } from '../../../../beneficiary/space-frame.tsx'

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
