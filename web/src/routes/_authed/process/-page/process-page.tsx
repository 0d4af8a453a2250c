import { getProcess, listSteps } from '@moisson/contract/process'
import { Link, getRouteApi } from '@tanstack/react-router'
import clsx from 'clsx'
import { ChevronLeft, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { late } from '../../../../kit/late.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany, useUser } from '../../../../session/account.ts'
import { useRole } from '../../../../session/chosen-role.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ProcessStatusBadge } from '../-list/status-badge.tsx'
import { StepPanel } from '../-step/step-panel.tsx'
import { processWords } from '../-process-words.ts'
import { NextStep } from './next-step.tsx'
import { StepsList } from './steps-list.tsx'

const CopyDialog = late(() => import('./copy-dialog.tsx'))
const route = getRouteApi('/_authed/process/$processId')

/** A process: its steps on the left, one of them on the right; on a phone the steps, then the step as a page. */
export function ProcessPage({ processId }: { processId: string }) {
  const words = useWords(processWords)
  const { longDay } = useFormat()
  const company = useCompany()
  const process = useRead(getProcess, { path: { id: company.id, processId } })
  const { items: steps } = useRead(listSteps, { path: { id: processId } })
  const search = route.useSearch()
  const adviser = useRole(useUser()) !== 'company_admin'
  const [copying, setCopying] = useState(false)
  const asked = steps.find((step) => step.code === search.step)
  // What is shown first stays: a step that was just sent is still the one being read.
  const [first] = useState(process.next_step_id)
  const shown = asked ?? steps.find((step) => step.id === first) ?? steps[0]

  const opened = useRef(search.step)
  const id = shown?.id
  useEffect(() => {
    // The first page has its own focus; a step chosen after it is read from its title.
    if (opened.current === search.step) return
    opened.current = search.step
    if (search.step) document.getElementById(`step-${id}`)?.focus({ preventScroll: true })
  }, [search.step, id])

  return (
    <>
      <PageHeader
        title={process.title}
        actions={
          adviser && (
            <Button icon={Copy} aria-haspopup="dialog" onClick={() => setCopying(true)}>
              {words.copy.open}
            </Button>
          )
        }
        above={
          <Link to="/process" className="link inline-flex items-center gap-1">
            <ChevronLeft aria-hidden className="size-4" />
            {words.page.all}
          </Link>
        }
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProcessStatusBadge status={process.status} />
          {process.target_date && <span>{words.page.target(longDay(process.target_date))}</span>}
        </span>
      </PageHeader>
      <NextStep process={process} steps={steps} />
      {copying && <CopyDialog process={process} onClose={() => setCopying(false)} />}
      <div className="grid gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:items-start">
        <StepsList
          steps={steps}
          processId={processId}
          shown={shown?.code}
          className={clsx(
            'lg:sticky lg:top-[calc(var(--demo-strip)+6rem)] lg:max-h-[calc(100dvh-var(--demo-strip)-7rem)] lg:overflow-y-auto',
            asked && 'max-lg:hidden',
          )}
        />
        <div className={clsx('min-w-0', !asked && 'max-lg:hidden')}>
          {shown && (
            <StepPanel key={shown.id} step={shown} total={steps.length} process={process} steps={steps} />
          )}
        </div>
      </div>
    </>
  )
}
