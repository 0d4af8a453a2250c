import { PlainTable } from '../../../../kit/plain-table.tsx'
import type { GivenPaper } from '../-process.ts'

type Part = GivenPaper['blocks'][number]

/** The text of a paper we give, to read on the page; what is filled in is in the file. */
export function PaperReading({ blocks }: { blocks: readonly Part[] }) {
  return (
    <div lang="fr" className="mt-2 grid max-w-prose grid-cols-[minmax(0,1fr)] gap-2.5 text-neutral-800">
      {blocks.map((block, place) => (
        <Part key={place} block={block} />
      ))}
    </div>
  )
}

function Part({ block }: { block: Part }) {
  switch (block.kind) {
    case 'title':
      // The name of the paper stands above it already.
      return null
    case 'heading':
      return <h4 className="mt-2 font-semibold text-neutral-950">{block.text}</h4>
    case 'text':
      return <p className="text-pretty">{block.text}</p>
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'boxes':
      return (
        <ul className="grid gap-1">
          {block.items.map((item) => (
            <li key={item} className="flex gap-2">
              <span aria-hidden>☐</span>
              <span>{item}</span>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return block.rows.length === 0 ? (
        <p className="text-neutral-600">{block.columns.join(' · ')}</p>
      ) : (
        <PlainTable
          label={block.columns.join(', ')}
          columns={block.columns.map((header, place) => ({
            header,
            cell: (row: readonly string[]) => row[place] ?? '',
            align: 'left' as const,
            long: true,
          }))}
          rows={block.rows}
          rowKey={(_, line) => line}
        />
      )
    case 'signatures':
      return <p className="text-neutral-600">{block.names.join(' · ')}</p>
  }
}
