import type { Cell, DelayRow, FigureRow, KeyFigures } from '@moisson/core/academy/key-figures'
import { PlainTable } from '../kit/plain-table.tsx'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { guideWords } from './guide-words.ts'
import { LookUpHeader } from './look-up-header.tsx'
import { Titled } from './page-pieces.tsx'
import type { GuidePlace } from './topic-link.tsx'

/** The figures of the law by theme, the last years side by side; then its delays. */
export function FiguresView({ figures, place }: { figures: KeyFigures; place: GuidePlace }) {
  const words = useWords(guideWords)
  const { title: name, day, years, themes, delays } = figures.in[useLanguage()]
  return (
    <div className="grid grid-cols-1 gap-10 text-neutral-800">
      <LookUpHeader title={name} intro={words.keyFigures.intro(day)} place={place} />
      {themes.map(({ title, rows }) => (
        <Titled key={title} title={title}>
          <PlainTable<FigureRow>
            label={title}
            rows={rows}
            rowKey={({ label }) => label}
            columns={[
              { header: words.keyFigures.figure, cell: (row) => <Named {...row} /> },
              ...years.map((year, place) => ({
                header: String(year),
                cell: (row: FigureRow) => <Values cell={row.cells[place] ?? []} />,
              })),
            ]}
          />
        </Titled>
      ))}
      <Titled title={words.keyFigures.delays}>
        <ul className="divide-y divide-neutral-100 border-y border-neutral-200">
          {delays.map((row) => (
            <Delay key={row.label} {...row} />
          ))}
        </ul>
      </Titled>
    </div>
  )
}

function Named({ label, text, url }: FigureRow) {
  return (
    <span className="grid min-w-44 gap-0.5 py-1 text-pretty">
      {label}
      <Source text={text} url={url} />
    </span>
  )
}

const Source = ({ text, url }: { text: string; url: string | null }) => (
  <span className="text-sm text-neutral-600">
    {url ? (
      <a href={url} className="underline underline-offset-4">
        {text}
      </a>
    ) : (
      text
    )}
  </span>
)

/** The values of a year, the first one as it stood on the first of January. */
function Values({ cell }: { cell: Cell }) {
  const words = useWords(guideWords).keyFigures
  if (cell.length === 0)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{words.empty}</span>
      </>
    )
  return (
    <span className="grid justify-items-end">
      {cell.map(({ value, since }) => (
        <span key={value} className="grid justify-items-end">
          <span className="font-medium text-neutral-950">{value}</span>
          {since && <span className="text-sm text-neutral-600">{words.from(since)}</span>}
        </span>
      ))}
    </span>
  )
}

function Delay({ label, value, since, text, url }: DelayRow) {
  const words = useWords(guideWords)
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="text-pretty text-neutral-950">{label}</span>
      <span className="font-medium text-neutral-950 sm:text-right">{value}</span>
      <span className="text-sm text-neutral-600 sm:col-span-2">
        <Source text={text} url={url} />, {words.since(since)}
      </span>
    </li>
  )
}
