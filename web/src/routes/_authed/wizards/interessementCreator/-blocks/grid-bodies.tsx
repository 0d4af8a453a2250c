import { unitOf } from '@moisson/core/accord/block-kinds'
import type { BlockOf, GridRow } from '@moisson/core/accord/formula-blocks'
import type { Bound } from '@moisson/law/formula/expression'
import { useWords } from '../../../../../words/catalogue.ts'
import type { BlockProps } from './piece-props.ts'
import { Piece } from './piece.tsx'
import { Measure, RateField } from './measure.tsx'
import { blockWords } from './block-words.ts'
import { BoundField } from './bound-field.tsx'
import { AddButton, RowFrame } from './row-frame.tsx'
import { useBlocks } from './use-blocks.ts'

/** Moves the end of a row, and the start of the next one with it: no gap opens while one types. */
function moved<Row extends { from: Bound; to: Bound }>(
  rows: readonly Row[],
  place: number,
  changes: Partial<Row>,
): Row[] {
  const follows = rows[place]
  return rows.map((row, at) => {
    if (at === place) return { ...row, ...changes }
    const next = at === place + 1 && changes.to !== undefined && row.from === follows?.to
    const before = at === place - 1 && changes.from !== undefined && row.to === follows?.from
    if (next) return { ...row, from: changes.to ?? null }
    return before ? { ...row, to: changes.from ?? null } : row
  })
}

/** One row more at the end, from where the last one stops. */
function another<Row extends { from: Bound; to: Bound }>(rows: readonly Row[], step: number): Row[] {
  const last = rows.at(-1)
  if (!last) return []
  const from = last.to ?? (typeof last.from === 'number' ? last.from + step : step)
  return [...rows.slice(0, -1), { ...last, to: from }, { ...last, from, to: null }]
}

/** One row less: the one before takes its place. */
function fewer<Row extends { from: Bound; to: Bound }>(rows: readonly Row[], place: number): Row[] {
  const gone = rows[place]
  return rows.flatMap((row, at) => {
    if (at === place) return []
    return at === place - 1 ? [{ ...row, to: gone?.to ?? null }] : [row]
  })
}

const stepFor = (unit: string | null): number => (unit === 'EUR' ? 100_000 : unit === 'ratio' ? 0.05 : 1)

export function SlicesBody({ block, onChange }: BlockProps<BlockOf<'slices'>>) {
  const words = useWords(blockWords)
  const { indicators } = useBlocks()
  const unit = unitOf(block.of, indicators)
  const { rows } = block
  return (
    <div className="grid grid-cols-1 gap-4">
      <Measure block={block.of} label={words.measured} onChange={(of) => onChange({ ...block, of })} />
      {rows.map((row, place) => (
        <RowFrame
          key={place}
          name={words.slice(place + 1)}
          onRemove={rows.length > 1 ? () => onChange({ ...block, rows: fewer(rows, place) }) : undefined}
        >
          <BoundField
            unit={unit}
            label={words.from}
            open={words.open}
            value={row.from}
            onChange={(from) => onChange({ ...block, rows: moved(rows, place, { from }) })}
          />
          <BoundField
            unit={unit}
            label={words.to}
            open={words.open}
            value={row.to}
            onChange={(to) => onChange({ ...block, rows: moved(rows, place, { to }) })}
          />
          {typeof row.rate === 'string' ? (
            <BoundField
              unit="ratio"
              label={words.rate}
              value={row.rate}
              onChange={(rate) => onChange({ ...block, rows: moved(rows, place, { rate }) })}
            />
          ) : (
            <RateField
              label={words.rate}
              rate={row.rate ?? 0}
              onChange={(rate) => onChange({ ...block, rows: moved(rows, place, { rate }) })}
            />
          )}
        </RowFrame>
      ))}
      <AddButton onClick={() => onChange({ ...block, rows: another(rows, stepFor(unit)) })}>
        {words.add.slice}
      </AddButton>
    </div>
  )
}

export function GridBody({ block, sort, onChange }: BlockProps<BlockOf<'grid'>>) {
  const words = useWords(blockWords)
  const { indicators } = useBlocks()
  const unit = unitOf(block.of, indicators)
  const { rows } = block
  const write = (place: number, changes: Partial<GridRow>) =>
    onChange({ ...block, rows: moved(rows, place, changes) })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Measure block={block.of} label={words.measured} onChange={(of) => onChange({ ...block, of })} />
      {rows.map((row, place) => (
        <RowFrame
          key={place}
          name={words.row(place + 1)}
          onRemove={rows.length > 1 ? () => onChange({ ...block, rows: fewer(rows, place) }) : undefined}
        >
          <BoundField
            unit={unit}
            label={words.from}
            open={words.open}
            value={row.from}
            onChange={(from) => write(place, { from })}
          />
          <BoundField
            unit={unit}
            label={words.to}
            open={words.open}
            value={row.to}
            onChange={(to) => write(place, { to })}
          />
          <div className="col-span-full">
            <Piece
              block={row.gives}
              sort={sort === 'measure' ? 'money' : sort}
              label={`${words.gives} (${words.row(place + 1)})`}
              onChange={(gives) => write(place, { gives })}
            />
          </div>
        </RowFrame>
      ))}
      <AddButton onClick={() => onChange({ ...block, rows: another(rows, stepFor(unit)) })}>
        {words.add.row}
      </AddButton>
    </div>
  )
}

export function LineBody({ block, sort, onChange }: BlockProps<BlockOf<'line'>>) {
  const words = useWords(blockWords)
  const { indicators } = useBlocks()
  const unit = unitOf(block.of, indicators)
  const { points } = block
  const write = (place: number, point: readonly [Bound, Bound]) =>
    onChange({ ...block, points: points.map((one, at) => (at === place ? point : one)) })
  const carried = block.below === 'extrapolate' || block.above === 'extrapolate'
  const last = points.at(-1)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Measure block={block.of} label={words.measured} onChange={(of) => onChange({ ...block, of })} />
      {points.map(([x, y], place) => (
        <RowFrame
          key={place}
          name={words.point(place + 1)}
          onRemove={
            points.length > 2
              ? () => onChange({ ...block, points: points.filter((_, at) => at !== place) })
              : undefined
          }
        >
          <BoundField unit={unit} label={words.at} value={x} onChange={(at) => write(place, [at, y])} />
          <BoundField
            unit={sort === 'score' ? 'ratio' : 'EUR'}
            label={sort === 'score' ? words.success : words.gives}
            value={y}
            onChange={(gives) => write(place, [x, gives])}
          />
        </RowFrame>
      ))}
      <p className="text-sm text-neutral-600">{carried ? words.carried : words.outside}</p>
      <AddButton
        onClick={() =>
          onChange({
            ...block,
            points: [
              ...points,
              [typeof last?.[0] === 'number' ? last[0] + stepFor(unit) : 1, last?.[1] ?? 1] as const,
            ],
          })
        }
      >
        {words.add.point}
      </AddButton>
    </div>
  )
}
