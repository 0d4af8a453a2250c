import clsx from 'clsx'
import { LineChart } from '../../../../kit/chart-line.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Results } from '../-simulation.ts'
import { resultWords } from './result-words.ts'

type Fairness = NonNullable<Results['fairness']>
type Mix = Fairness['mixes'][number]
const colours = { given: 'primary', uniform: 'secondary', salary: 'amber', presence: 'neutral' } as const

/** Several splits of the same sum on the same people, from the lowest amount to the highest. */
export function FairnessCurve({ fairness }: { fairness: Fairness }) {
  const words = useWords(resultWords).fairness
  const { roundMoney, count } = useFormat()
  const able = fairness.mixes.filter(({ unavailable, curve }) => unavailable === null && curve.length > 0)
  const curve = able[0]?.curve ?? []
  return (
    <section className="card grid min-w-0 grid-cols-1 gap-4 p-5">
      <header>
        <h2 className="font-semibold">{words.title}</h2>
        <p className="text-sm text-neutral-600">{words.intro(count(fairness.people))}</p>
      </header>
      {curve.length > 0 && (
        <LineChart
          title={words.curve}
          points={curve.map(({ percentile }) => words.percentile(percentile))}
          pointLabel={words.rank}
          series={able.map((mix) => ({
            label: words[mix.code],
            values: mix.curve.map(({ amount_cents }) => amount_cents),
            colour: colours[mix.code],
          }))}
          write={roundMoney}
        />
      )}
    </section>
  )
}

/** The same splits in figures: spread, who gains and loses, groups of five people at least; never a name. */
export function FairnessTables({ fairness }: { fairness: Fairness }) {
  return (
    <section className="card grid min-w-0 grid-cols-1 gap-8 p-5">
      <MixTable mixes={fairness.mixes} />
      <GroupTable fairness={fairness} />
    </section>
  )
}

const cell = 'border-b border-neutral-100 py-2 pl-4 text-right tabular'
const amountCell = `${cell} whitespace-nowrap`
const head = 'border-b border-neutral-200 py-1.5 pl-4 text-right font-medium text-neutral-700'
const firstHead =
  'sticky left-0 border-b border-neutral-200 bg-white py-1.5 text-left font-medium text-neutral-700'
const firstCell = 'sticky left-0 border-b border-neutral-100 bg-white py-2 text-left font-normal'

function MixTable({ mixes }: { mixes: readonly Mix[] }) {
  const words = useWords(resultWords).fairness
  const { money, text } = useFormat()
  const amounts = ['lowest', 'median', 'mean', 'highest'] as const
  const moved = (people: number, average: number | null) =>
    people === 0 ? '–' : average === null ? words.count(people) : words.gain(people, money(average))
  return (
    <ScrollBox label={words.table} className="relative -mx-5 overflow-x-auto px-5 text-sm">
      <table className="w-full">
        <caption className="pb-2 text-left font-medium text-neutral-950">{words.table}</caption>
        <thead>
          <tr>
            <th scope="col" className={firstHead}>
              {words.mix}
            </th>
            {amounts.map((name) => (
              <th key={name} scope="col" className={head}>
                {words[name]}
              </th>
            ))}
            <th scope="col" className={head}>
              {words.gaining} <span className="sr-only">{words.against}</span>
            </th>
            <th scope="col" className={head}>
              {words.losing} <span className="sr-only">{words.against}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {mixes.map((mix) => (
            <tr key={mix.code} className={clsx(mix.code === 'given' && 'font-medium text-neutral-950')}>
              <th scope="row" className={firstCell}>
                {words[mix.code]}
              </th>
              {mix.unavailable ? (
                <td colSpan={6} className={clsx(cell, 'text-neutral-600')}>
                  {text(mix.unavailable)}
                </td>
              ) : (
                <>
                  {amounts.map((name) => {
                    const amount = mix[`${name}_cents`]
                    return (
                      <td key={name} className={amountCell}>
                        {amount === null ? '–' : money(amount)}
                      </td>
                    )
                  })}
                  <td className={clsx(cell, 'min-w-32')}>{moved(mix.gaining, mix.average_gain_cents)}</td>
                  <td className={clsx(cell, 'min-w-32')}>{moved(mix.losing, mix.average_loss_cents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function GroupTable({ fairness }: { fairness: Fairness }) {
  const words = useWords(resultWords).fairness
  const { money, text, count } = useFormat()
  const mixes = fairness.mixes.filter(({ unavailable }) => unavailable === null)
  if (fairness.groups.length === 0) return <p className="text-sm text-neutral-600">{words.none}</p>
  return (
    <ScrollBox label={words.groups} className="relative -mx-5 overflow-x-auto px-5 text-sm">
      <table className="w-full">
        <caption className="pb-2 text-left">
          <span className="block font-medium text-neutral-950">{words.groups}</span>
          <span className="text-neutral-600">{words.groupsHelp}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={firstHead}>
              {words.group}
            </th>
            {mixes.map(({ code }) => (
              <th key={code} scope="col" className={head}>
                {words[code]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fairness.groups.map((group) => (
            <tr key={group.key}>
              <th scope="row" className={firstCell}>
                {text(group.label)} <span className="text-neutral-600">({count(group.people)})</span>
              </th>
              {mixes.map(({ code }) => (
                <td key={code} className={amountCell}>
                  {money(group.mean_cents[code] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
