import { BackLink } from '../-back-link.tsx'
import { getSimulation, updateSimulation } from '@moisson/contract/simulation'
import { Link, getRouteApi } from '@tanstack/react-router'
import clsx from 'clsx'
import { ArrowLeftRight, Pin, Printer } from 'lucide-react'
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
import { PlainTable } from '../../../../kit/plain-table.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { builderWords } from '../-builder/builder-words.ts'
import { useInputInWords } from './input-in-words.ts'
import { resultWords } from '../-result/result-words.ts'
import type { Simulation } from '../-simulation.ts'
import { simulationWords } from '../-simulation-words.ts'
import { differences, figureRows, type FigureRow } from './differences.ts'
import { compareWords } from './compare-words.ts'
import { sentenceOf } from '../../../../api/sentence-of.ts'

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
      outcome.ok
        ? { kind: 'success', title: words.kept }
        : { kind: 'error', title: sentenceOf(outcome.error) },
    )
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PageHeader
        above={<BackLink />}
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

function NameOf({ simulation }: { simulation: Simulation }) {
  return (
    <Link to="/simulations" search={{ open: simulation.id }} className="link">
      {simulation.name}
    </Link>
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
    <PlainTable
      edges
      label={words.figures}
      rows={figureRows(a.results, b.results)}
      rowKey={({ code }) => code}
      rowClass={({ differs, main }) =>
        clsx(differs && 'bg-amber-50', main && 'font-semibold text-neutral-950')
      }
      columns={[
        {
          header: words.figure,
          cell: ({ label, main }) => (
            <span className={main ? 'font-semibold' : undefined}>{text(label)}</span>
          ),
        },
        { header: <NameOf simulation={a} />, long: true, cell: (row) => shown(row.a) },
        { header: <NameOf simulation={b} />, long: true, cell: (row) => shown(row.b) },
        {
          header: words.difference,
          cell: ({ difference_cents: cents }) =>
            cents === null || cents === 0 ? words.absent : `${cents > 0 ? '+' : ''}${money(cents)}`,
        },
      ]}
    />
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
    <PlainTable
      edges
      label={words.inputs}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { header: words.input, cell: ({ name }) => labels[name] ?? name },
        { header: <NameOf simulation={a} />, long: true, cell: (row) => shown(row.name, row.a) },
        { header: <NameOf simulation={b} />, long: true, cell: (row) => shown(row.name, row.b) },
      ]}
    />
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
