import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { WholeFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

/** Who saved which version of a fund, and what changed in it. */
export function FundVersions({ fund }: { fund: WholeFund }) {
  const words = useWords(fundsWords)
  const { longInstant } = useFormat()
  if (fund.versions.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-semibold">{words.versions}</h3>
      <ol className="divide-y divide-neutral-100">
        {fund.versions.map((one) => {
          const changed = [...new Set(one.changed.map((field) => words.fields[field] ?? field))]
          return (
            <li key={one.version} className="grid gap-0.5 py-2.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium text-neutral-950">
                  {words.version(one.version)} · {words.statuses[one.status]}
                </span>
                <span className="text-sm text-neutral-600">
                  {words.by(one.saved_by ?? words.somebody, longInstant(one.saved_at))}
                </span>
              </p>
              {one.note && <p>{one.note}</p>}
              {changed.length > 0 && (
                <p className="text-sm text-neutral-600">{words.changed(changed.join(', '))}</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
