import { formulaParts } from '@moisson/core/accord/formula-parts'
import { criteria, type Criterion } from '@moisson/core/vocabulary'
import { NumberField } from '../../../../../form/number-field.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { FieldError } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Part } from './answer.tsx'
import { PayBounds } from './pay-bounds.tsx'
import { ChangingWeights } from './split-weights.tsx'
import type { Weighted } from './weighted.ts'
import { Shares } from '../-editor/figures-view.tsx'

const usual: readonly {
  name: 'uniform' | 'salary' | 'presence' | 'half' | 'fixedPart' | 'perFte'
  weights: Partial<Record<Criterion, number>>
  /** Presence counted in hours of contract: what is the same for each full-time equivalent. */
  inHours?: true
}[] = [
  { name: 'uniform', weights: { uniform: 10_000 } },
  { name: 'presence', weights: { presence: 10_000 } },
  { name: 'salary', weights: { salary: 10_000 } },
  { name: 'half', weights: { salary: 5000, presence: 5000 } },
  { name: 'fixedPart', weights: { uniform: 3000, salary: 7000 } },
  { name: 'perFte', weights: { presence: 10_000 }, inHours: true },
]

/** A weight typed anew is the one of the first exercice and of the first slice too. */
const first = (one: Weighted): Weighted => ({
  ...one,
  ...(one.by_year_bps?.length && { by_year_bps: [one.weight_bps ?? 0, ...one.by_year_bps.slice(1)] }),
  ...(one.slices?.length && {
    slices: one.slices.map((slice, at) => (at === 0 ? { ...slice, weight_bps: one.weight_bps ?? 0 } : slice)),
  }),
})

/** From the envelope to each share. */
export default function SplitStep() {
  const words = useWords(creatorWords)
  const { accord, preview } = useCreator()
  return (
    <>
      <Weights />
      <BySite />
      {preview?.figures?.shares && (
        <Part title={words.result.shares}>
          <Shares shares={preview.figures.shares} />
        </Part>
      )}
      <Part title={words.split.cap}>
        <Answer place="individual_cap.own_cap_cents" />
        <Answer place="individual_cap.prorate" />
        <Answer place="individual_cap.remainder" />
        <Answer place="supplement.planned" />
        {accord.supplement.planned && <Answer place="supplement.split" />}
        {accord.supplement.planned && accord.supplement.split === 'own' && <SupplementWeights />}
      </Part>
    </>
  )
}

/** Where the formula adds up a part for each site, each part may be shared inside its own. */
function BySite() {
  const words = useWords(creatorWords).parts
  const { accord, put, problemAt } = useCreator()
  const parts = formulaParts(accord.formula.tree)
  if (parts.length < 2 && !accord.by_site) return null
  return (
    <Part title={words.sites}>
      <Checkbox
        name="split.by_site"
        label={words.bySite}
        help={words.bySiteHelp(parts.map(({ name }) => name).join(', '))}
        checked={accord.by_site}
        onChange={({ target }) => put('split.by_site', target.checked)}
      />
      {problemAt('split.by_site') && <FieldError>{problemAt('split.by_site')}</FieldError>}
    </Part>
  )
}

/** The criteria of a supplement that does not follow those of the agreement. */
function SupplementWeights() {
  const words = useWords(creatorWords)
  const { accord, put, problemAt } = useCreator()
  const chosen = accord.supplement.criteria
  return (
    <fieldset className="grid grid-cols-1 gap-5 @lg:grid-cols-2">
      <legend className="mb-2 text-sm font-medium text-neutral-900">{words.parts.supplement}</legend>
      {criteria.map((criterion) => (
        <NumberField
          key={criterion}
          nullable
          label={words.split.weights[criterion]}
          name={`supplement.criteria.${criterion}`}
          unit="%"
          scale={100}
          min={0}
          max={10_000}
          value={chosen.find((one) => one.criterion === criterion)?.weight_bps ?? null}
          onChange={(weight_bps) => {
            const others = chosen.filter((one) => one.criterion !== criterion)
            put('supplement.criteria', weight_bps ? [...others, { criterion, weight_bps }] : others)
          }}
        />
      ))}
      {problemAt('supplement.criteria') && <FieldError>{problemAt('supplement.criteria')}</FieldError>}
    </fieldset>
  )
}

function Weights() {
  const words = useWords(creatorWords)
  const { answers, put, problemAt } = useCreator()
  const { percent } = useFormat()
  const chosen = answers.split?.criteria ?? []
  const write = (next: Weighted[]) => put('split.criteria', next.length > 0 ? next : null)
  function weigh(criterion: Criterion, weight_bps: number | null) {
    const others = chosen.filter((one) => one.criterion !== criterion)
    const known = chosen.find((one) => one.criterion === criterion)
    write(
      criteria.flatMap((name) =>
        name === criterion
          ? weight_bps
            ? [first({ ...known, criterion, weight_bps })]
            : []
          : others.filter((one) => one.criterion === name),
      ),
    )
  }
  const total = chosen.reduce((sum, { weight_bps }) => sum + (weight_bps ?? 0), 0)
  const salary = chosen.findIndex(({ criterion }) => criterion === 'salary')
  const wrong = problemAt('split.criteria')
  return (
    <Part title={words.split.legend}>
      <p className="-mt-2 text-sm text-neutral-600">{words.split.why}</p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.split.models}</legend>
        {usual.map(({ name, weights, inHours }) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              if (inHours) put('presence.unit', 'hours')
              write(
                criteria
                  .filter((criterion) => weights[criterion] !== undefined)
                  .map((criterion) => ({ criterion, weight_bps: weights[criterion] ?? 0 })),
              )
            }}
          >
            {name in words.split.usual
              ? words.split.usual[name as keyof typeof words.split.usual]
              : words.split.weights[name as Criterion]}
          </Button>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 gap-5 @lg:grid-cols-2">
        {criteria.map((criterion) => {
          const place = chosen.findIndex((one) => one.criterion === criterion)
          return (
            <NumberField
              key={criterion}
              nullable
              label={words.split.weights[criterion]}
              help={words.split.bodies[criterion]}
              name={`split.criteria.${criterion}`}
              unit="%"
              scale={100}
              min={0}
              max={10_000}
              value={chosen[place]?.weight_bps ?? null}
              error={problemAt(`split.criteria.${place}.weight_bps`)}
              onChange={(weight) => weigh(criterion, weight)}
            />
          )
        })}
      </div>
      <p className="tabular text-sm font-medium text-neutral-900" aria-live="polite">
        {words.split.total(percent(total))}
      </p>
      {wrong && <FieldError>{wrong}</FieldError>}
      {chosen.length > 1 && <ChangingWeights chosen={chosen} write={write} />}
      {salary >= 0 && (
        <PayBounds
          salary={chosen[salary] ?? {}}
          place={salary}
          write={(changes) => write(chosen.map((one, at) => (at === salary ? { ...one, ...changes } : one)))}
        />
      )}
    </Part>
  )
}
