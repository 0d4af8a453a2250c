import { Link } from '@tanstack/react-router'
import { leviesIn } from '@moisson/law/words/levies'
import { useToday } from '../../../clock/business-now.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { termWords } from './-term-words.ts'

const shown = [
  'bonus',
  'participation',
  'csg',
  'net',
  'taxable',
  'pee',
  'percol',
  'matching',
  'managed',
  'sri',
  'dic',
] as const

/** The words with what they mean, at the rates of today; loaded apart, since the figures of the law come with them. */
export default function Definitions() {
  const terms = useWords(termWords)
  const { language } = useFormat()
  const levies = leviesIn(useToday(), language)
  const meansOf = (term: (typeof shown)[number]): string => {
    if (term === 'csg') return terms.csgMeans(levies.csg, levies.crds)
    return term === 'net' ? terms.netMeans(levies.both) : terms[`${term}Means`]
  }
  return (
    <>
      <dl className="grid gap-3 px-4 pb-4 sm:px-5">
        {shown.map((term) => (
          <div key={term}>
            <dt className="font-medium text-neutral-950 first-letter:uppercase">{terms[term]}</dt>
            <dd className="text-sm text-pretty text-neutral-700">{meansOf(term)}</dd>
          </div>
        ))}
      </dl>
      <p className="px-4 pb-4 sm:px-5">
        <Link
          to="/academy"
          className="inline-flex min-h-11 items-center font-medium text-secondary-800 underline underline-offset-4"
        >
          {terms.guide}
        </Link>
      </p>
    </>
  )
}
