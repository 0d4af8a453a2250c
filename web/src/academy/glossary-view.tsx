import type { Glossary } from '@moisson/core/academy/read-glossary'
import { plainLetters } from '@moisson/core/record/same-letters'
import { useState } from 'react'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { guideWords } from './guide-words.ts'
import { LookUpHeader } from './look-up-header.tsx'
import { BasisList } from './page-pieces.tsx'
import { TopicLink, type GuidePlace } from './topic-link.tsx'

/** Every word of the glossary by the alphabet, narrowed by what is typed. */
export function GlossaryView({ glossary, place }: { glossary: Glossary; place: GuidePlace }) {
  const words = useWords(guideWords)
  const [asked, setAsked] = useState('')
  const sought = plainLetters(asked.trim())
  const { title, terms } = glossary.in[useLanguage()]
  const shown = terms.filter(
    ({ word, means }) => plainLetters(word).includes(sought) || plainLetters(means).includes(sought),
  )
  return (
    <div className="grid max-w-3xl gap-6">
      <LookUpHeader title={title} intro={words.glossary.intro} place={place} />
      <search className="print:hidden">
        <input
          type="search"
          aria-label={words.glossary.find}
          placeholder={words.glossary.find}
          onChange={({ target }) => setAsked(target.value)}
          className="h-11 w-full rounded-lg border border-neutral-400 bg-white px-3.5 text-neutral-950 placeholder:text-neutral-600 sm:w-96"
        />
      </search>
      <output className="block empty:hidden">{shown.length === 0 && words.glossary.none}</output>
      <dl className="divide-y divide-neutral-200 border-y border-neutral-200 empty:hidden">
        {shown.map((term) => (
          <div key={term.name} id={term.name} className="grid scroll-mt-20 gap-1.5 py-5">
            <dt className="text-lg font-semibold text-neutral-950 first-letter:uppercase">{term.word}</dt>
            <dd className="leading-7 text-pretty text-neutral-800">{term.means}</dd>
            <dd className="leading-7 text-pretty text-neutral-700">
              <strong className="font-medium text-neutral-950">{words.glossary.example}</strong>{' '}
              {term.example}
            </dd>
            <dd className="grid gap-1 text-sm text-neutral-700">
              {term.basis.length > 0 && <BasisList basis={term.basis} />}
              <TopicLink
                place={place}
                slug={term.topic.slug}
                className="inline-flex min-h-11 items-center justify-self-start text-secondary-800 underline underline-offset-4 print:hidden"
              >
                {term.topic.title}
              </TopicLink>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
