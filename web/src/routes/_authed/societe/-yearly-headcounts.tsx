import { parisDay } from '@moisson/law/paris-time'
import { listHeadcounts, saveHeadcounts } from '@moisson/contract/company'
import type { Output } from '@moisson/contract/call'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { Form } from '../../../form/form.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'
import { sentenceOf } from '../../../api/sentence-of.ts'

type Headcounts = Output<typeof listHeadcounts>

/** The headcount of the five civil years that decide the employer's levy; the company's own year stands in its file. */
export function YearlyHeadcounts({ companyId, ownYear }: { companyId: string; ownYear: number | null }) {
  const words = useWords(societeWords).yearly
  const read = useLateRead(listHeadcounts, { path: { id: companyId } })
  return (
    <Card title={words.title}>
      <p className="-mt-2 mb-4 max-w-prose text-pretty text-neutral-600">{words.help}</p>
      {read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <Years companyId={companyId} ownYear={ownYear} known={read.data} />
      ) : (
        <SkeletonLines lines={5} />
      )}
    </Card>
  )
}

function Years(props: { companyId: string; ownYear: number | null; known: Headcounts }) {
  const { companyId, ownYear, known } = props
  const words = useWords(societeWords).yearly
  const { mediumDay } = useFormat()
  const save = useChange(saveHeadcounts)
  const [typed, setTyped] = useState<Record<number, number | null>>({})
  const before = Array.from({ length: 5 }, (_, back) => known.levy.year - 1 - back)
  // Where the accounts do not close with the civil year, an older year may decide.
  const years = [...new Set([...before, ...known.levy.missing_years])].toSorted((a, b) => b - a)
  // The company's own year stands in its file: what was typed here before it was named there is not written twice.
  const items = Object.entries(typed).flatMap(([year, headcount]) =>
    Number(year) === ownYear ? [] : [{ year: Number(year), headcount }],
  )
  const of = (year: number) => known.items.find((item) => item.year === year)

  async function submit() {
    const outcome = await save.send({ path: { id: companyId }, body: { items } })
    if (!outcome.ok) return
    // What was typed meanwhile stays.
    setTyped((former) =>
      Object.fromEntries(
        Object.entries(former).filter(([year, headcount]) =>
          items.every((item) => item.year !== Number(year) || item.headcount !== headcount),
        ),
      ),
    )
    showToast({ kind: 'success', title: words.saved })
  }
  return (
    <Form makes={save} className="grid gap-4" error={save.error} onSubmit={() => void submit()}>
      <UnsavedChanges when={items.length > 0} wholeAddress />
      <Notice kind={known.levy.from === 'unknown' ? 'warning' : 'info'}>{known.levy.sentence}</Notice>
      {save.error && <Notice kind="error">{sentenceOf(save.error)}</Notice>}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {years.map((year) => {
          const item = of(year)
          return (
            <NumberField
              key={year}
              nullable
              decimals={2}
              label={String(year)}
              min={0}
              max={1_000_000}
              value={year in typed && year !== ownYear ? (typed[year] ?? null) : (item?.headcount ?? null)}
              disabled={year === ownYear}
              help={
                year === ownYear
                  ? words.own
                  : item?.declared_at
                    ? words.declared(item.declared_by ?? '', mediumDay(parisDay(item.declared_at)))
                    : undefined
              }
              onChange={(value) => setTyped((former) => ({ ...former, [year]: value }))}
            />
          )
        })}
      </div>
      <div>
        <Button
          makes={save}
          type="submit"
          look="primary"
          running={save.running}
          disabled={items.length === 0}
        >
          {words.save}
        </Button>
      </div>
    </Form>
  )
}
