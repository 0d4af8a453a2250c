import { cited } from '../../words/cited.tsx'
import type { Output } from '@moisson/contract/call'
import type { readAccordLink } from '@moisson/contract/accord-links'
import { useState } from 'react'
import { ClauseText, type Clause } from '../../accord/clause-text.tsx'
import { Badge } from '../../kit/badge.tsx'
import { LineChart } from '../../kit/chart-line.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { linkWords } from '../../link/link-words.ts'
import { useWords } from '../../words/catalogue.ts'
import { draftLinkWords } from './-draft-link-words.ts'
import { LeftComments, LeaveComment, type Left } from './-leave-comment.tsx'
import { useMarks } from '../../words/marks.ts'

type Shared = Output<typeof readAccordLink>

/** A draft as its reader has it: the text first, then what it gives and what the law says of it. */
export default function DraftView({ view, token }: { view: Shared; token: string }) {
  const words = useWords(draftLinkWords)
  const link = useWords(linkWords)
  const { longDay, longInstant } = useFormat()
  const [comments, setComments] = useState<readonly Left[]>(view.comments)
  const [author, setAuthor] = useState('')
  const remarks = (code: string | null, title: string | null) => (
    <>
      <LeftComments comments={comments.filter(({ clause_code }) => clause_code === code)} />
      {view.may_comment && (
        <LeaveComment
          token={token}
          clause={code === null || title === null ? null : { code, title }}
          author={author}
          onLeft={(left) => {
            setAuthor(left.author_name)
            setComments([...comments, left])
          }}
        />
      )}
    </>
  )
  const { text } = view
  return (
    <>
      <PageHeader title={view.name}>
        {words.intro(view.company_name, longInstant(view.updated_at))}{' '}
        {view.signed_on === null ? words.unsigned : words.signed(longDay(view.signed_on))}{' '}
        {link.opensUntil(longDay(view.ends_on))} {view.may_comment && words.mayComment}
      </PageHeader>
      {view.figures && <Figures figures={view.figures} />}
      <Law lines={view.compliance} />
      {text ? (
        <article className="card grid gap-6 p-5 sm:p-8">
          <h2 lang="fr" className="text-lg font-semibold text-balance">
            {text.title}
          </h2>
          {remarks(null, null)}
          {text.clauses.map((clause) => (
            <ClauseView key={clause.code} clause={clause}>
              {remarks(clause.code, clause.title)}
            </ClauseView>
          ))}
          <h3 className="border-t border-neutral-200 pt-6 text-lg font-semibold">{words.annexes}</h3>
          {text.annexes.map((clause) => (
            <ClauseView key={clause.code} clause={clause}>
              {remarks(clause.code, clause.title)}
            </ClauseView>
          ))}
        </article>
      ) : (
        <section className="card grid gap-4 p-5">
          <Notice>{words.noText}</Notice>
          <Missing sentences={view.missing} />
          {remarks(null, null)}
        </section>
      )}
    </>
  )
}

function ClauseView({ clause, children }: { clause: Clause; children: React.ReactNode }) {
  return (
    <section className="grid gap-2" id={`clause-${clause.code}`}>
      <div lang="fr" className="grid gap-2">
        <h3 className="font-semibold text-neutral-950">
          {clause.number ? `${clause.number}. ` : ''}
          {clause.title}
        </h3>
        <ClauseText blocks={clause.blocks} />
      </div>
      {children}
    </section>
  )
}

function Missing({ sentences }: { sentences: Shared['missing'] }) {
  const words = useWords(draftLinkWords)
  const { text } = useFormat()
  if (sentences.length === 0) return null
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold">{words.missing}</h2>
      <ul className="grid list-disc gap-1 pl-5 text-neutral-800">
        {sentences.map((sentence) => (
          <li key={sentence.fr}>{text(sentence)}</li>
        ))}
      </ul>
    </div>
  )
}

function Figures({ figures }: { figures: NonNullable<Shared['figures']> }) {
  const words = useWords(draftLinkWords)
  const { money, roundMoney } = useFormat()
  const { colon, semicolon } = useMarks()
  const { curve, formula, inputs, distributable_cents } = figures
  return (
    <section className="card grid grid-cols-1 gap-4 p-5">
      <h2 className="font-semibold">{words.figures}</h2>
      <div className="grid gap-1">
        <p className="tabular text-xl font-semibold">{words.gives(money(distributable_cents))}</p>
        <p className="text-sm text-neutral-600">
          {words.with}
          {colon} {inputs.map(({ label, shown }) => `${label} ${shown}`).join(`${semicolon} `)}
        </p>
      </div>
      {curve && (
        <LineChart
          title={words.curve(curve.label)}
          pointLabel={curve.label}
          points={curve.points.map(({ shown }) => shown)}
          series={[
            { label: words.envelope, values: curve.points.map(({ envelope_cents }) => envelope_cents) },
          ]}
          write={roundMoney}
        />
      )}
      <details>
        <summary className="min-h-8 font-medium text-secondary-800 pointer-coarse:min-h-11">
          {words.formula}
        </summary>
        <ul lang="fr" className="mt-2 grid gap-1.5 text-sm text-neutral-800">
          {formula.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const tones = { refused: 'red', to_confirm: 'amber', passed: 'green' } as const

/** What is in order is counted; the rest is read. */
function Law({ lines }: { lines: Shared['compliance'] }) {
  const words = useWords(draftLinkWords)
  const open = lines.filter(({ status }) => status !== 'passed')
  const passed = lines.filter(({ status }) => status === 'passed')
  return (
    <section className="card grid grid-cols-1 gap-3 p-5">
      <h2 className="font-semibold">{words.law}</h2>
      <LawLines lines={open} />
      {passed.length > 0 && (
        <details>
          <summary className="min-h-8 font-medium text-secondary-800 pointer-coarse:min-h-11">
            {words.passed(passed.length)}
          </summary>
          <LawLines lines={passed} />
        </details>
      )}
    </section>
  )
}

function LawLines({ lines }: { lines: Shared['compliance'] }) {
  const words = useWords(draftLinkWords)
  const { text } = useFormat()
  return (
    <ul className="divide-y divide-neutral-100">
      {lines.map(({ code, label, status, message, articles }) => (
        <li key={code} className="grid gap-0.5 py-2.5">
          <p className="flex flex-wrap items-center gap-2 font-medium text-neutral-950">
            {text(label)}
            <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
          </p>
          <p className="text-sm text-pretty text-neutral-700">{text(message)}</p>
          {articles.length > 0 && <p className="text-xs text-neutral-600">{cited(articles)}</p>}
        </li>
      ))}
    </ul>
  )
}
