import { keepFundDocument } from '@moisson/contract/fund'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { Form } from '../../../../../form/form.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { FileField } from '../../../../../file/file-field.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { DateField } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { WholeFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

/** The key information document of a fund: the one kept, and a newer one to keep. */
export function FundDocument({ fund, mayChange }: { fund: WholeFund; mayChange: boolean }) {
  const words = useWords(fundsWords)
  const { mediumDay } = useFormat()
  const [kept, setKept] = useState(0)
  const readable = fund.dic_url !== null && fund.status !== 'draft'
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
        <KeepDocument key={kept} fund={fund} onKept={() => setKept((former) => former + 1)} />
      )}
    </section>
  )
}

const nothing: { file: File | null; dic_date: string } = { file: null, dic_date: '' }

function KeepDocument({ fund, onKept }: { fund: WholeFund; onKept: () => void }) {
  const words = useWords(fundsWords)
  const keep = useChange(keepFundDocument)
  const form = useForm(nothing, {
    change: keep,
    check: ({ file, dic_date }) => ({
      file: file === null && words.fileMissing,
      dic_date: dic_date === '' && words.dateMissing,
    }),
    send: ({ file, dic_date }) => file && keep.send({ path: { fid: fund.id }, body: { dic_date }, file }),
    done() {
      showToast({ kind: 'success', title: words.kept })
      onKept()
    },
  })
  return (
    <Form {...form.sends} className="grid gap-4 rounded-xl border border-neutral-200 p-4">
      <FileField
        label={words.dicFile}
        error={form.errorOf('file')}
        accept="application/pdf"
        choose={words.chooseFile}
        chosen={form.values.file?.name ?? words.noFile}
        onFile={(file) => form.set('file', file)}
      />
      <DateField label={words.dicDate} {...form.text('dic_date')} />
      <div>
        <Button type="submit" running={keep.running}>
          {words.keep}
        </Button>
      </div>
    </Form>
  )
}
