import { newBlock, newTest } from '@moisson/core/accord/block-kinds'
import type { BlockOf, Test } from '@moisson/core/accord/formula-blocks'
import type { Comparison } from '@moisson/law/formula/expression'
import { Button } from '../../../../../kit/button.tsx'
import { SelectField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { Measure, Side } from './measure.tsx'
import type { BlockProps } from './piece-props.ts'
import { Piece } from './piece.tsx'
import { blockWords } from './block-words.ts'
import { AddButton, RowFrame } from './row-frame.tsx'
import { useBlocks } from './use-blocks.ts'
import { useMarks } from '../../../../../words/marks.ts'

const comparisons = ['>=', '>', '<', '<=', '=='] as const satisfies readonly Comparison[]

/** What must hold before anything is given. */
export function TriggerBody({ block, sort, onChange }: BlockProps<BlockOf<'trigger'>>) {
  const words = useWords(blockWords)
  const { colon } = useMarks()
  const { indicators } = useBlocks()
  const inner = sort === 'measure' ? 'money' : sort
  return (
    <div className="grid grid-cols-1 gap-4">
      <TestFields test={block.when} onChange={(when) => onChange({ ...block, when })} />
      <Piece
        block={block.gives}
        sort={inner}
        label={words.thenGives}
        onChange={(gives) => onChange({ ...block, gives })}
      />
      {block.otherwise ? (
        <Piece
          block={block.otherwise}
          sort={inner}
          label={words.otherwise}
          onChange={(otherwise) => onChange({ ...block, otherwise })}
          onRemove={() => onChange({ ...block, otherwise: null })}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-3 text-sm text-neutral-700">
          {words.otherwise}
          {colon} {words.nothing}
          <Button
            size="small"
            look="quiet"
            onClick={() => onChange({ ...block, otherwise: newBlock('amount', inner, indicators) })}
          >
            {words.addOtherwise}
          </Button>
        </p>
      )}
    </div>
  )
}

function TestFields({ test, onChange }: { test: Test; onChange: (test: Test) => void }) {
  const words = useWords(blockWords)
  const { indicators } = useBlocks()
  const several = 'all' in test ? test.all : 'any' in test ? test.any : null
  if (several === null)
    return (
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="mb-2 text-sm font-medium text-neutral-900">{words.when}</legend>
        <OneTest test={test} onChange={onChange} />
        <AddButton onClick={() => onChange({ all: [test, newTest(indicators)] })}>
          {words.add.condition}
        </AddButton>
      </fieldset>
    )
  const join = 'all' in test ? 'all' : 'any'
  const write = (next: readonly Test[], how: 'all' | 'any' = join) => {
    const [only, ...others] = next
    if (only && others.length === 0) return onChange(only)
    onChange(how === 'all' ? { all: next } : { any: next })
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.when}</legend>
      <SelectField
        label={words.join}
        value={join}
        options={(['all', 'any'] as const).map((value) => ({ value, label: words.joins[value] }))}
        onChange={({ target }) => write(several, target.value === 'any' ? 'any' : 'all')}
      />
      {several.map((one, place) => (
        <RowFrame
          key={place}
          name={words.condition(place + 1)}
          onRemove={() => write(several.filter((_, at) => at !== place))}
        >
          <div className="col-span-full">
            <OneTest
              test={one}
              onChange={(next) => write(several.map((other, at) => (at === place ? next : other)))}
            />
          </div>
        </RowFrame>
      ))}
      <AddButton onClick={() => write([...several, newTest(indicators)])}>{words.add.condition}</AddButton>
    </fieldset>
  )
}

function OneTest({ test, onChange }: { test: Test; onChange: (test: Test) => void }) {
  const words = useWords(blockWords)
  if (!('cmp' in test)) return <p className="text-sm text-neutral-700">{words.complex}</p>
  return (
    <div className="grid grid-cols-1 items-start gap-3 @lg:grid-cols-3">
      <Measure block={test.left} label={words.measured} onChange={(left) => onChange({ ...test, left })} />
      <SelectField
        label={words.compare}
        value={test.cmp}
        options={comparisons.map((value) => ({ value, label: words.compares[value] }))}
        onChange={({ target }) => {
          const cmp = comparisons.find((one) => one === target.value)
          if (cmp) onChange({ ...test, cmp })
        }}
      />
      <Side
        block={test.right}
        beside={test.left}
        label={words.threshold}
        onChange={(right) => onChange({ ...test, right })}
      />
    </div>
  )
}
