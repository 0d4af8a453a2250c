import { readDocumentFile } from '@moisson/contract/document'
import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { fileOf } from '../../../../api/file-of.ts'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { buttonClass } from '../../../../kit/button-class.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { documentWords } from '../-document-words.ts'
import type { DocumentFile } from './document-file.ts'

const shownTypes = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'text/csv']
const textLimit = 100_000

/** The file shown in place: a PDF by the browser's own reader, pictures and texts as they are. */
export function Preview({ file }: { file: DocumentFile }) {
  const words = useWords(documentWords)
  const mime = file.file.mime_type
  if (!shownTypes.includes(mime))
    return <EmptyState title={file.file.file_name}>{words.preview.none}</EmptyState>
  return <Shown key={file.id} file={file} mime={mime} />
}

interface Loaded {
  url: string
  text: string
}

function Shown({ file, mime }: { file: DocumentFile; mime: string }) {
  const words = useWords(documentWords).preview
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = false
    let url = ''
    async function load() {
      const path = { id: file.company_id, did: file.id }
      const { blob } = await fileOf(readDocumentFile, { path, query: { inline: 'true' } })
      // The type is the one the server found in the content, never one a file claims.
      const safe = new Blob([blob], { type: mime })
      const text = mime.startsWith('text/') ? await decoded(safe) : ''
      if (gone) return
      url = URL.createObjectURL(safe)
      setLoaded({ url, text })
    }
    load().catch((thrown: unknown) => {
      if (!gone)
        setError(thrown instanceof ApiError ? thrown : new ApiError(loggedTexts.unknown, { status: 500 }))
    })
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file.company_id, file.id, mime, attempt])

  if (error)
    return (
      <ErrorCard
        error={error}
        onRetry={() => {
          setError(null)
          setAttempt(attempt + 1)
        }}
      />
    )
  if (!loaded)
    return (
      <>
        <LiveRegion>{words.loading}</LiveRegion>
        <Skeleton className="h-[60dvh] w-full" />
      </>
    )
  return (
    <figure className="grid gap-3">
      {mime === 'application/pdf' ? (
        <iframe
          title={words.frame(file.title)}
          src={`${loaded.url}#view=FitH&navpanes=0`}
          className="h-[62dvh] w-full rounded-lg border border-neutral-300 bg-neutral-100"
        />
      ) : mime.startsWith('image/') ? (
        <img
          src={loaded.url}
          alt={words.frame(file.title)}
          className="mx-auto max-h-[62dvh] max-w-full rounded-lg border border-neutral-300 object-contain"
        />
      ) : (
        <pre className="max-h-[62dvh] overflow-auto rounded-lg border border-neutral-300 bg-neutral-50 p-4 font-mono text-xs">
          {loaded.text}
        </pre>
      )}
      <figcaption className="flex flex-wrap items-center justify-between gap-3 text-sm text-neutral-600">
        <span>{file.file.file_name}</span>
        {mime !== 'text/csv' && mime !== 'text/plain' ? (
          <a href={loaded.url} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
            <ExternalLink aria-hidden className="size-4" />
            {words.openTab}
          </a>
        ) : (
          file.file.size_bytes > textLimit && <span>{words.cut}</span>
        )}
      </figcaption>
    </figure>
  )
}

/** A text in UTF-8, or in the encoding of older spreadsheets. */
async function decoded(blob: Blob): Promise<string> {
  const bytes = await blob.slice(0, textLimit).arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
