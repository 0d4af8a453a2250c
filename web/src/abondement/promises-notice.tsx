import { keepPromises, listPromises, tellPromises } from '@moisson/contract/abondement'
import { useChange } from '../api/change.ts'
import { useLateRead } from '../api/read.ts'
import { Button } from '../kit/button.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { Notice } from '../kit/notice.tsx'
import { writeMontant } from '../kit/parse-montant.ts'
import { showToast } from '../kit/toast-store.ts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { downloadCsv } from '../file/csv.ts'
import { abondementWords } from './abondement-words.ts'

/** Who was promised more than the accounts hold, with the euros: kept within the law, or told. Nothing where nobody is. */
export default function PromisesNotice({ company }: { company: string }) {
  const words = useWords(abondementWords)
  const { money, language } = useFormat()
  const path = { id: company }
  const { data } = useLateRead(listPromises, { path })
  const keep = useChange(keepPromises)
  const tell = useChange(tellPromises)
  if (!data || data.total + data.settled.total === 0) return null

  async function keepThem() {
    const outcome = await keep.send({ path, body: {} })
    if (outcome.ok) showToast({ kind: 'success', title: words.kept(outcome.value.kept) })
  }
  async function tellThem() {
    const outcome = await tell.send({ path, body: {} })
    if (outcome.ok) showToast({ kind: 'success', title: words.told(outcome.value.told) })
  }
  const amount = (cents: number) => writeMontant(cents, language)
  const whose = (one: (typeof data.settled.items)[number]) => [
    one.employee_number ?? '',
    one.last_name,
    one.first_name,
    one.campaign_name,
    words.plans[one.plan],
    String(one.year),
    amount(one.promised_gross_cents),
    amount(one.gross_cents),
  ]
  function takeList() {
    downloadCsv(words.listName, [
      Object.values(words.listColumns),
      ...(data?.items ?? []).map((one) => [
        ...whose(one),
        amount(one.gross_cents + one.keepable_gross_cents),
      ]),
    ])
  }
  function takeSettled() {
    const { keepable: _, account: __, ...columns } = words.listColumns
    downloadCsv(words.settledListName, [
      [...Object.values(columns), words.settledGross],
      ...(data?.settled.items ?? []).map(whose),
    ])
  }
  const error = keep.error ?? tell.error
  const settled = data.settled.total > 0 && (
    <Notice
      kind="warning"
      title={words.settledPromises(data.settled.total)}
      actions={
        <Button size="small" onClick={takeSettled}>
          {words.takeList}
        </Button>
      }
    >
      {words.settledBody(money(data.settled.missing_gross_cents))}
    </Notice>
  )
  if (data.total === 0) return settled
  return (
    <div className="grid gap-3">
      {settled}
      <Notice
        kind="warning"
        title={words.promises(data.total)}
        actions={
          <>
            {data.keepable_gross_cents > 0 && (
              <Button size="small" look="primary" running={keep.running} onClick={() => void keepThem()}>
                {words.keep(money(data.keepable_gross_cents))}
              </Button>
            )}
            <Button size="small" running={tell.running} onClick={() => void tellThem()}>
              {words.tell}
            </Button>
            <Button size="small" look="quiet" onClick={takeList}>
              {words.takeList}
            </Button>
          </>
        }
      >
        {words.promisesBody(money(data.missing_gross_cents))}
        {error && <SaveFailure error={error} />}
      </Notice>
    </div>
  )
}
