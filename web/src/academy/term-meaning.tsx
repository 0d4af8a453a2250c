import type { TermName } from '@moisson/core/academy/terms'
import type { ReactNode } from 'react'
import { Skeleton } from '../kit/skeleton.tsx'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'
import { useGlossary } from './use-glossary.ts'

/** What the glossary says of a word; the reader's own amounts take the place of its example. */
export default function TermMeaning({ of, own }: { of: TermName; own?: ReactNode }) {
  const words = useWords(guideWords).glossary
  const glossary = useGlossary()
  if (glossary === null) return <Skeleton className="h-16" />
  const term = glossary === 'failed' ? undefined : glossary.find(({ name }) => name === of)
  if (!term) return words.failed
  return (
    <>
      <p>{term.means}</p>
      <div className="mt-3 border-t border-neutral-200 pt-3">
        {own ?? (
          <p>
            {words.example} {term.example}
          </p>
        )}
      </div>
      {term.basis.length > 0 && (
        <p className="mt-2 text-neutral-600">{term.basis.map(({ citation }) => citation).join(' · ')}</p>
      )}
    </>
  )
}
