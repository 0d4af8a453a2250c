import type { Block, BlockOf } from '@moisson/core/accord/formula-blocks'
import { SelectField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { FigureField } from '../../../../../form/figure-field.tsx'
import type { BlockProps } from './piece-props.ts'
import { Piece } from './piece.tsx'
import { blockWords } from './block-words.ts'
import { GridBody, LineBody, SlicesBody } from './grid-bodies.tsx'
import { Measure, RateField, Side } from './measure.tsx'
import { ListBody, ObjectivesBody, PartsBody } from './list-bodies.tsx'
import { TriggerBody } from './trigger-body.tsx'
import { useBlocks } from './use-blocks.ts'

/** The fields of a piece, by its form. */
export function BlockBody({ block, sort, onChange }: BlockProps) {
  const words = useWords(blockWords)
  switch (block.kind) {
    case 'amount':
      return (
        <FigureField
          unit={sort === 'money' ? 'EUR' : sort === 'score' ? 'ratio' : 'count'}
          label={sort === 'money' ? words.amount : words.number}
          value={Number(block.value)}
          onChange={(value) => value !== null && onChange({ ...block, value })}
        />
      )
    case 'indicator':
      return <IndicatorField block={block} label={words.measured} onChange={onChange} />
    case 'share':
      return (
        <div className="grid grid-cols-1 gap-4">
          <RateField
            rate={Number(block.rate)}
            label={words.rate}
            onChange={(rate) => onChange({ ...block, rate })}
          />
          <Inside block={block.of} label={words.of} onChange={(of) => onChange({ ...block, of })} />
        </div>
      )
    case 'slices':
      return <SlicesBody block={block} sort={sort} onChange={onChange} />
    case 'grid':
      return <GridBody block={block} sort={sort} onChange={onChange} />
    case 'line':
      return <LineBody block={block} sort={sort} onChange={onChange} />
    case 'trigger':
      return <TriggerBody block={block} sort={sort} onChange={onChange} />
    case 'parts':
      return <PartsBody block={block} sort={sort} onChange={onChange} />
    case 'objectives':
      return <ObjectivesBody block={block} sort={sort} onChange={onChange} />
    case 'total':
    case 'product':
    case 'least':
    case 'greatest':
    case 'average':
      return <ListBody block={block} sort={sort} onChange={onChange} />
    case 'difference':
    case 'ratio':
      return <TwoSides block={block} onChange={onChange} />
    case 'per_head':
      return (
        <Piece
          block={block.of}
          sort="money"
          label={words.each}
          onChange={(of) => onChange({ ...block, of })}
        />
      )
    // Its name is written above it.
    case 'named':
      return null
    case 'other':
      return <p className="text-sm text-neutral-700">{words.other}</p>
  }
}

function IndicatorField(props: {
  block: BlockOf<'indicator'>
  label: string
  onChange: (block: Block) => void
}) {
  const { names } = useBlocks()
  const known = names.some(({ value }) => value === props.block.name)
  return (
    <SelectField
      label={props.label}
      value={props.block.name}
      options={known ? names : [{ value: props.block.name, label: props.block.name }, ...names]}
      onChange={({ target }) => props.onChange({ kind: 'indicator', name: target.value })}
    />
  )
}

/** What a percentage is taken of: mostly an indicator, and then only its name. */
function Inside(props: { block: Block; label: string; onChange: (block: Block) => void }) {
  const { block, label, onChange } = props
  return block.kind === 'indicator' ? (
    <Measure block={block} label={label} onChange={onChange} />
  ) : (
    <Piece block={block} sort="money" label={label} onChange={onChange} />
  )
}

function TwoSides(props: { block: BlockOf<'difference' | 'ratio'>; onChange: (block: Block) => void }) {
  const { block, onChange } = props
  const words = useWords(blockWords)
  const ratio = block.kind === 'ratio'
  return (
    <div className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
      <Side
        block={block.left}
        beside={block.right}
        label={ratio ? words.top : words.left}
        onChange={(left) => onChange({ ...block, left })}
      />
      <Side
        block={block.right}
        beside={block.left}
        label={ratio ? words.bottom : words.right}
        onChange={(right) => onChange({ ...block, right })}
      />
    </div>
  )
}
