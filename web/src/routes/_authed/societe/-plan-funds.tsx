import { listFunds } from '@moisson/contract/fund'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useLateRead } from '../../../api/read.ts'
import { SelectField } from '../../../kit/field.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { Plan, PlanKind } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'

/** The funds of a plan in the order people see them, one of them receiving silence. */
export function PlanFunds(props: {
  kind: PlanKind
  known: Plan['funds']
  ids: readonly string[]
  chosen: string | null
  onChange: (ids: string[], chosen: string | null) => void
}) {
  const { kind, known, ids, chosen, onChange } = props
  const words = useWords(planWords)
  const catalogue = useLateRead(listFunds, { query: { catalogue: 'true', plan: kind } })
  const funds = [...known, ...(catalogue.data?.items ?? [])]
  const named = (id: string) => funds.find((fund) => fund.id === id)
  const free = (catalogue.data?.items ?? []).filter(({ id }) => !ids.includes(id))
  function put(next: string[]) {
    onChange(next, chosen !== null && next.includes(chosen) ? chosen : leastRisky(next))
  }
  /** Silence goes to the least risky one until another is named. */
  const leastRisky = (among: readonly string[]) =>
    among.toSorted((a, b) => (named(a)?.sri ?? 9) - (named(b)?.sri ?? 9))[0] ?? null
  const moved = (from: number, to: number) => put(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? ''))
  return (
    <>
      {ids.length === 0 ? (
        <p className="text-neutral-600">{words.noFund}</p>
      ) : (
        <ol className="divide-y divide-neutral-200 border-y border-neutral-200">
          {ids.map((id, place) => {
            const fund = named(id)
            const name = fund?.name ?? '…'
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-0 flex-1 basis-48">
                  <span className="block">{name}</span>
                  <span className="block text-sm text-neutral-600">{fund && words.risk(fund.sri)}</span>
                </span>
                <label className="flex min-h-11 items-center gap-2 text-sm text-neutral-700">
                  <input
                    type="radio"
                    className="size-4 accent-primary-700"
                    name={`default-${kind}`}
                    aria-label={words.byDefault(name)}
                    checked={id === chosen}
                    onChange={() => onChange([...ids], id)}
                  />
                  {words.defaultFund}
                </label>
                <span className="flex">
                  <IconButton
                    icon={ArrowUp}
                    label={words.up(name)}
                    disabled={place === 0}
                    onClick={() => moved(place, place - 1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={words.down(name)}
                    disabled={place === ids.length - 1}
                    onClick={() => moved(place, place + 1)}
                  />
                  <IconButton
                    icon={X}
                    label={words.remove(name)}
                    onClick={() => put(ids.filter((one) => one !== id))}
                  />
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {catalogue.data?.items.length === 0 ? (
        <p className="text-sm text-neutral-600">{words.emptyCatalogue}</p>
      ) : free.length === 0 && catalogue.data ? (
        <p className="text-sm text-neutral-600">{words.noneLeft}</p>
      ) : (
        <SelectField
          className="max-w-md"
          name="fund_ids"
          label={words.addFund}
          placeholder={words.choose}
          value=""
          options={free.map((fund) => ({ value: fund.id, label: `${fund.name} (${words.risk(fund.sri)})` }))}
          onChange={(event) => event.target.value && put([...ids, event.target.value])}
        />
      )}
    </>
  )
}
