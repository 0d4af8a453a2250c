import { unitOf } from '@moisson/core/accord/block-kinds'
import type { Block } from '@moisson/core/accord/formula-blocks'
import { NumberField } from '../../../../../form/number-field.tsx'
import { SelectField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { FigureField } from '../../../../../form/figure-field.tsx'
import { blockWords } from './block-words.ts'
import { Piece } from './piece.tsx'
import { useBlocks } from './use-blocks.ts'

/** A percentage kept as an exact fraction: 0.08 for 8 %. */
export function RateField(props: { rate: number; label: string; onChange: (rate: number) => void }) {
  return (
    <NumberField
      narrow
      label={props.label}
      unit="%"
      scale={10_000}
      decimals={4}
      min={0}
      max={10_000_000}
      value={Math.round(props.rate * 1_000_000)}
      onChange={(millionths) => props.onChange(millionths / 1_000_000)}
    />
  )
}

const CALCULATED = '#'

/** What is measured: an indicator by its name, or a calculation between some. */
export function Measure(props: { block: Block; label: string; onChange: (block: Block) => void }) {
  const { block, label, onChange } = props
  const words = useWords(blockWords)
  const { names, indicators } = useBlocks()
  if (block.kind !== 'indicator')
    return <Piece block={block} sort="measure" label={label} onChange={onChange} />
  const measure: Block = { kind: 'indicator', name: indicators[0]?.name ?? block.name }
  return (
    <SelectField
      label={label}
      value={block.name}
      options={[
        ...names,
        ...(names.some(({ value }) => value === block.name)
          ? []
          : [{ value: block.name, label: block.name }]),
        { value: `${CALCULATED}difference`, label: words.kinds.difference },
        { value: `${CALCULATED}ratio`, label: words.kinds.ratio },
      ]}
      onChange={({ target }) => {
        if (!target.value.startsWith(CALCULATED)) return onChange({ kind: 'indicator', name: target.value })
        const kind = target.value === `${CALCULATED}ratio` ? 'ratio' : 'difference'
        onChange({ kind, left: block, right: measure })
      }}
    />
  )
}

/** One side of a comparison or of a calculation: a figure in the unit of the other one, or what is measured. */
export function Side(props: {
  block: Block
  beside: Block
  label: string
  onChange: (block: Block) => void
}) {
  const { block, beside, label, onChange } = props
  const { indicators } = useBlocks()
  if (block.kind !== 'amount') return <Measure block={block} label={label} onChange={onChange} />
  return (
    <FigureField
      unit={unitOf(beside, indicators) ?? 'count'}
      label={label}
      value={Number(block.value)}
      onChange={(value) => value !== null && onChange({ kind: 'amount', value })}
    />
  )
}
