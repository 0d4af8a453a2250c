import { listDocuments } from '@moisson/contract/document'
import { parisDay } from '@moisson/law/paris-time'
import { useEffect, useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { printOf } from '../../../../file/print-of.ts'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Paper } from '../-list/documents-query.ts'
import { documentWords } from '../-document-words.ts'

/** The paper of the company that is this very file; null while nobody knows, and where there is none. */
export function useAlreadyKept(company: string, file: File | undefined): Paper | null {
  const [print, setPrint] = useState<{ file: File; sha256: string } | null>(null)
  useEffect(() => {
    if (!file) return undefined
    let gone = false
    void printOf(file).then((sha256) => {
      if (!gone && sha256 !== null) setPrint({ file, sha256 })
    })
    return () => {
      gone = true
    }
  }, [file])
  const sha256 = print !== null && print.file === file ? print.sha256 : ''
  const read = useLateRead(
    listDocuments,
    { path: { id: company }, query: { sha256, limit: '1' } },
    { enabled: sha256 !== '' },
  )
  return sha256 === '' ? null : (read.data?.items[0] ?? null)
}

/** Said before the same file is kept twice, with the way to the one there is. */
export function AlreadyKept({ paper }: { paper: Paper }) {
  const { upload: words } = useWords(documentWords)
  const { longDay } = useFormat()
  return (
    <Notice kind="warning" announced title={words.already}>
      <p>{words.alreadyAs(paper.title, longDay(parisDay(paper.created_at)))}</p>
      <ButtonLink size="small" to="/documents" search={{ doc: paper.id }}>
        {words.alreadyOpen}
      </ButtonLink>
    </Notice>
  )
}
