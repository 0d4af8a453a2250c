import type { Output } from '@moisson/contract/call'
import { checkReceiptFile, checkReceiptNumber } from '@moisson/contract/receipt-check'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { send } from '../../api/send.ts'
import { FileField } from '../../file/file-field.tsx'
import { printOf } from '../../file/print-of.ts'
import { LightForm } from '../../form/light-form.tsx'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'
import { checkWords } from './-check-words.ts'

type Known = NonNullable<Output<typeof checkReceiptFile>['receipt']>
type Answer =
  | { kind: 'file'; receipt: Known | null; print: string }
  | { kind: 'number'; receipt: Output<typeof checkReceiptNumber>['receipt'] }
  | { kind: 'no_digest' }
  | { kind: 'failed'; message: string }

/** Far above what a receipt weighs: nothing bigger is read whole. */
const LARGEST_BYTES = 20_000_000

/** Anybody who holds a receipt may ask whether it is ours, unchanged, and whether its choice still counts. */
export function CheckPage() {
  const words = useWords(checkWords)
  const [file, setFile] = useState<File | null>(null)
  const [number, setNumber] = useState('')
  const [wrong, setWrong] = useState<object | null>(null)
  const [running, setRunning] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const asked = useRef(0)

  async function ask(question: () => Promise<Answer>) {
    const own = ++asked.current
    setRunning(true)
    setAnswer(null)
    const found = await question().catch((error: unknown): Answer => {
      const message = error instanceof ApiError ? error.message : words.unreadable
      return { kind: 'failed', message }
    })
    // What was asked since stands on the page: this would be the answer about another file.
    if (own !== asked.current) return
    setAnswer(found)
    setRunning(false)
  }
  async function byFile(chosen: File): Promise<Answer> {
    if (chosen.size > LARGEST_BYTES) return { kind: 'failed', message: words.tooBig }
    const print = await printOf(chosen)
    if (print === null) return { kind: 'no_digest' }
    const { receipt } = await send(checkReceiptFile, { body: { sha256: print } })
    return { kind: 'file', receipt, print }
  }
  async function byNumber(): Promise<Answer> {
    const { receipt } = await send(checkReceiptNumber, { body: { number: number.trim() } })
    return { kind: 'number', receipt }
  }
  function askNumber() {
    const looksRight = number.replaceAll(/[^0-9A-Za-z]/g, '').replace(/^MOI/i, '').length === 10
    setWrong(looksRight ? null : {})
    if (looksRight) void ask(byNumber)
  }

  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-2xl gap-6 px-5 pt-6 pb-14 sm:px-8 sm:pt-12">
        <header className="grid gap-3">
          <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight">
            {words.title}
          </h1>
          <p className="text-lg leading-8 text-pretty text-neutral-700">{words.intro}</p>
        </header>
        <div aria-live="polite" className="empty:hidden">
          {running ? <p>{words.checking}</p> : answer && <Found answer={answer} />}
        </div>
        <Part title={words.fileTitle} help={words.fileHelp}>
          <FileField
            label={words.choose}
            accept="application/pdf,.pdf"
            choose={words.choose}
            chosen={file?.name}
            onFile={(chosen) => {
              setFile(chosen)
              void ask(() => byFile(chosen))
            }}
          />
        </Part>
        <Part title={words.numberTitle} help={words.numberHelp}>
          <LightForm className="grid gap-3" onSubmit={askNumber} error={wrong} running={running}>
            <TextField
              label={words.number}
              help={words.example}
              error={wrong ? words.notANumber : undefined}
              value={number}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setNumber(event.target.value)}
            />
            <Button type="submit" className="justify-self-start" running={running}>
              {words.check}
            </Button>
          </LightForm>
        </Part>
      </div>
    </PublicLayout>
  )
}

function Part(props: { title: string; help: string; children: ReactNode }) {
  return (
    <section className="card grid gap-3 p-5">
      <h2 className="text-lg font-semibold">{props.title}</h2>
      <p className="text-pretty text-neutral-700">{props.help}</p>
      {props.children}
    </section>
  )
}

function Found({ answer }: { answer: Answer }) {
  const words = useWords(checkWords)
  const { longInstant } = useFormat()
  if (answer.kind === 'failed') return <Notice kind="warning">{answer.message}</Notice>
  if (answer.kind === 'no_digest') return <Notice kind="warning">{words.noDigest}</Notice>
  const { receipt } = answer
  if (answer.kind === 'number')
    return receipt ? (
      <Notice kind="success" title={words.exists}>
        {words.of(receipt.number, longInstant(receipt.submitted_at))}
      </Notice>
    ) : (
      <Notice kind="warning" title={words.unknownNumber}>
        {words.unknownNumberBody}
      </Notice>
    )
  const print = (
    <span className="mt-1 block text-xs break-all text-neutral-700">
      {words.print} <span className="font-mono">{answer.print}</span>
    </span>
  )
  if (!answer.receipt)
    return (
      <Notice kind="warning" title={words.unknownFile}>
        {words.unknownFileBody}
        {print}
      </Notice>
    )
  const { state, replaced_at, corrected_at, number, submitted_at } = answer.receipt
  const ended = replaced_at ?? corrected_at
  return (
    <Notice kind={state === 'counts' ? 'success' : 'warning'} title={words.genuine}>
      {words.of(number, longInstant(submitted_at))}{' '}
      {state === 'replaced' || state === 'corrected'
        ? words.states[state](ended && longInstant(ended))
        : words.states[state]}
      {print}
    </Notice>
  )
}
