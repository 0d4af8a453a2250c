import { extractBeneficiaries } from '@moisson/contract/extract'
import clsx from 'clsx'
import { Check, Download, FileSpreadsheet, ShieldCheck, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, loggedTexts } from '../../../../api/api-error.ts'
import { send } from '../../../../api/send.ts'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { Progress } from '../../../../kit/progress.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import type { Company } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { offeredYears } from '../../../../company/closed-year.ts'
import { takeFile } from './handed-file.ts'
import { downloadTemplate } from './template-file.ts'
import type { FileReading } from './use-extract.ts'
import { FileButton } from '../../../../file/file-button.tsx'
import { useFileDrop } from '../../../../file/use-file-drop.ts'
import { importWords } from './import-words.ts'

const largest = 100_000_000
/** A slow line takes its time for a large file. */
const uploadTimeoutMs = 900_000

/** The first step: any file, dropped or chosen; a refusal says why and the way out. */
export function ChooseFile(props: {
  company: Company
  today: string
  year: number
  onYear: (year: number) => void
  onRead: (reading: FileReading) => void
  /** A file that could be read if the person says where its titles are. */
  onKept: (extract: string, name: string) => void
}) {
  const { company, today, year, onYear, onRead, onKept } = props
  const words = useWords(importWords)
  const { fileSize } = useFormat()
  const [sending, setSending] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<{ name: string; message: string } | null>(null)
  const stop = useRef<AbortController>(null)

  async function read(file: File) {
    setRefusal(null)
    if (file.size > largest) {
      setRefusal({ name: file.name, message: words.tooBig(fileSize(file.size)) })
      return
    }
    setSending(file)
    stop.current = new AbortController()
    try {
      const query = { company_id: company.id, year: String(year) }
      const options = { timeoutMs: uploadTimeoutMs, signal: stop.current.signal }
      onRead(await send(extractBeneficiaries, { query, file }, options))
    } catch (error) {
      if (stop.current.signal.aborted) return
      const failure = error instanceof ApiError ? error : new ApiError(loggedTexts.unknown)
      const kept = keptExtract(failure.body)
      if (kept) return onKept(kept, file.name)
      setRefusal({ name: file.name, message: failure.message })
    } finally {
      setSending(null)
    }
  }
  const readHanded = useEffectEvent(() => {
    const file = takeFile()
    if (file) void read(file)
  })
  useEffect(() => {
    const soon = setTimeout(readHanded)
    return () => clearTimeout(soon)
  }, [])
  useEffect(() => () => stop.current?.abort(), [])

  function take([file, ...others]: File[]) {
    if (others.length > 0) setRefusal({ name: '', message: words.oneFile })
    else if (file) void read(file)
  }
  const over = useFileDrop({
    enabled: sending === null,
    onFiles: take,
  })

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        {refusal && <Refusal {...refusal} />}
        <div
          className={clsx(
            'grid min-h-80 content-center justify-items-center gap-3 rounded-2xl border-2 border-dashed bg-white px-6 py-12 text-center transition-colors',
            over ? 'border-primary-700 bg-primary-50' : 'border-neutral-300',
          )}
        >
          {sending ? (
            <div className="grid w-full max-w-sm gap-4">
              <FileSpreadsheet aria-hidden className="mx-auto size-10 text-primary-700" />
              <Progress value={null} label={words.sending(sending.name, fileSize(sending.size))} />
            </div>
          ) : (
            <>
              <span className="grid size-14 place-items-center rounded-2xl bg-primary-100 text-primary-800">
                <Upload aria-hidden className="size-7" />
              </span>
              <p className="text-lg font-semibold text-neutral-950">{over ? words.dropNow : words.drop}</p>
              <p className="text-neutral-600">{words.dropHint}</p>
              <FileButton
                makes="POST /beneficiaries/extract"
                look="primary"
                size="large"
                label={words.choose}
                accept=".xlsx,.xlsm,.csv,.txt,.tsv"
                onFiles={take}
              >
                {words.choose}
              </FileButton>
              <p className="text-sm text-neutral-600">{words.accepted}</p>
            </>
          )}
        </div>
        <SelectField
          className="max-w-md"
          label={words.year}
          help={words.yearHelp}
          value={String(year)}
          disabled={sending !== null}
          onChange={(event) => onYear(Number(event.target.value))}
          options={offeredYears(company, today).map((each) => ({ value: String(each), label: String(each) }))}
        />
      </div>
      <BeforeChoosing />
    </div>
  )
}

/** Why a file is refused, and the one that always can be read. */
function Refusal({ name, message }: { name: string; message: string }) {
  const words = useWords(importWords)
  const { language } = useFormat()
  return (
    <Notice
      kind="error"
      announced
      title={name ? `${words.refusedTitle} : ${name}` : undefined}
      actions={
        <Button size="small" icon={Download} onClick={() => downloadTemplate(words.templateName, language)}>
          {words.template}
        </Button>
      }
    >
      <p>{message}</p>
      <p className="text-sm text-neutral-600">{words.refusedSafe}</p>
    </Notice>
  )
}

/** What it understands, what is safe, and a file to start from. */
function BeforeChoosing() {
  const words = useWords(importWords)
  const { language } = useFormat()
  return (
    <div className="grid gap-4">
      <Facts
        icon={<FileSpreadsheet aria-hidden className="size-4.5 text-secondary-700" />}
        title={words.knowsTitle}
      >
        {Object.values(words.knows)}
      </Facts>
      <Facts icon={<ShieldCheck aria-hidden className="size-4.5 text-primary-700" />} title={words.safeTitle}>
        {Object.values(words.safe)}
      </Facts>
      <div className="px-1 text-sm text-neutral-700">
        <p>{words.templateIntro}</p>
        <Button look="link" icon={Download} onClick={() => downloadTemplate(words.templateName, language)}>
          {words.template}
        </Button>
      </div>
    </div>
  )
}

/** The file that the API kept although it could not read it yet. */
function keptExtract(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('details' in body)) return null
  const { details } = body
  if (typeof details !== 'object' || details === null || !('extract_id' in details)) return null
  return typeof details.extract_id === 'string' ? details.extract_id : null
}

function Facts(props: { icon: ReactNode; title: string; children: readonly string[] }) {
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {props.icon}
          {props.title}
        </span>
      }
    >
      <ul className="grid gap-2.5 text-sm text-neutral-700">
        {props.children.map((fact) => (
          <li key={fact} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-3.5 shrink-0 text-primary-700" />
            {fact}
          </li>
        ))}
      </ul>
    </Card>
  )
}
