import { listProcesses } from '@moisson/contract/process'
import { ArrowRight, Plus, Route } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { late } from '../../../../kit/late.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { Progress } from '../../../../kit/progress.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { CardLink, ListCard } from '../../../../shell/list-card.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { useDueWords } from '../-page/use-due-words.ts'
import type { Process } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { ProcessStatusBadge } from './status-badge.tsx'

const StartDialog = late(() => import('./start-dialog.tsx'))

/** The company's processes; a notice comes first when the address named none of them. */
export function ProcessListPage({ notice }: { notice?: ReactNode }) {
  const words = useWords(processWords)
  const company = useCompany()
  const { items } = useRead(listProcesses, { path: { id: company.id } })
  const [starting, setStarting] = useState(false)
  const over = (process: Process) => process.status === 'completed' || process.status === 'cancelled'
  const start = (
    <Button
      makes="POST /company/{id}/process"
      look="primary"
      icon={Plus}
      aria-haspopup="dialog"
      onClick={() => setStarting(true)}
    >
      {words.list.start}
    </Button>
  )
  return (
    <>
      <PageHeader title={words.list.title} actions={items.length > 0 && start}>
        {words.list.intro}
      </PageHeader>
      {notice}
      {items.length === 0 ? (
        <div className="card">
          <EmptyState icon={Route} title={words.list.empty} actions={start}>
            {words.list.emptyBody}
          </EmptyState>
        </div>
      ) : (
        <>
          <Group title={words.list.running} processes={items.filter((process) => !over(process))} />
          <Group title={words.list.over} processes={items.filter(over)} />
        </>
      )}
      {starting && <StartDialog companyId={company.id} onClose={() => setStarting(false)} />}
    </>
  )
}

function Group({ title, processes }: { title: string; processes: readonly Process[] }) {
  if (processes.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{title}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {processes.map((process) => (
          <ProcessItem key={process.id} process={process} />
        ))}
      </ul>
    </section>
  )
}

function ProcessItem({ process }: { process: Process }) {
  const words = useWords(processWords)
  const { longDay } = useFormat()
  const dueWords = useDueWords()
  const { progress, next_step: next } = process
  return (
    <li className="min-w-0">
      <ListCard
        title={
          <h3 className="font-semibold">
            <CardLink to="/process/$processId" params={{ processId: process.id }}>
              {process.title}
            </CardLink>
          </h3>
        }
        beside={<ProcessStatusBadge status={process.status} />}
        foot={
          <p className="flex items-center gap-2 text-neutral-700">
            {next ? (
              <>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-primary-700" />
                <span className="min-w-0">
                  {next.title}
                  {next.due_date && <span className="text-neutral-600"> ({dueWords(next.due_date)})</span>}
                </span>
              </>
            ) : (
              process.target_date && words.page.target(longDay(process.target_date))
            )}
          </p>
        }
      >
        <Progress label={words.page.done(progress.done, progress.total)} value={progress.percent} />
      </ListCard>
    </li>
  )
}
