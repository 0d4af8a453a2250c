import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'

/** Who read the paper, and when; the newest first. */
export function Readings({ file }: { file: DocumentFile }) {
  const { readings } = useWords(documentWords)
  const { longInstant } = useFormat()
  if (file.accesses.length === 0) return <p className="text-neutral-600">{readings.none}</p>
  return (
    <>
      <p className="mb-3 text-sm text-neutral-600">{readings.total(file.access_count)}</p>
      <ol className="divide-y divide-neutral-200 border-y border-neutral-200">
        {file.accesses.map((access, place) => (
          <li key={`${access.at} ${place}`} className="py-2.5">
            <p className="text-neutral-950">
              <span className="font-medium">{access.who}</span> {readings.kinds[access.kind]}
              {file.versions.length > 1 && ` (${readings.ofVersion(access.revision)})`}
            </p>
            <p className="text-sm text-neutral-600">{longInstant(access.at)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
