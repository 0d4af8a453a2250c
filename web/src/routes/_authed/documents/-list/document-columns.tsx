import { documentTypeNames } from '@moisson/core/document/document-types'
import { FileImage, FileSpreadsheet, FileText } from 'lucide-react'
import type { Column } from '../../../../kit/data-table.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import { DocumentBadge } from './document-badge.tsx'
import type { Paper } from './documents-query.ts'
import { parisDay } from '@moisson/law/paris-time'

export function useDocumentColumns(): Column<Paper>[] {
  const { columns, version, visibilities, readers } = useWords(documentWords)
  const { text, shortDay } = useFormat()
  return [
    {
      key: 'title',
      header: columns.title,
      least: '11rem',
      cell: (paper) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <FileIcon mime={paper.file.mime_type} />
          {/* Two short lines fit a row: papers of one kind differ by their end. */}
          <span
            title={paper.title}
            className="line-clamp-2 text-sm leading-4.5 font-medium whitespace-normal text-neutral-950"
          >
            {paper.title}
          </span>
        </span>
      ),
    },
    {
      key: 'type',
      header: columns.type,
      width: '12rem',
      wide: true,
      wraps: true,
      cell: (paper) => text(documentTypeNames[paper.type]),
    },
    { key: 'year', header: columns.year, width: '5.5rem', wide: true, cell: (paper) => paper.year ?? '–' },
    {
      key: 'status',
      header: columns.status,
      width: 'clamp(11.25rem, 30vw, 11.75rem)',
      cell: (paper) => <DocumentBadge paper={paper} />,
    },
    {
      key: 'visibility',
      header: columns.forWhom,
      width: '10rem',
      wide: true,
      cell: (paper) => (
        <span title={visibilities[paper.visibility]} className="truncate">
          {readers[paper.visibility]}
        </span>
      ),
    },
    {
      key: 'revision',
      header: columns.version,
      width: '6rem',
      wide: true,
      hidden: true,
      cell: (paper) => version(paper.revision),
    },
    {
      key: 'created_at',
      header: columns.added,
      width: '7.5rem',
      wide: true,
      cell: (paper) => <span className="tabular">{shortDay(parisDay(paper.created_at))}</span>,
    },
    {
      key: 'by',
      header: columns.by,
      width: '11rem',
      wide: true,
      hidden: true,
      cell: (paper) => paper.uploaded_by?.name ?? '–',
    },
  ]
}

/** The kind of file, as a small sign. */
export function FileIcon({ mime }: { mime: string }) {
  const Icon = mime.startsWith('image/') ? FileImage : /sheet|csv/.test(mime) ? FileSpreadsheet : FileText
  return <Icon aria-hidden className="size-4.5 shrink-0 text-secondary-700" />
}
