import { BackLink } from '../-back-link.tsx'
import { createSimulation, updateSimulation } from '@moisson/contract/simulation'
import { getRouteApi } from '@tanstack/react-router'
import clsx from 'clsx'
import { Copy, Printer, Save, Star, StarOff } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Form } from '../../../../form/form.tsx'
import { useSheet, useUnread } from '../../../../form/use-sheet.ts'
import { Badge } from '../../../../kit/badge.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { TextField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { PreviewBody, Simulation, SimulationType } from '../-simulation.ts'
import { simulationWords } from '../-simulation-words.ts'
import { fieldsOf } from './fields-of.ts'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { MainFigure } from './main-figure.tsx'
import { PrintedInputs } from './printed-inputs.tsx'
import { ResultSide } from './result-side.tsx'
import { useBuilder } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

const FairnessTables = lazy(() =>
  import('../-result/fairness-view.tsx').then((view) => ({ default: view.FairnessTables })),
)
const route = getRouteApi('/_authed/simulations/')

/** Assumptions on one side, the live result on the other. */
export function BuilderPage(props: {
  type: SimulationType
  stored: Simulation | null
  copied: Simulation | null
}) {
  const { type, stored, copied } = props
  const words = useWords(builderWords)
  const common = useWords(simulationWords)
  const navigate = route.useNavigate()
  const company = useCompany()
  const source = stored ?? copied
  const [rulesDate, setRulesDate] = useState(source?.rules_date)
  const [again, setAgain] = useState(false)
  const builder = useBuilder(type, source, { stored: stored !== null, rulesDate, again })
  const [name, setName] = useState(stored?.name ?? (copied ? words.copyOf(copied.name) : ''))
  const create = useChange(createSimulation)
  const update = useChange(updateSimulation)
  const [saved, setSaved] = useState(false)
  const sheet = useSheet()
  const unread = useUnread(sheet)
  const changed = builder.changed || again || rulesDate !== source?.rules_date
  const dirty = !saved && (changed || unread.length > 0 || (stored !== null && name !== stored.name))
  const Fields = fieldsOf[type]

  async function save() {
    if (builder.error?.status === 422) return builder.touchAll()
    const own = name.trim() === '' ? {} : { name: name.trim() }
    if (stored) {
      const outcome = await update.send(
        {
          path: { id: company.id, sid: stored.id },
          body: { ...own, ...(changed && { inputs: builder.given, rules_date: rulesDate }) },
        },
        { version: stored.version },
      )
      if (outcome.ok) showToast({ kind: 'success', title: words.saved })
      return
    }
    const body = { type, ...own, inputs: builder.given, rules_date: rulesDate } as PreviewBody
    const outcome = await create.send({ path: { id: company.id }, body })
    if (!outcome.ok) return
    setSaved(true)
    showToast({ kind: 'success', title: words.saved })
    void navigate({ search: { open: outcome.value.id }, replace: true, ignoreBlocker: true })
  }
  async function retain() {
    if (!stored) return
    const status = stored.status === 'reference' ? 'saved' : 'reference'
    await update.send(
      { path: { id: company.id, sid: stored.id }, body: { status } },
      { version: stored.version },
    )
  }

  const failure = create.error ?? update.error
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <BuilderHeader
        type={type}
        stored={stored}
        dirty={dirty}
        running={update.running}
        onRetain={() => void retain()}
      />
      {stored?.outdated && !again && (
        <Notice
          kind="warning"
          actions={
            <Button size="small" onClick={() => setAgain(true)}>
              {words.again}
            </Button>
          }
        >
          {common.outdated}
        </Notice>
      )}
      {failure && (
        <Notice kind="error" announced>
          {failure.status === 412 ? words.conflict : failure.message}
        </Notice>
      )}
      {unread.length === 0 && <MainFigure builder={builder} />}
      <PrintedInputs builder={builder} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] print:block">
        <div className="no-print grid grid-cols-1 gap-6">
          <Card title={words.inputs}>
            <Form sheet={sheet} className="grid grid-cols-1 gap-6" onSubmit={() => void save()}>
              <Suspense fallback={<SkeletonLines lines={6} />}>
                <Fields form={builder.form} />
              </Suspense>
              <SaveFields
                {...{ type, name, rulesDate }}
                named={stored !== null}
                running={create.running || update.running}
                disabled={stored !== null && !dirty}
                onName={setName}
                onToday={() => setRulesDate(undefined)}
              />
            </Form>
          </Card>
        </div>
        <ResultSide type={type} builder={builder} unread={unread.length > 0} />
      </div>
      {builder.results?.fairness && unread.length === 0 && (
        <Suspense>
          <div className={clsx('min-w-0', builder.stale && 'opacity-60')}>
            <FairnessTables fairness={builder.results.fairness} />
          </div>
        </Suspense>
      )}
      <UnsavedChanges wholeAddress when={dirty && !create.running} body={words.leaveBody} />
    </div>
  )
}

function BuilderHeader(props: {
  type: SimulationType
  stored: Simulation | null
  dirty: boolean
  running: boolean
  onRetain: () => void
}) {
  const { type, stored, dirty, running, onRetain } = props
  const words = useWords(builderWords)
  const common = useWords(simulationWords)
  const navigate = route.useNavigate()
  return (
    <PageHeader
      above={<BackLink />}
      title={stored ? stored.name : words.newTitle(common.types[type])}
      actions={
        <div className="no-print flex flex-wrap gap-3">
          <Button look="quiet" icon={Printer} onClick={() => window.print()}>
            {common.print}
          </Button>
          {stored && (
            <>
              <Button look="quiet" icon={Copy} onClick={() => void navigate({ search: { copy: stored.id } })}>
                {words.duplicate}
              </Button>
              <Button
                makes="PUT /company/{id}/simulations/{sid}"
                icon={stored.status === 'reference' ? StarOff : Star}
                running={running}
                disabled={dirty}
                onClick={onRetain}
              >
                {stored.status === 'reference' ? words.release : words.retain}
              </Button>
            </>
          )}
        </div>
      }
    >
      <span className="flex flex-wrap items-center gap-2">
        {common.questions[type]}
        {stored?.status === 'reference' && (
          <Badge tone="green" icon={Star}>
            {common.statuses.reference}
          </Badge>
        )}
      </span>
    </PageHeader>
  )
}

/** The name it is kept under, and the rules it is computed with. */
function SaveFields(props: {
  type: SimulationType
  name: string
  rulesDate: string | undefined
  /** It is kept already. */
  named: boolean
  running: boolean
  disabled: boolean
  onName: (name: string) => void
  onToday: () => void
}) {
  const { type, name, rulesDate, named, running, disabled, onName, onToday } = props
  const words = useWords(builderWords)
  const common = useWords(simulationWords)
  const { shortDay } = useFormat()
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-neutral-200 pt-5">
      <TextField
        label={words.name}
        optional={!named}
        value={name}
        maxLength={120}
        placeholder={common.types[type]}
        onChange={(event) => onName(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          makes={named ? 'PUT /company/{id}/simulations/{sid}' : 'POST /company/{id}/simulations'}
          type="submit"
          look="primary"
          icon={Save}
          running={running}
          disabled={disabled}
        >
          {named ? words.saveChanges : words.save}
        </Button>
        {rulesDate && (
          <span className="text-sm text-neutral-600">
            {common.rulesOf(shortDay(rulesDate))}
            {' · '}
            <Button look="link" size="small" onClick={onToday}>
              {words.today}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
