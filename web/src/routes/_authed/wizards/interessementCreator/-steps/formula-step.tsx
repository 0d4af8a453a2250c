import { HEADCOUNT, PAYROLL } from '@moisson/core/accord/accord'
import { blockModels, modelBlock, type BlockModel } from '@moisson/core/accord/block-kinds'
import { blocksOf, treeOf, type Block } from '@moisson/core/accord/formula-blocks'
import { figureAt, periodsCovered } from '@moisson/core/accord/figure-columns'
import { inputsOf } from '@moisson/law/formula/expression'
import { Gauge, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../../form/confirm-dialog.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { EmptyState } from '../../../../../kit/empty-state.tsx'
import { FieldError } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { BlockEditor } from '../-blocks/block-editor.tsx'
import { blockWords } from '../-blocks/block-words.ts'
import { BlocksContext, type YearlyValue } from '../-blocks/use-blocks.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Part } from './answer.tsx'

/** How the indicators give the envelope. */
export default function FormulaStep() {
  const words = useWords(blockWords)
  const { answers, accord, put, goTo } = useCreator()
  const { indicators } = accord
  if (indicators.length === 0)
    return (
      <div className="card">
        <EmptyState
          icon={Gauge}
          title={words.noIndicator}
          actions={<Button onClick={() => goTo('indicators')}>{words.toIndicators}</Button>}
        />
      </div>
    )
  if (answers.formula === undefined)
    return <Models onChoose={(model) => put('formula', { tree: treeOf(modelBlock(model, indicators)) })} />
  return <Builder />
}

function Models({ onChoose }: { onChoose: (model: BlockModel) => void }) {
  const words = useWords(blockWords)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.models.legend}</legend>
      <div className="grid grid-cols-1 gap-3 @lg:grid-cols-2">
        {blockModels.map((model) => (
          <button
            key={model}
            type="button"
            onClick={() => onChoose(model)}
            className="card grid content-start gap-0.5 p-4 text-left hover:border-neutral-400 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-secondary-600"
          >
            <span className="font-medium text-neutral-950">{words.models[model].title}</span>
            <span className="text-sm text-neutral-600">{words.models[model].body}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Builder() {
  const words = useWords(blockWords)
  const { accord, put, preview } = useCreator()
  const { indicators, formula, duration } = accord
  const [asking, setAsking] = useState(false)
  function write(tree: Block, yearly: readonly YearlyValue[]) {
    const written = treeOf(tree)
    const used = new Set(inputsOf(written))
    put('formula', { tree: written, parameters: yearly.filter(({ name }) => used.has(name)) })
  }
  const root = blocksOf(formula.tree)
  const periods = periodsCovered(duration)
  return (
    <BlocksContext
      value={{
        Editor: BlockEditor,
        indicators,
        names: [
          ...indicators.map(({ name, label }) => ({ value: name, label })),
          { value: PAYROLL, label: words.payroll },
          { value: HEADCOUNT, label: words.headcount },
        ],
        yearly: formula.parameters.map((one) => ({
          ...one,
          values: periods.map((_, at) => figureAt(one.values, at, periods.length)),
        })),
        setYearly: (yearly) => put('formula', { tree: formula.tree, parameters: yearly }),
        // A period shorter than the year may have figures of its own: « 06/2027 ».
        years: periods.map(({ end }) =>
          periods.length > duration.exercises.length
            ? `${end.slice(5, 7)}/${end.slice(0, 4)}`
            : end.slice(0, 4),
        ),
      }}
    >
      <FormulaProblems />
      <BlockEditor
        block={root}
        sort="money"
        label={words.root}
        onChange={(block) => write(block, formula.parameters)}
      />
      {preview?.figures && (
        <Part title={words.sentence}>
          <ol className="grid gap-1.5 text-neutral-800">
            {preview.figures.formula.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </Part>
      )}
      <Button look="quiet" icon={RotateCcw} className="justify-self-start" onClick={() => setAsking(true)}>
        {words.start}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.startTitle}
          confirm={words.start}
          onConfirm={() => {
            put('formula', null)
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          {words.startBody}
        </ConfirmDialog>
      )}
    </BlocksContext>
  )
}

/** What is wrong anywhere in the formula, told above it: each says the line it speaks of. */
function FormulaProblems() {
  const { preview } = useCreator()
  const { text } = useFormat()
  const wrong = (preview?.problems ?? []).filter(
    ({ field }) => field === 'formula' || field.startsWith('formula.'),
  )
  if (wrong.length === 0) return null
  return (
    <div className="grid gap-1.5">
      {wrong.map(({ field, message }) => (
        <FieldError key={`${field} ${message.fr}`}>{text(message)}</FieldError>
      ))}
    </div>
  )
}
