import { useState } from 'react'
import { buttonClass } from '../kit/button-class.ts'
import { late } from '../kit/late.tsx'
import { useWords } from '../words/catalogue.ts'
import { readingWords } from './reading-words.ts'

const OpinionForm = late(() => import('./opinion-form.tsx'))

/** Whether the page was useful: yes or no, then a word if one wishes. */
export function Opinion({ page }: { page: string }) {
  const words = useWords(readingWords).opinion
  const [useful, setUseful] = useState<boolean | null>(null)
  return (
    <section className="grid gap-3 border-t border-neutral-200 pt-6 print:hidden">
      <h2 className="font-semibold text-neutral-950">{words.ask}</h2>
      <div className="flex flex-wrap gap-3">
        {[true, false].map((value) => (
          <button
            key={String(value)}
            type="button"
            aria-pressed={useful === value}
            onClick={() => setUseful(value)}
            className={buttonClass({
              className: 'aria-pressed:border-primary-700 aria-pressed:bg-primary-50',
            })}
          >
            {value ? words.yes : words.no}
          </button>
        ))}
      </div>
      {useful !== null && <OpinionForm page={page} useful={useful} />}
    </section>
  )
}
