import { cited } from '../../../../../words/cited.tsx'
import { Link } from '@tanstack/react-router'
import { generateAccord } from '@moisson/contract/accord'
import { applyAccord } from '@moisson/contract/agreement'
import { readDocumentFile } from '@moisson/contract/document'
import { Download, FileCheck, FileText, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useTake } from '../../../../../file/use-file.ts'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { Badge } from '../../../../../kit/badge.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { late } from '../../../../../kit/late.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useCompany } from '../../../../../session/account.ts'
import { ButtonLink } from '../../../../../shell/button-link.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import type { Answers } from '../-editor/answers-queue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { Comments, OtherComments, useComments } from '../-share/comments.tsx'
import { useCreator, type Preview } from '../-editor/use-creator.ts'
import { ClauseText, type Clause } from '../../../../../accord/clause-text.tsx'

const ApplyAccord = late(() => import('../../../../../company/apply-accord.tsx'))

/** The agreement as it will be printed, clause by clause, and its papers. */
export default function TextStep() {
  const words = useWords(creatorWords)
  const { preview, stale, goTo } = useCreator()
  if (!preview || (stale && !preview.text)) return <SkeletonLines lines={16} />
  if (!preview.text)
    return (
      <>
        <div className="card">
          <EmptyState
            icon={FileText}
            title={words.text.waiting}
            actions={<Button onClick={() => goTo('compliance')}>{words.text.toCompliance}</Button>}
          />
        </div>
        <OtherComments clauses={[]} />
      </>
    )
  const clauses = [...preview.text.clauses, ...preview.text.annexes].map(({ code }) => code)
  return (
    <>
      <Write preview={preview} />
      <OtherComments clauses={clauses} />
      <article lang="fr" className="card grid gap-6 p-5 sm:p-8">
        <h3 className="text-lg font-semibold text-balance">{preview.text.title}</h3>
        {preview.text.clauses.map((clause) => (
          <ClauseView key={clause.code} clause={clause} />
        ))}
        <h3 className="border-t border-neutral-200 pt-6 text-lg font-semibold">{words.text.annexes}</h3>
        {preview.text.annexes.map((clause) => (
          <ClauseView key={clause.code} clause={clause} />
        ))}
      </article>
    </>
  )
}

function ClauseView({ clause }: { clause: Clause }) {
  const words = useWords(creatorWords)
  const { text, language } = useFormat()
  const comments = (useComments().data?.items ?? []).filter(({ clause_code }) => clause_code === clause.code)
  return (
    <section className="grid gap-2" id={`clause-${clause.code}`}>
      <h4 className="font-semibold text-neutral-950">
        {clause.number ? `${clause.number}. ` : ''}
        {clause.title}
      </h4>
      <ClauseText blocks={clause.blocks} />
      {comments.length > 0 && (
        <div lang={language}>
          <Comments comments={comments} />
        </div>
      )}
      <details lang={language} className="text-sm">
        <summary className="min-h-8 text-secondary-800 pointer-coarse:min-h-11">{words.text.why}</summary>
        <div className="mt-1 grid gap-1.5 text-neutral-700">
          <p>{text(clause.why)}</p>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={clause.kind === 'M' ? 'blue' : 'neutral'}>{words.text.kinds[clause.kind]}</Badge>
            {clause.locked && <Badge>{words.text.locked}</Badge>}
            <span>{cited(clause.articles)}</span>
          </p>
        </div>
      </details>
    </section>
  )
}

/** Writes the papers; what was written says so until the answers change. */
function Write({ preview }: { preview: Preview }) {
  const words = useWords(creatorWords)
  const company = useCompany()
  const { answers, draftId, today } = useCreator()
  const { longDay } = useFormat()
  const passed = preview.deadlines.last_signature_day < today
  const write = useChange(generateAccord)
  const [written, setWritten] = useState<{ answers: Answers; made: Made } | null>(null)
  type Made = Extract<Awaited<ReturnType<typeof write.send>>, { ok: true }>['value']
  async function send() {
    // Complete answers are those of the agreement itself: the server reads them again and says what is not.
    const body = {
      answers: answers as Parameters<typeof write.send>[0]['body']['answers'],
      draft_id: draftId,
    }
    const outcome = await write.send({ path: { id: company.id }, body })
    if (outcome.ok) setWritten({ answers, made: outcome.value })
  }
  const fresh = written?.answers === answers
  return (
    <section className="card grid gap-4 p-5">
      <p className="text-neutral-800">
        {words.text.writeBody} {!passed && words.text.signBy(longDay(preview.deadlines.last_signature_day))}
      </p>
      {passed && (
        <Notice kind="warning">
          {words.deadlines.passed(longDay(preview.deadlines.last_signature_day))}
        </Notice>
      )}
      {write.error && <SaveFailure error={write.error} title={words.text.failed} />}
      {written && (
        <Notice
          kind={fresh ? 'success' : 'warning'}
          announced
          title={words.text.written(written.made.version)}
          actions={<Papers ids={written.made.document_ids} />}
        >
          <p>{words.text.code(written.made.identification_code)}</p>
          {!fresh && <p>{words.text.changed}</p>}
        </Notice>
      )}
      {fresh && written.made.document_id && (
        <Apply
          key={written.made.document_id}
          paper={{ id: written.made.document_id, company_id: company.id, title: written.made.title }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          icon={PenLine}
          makes={generateAccord}
          running={write.running}
          disabled={!preview.complete}
          onClick={() => void send()}
        >
          {write.running ? words.text.writing : words.text.write}
        </Button>
        {written && (
          <ButtonLink to="/documents" search={{ view: 'pack' }}>
            {words.text.pack}
          </ButtonLink>
        )}
      </div>
      {!written && (
        <p className="text-sm text-neutral-600">
          {words.text.before}{' '}
          <Link to="/societe" search={{ section: 'agreements' }} className="link">
            {words.text.toAgreements}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Makes the text that was just written an agreement of the company, and says where it stands then. */
function Apply({ paper }: { paper: { id: string; company_id: string; title: string } }) {
  const words = useWords(creatorWords).text
  const [state, setState] = useState<'idle' | 'asking' | 'applied'>('idle')
  if (state === 'applied')
    return (
      <Notice
        kind="success"
        announced
        title={words.applied(paper.title)}
        actions={
          <ButtonLink size="small" to="/societe" search={{ section: 'agreements' }}>
            {words.toAgreements}
          </ButtonLink>
        }
      />
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-neutral-800">{words.applyBody}</p>
      <Button icon={FileCheck} makes={applyAccord} onClick={() => setState('asking')}>
        {words.apply}
      </Button>
      {state === 'asking' && (
        <ApplyAccord paper={paper} onApplied={() => setState('applied')} onClose={() => setState('idle')} />
      )}
    </div>
  )
}

function Papers({ ids }: { ids: { pdf: string | null; docx: string | null } }) {
  const words = useWords(creatorWords)
  const company = useCompany()
  const file = useTake(readDocumentFile)
  return (['pdf', 'docx'] as const).map((format) => {
    const did = ids[format]
    return (
      did && (
        <Button
          key={format}
          size="small"
          icon={Download}
          running={file.running}
          onClick={() => void file.take({ path: { id: company.id, did } }, `accord.${format}`)}
        >
          {words.text[format]}
        </Button>
      )
    )
  })
}
