import { keepFundDocument } from '@moisson/contract/fund'
import { FileText } from 'lucide-react'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { buttonClass } from '../../../../../kit/button-class.ts'
import { Button } from '../../../../../kit/button.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { DateField, Field } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { WholeFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

/** The key information document of a fund: the one kept, and a newer one to keep. */
export function FundDocument({ fund, mayChange }: { fund: WholeFund; mayChange: boolean }) {
  const words = useWords(fundsWords)
  const { mediumDay } = useFormat()
  const keep = useChange(keepFundDocument)
  const input = useRef<HTMLInputElement>(null)
  const [date, setDate] = useState('')
  const [name, setName] = useState<string | null>(null)
  const [errors, setErrors] = useState<{ file?: string; date?: string }>({})
  const readable = fund.dic_url !== null && fund.status !== 'draft'

  async function submit(event: FormEvent) {
    event.preventDefault()
    const file = input.current?.files?.[0]
    const found = {
      ...(file ? {} : { file: words.fileMissing }),
      ...(date ? {} : { date: words.dateMissing }),
    }
    setErrors(found)
    if (!file || !date) return
    const outcome = await keep.send({ path: { fid: fund.id }, body: { dic_date: date }, file })
    if (!outcome.ok) return
    if (input.current) input.current.value = ''
    setName(null)
    setDate('')
    showToast({ kind: 'success', title: words.kept })
  }

  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{words.document}</h3>
      {fund.dic_url === null ? (
        <p className="text-neutral-600">{words.noDocument}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileText aria-hidden className="size-5 shrink-0 text-neutral-500" />
          <span>
            {fund.dic_file_name ?? words.document}
            {fund.dic_date && <span className="text-neutral-600"> · {mediumDay(fund.dic_date)}</span>}
          </span>
          {readable && (
            <a className="link" href={fund.dic_url} target="_blank" rel="noreferrer">
              {words.openDocument}
            </a>
          )}
        </p>
      )}
      {mayChange && !fund.is_demo && (
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-4 rounded-xl border border-neutral-200 p-4"
        >
          {keep.error && <ErrorCard error={keep.error} />}
          <Field label={words.dicFile} error={errors.file}>
            {(ids) => (
              <div className="flex flex-wrap items-center gap-3">
                <input
                  {...ids}
                  ref={input}
                  type="file"
                  accept="application/pdf"
                  className="peer sr-only"
                  onChange={(event) => setName(event.target.files?.[0]?.name ?? null)}
                />
                <label
                  htmlFor={ids.id}
                  className={`${buttonClass({ look: 'secondary', size: 'medium' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-secondary-600`}
                >
                  {words.chooseFile}
                </label>
                <span className="min-w-0 truncate text-sm text-neutral-600">{name ?? words.noFile}</span>
              </div>
            )}
          </Field>
          <DateField
            label={words.dicDate}
            value={date}
            error={errors.date}
            onChange={(event) => setDate(event.target.value)}
          />
          <div>
            <Button type="submit" running={keep.running}>
              {words.keep}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
