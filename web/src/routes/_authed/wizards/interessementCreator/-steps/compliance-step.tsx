import { cited } from '../../../../../words/cited.tsx'
import type { complianceStatuses } from '@moisson/core/accord/compliance-lines'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import { Button } from '../../../../../kit/button.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { stepOf } from '../-editor/steps.ts'
import { useCreator, type Preview } from '../-editor/use-creator.ts'
import { useMarks } from '../../../../../words/marks.ts'

const marks = {
  refused: { icon: CircleAlert, tone: 'text-red-700' },
  to_confirm: { icon: CircleHelp, tone: 'text-amber-700' },
  passed: { icon: CircleCheck, tone: 'text-primary-700' },
} as const
const order = [
  'refused',
  'to_confirm',
  'passed',
] as const satisfies readonly (typeof complianceStatuses)[number][]

/** Each thing the law asks, by how it stands, with the way to the answer. */
export default function ComplianceStep() {
  const words = useWords(creatorWords)
  const { preview, stale, error, retry } = useCreator()
  if (error && !preview) return <ErrorCard error={error} onRetry={retry} />
  if (!preview) return <SkeletonLines lines={12} />
  const { problems } = preview
  return (
    <div
      aria-busy={stale || undefined}
      className={clsx('grid grid-cols-1 gap-6 transition-opacity', stale && 'opacity-60')}
    >
      {preview.complete ? (
        <Notice kind="success">{words.compliance.ready}</Notice>
      ) : (
        <Notice kind="warning">{words.compliance.notReady(problems.length)}</Notice>
      )}
      <Missing problems={problems.filter(({ code }) => code === 'clause_missing')} />
      {order.map((status) => (
        <Lines
          key={status}
          status={status}
          lines={preview.compliance.filter((one) => one.status === status)}
        />
      ))}
      <Notice
        title={words.compliance.urssaf}
        actions={
          <a className="link" href="https://mon-interessement.urssaf.fr" rel="noreferrer">
            {words.compliance.urssafLink}
          </a>
        }
      >
        {words.compliance.urssafBody}
      </Notice>
    </div>
  )
}

function Missing({ problems }: { problems: Preview['problems'] }) {
  const words = useWords(creatorWords)
  const { text } = useFormat()
  const { colon } = useMarks()
  const { goTo } = useCreator()
  if (problems.length === 0) return null
  return (
    <section className="card p-5">
      <h3 className="font-semibold">{words.compliance.missing}</h3>
      <ul className="mt-3 divide-y divide-neutral-100">
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message.fr}`} className="flex items-start justify-between gap-4 py-2.5">
            <p className="min-w-0 text-neutral-900">{text(message)}</p>
            <Button size="small" onClick={() => goTo(stepOf(field), field)}>
              {words.compliance.go}
              <span className="sr-only">
                {colon} {words.titles[stepOf(field)]}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lines(props: { status: (typeof order)[number]; lines: Preview['compliance'] }) {
  const { status, lines } = props
  const words = useWords(creatorWords)
  const { text } = useFormat()
  const { colon } = useMarks()
  const { goTo } = useCreator()
  if (lines.length === 0) return null
  const { icon: Icon, tone } = marks[status]
  return (
    <section className="card p-5" data-compliance={status}>
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={clsx('size-5 shrink-0', tone)} />
        {words.compliance[status]}
        <span className="tabular text-sm font-normal text-neutral-600">{lines.length}</span>
      </h3>
      <ul className="mt-3 divide-y divide-neutral-100">
        {lines.map(({ code, label, message, articles, field }) => (
          <li key={code} className="flex items-start justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="font-medium text-neutral-950">{text(label)}</p>
              <p className="text-sm text-pretty text-neutral-700">{text(message)}</p>
              {articles.length > 0 && <p className="text-xs text-neutral-600">{cited(articles)}</p>}
            </div>
            {field && status !== 'passed' && (
              <Button size="small" onClick={() => goTo(stepOf(field), field)}>
                {words.compliance.go}
                <span className="sr-only">
                  {colon} {text(label)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
