import { getSimulation, updateSimulation } from '@moisson/contract/simulation'
import { Link, getRouteApi } from '@tanstack/react-router'
import clsx from 'clsx'
import { ArrowLeft, ArrowLeftRight, Pin, Printer } from 'lucide-react'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { BarChart, type ChartPart } from '../../../../kit/chart-bars.tsx'
import { Button } from '../../../../kit/button.tsx'
import { Card } from '../../../../kit/card.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { PageHeader } from '../../../../kit/page-header.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { PagePending } from '../../../../shell/page-pending.tsx'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { builderWords } from '../-builder/builder-words.ts'
import { useInputInWords } from './input-in-words.ts'
import { resultWords } from '../-result/result-words.ts'
import type { Simulation } from '../-simulation.ts'
import { simulationWords } from '../-simulation-words.ts'
import { differences, figureRows, type FigureRow } from './differences.ts'
import { compareWords } from './compare-words.ts'

const route = getRouteApi('/_authed/simulations/')

/** Two simulations of a type: every figure with its difference, then what differs in the assumptions. */
export default function Compare() {
  const words = useWords(compareWords)
  const common = useWords(simulationWords)
  const company = useCompany()
  const navigate = route.useNavigate()
  const [one = '', two = ''] = (route.useSearch().compare ?? '').split(',')
  const path = (sid: string) => ({ path: { id: company.id, sid } })
  const [first, second] = [useLateRead(getSimulation, path(one)), useLateRead(getSimulation, path(two))]
  const update = useChange(updateSimulation)
  const error = first.error ?? second.error
  if (error && !(first.data && second.data))
    return (
      <ErrorCard
        error={error}
        onRetry={() => {
          void first.refetch()
          void second.refetch()
        }}
      />
    )
  if (!first.data || !second.data) return <PagePending />
  const [a, b] = [first.data, second.data]

  async function keep() {
    const body = { compare_with_id: b.id }
    const outcome = await update.send({ ...path(a.id), body }, { version: a.version })
    showToast(
      outcome.ok ? { kind: 'success', title: words.kept } : { kind: 'error', title: outcome.error.message },
    )
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        above={
          <Link
            to="/simulations"
            search={{}}
            className="no-print inline-flex items-center gap-1.5 hover:text-neutral-900"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {common.back}
          </Link>
        }
        title={words.title}
        actions={
          <div className="no-print flex flex-wrap gap-3">
            <Button look="quiet" icon={Printer} onClick={() => window.print()}>
              {common.print}
            </Button>
            <Button
              icon={ArrowLeftRight}
              onClick={() => void navigate({ search: { compare: `${b.id},${a.id}` }, replace: true })}
            >
              {words.swap}
            </Button>
            {a.compare_with_id !== b.id && (
              <Button icon={Pin} running={update.running} onClick={() => void keep()}>
                {words.keep}
              </Button>
            )}
          </div>
        }
      >
        {common.types[a.type]}
      </PageHeader>
      <Card title={words.figures} flush>
        <Figures a={a} b={b} />
      </Card>
      <ScenarioChart simulations={[a, b]} />
      <Card title={words.inputs} flush>
        <Inputs a={a} b={b} />
      </Card>
    </div>
  )
}

const cell = 'border-b border-neutral-100 px-3 py-2.5 text-right tabular last:pr-5'
const head = 'border-b border-neutral-200 px-3 py-2 text-right font-medium text-neutral-800 last:pr-5'
const firstHead = 'border-b border-neutral-200 py-2 pr-3 pl-5 text-left font-medium text-neutral-800'
const firstCell = 'border-b border-neutral-100 py-2.5 pr-3 pl-5 text-left'

function NameCell({ simulation }: { simulation: Simulation }) {
  return (
    <th scope="col" className={clsx(head, 'min-w-32')}>
      <Link to="/simulations" search={{ open: simulation.id }} className="link">
        {simulation.name}
      </Link>
    </th>
  )
}

function Figures({ a, b }: { a: Simulation; b: Simulation }) {
  const words = useWords(compareWords)
  const { money, text } = useFormat()
  const shown = (line: FigureRow['a']) =>
    line === undefined
      ? words.absent
      : line.amount_cents === null
        ? line.value
          ? text(line.value)
          : words.absent
        : money(line.amount_cents)
  return (
    <ScrollBox label={words.figures} className="relative overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={firstHead}>
              {words.figure}
            </th>
            <NameCell simulation={a} />
            <NameCell simulation={b} />
            <th scope="col" className={head}>
              {words.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {figureRows(a.results, b.results).map((row) => (
            <tr
              key={row.code}
              className={clsx(row.differs && 'bg-amber-50', row.main && 'font-semibold text-neutral-950')}
            >
              <th scope="row" className={clsx(firstCell, row.main ? 'font-semibold' : 'font-normal')}>
                {text(row.label)}
              </th>
              <td className={cell}>{shown(row.a)}</td>
              <td className={cell}>{shown(row.b)}</td>
              <td className={clsx(cell, 'whitespace-nowrap')}>
                {row.difference_cents === null || row.difference_cents === 0
                  ? words.absent
                  : `${row.difference_cents > 0 ? '+' : ''}${money(row.difference_cents)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Inputs({ a, b }: { a: Simulation; b: Simulation }) {
  const words = useWords(compareWords)
  const builder = useWords(builderWords)
  const shown = useInputInWords()
  const rows = differences(a.inputs, b.inputs)
  const labels: Record<string, string> = builder.fields
  if (rows.length === 0) return <p className="px-5 pb-5 text-neutral-600">{words.same}</p>
  return (
    <ScrollBox label={words.inputs} className="relative overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={firstHead}>
              {words.input}
            </th>
            <NameCell simulation={a} />
            <NameCell simulation={b} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, a: before, b: after }) => (
            <tr key={name}>
              <th scope="row" className={clsx(firstCell, 'font-normal')}>
                {labels[name] ?? name}
              </th>
              <td className={cell}>{shown(name, before)}</td>
              <td className={cell}>{shown(name, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** The scenarios of both on one scale, so that the eye may compare. */
function ScenarioChart({ simulations }: { simulations: readonly Simulation[] }) {
  const words = useWords(resultWords)
  const { money, text } = useFormat()
  const parts = simulations.flatMap(({ name, results }, place) => {
    const drawn = results.series.find(({ code }) => code === 'scenarios' || code === 'options')
    return (drawn?.points ?? []).map((point, rank): ChartPart & { rank: number } => ({
      rank,
      label: `${text(point.label)} · ${name}`,
      value: point.amount_cents,
      text: money(point.amount_cents),
      colour: place === 0 ? 'primary' : 'secondary',
    }))
  })
  if (parts.length === 0) return null
  return (
    <div className="card p-5 [&_figure]:grid-cols-1 [&_figure>div]:grid-cols-1">
      <BarChart
        title={words.scenarios}
        columns={[words.scenario, words.amount]}
        parts={parts.toSorted((one, other) => one.rank - other.rank)}
      />
    </div>
  )
}
