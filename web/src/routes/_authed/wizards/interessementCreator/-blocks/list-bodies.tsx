import { newBlock } from '@moisson/core/accord/block-kinds'
import type { Block, BlockOf } from '@moisson/core/accord/formula-blocks'
import { TextField } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { BlockProps } from './piece-props.ts'
import { Piece } from './piece.tsx'
import { RateField } from './measure.tsx'
import { blockWords } from './block-words.ts'
import { AddButton } from './row-frame.tsx'
import { useBlocks } from './use-blocks.ts'

type ListKind = 'total' | 'product' | 'least' | 'greatest' | 'average'

/** What is compared, added or multiplied: of a product, the first gives the amount and the others are coefficients. */
export function ListBody({ block, sort, onChange }: BlockProps<BlockOf<ListKind>>) {
  const words = useWords(blockWords)
  const { indicators } = useBlocks()
  const roleAt = (place: number) => (block.kind === 'product' && place > 0 ? 'score' : sort)
  const write = (of: readonly Block[]) => onChange({ ...block, of })
  return (
    <div className="grid grid-cols-1 gap-3">
      {block.of.map((one, place) => (
        <Piece
          key={place}
          block={one}
          sort={roleAt(place)}
          label={words.piece(place + 1)}
          onChange={(next) => write(block.of.map((other, at) => (at === place ? next : other)))}
          onRemove={block.of.length > 1 ? () => write(block.of.filter((_, at) => at !== place)) : undefined}
        />
      ))}
      <AddButton
        onClick={() => write([...block.of, newBlock('amount', roleAt(block.of.length), indicators)])}
      >
        {words.add.piece}
      </AddButton>
    </div>
  )
}

export function PartsBody({ block, sort, onChange }: BlockProps<BlockOf<'parts'>>) {
  const words = useWords(blockWords)
  const { indicators } = useBlocks()
  const { parts } = block
  const write = (next: typeof parts) => onChange({ ...block, parts: next })
  return (
    <div className="grid grid-cols-1 gap-5">
      {parts.map((part, place) => {
        const change = (changes: Partial<typeof part>) =>
          write(parts.map((one, at) => (at === place ? { ...one, ...changes } : one)))
        return (
          <div key={place} className="grid grid-cols-1 gap-2">
            <TextField
              label={`${words.partName} (${words.part(place + 1)})`}
              value={part.name}
              maxLength={120}
              onChange={({ target }) => change({ name: target.value })}
            />
            <Piece
              block={part.of}
              sort={sort}
              label={part.name || words.part(place + 1)}
              onChange={(of) => change({ of })}
              onRemove={parts.length > 1 ? () => write(parts.filter((_, at) => at !== place)) : undefined}
            />
          </div>
        )
      })}
      <AddButton
        onClick={() =>
          write([...parts, { name: words.part(parts.length + 1), of: newBlock('share', sort, indicators) }])
        }
      >
        {words.add.part}
      </AddButton>
    </div>
  )
}

const WHOLE_BPS = 10_000

export function ObjectivesBody({ block, onChange }: BlockProps<BlockOf<'objectives'>>) {
  const words = useWords(blockWords)
  const { indicators } = useBlocks()
  const { percent } = useFormat()
  const { items } = block
  const write = (next: typeof items) => onChange({ ...block, items: next })
  const total = items.reduce((sum, { weight }) => sum + Math.round(Number(weight) * WHOLE_BPS), 0)
  return (
    <div className="grid grid-cols-1 gap-5">
      {items.map((item, place) => {
        const change = (changes: Partial<typeof item>) =>
          write(items.map((one, at) => (at === place ? { ...one, ...changes } : one)))
        return (
          <div key={place} className="grid grid-cols-1 gap-2">
            <RateField
              label={`${words.weight} (${words.objective(place + 1)})`}
              rate={Number(item.weight)}
              onChange={(weight) => change({ weight })}
            />
            <Piece
              block={item.of}
              sort="score"
              label={words.objective(place + 1)}
              onChange={(of) => change({ of })}
              onRemove={items.length > 1 ? () => write(items.filter((_, at) => at !== place)) : undefined}
            />
          </div>
        )
      })}
      <p className={total === WHOLE_BPS ? 'text-sm text-neutral-700' : 'text-sm font-medium text-red-700'}>
        {words.weights(percent(total))}
      </p>
      <AddButton
        onClick={() => write([...items, { weight: 0.1, of: newBlock('line', 'score', indicators) }])}
      >
        {words.add.objective}
      </AddButton>
    </div>
  )
}
