import type { generateAccord } from '@moisson/contract/accord'
import type { Output } from '@moisson/contract/call'
import { ScrollBox } from '../kit/scroll-box.tsx'

export type Clause = Output<typeof generateAccord>['clauses'][number]
type ClauseBlock = Clause['blocks'][number]

/** A clause as it is printed. */
export function ClauseText({ blocks }: { blocks: readonly ClauseBlock[] }) {
  return (
    <div className="grid max-w-prose gap-2 text-neutral-800">
      {blocks.map((block, place) => (
        <OneBlock key={place} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: ClauseBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className="text-pretty">{block.text}</p>
    case 'subtitle':
      return <p className="font-medium text-neutral-950">{block.text}</p>
    case 'points':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      )
    case 'steps':
    case 'lines':
      return (
        <ul className="grid gap-1">
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <ScrollBox label={block.caption} className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="mb-1 text-left font-medium">{block.caption}</caption>
            <thead>
              <tr>
                {block.columns.map((column, at) => (
                  <th
                    key={column}
                    scope="col"
                    className={`border-b border-neutral-300 py-1.5 pr-4 font-medium ${block.figures.includes(at) ? 'text-right' : 'text-left'}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                <tr key={line}>
                  {row.map((cell, at) => (
                    <td
                      key={at}
                      className={`border-b border-neutral-100 py-1.5 pr-4 ${block.figures.includes(at) ? 'tabular text-right' : ''}`}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )
  }
}
