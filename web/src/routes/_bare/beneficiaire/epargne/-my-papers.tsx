import type { Output } from '@moisson/contract/call'
import { listMyPapers, readMyPaper, readMyPapers } from '@moisson/contract/own-papers'
import { Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRead } from '../../../../api/read.ts'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { DownloadButton } from '../-download-button.tsx'
import { myPapersWords } from './-my-papers-words.ts'

type Paper = Output<typeof listMyPapers>['items'][number]

/** Every paper of the person by year, what each is for, and all of them at once. */
export function MyPapers() {
  const words = useWords(myPapersWords)
  const { items } = useRead(listMyPapers, {})
  const section = useRef<HTMLElement>(null)
  // Whoever asked for the papers arrives at them: they are there only once they have been read.
  useEffect(() => {
    if (window.location.hash === `#${section.current?.id}`) section.current?.scrollIntoView()
  }, [])
  const byYear = Map.groupBy(items, ({ year }) => year)
  const several = new Set(items.map(({ company_name }) => company_name)).size > 1
  return (
    <section
      ref={section}
      id="papiers"
      className="grid scroll-mt-16 grid-cols-1 gap-4"
      aria-labelledby="papers-title"
    >
      <header className="grid gap-2">
        <h2 id="papers-title" className="text-lg font-semibold">
          {words.title}
        </h2>
        <p className="text-pretty text-neutral-700">{words.intro}</p>
        {items.length > 0 && (
          <div>
            <DownloadButton call={readMyPapers} request={{}} name={`${words.title}.zip`}>
              {items.length === 1 ? words.one : words.all(items.length)}
            </DownloadButton>
          </div>
        )}
      </header>
      {items.length === 0 && (
        <div className="card">
          <EmptyState icon={Inbox} title={words.none}>
            {words.noneWhy}
          </EmptyState>
        </div>
      )}
      {[...byYear].map(([year, papers]) => (
        <section key={year} className="grid grid-cols-1 gap-2" aria-labelledby={`papers-${year}`}>
          <h3 id={`papers-${year}`} className="tabular font-semibold">
            {year}
          </h3>
          <ul className="card divide-y divide-neutral-200">
            {papers.map((paper) => (
              <PaperLine key={paper.id} paper={paper} several={several} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function PaperLine({ paper, several }: { paper: Paper; several: boolean }) {
  const words = useWords(myPapersWords)
  const { text, mediumDay } = useFormat()
  const { id, about, on } = paper
  const title = text(paper.title)
  const details = [mediumDay(on), about, several && paper.company_name].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <h4 className="font-medium wrap-anywhere">{title}</h4>
        <p className="text-sm wrap-anywhere text-neutral-700">{details}</p>
        <p className="text-sm text-pretty text-neutral-600">{text(paper.purpose)}</p>
      </div>
      <DownloadButton call={readMyPaper} request={{ path: { pid: id } }} name={paper.file_name} look="link">
        {words.download}
        <span className="sr-only">
          {' '}
          {title}, {details}
        </span>
      </DownloadButton>
    </li>
  )
}
