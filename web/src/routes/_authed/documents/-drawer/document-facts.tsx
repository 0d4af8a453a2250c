import { documentTypeNames } from '@moisson/core/document/document-types'
import type { ReactNode } from 'react'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { DocumentBadge } from '../-list/document-badge.tsx'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'

/** What is written on the label of a paper, where it comes from, and why it is kept. */
export function DocumentFacts({ file }: { file: DocumentFile }) {
  const words = useWords(documentWords)
  const { text, longDay, longInstant, fileSize } = useFormat()
  const { facts } = words
  const { valid_from: from, valid_until: until } = file
  const validity =
    from && until
      ? facts.fromTo(longDay(from), longDay(until))
      : until
        ? facts.until(longDay(until))
        : from
          ? facts.from(longDay(from))
          : facts.noEnd
  const rows: [string, ReactNode][] = [
    [facts.type, text(documentTypeNames[file.type])],
    [facts.status, <DocumentBadge key="status" paper={file} />],
    [facts.year, file.year],
    [facts.signed, file.signed_at && longDay(file.signed_at)],
    [facts.filed, file.filed_at && longDay(file.filed_at)],
    [facts.reference, file.filing_reference],
    [facts.validity, validity],
    [facts.visibility, words.visibilities[file.visibility]],
    [facts.file, `${file.file.file_name}, ${fileSize(file.file.size_bytes)}`],
    [
      facts.scan,
      file.source === 'generated' ? null : file.file.scanned ? (
        facts.scanned
      ) : (
        <strong key="scan">{facts.unscanned}</strong>
      ),
    ],
    [facts.origin, file.from_answers ? facts.fromAnswers : facts.sources[file.source]],
    [facts.addedBy, file.uploaded_by && facts.by(file.uploaded_by.name, longInstant(file.created_at))],
    [
      facts.print,
      <code key="print" className="font-mono text-xs break-all select-all">
        {file.file.sha256}
      </code>,
    ],
  ]
  return (
    <div className="grid gap-4">
      {file.kept_because && file.current && (
        <Notice title={words.drawer.keptBecause}>{file.kept_because.message}</Notice>
      )}
      <dl className="grid gap-x-6 gap-y-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
        {rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div
              key={name}
              className="border-t border-neutral-200 py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
            >
              <dt className="text-sm text-neutral-600">{name}</dt>
              <dd className="min-w-0 text-neutral-950">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
