import {
  compareAccordDraftVersions,
  getAccordDraft,
  listAccordDraftVersions,
} from '@moisson/contract/accord-drafts'
import type { Output } from '@moisson/contract/call'
import { Link, getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useLateRead } from '../../../../../api/read.ts'
import { Card } from '../../../../../kit/card.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { SelectField } from '../../../../../kit/field.tsx'
import { PageHeader } from '../../../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useCompany } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { compareWords } from './compare-words.ts'

const route = getRouteApi('/_authed/wizards/interessementCreator/')
type Version = Output<typeof listAccordDraftVersions>['items'][number]

/** Two versions of a draft, answer by answer. */
export default function Compare({ id }: { id: string }) {
  const words = useWords(compareWords)
  const company = useCompany()
  const path = { id: company.id, aid: id }
  const draft = useLateRead(getAccordDraft, { path })
  const versions = useLateRead(listAccordDraftVersions, { path })
  const failed = draft.error ?? versions.error
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        above={
          <Link
            to="/wizards/interessementCreator"
            search={{ draft: id }}
            className="inline-flex items-center gap-1.5 hover:text-neutral-900"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {words.back}
          </Link>
        }
        title={words.title(draft.data?.name ?? '')}
      >
        {words.intro}
      </PageHeader>
      {failed && (
        <ErrorCard
          error={failed}
          onRetry={() => {
            void draft.refetch()
            void versions.refetch()
          }}
        />
      )}
      {!versions.data && !failed && <SkeletonLines lines={8} />}
      {versions.data && <Chosen id={id} versions={versions.data.items} />}
    </div>
  )
}

function Chosen({ id, versions }: { id: string; versions: readonly Version[] }) {
  const words = useWords(compareWords)
  const { shortInstant } = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [latest, former] = versions
  if (!latest || !former)
    return (
      <div className="card">
        <EmptyState title={words.one} />
      </div>
    )
  const asked = /^(\d+),(\d+)$/.exec(search.versions ?? '')
  const from = Number(asked?.[1] ?? former.version)
  const to = Number(asked?.[2] ?? latest.version)
  const options = versions.map(({ version, saved_at, saved_by_name }) => ({
    value: String(version),
    label: words.version(version, shortInstant(saved_at), saved_by_name),
  }))
  const choose = (before: number, after: number) =>
    void navigate({ search: { draft: id, versions: `${before},${after}` }, replace: true })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          label={words.from}
          value={String(from)}
          options={options}
          onChange={({ target }) => choose(Number(target.value), to)}
        />
        <SelectField
          label={words.to}
          value={String(to)}
          options={options}
          onChange={({ target }) => choose(from, Number(target.value))}
        />
      </div>
      <Differences id={id} from={from} to={to} />
    </>
  )
}

function Differences({ id, from, to }: { id: string; from: number; to: number }) {
  const words = useWords(compareWords)
  const company = useCompany()
  const { text } = useFormat()
  const reading = useLateRead(compareAccordDraftVersions, {
    path: { id: company.id, aid: id },
    query: { from: String(from), to: String(to) },
  })
  if (reading.error) return <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
  if (!reading.data) return <SkeletonLines lines={6} />
  const { differences } = reading.data
  if (differences.length === 0)
    return (
      <div className="card">
        <EmptyState title={words.none} />
      </div>
    )
  return (
    <Card title={words.differences}>
      <ul className="divide-y divide-neutral-100">
        {differences.map(({ field, label, before, after }) => (
          <li key={field} className="grid grid-cols-1 gap-1.5 py-3 sm:grid-cols-3 sm:gap-4">
            <p className="font-medium text-neutral-950">{text(label)}</p>
            <p className="break-words whitespace-pre-line text-neutral-700">
              <span className="block text-xs text-neutral-600">{words.before}</span>
              {before ? <del>{text(before)}</del> : <em>{words.nothing}</em>}
            </p>
            <p className="break-words whitespace-pre-line text-neutral-900">
              <span className="block text-xs text-neutral-600">{words.after}</span>
              {after ? <ins className="no-underline">{text(after)}</ins> : <em>{words.nothing}</em>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
