import type { TermName } from '@moisson/core/academy/terms'
import { Link } from '@tanstack/react-router'
import { GLOSSARY } from '@moisson/core/academy/glossary-page'
import { TopicLink } from '../../../academy/topic-link.tsx'
import { guideWords } from '../../../academy/guide-words.ts'
import { useGlossary } from '../../../academy/use-glossary.ts'
import { Skeleton } from '../../../kit/skeleton.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { termWords } from './-term-words.ts'

const shown: readonly TermName[] = [
  'interessement',
  'participation',
  'csg-et-crds',
  'net',
  'imposable',
  'pee',
  'percol',
  'abondement',
  'gestion-pilotee',
  'sri',
  'dic',
]

/** The first words of the trade as the glossary gives them, and the way to all of them. */
export default function Definitions() {
  const terms = useWords(termWords)
  const words = useWords(guideWords).glossary
  const glossary = useGlossary()
  return (
    <>
      {glossary === null ? (
        <div className="px-4 pb-4 sm:px-5">
          <Skeleton className="h-40" />
        </div>
      ) : glossary === 'failed' ? (
        <p className="px-4 pb-4 sm:px-5">{words.failed}</p>
      ) : (
        <dl className="grid gap-3 px-4 pb-4 sm:px-5">
          {shown.flatMap((wanted) =>
            glossary
              .filter(({ name }) => name === wanted)
              .map(({ name, word, means }) => (
                <div key={name}>
                  <dt className="font-medium text-neutral-950 first-letter:uppercase">{word}</dt>
                  <dd className="text-sm text-pretty text-neutral-700">{means}</dd>
                </div>
              )),
          )}
        </dl>
      )}
      <p className="flex flex-wrap gap-x-6 px-4 pb-4 sm:px-5">
        <TopicLink place="academy" slug={GLOSSARY} className={linkClass}>
          {terms.everyWord}
        </TopicLink>
        <Link to="/academy" className={linkClass}>
          {terms.guide}
        </Link>
      </p>
    </>
  )
}
const linkClass =
  'inline-flex min-h-11 items-center font-medium text-secondary-800 underline underline-offset-4'
