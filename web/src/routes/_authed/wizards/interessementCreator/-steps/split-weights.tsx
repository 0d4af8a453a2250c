import type { Criterion } from '@moisson/core/vocabulary'
import { SelectField } from '../../../../../kit/field.tsx'
import { MoneyField } from '../../../../../form/money-field.tsx'
import { NumberField } from '../../../../../form/number-field.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import type { Weighted } from './weighted.ts'

const MOST_SLICES = 6
const ways = ['fixed', 'by_year', 'by_slice'] as const

/** Whether the weights are the same all along, change with the exercice, or with the size of the envelope. */
export function ChangingWeights({
  chosen,
  write,
}: {
  chosen: Weighted[]
  write: (next: Weighted[]) => void
}) {
  const words = useWords(creatorWords).split
  const { accord } = useCreator()
  const years = accord.duration.exercises
  const way = chosen.some(({ slices }) => slices?.length)
    ? 'by_slice'
    : chosen.some(({ by_year_bps }) => by_year_bps?.length)
      ? 'by_year'
      : 'fixed'
  function change(next: (typeof ways)[number]) {
    write(
      chosen.map((one) => ({
        ...one,
        by_year_bps: null,
        slices: null,
        ...(next === 'by_year' && { by_year_bps: years.map(() => one.weight_bps ?? 0) }),
        ...(next === 'by_slice' && {
          slices: [
            { up_to_cents: 100_000_000, weight_bps: one.weight_bps ?? 0 },
            { up_to_cents: null, weight_bps: one.weight_bps ?? 0 },
          ],
        }),
      })),
    )
  }
  return (
    <>
      <SelectField
        label={words.changing}
        help={words.changingHelp}
        name="split.changing"
        value={way}
        onChange={(event) => change(ways.find((one) => one === event.target.value) ?? 'fixed')}
        options={ways.map((one) => ({ value: one, label: words.ways[one] }))}
      />
      {way === 'by_year' && <Years chosen={chosen} write={write} />}
      {way === 'by_slice' && <Slices chosen={chosen} write={write} />}
    </>
  )
}

type Props = Parameters<typeof ChangingWeights>[0]
const nameOf = ({ criterion }: Weighted): Criterion => criterion ?? 'uniform'

function Years({ chosen, write }: Props) {
  const words = useWords(creatorWords).split
  const { accord, problemAt } = useCreator()
  const { percent } = useFormat()
  const years = accord.duration.exercises
  const weights = (one: Weighted) => years.map((_, at) => one.by_year_bps?.[at] ?? one.weight_bps ?? 0)
  return years.map(({ end }, year) => (
    <fieldset key={end} className="grid grid-cols-1 gap-3 @lg:grid-cols-2">
      <legend className="mb-2 text-sm font-medium text-neutral-900">
        {words.ofYear(end, percent(chosen.reduce((sum, one) => sum + (weights(one)[year] ?? 0), 0)))}
      </legend>
      {chosen.map((one, place) => (
        <NumberField
          key={nameOf(one)}
          label={words.weights[nameOf(one)]}
          name={`split.criteria.${place}.by_year_bps.${year}`}
          unit="%"
          scale={100}
          min={0}
          max={10_000}
          value={weights(one)[year] ?? 0}
          error={year === 0 ? problemAt(`split.criteria.${place}.by_year_bps`) : undefined}
          onChange={(weight) =>
            write(
              chosen.map((other) => {
                const by_year_bps = weights(other).map((known, at) =>
                  other === one && at === year ? weight : known,
                )
                return { ...other, by_year_bps, weight_bps: by_year_bps[0] ?? 0 }
              }),
            )
          }
        />
      ))}
    </fieldset>
  ))
}

function Slices({ chosen, write }: Props) {
  const words = useWords(creatorWords).split
  const { percent, money } = useFormat()
  const bounds = (chosen.find(({ slices }) => slices?.length)?.slices ?? []).map(
    ({ up_to_cents }) => up_to_cents ?? null,
  )
  const slicesOf = (one: Weighted) =>
    bounds.map((up_to_cents, at) => ({ up_to_cents, weight_bps: one.slices?.[at]?.weight_bps ?? 0 }))
  const edit = (next: (slices: ReturnType<typeof slicesOf>, one: Weighted) => ReturnType<typeof slicesOf>) =>
    write(
      chosen.map((one) => {
        const slices = next(slicesOf(one), one)
        return { ...one, slices, weight_bps: slices[0]?.weight_bps ?? 0 }
      }),
    )
  return (
    <div className="grid gap-4">
      {bounds.map((bound, slice) => {
        const from = bounds[slice - 1] ?? null
        const last = slice === bounds.length - 1
        return (
          <fieldset
            key={slice}
            className="grid grid-cols-1 gap-3 rounded-xl border border-neutral-200 p-3 @lg:grid-cols-2"
          >
            <legend className="px-1 text-sm font-medium text-neutral-900">
              {words.slice(
                last ? null : slice + 1,
                percent(chosen.reduce((sum, one) => sum + (slicesOf(one)[slice]?.weight_bps ?? 0), 0)),
              )}
            </legend>
            {last ? (
              <p className="text-sm text-neutral-600">{words.above(from === null ? '' : money(from))}</p>
            ) : (
              <MoneyField
                label={words.upTo}
                name={`split.slices.${slice}`}
                min={0}
                value={bound}
                onChange={(cents) =>
                  edit((slices) =>
                    slices.map((one, at) => (at === slice ? { ...one, up_to_cents: cents } : one)),
                  )
                }
              />
            )}
            {chosen.map((one, place) => (
              <NumberField
                key={nameOf(one)}
                label={words.weights[nameOf(one)]}
                name={`split.criteria.${place}.slices.${slice}`}
                unit="%"
                scale={100}
                min={0}
                max={10_000}
                value={slicesOf(one)[slice]?.weight_bps ?? 0}
                onChange={(weight_bps) =>
                  edit((slices, other) =>
                    slices.map((known, at) =>
                      other === one && at === slice ? { ...known, weight_bps } : known,
                    ),
                  )
                }
              />
            ))}
          </fieldset>
        )
      })}
      <div className="flex flex-wrap gap-2">
        {bounds.length < MOST_SLICES && (
          <Button
            size="small"
            onClick={() =>
              edit((slices) => {
                const before = slices.at(-2)?.up_to_cents ?? 0
                const top = slices.at(-1)
                return [
                  ...slices.slice(0, -1),
                  { up_to_cents: before * 2, weight_bps: top?.weight_bps ?? 0 },
                  { up_to_cents: null, weight_bps: top?.weight_bps ?? 0 },
                ]
              })
            }
          >
            {words.addSlice}
          </Button>
        )}
        {bounds.length > 2 && (
          <Button
            size="small"
            look="quiet"
            onClick={() => edit((slices) => [...slices.slice(0, -2), ...slices.slice(-1)])}
          >
            {words.removeSlice}
          </Button>
        )}
      </div>
    </div>
  )
}
