import { capital } from '@moisson/law/words/capital'
import type { Output } from '@moisson/contract/call'
import { getFilingPack, readFilingPack } from '@moisson/contract/document'
import { documentTypeNames } from '@moisson/core/document/document-types'
import clsx from 'clsx'
import { CircleCheck, CircleX, FolderDown, PenLine, Upload } from 'lucide-react'
import { useFile } from '../../../../file/use-file.ts'
import { useLateRead } from '../../../../api/read.ts'
import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { packRequest } from '../-list/documents-query.ts'
import type { DocumentsSearch } from '../-search.ts'
import { documentWords } from '../-document-words.ts'
import { useMarks } from '../../../../words/marks.ts'

type Pack = Output<typeof getFilingPack>
type NeededPaper = Pack['papers'][number]

/** The papers to file, green or red, what to do about each, and all of them in one archive. */
export function FilingPackView(props: {
  company: string
  search: DocumentsSearch
  onMode: (mode: string) => void
  onOpen: (id: string) => void
  onAdd: (type: string) => void
}) {
  const { company, search, onMode, onOpen, onAdd } = props
  const words = useWords(documentWords).pack
  const { text, longDay } = useFormat()
  const request = packRequest(company, search)
  const read = useLateRead(getFilingPack, request)
  const archive = useFile(readFilingPack)
  if (read.error) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <SkeletonLines lines={5} />
  const pack = read.data

  const zip = () => void archive.take({ path: request.path, query: request.query }, words.zipName)
  return (
    <div className="grid gap-5">
      <Card
        title={words.title}
        actions={
          <Button
            look={pack.ready ? 'primary' : 'secondary'}
            icon={FolderDown}
            running={archive.running}
            disabled={pack.papers.every((paper) => paper.document === null)}
            onClick={zip}
          >
            {words.zip}
          </Button>
        }
      >
        <div className="grid gap-5">
          <p className="text-neutral-700">{words.intro}</p>
          <SelectField
            className="max-w-xl"
            label={words.mode}
            help={words.modeFrom[pack.mode_from]}
            value={pack.mode}
            options={pack.modes.map(({ value, label, open }) => ({
              value,
              label: capital(open ? text(label) : `${text(label)} ${words.notOpen}`),
            }))}
            onChange={(event) => onMode(event.target.value)}
          />
          {archive.error && <ErrorCard error={archive.error} title={words.zipFailed} onRetry={zip} />}
          <Notice kind={pack.ready && !pack.deadlines?.late ? 'success' : 'warning'}>
            {pack.ready ? words.ready : words.missing(pack.missing)}
            {pack.deadlines && (
              <span className="block text-sm">
                {words.deadlines(
                  String(pack.deadlines.year),
                  longDay(pack.deadlines.sign_by),
                  longDay(pack.deadlines.file_by),
                )}
                {pack.deadlines.late && ` ${words.late(String(pack.deadlines.year))}`}
              </span>
            )}
            {pack.filed_at && (
              <span className="block text-sm">
                {words.filed(longDay(pack.filed_at))}
                {pack.filing_reference && `, ${words.reference(pack.filing_reference)}`}
              </span>
            )}
          </Notice>
        </div>
        {pack.mode === 'ratification' && (
          <p className="mt-4">
            <ButtonLink to="/signature">{words.ratify}</ButtonLink>
          </p>
        )}
        <ol className="mt-5 divide-y divide-neutral-200 border-y border-neutral-200">
          {pack.papers.map((paper) => (
            <PaperRow key={paper.code} paper={paper} onOpen={onOpen} onAdd={onAdd} />
          ))}
        </ol>
        {pack.signatories.length > 0 && <Signatories pack={pack} onOpen={onOpen} />}
        {pack.receipt_document_id && (
          <p className="mt-4">
            <Button look="link" onClick={() => onOpen(pack.receipt_document_id ?? '')}>
              {words.receipt}
            </Button>
          </p>
        )}
      </Card>
    </div>
  )
}

/** Who signs the text by the agreement on record, and what proves that they may. */
function Signatories({ pack, onOpen }: { pack: Pack; onOpen: (id: string) => void }) {
  const words = useWords(documentWords).pack
  const { text, mediumDay } = useFormat()
  const { colon } = useMarks()
  return (
    <section className="mt-5 grid gap-2">
      <h3 className="font-medium text-neutral-950">{words.signatories}</h3>
      <ul className="grid gap-1 text-sm text-pretty text-neutral-700">
        {pack.signatories.map(
          ({ capacity, name, quality, organisation, signed_on, document_id, proof }, place) => (
            <li key={place}>
              {text(capacity)}
              {colon} {[name, quality, organisation].filter(Boolean).join(', ')},{' '}
              {signed_on ? words.hasSigned(mediumDay(signed_on)) : words.dayNotKept}
              {document_id ? (
                <>
                  {' · '}
                  <Button look="link" onClick={() => onOpen(document_id)}>
                    {words.proof}
                  </Button>
                </>
              ) : (
                proof && ` · ${words.noProof}`
              )}
            </li>
          ),
        )}
      </ul>
      <p className="text-sm">
        <ButtonLink size="small" to="/societe" search={{ section: 'agreements' }}>
          {words.recordSignatures}
        </ButtonLink>
      </p>
    </section>
  )
}

const marks = {
  present: { icon: CircleCheck, tone: 'green', className: 'text-primary-700' },
  missing: { icon: CircleX, tone: 'red', className: 'text-red-700' },
  not_signed: { icon: PenLine, tone: 'amber', className: 'text-amber-700' },
} as const

function PaperRow(props: {
  paper: NeededPaper
  onOpen: (id: string) => void
  onAdd: (type: string) => void
}) {
  const { paper, onOpen, onAdd } = props
  const words = useWords(documentWords)
  const { text } = useFormat()
  const { icon: Icon, tone, className } = marks[paper.state]
  const optional = paper.state === 'missing' && !paper.required
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden className={clsx('size-5 shrink-0', optional ? 'text-neutral-500' : className)} />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-neutral-950">
          {capital(text(paper.label))}
          {!paper.required && (
            <span className="ml-1.5 font-normal text-neutral-600">({words.pack.ifDue})</span>
          )}
        </p>
        <p className="text-sm text-neutral-600">
          {paper.document
            ? `${paper.document.title}, ${words.version(paper.document.revision)}`
            : paper.types.map((type) => text(documentTypeNames[type])).join(', ')}
        </p>
        {paper.state !== 'present' && <p className="text-sm text-neutral-800">{text(paper.to_do)}</p>}
      </div>
      <Badge tone={optional ? 'neutral' : tone}>{words.pack.states[paper.state]}</Badge>
      <div className="flex gap-2">
        {paper.document && (
          <Button size="small" onClick={() => onOpen(paper.document?.id ?? '')}>
            {words.pack.see}
          </Button>
        )}
        {paper.document === null && (
          <Button
            makes="POST /company/{id}/documents"
            size="small"
            icon={Upload}
            onClick={() => onAdd(paper.types[0] ?? 'new')}
          >
            {words.drop}
          </Button>
        )}
      </div>
    </li>
  )
}
