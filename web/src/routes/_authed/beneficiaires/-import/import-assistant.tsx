import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ChevronLeft, FileSpreadsheet } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { lastClosedYear, offeredYears } from '../../../../company/closed-year.ts'
import type { ImportStep, PeopleSearch } from '../-search.ts'
import { importSteps } from '../-search.ts'
import { ChooseFile } from './choose-file.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { ReadingSettings } from './reading-settings.tsx'
import { ResultStep } from './result-step.tsx'
import { StepsBar } from './steps-bar.tsx'
import type { FileReading, RowFilter } from './use-extract.ts'
import { keepReading, rowFilters, useFileReading } from './use-extract.ts'
import { useReadAgain } from './use-read-again.ts'
import { forgetImport, rememberImport } from './waiting-import.ts'
import { importWords } from './import-words.ts'
import type { Written } from './write-import.ts'

const columnsStep = () => import('./columns-step.tsx')
const rowsStep = () => import('./rows-step.tsx')
const changesStep = () => import('./changes-step.tsx')
const ColumnsStep = lazy(() => columnsStep().then((step) => ({ default: step.ColumnsStep })))
const RowsStep = lazy(() => rowsStep().then((step) => ({ default: step.RowsStep })))
const ChangesStep = lazy(() => changesStep().then((step) => ({ default: step.ChangesStep })))

/** The next steps are fetched while a person looks at this one. */
const prefetch = () => void Promise.all([columnsStep(), rowsStep(), changesStep()]).catch(() => undefined)

const route = getRouteApi('/_authed/beneficiaires/')

/** From any payroll file to the people: file, columns, rows, confirmation. The address says where one is. */
export default function ImportAssistant() {
  const words = useWords(importWords)
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/beneficiaires/' })
  const client = useQueryClient()
  const company = useCompany()
  const today = useToday()
  const [written, setWritten] = useState<Written | null>(null)
  const year = Number(search.year) || lastClosedYear(company, today)
  const extract = search.import === 'new' ? null : (search.import ?? null)

  useEffect(prefetch, [])

  function go(next: Partial<PeopleSearch>, replace = false) {
    void navigate({ search: (now) => ({ ...now, ...next }), replace })
  }
  function open(reading: FileReading) {
    keepReading(client, company.id, reading)
    rememberImport(company.id, { id: reading.extract_id, name: reading.file_name })
    go({ import: reading.extract_id, step: 'columns', year: undefined })
  }
  /** Another file, for the exercice that was chosen for this one. */
  function restart(chosen: number | null) {
    setWritten(null)
    go({ import: 'new', step: undefined, only: undefined, year: chosen ? String(chosen) : undefined })
  }

  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        above={
          <Link to="/beneficiaires" className="inline-flex min-h-6 items-center gap-1 hover:text-neutral-950">
            <ChevronLeft aria-hidden className="size-4" />
            {words.back}
          </Link>
        }
      >
        {extract === null && words.intro}
      </PageHeader>
      {extract === null ? (
        <>
          <StepsBar current="file" />
          <ChooseFile
            company={company}
            today={today}
            year={year}
            onYear={(next) => go({ year: String(next) }, true)}
            onRead={open}
            onKept={(id, name) => {
              rememberImport(company.id, { id, name })
              go({ import: id, step: 'columns', year: undefined })
            }}
          />
        </>
      ) : (
        <OneFile
          key={extract}
          company={company.id}
          extract={extract}
          closedYear={lastClosedYear(company, today)}
          years={offeredYears(company, today)}
          step={search.step ?? 'columns'}
          only={rowFilters.find((filter) => filter === search.only) ?? null}
          written={written}
          campaign={search.campaign}
          go={go}
          onWritten={(answer) => {
            setWritten(answer)
            forgetImport(company.id)
          }}
          onRestart={restart}
        />
      )}
    </div>
  )
}

function OneFile(props: {
  company: string
  extract: string
  closedYear: number
  years: readonly number[]
  step: ImportStep
  only: RowFilter | null
  written: Written | null
  campaign: string | undefined
  go: (next: Partial<PeopleSearch>, replace?: boolean) => void
  onWritten: (written: Written) => void
  onRestart: (year: number | null) => void
}) {
  const { company, extract, step, only, written, go, onWritten } = props
  const words = useWords(importWords)
  const read = useFileReading(company, extract)
  const reading = read.data
  const restart = () => props.onRestart(reading?.year ?? null)
  const gone = read.error?.status === 404
  const over = gone || reading?.state === 'written'
  useEffect(() => {
    if (over) forgetImport(company)
  }, [company, over])

  if (written || reading?.state === 'written') {
    return (
      <ResultStep
        name={reading?.file_name ?? ''}
        written={written}
        campaign={props.campaign}
        onAnother={restart}
      />
    )
  }
  if (gone) {
    return (
      <Notice
        kind="warning"
        title={words.gone}
        actions={<Button onClick={restart}>{words.anotherFile}</Button>}
      >
        {words.goneBody}
      </Notice>
    )
  }
  if (read.error)
    return <ErrorCard error={read.error} onRetry={() => void read.refetch()} safe={words.refusedSafe} />
  if (!reading) return <SkeletonLines lines={8} />
  if (reading.state === 'reading') {
    return (
      <>
        <StepsBar current="file" />
        <ReadingProgress reading={reading} />
      </>
    )
  }
  const goTo = (next: ImportStep) => go({ step: next, only: undefined })
  const year = reading.year ?? props.closedYear
  const at = importSteps.indexOf(step)
  const former = importSteps[at - 1]

  return (
    <>
      <StepsBar
        current={reading.state === 'refused' ? 'columns' : step}
        onStep={reading.state === 'ready' ? goTo : undefined}
      />
      <FileBar reading={reading} former={former} onStep={goTo} onOther={restart} />
      <Suspense fallback={<SkeletonLines lines={8} />}>
        {reading.state === 'refused' ? (
          <Refused company={company} reading={reading} />
        ) : step === 'columns' ? (
          <ColumnsStep
            company={company}
            reading={reading}
            year={year}
            years={props.years}
            onNext={() => goTo('rows')}
          />
        ) : step === 'rows' ? (
          <RowsStep
            company={company}
            reading={reading}
            only={only ?? firstFilter(reading)}
            onOnly={(filter) => go({ only: filter }, true)}
            onNext={() => goTo('changes')}
          />
        ) : (
          <ChangesStep
            company={company}
            reading={reading}
            year={year}
            only={only ?? 'all'}
            onOnly={(filter) => go({ only: filter }, true)}
            onFix={() => go({ step: 'rows', only: 'error' })}
            onSettings={() => goTo('columns')}
            onWritten={onWritten}
          />
        )}
      </Suspense>
    </>
  )
}

/** The file in hand, the step before, and another file. */
function FileBar(props: {
  reading: FileReading
  former: ImportStep | undefined
  onStep: (step: ImportStep) => void
  onOther: () => void
}) {
  const { reading, former, onStep, onOther } = props
  const words = useWords(importWords)
  const { fileSize } = useFormat()
  return (
    <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="flex min-w-0 items-center gap-2 text-sm text-neutral-700">
        <FileSpreadsheet aria-hidden className="size-4.5 shrink-0 text-primary-700" />
        <span className="truncate font-medium text-neutral-950">{reading.file_name}</span>
        <span className="shrink-0 text-neutral-600">{fileSize(reading.size_bytes)}</span>
      </p>
      <div className="flex gap-2">
        {former && (
          <Button size="small" look="quiet" icon={ArrowLeft} onClick={() => onStep(former)}>
            {words.previous}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onOther}>
          {words.otherFile}
        </Button>
      </div>
    </div>
  )
}

/** It cannot be read as it stands: why, and how it might be. */
function Refused({ company, reading }: { company: string; reading: FileReading }) {
  const words = useWords(importWords)
  const again = useReadAgain(company, reading.extract_id)
  return (
    <div className="grid max-w-xl gap-5">
      <Notice kind="error" announced title={words.refusedTitle}>
        {reading.refusal?.message}
      </Notice>
      <ReadingSettings
        reading={reading}
        running={again.running}
        onReadAgain={(body) => void again.readAgain(body)}
      />
      {again.error && again.error.message !== reading.refusal?.message && (
        <SaveFailure error={again.error} safe={words.refusedSafe} />
      )}
    </div>
  )
}

/** What asks for attention first; decided once per file so that the list does not change under the hand. */
function firstFilter({ totals }: FileReading): RowFilter {
  return totals.error > 0 ? 'error' : totals.warnings + totals.duplicate > 0 ? 'problems' : 'all'
}
