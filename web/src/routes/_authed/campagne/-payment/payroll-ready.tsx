import { inDays } from '@moisson/core/choice/half-days'
import { Download } from 'lucide-react'
import { Suspense, use, useState } from 'react'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { PlainTable } from '../../../../kit/plain-table.tsx'
import type { PaymentSummary } from '../../../../campaign/campaign.ts'
import type { FirstLines } from './first-lines.ts'
import { firstCsvLines, firstJsonLines } from './first-lines.ts'
import type { PayrollFormat } from './payroll-format.ts'
import { saveBlob } from '../../../../file/save-blob.ts'
import { paymentWords } from './payment-words.ts'

const shownLines = 5
interface Ready {
  blob: Blob
  name: string
  format: PayrollFormat
}

/** The file as made: its first lines, the totals to compare, and the way to keep it. */
export default function PayrollReady(props: { file: Ready; payment: PaymentSummary; onClose: () => void }) {
  const { file, payment, onClose } = props
  const all = useWords(paymentWords)
  const words = all.payroll
  const kit = useWords(kitWords)
  const { language, money, fileSize } = useFormat()
  const [lines] = useState(() => readLines(file))
  const { given_half_days: days } = payment
  const amounts = [
    [all.columns.paid, payment.paid_cents],
    [all.columns.placed, payment.pee_cents + payment.percol_cents],
    [all.columns.held, payment.held_cents],
    [all.levies, payment.levies_cents],
    // Nobody has a share of days: what is placed is their value.
    [all.shares, days === null ? payment.envelope_gross_cents : 0],
    [all.employer.matching, payment.abondement_gross_cents],
    [all.employer.forfait, payment.forfait_social_cents],
    [all.employer.interest, payment.late_interest_paid_cents + payment.late_interest_placed_cents],
  ] as const
  // Of days that people give, only what is placed and its matching are amounts of the file.
  const totals = [
    ...(days === null ? [] : [[all.columns.days, inDays(days, language)] as const]),
    ...amounts
      .filter(([, cents]) => days === null || cents !== 0)
      .map(([label, cents]) => [label, money(cents)] as const),
  ]
  return (
    <Dialog
      open
      size="large"
      title={words.ready}
      description={`${file.name} · ${fileSize(file.blob.size)}. ${words.readyBody}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{kit.close}</Button>
          <Button
            look="primary"
            icon={Download}
            onClick={() => {
              saveBlob(file.blob, file.name)
              sayAndClose(words.saved, onClose)
            }}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <section aria-labelledby="lines-title">
          <h3 id="lines-title" className="font-semibold">
            {words.firstLines}
          </h3>
          {lines ? (
            <Suspense fallback={<SkeletonLines lines={5} />}>
              <Lines lines={lines} label={words.firstLines} />
            </Suspense>
          ) : (
            <p className="mt-1 text-neutral-600">{words.noPreview}</p>
          )}
        </section>
        <section aria-labelledby="totals-title">
          <h3 id="totals-title" className="font-semibold">
            {words.totals}
          </h3>
          <p className="text-sm text-neutral-600">{words.totalsBody}</p>
          <dl className="tabular mt-2 grid gap-x-10 gap-y-1 sm:grid-cols-2">
            {totals.map(([label, said]) => (
              <div key={label} className="flex justify-between gap-4 border-b border-neutral-100 py-1">
                <dt className="text-neutral-700">{label}</dt>
                <dd className="font-medium text-neutral-950">{said}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  )
}

function readLines(file: Ready): Promise<FirstLines> | null {
  if (file.format === 'xlsx') return null
  if (file.format === 'json') return file.blob.text().then((text) => firstJsonLines(text, shownLines))
  // The first lines of a csv are at its start, however long the file.
  return file.blob
    .slice(0, 64_000)
    .text()
    .then((text) => firstCsvLines(text, shownLines))
}

function Lines({ lines, label }: { lines: Promise<FirstLines>; label: string }) {
  const { columns, rows } = use(lines)
  return (
    <div className="mt-2 rounded-lg border border-neutral-200">
      <PlainTable
        dense
        edges
        label={label}
        rows={rows}
        rowKey={(_, line) => line}
        columns={columns.map((header, place) => ({
          header,
          align: 'left',
          cell: (row: string[]) => row[place],
        }))}
      />
    </div>
  )
}
