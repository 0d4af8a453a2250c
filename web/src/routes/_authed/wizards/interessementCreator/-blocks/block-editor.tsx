import { asKind, kindsFor, wrapped, wrappings } from '@moisson/core/accord/block-kinds'
import type { Block, BlockKind } from '@moisson/core/accord/formula-blocks'
import { Trash2, WrapText } from 'lucide-react'
import { SelectField, TextField } from '../../../../../kit/field.tsx'
import { IconButton } from '../../../../../kit/icon-button.tsx'
import { Menu } from '../../../../../kit/menu.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { BlockBody } from './block-body.tsx'
import { blockWords } from './block-words.ts'
import type { PieceProps } from './piece-props.ts'
import { useBlocks } from './use-blocks.ts'
import { useMarks } from '../../../../../words/marks.ts'

/** One piece of the formula: its form, what it needs, and the ways to put it inside another one. */
export function BlockEditor(props: PieceProps) {
  const { block, sort, label, onChange, onRemove } = props
  const words = useWords(blockWords)
  const { colon } = useMarks()
  const { indicators } = useBlocks()
  const offered: readonly BlockKind[] = kindsFor[sort].includes(block.kind)
    ? kindsFor[sort]
    : [block.kind, ...kindsFor[sort]]
  const called = (kind: BlockKind) =>
    kind === 'amount' && sort === 'score' ? words.scoreAmount : words.kinds[kind]
  const inside = insideOf(block)
  if (block.kind === 'named')
    return (
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <TextField
          label={`${words.partName} (${label})`}
          value={block.label}
          maxLength={120}
          onChange={({ target }) => onChange({ ...block, label: target.value || label })}
        />
        <BlockEditor
          block={block.of}
          sort={sort}
          label={block.label}
          onChange={(of) => onChange({ ...block, of })}
          onRemove={onRemove}
        />
      </div>
    )
  return (
    <section
      aria-label={label}
      data-block={block.kind}
      className="grid min-w-0 grid-cols-1 gap-4 border-l-2 border-neutral-300 pl-3 sm:rounded-xl sm:border sm:border-neutral-200 sm:bg-white sm:p-4"
    >
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          className="min-w-0 flex-1 basis-44"
          label={label}
          value={block.kind}
          options={offered.map((kind) => ({ value: kind, label: called(kind) }))}
          onChange={({ target }) => onChange(asKind(block, target.value as BlockKind, sort, indicators))}
        />
        <Menu
          trigger={<IconButton icon={WrapText} label={`${words.wrap}${colon} ${label}`} />}
          entries={[
            ...wrappings.map((how) => ({
              label: words.wraps[how],
              onSelect: () => onChange(wrapped(block, how, sort, indicators)),
            })),
            ...(inside ? [{ label: words.unwrap, onSelect: () => onChange(inside) }] : []),
          ]}
        />
        {onRemove && <IconButton icon={Trash2} label={words.remove(label)} onClick={onRemove} />}
      </div>
      <BlockBody block={block} sort={sort} onChange={onChange} />
    </section>
  )
}

/** What a piece was put around. */
function insideOf(block: Block): Block | null {
  if (block.kind === 'trigger') return block.gives
  if (block.kind === 'least' || block.kind === 'product' || block.kind === 'greatest')
    return block.of[0] ?? null
  if (block.kind === 'parts') return block.parts[0]?.of ?? null
  return block.kind === 'named' || block.kind === 'per_head' ? block.of : null
}
