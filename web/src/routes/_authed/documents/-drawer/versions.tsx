import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { DocumentBadge } from '../-list/document-badge.tsx'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'

/** Every version of a paper, the newest first; each can still be read. */
export function Versions({ file, onOpen }: { file: DocumentFile; onOpen: (id: string) => void }) {
  const words = useWords(documentWords)
  const { longInstant, fileSize } = useFormat()
  return (
    <ol className="divide-y divide-neutral-200 border-y border-neutral-200">
      {file.versions.map((version) => (
        <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2 font-medium text-neutral-950">
              {words.versions.title(version.revision)}
              {version.current ? (
                <Badge tone="blue">{words.versions.current}</Badge>
              ) : (
                <DocumentBadge paper={version} />
              )}
            </p>
            <p className="text-sm break-words text-neutral-600">
              {version.file_name}, {fileSize(version.size_bytes)}
            </p>
            <p className="text-sm text-neutral-600">
              {version.uploaded_by_name && `${version.uploaded_by_name}, `}
              {longInstant(version.created_at)}
            </p>
          </div>
          {version.id !== file.id && (
            <Button size="small" onClick={() => onOpen(version.id)}>
              {words.versions.see}
              <span className="sr-only">{words.versions.title(version.revision)}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
