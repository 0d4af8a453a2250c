import { createOwnTemplate, saveOwnTemplate } from '@moisson/contract/own-template'
import type { ProcessTemplate } from '@moisson/core/process/template'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { NumberField } from '../../../../../form/number-field.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../../form/say-and-close.ts'
import { Badge } from '../../../../../kit/badge.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { SelectField, TextArea, TextField } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { freshCode, keptSteps, writtenSteps, type OwnTemplate, type WrittenStep } from './own-template.ts'
import { templatesWords } from './templates-words.ts'

const MOST_MINUTES = 2400
const MOST_DAYS = 730

/** A process of the product in somebody’s own words: steps written over, left out, added. */
export function ProcessEditor(props: {
  base: ProcessTemplate
  /** The one that is written again; null for a new one. */
  kept: OwnTemplate | null
  onClose: () => void
}) {
  const { base, kept, onClose } = props
  const words = useWords(templatesWords)
  const { language, text } = useFormat()
  const creating = useChange(createOwnTemplate)
  const saving = useChange(saveOwnTemplate)
  const start = {
    title: kept?.title ?? text(base.title),
    steps: writtenSteps(base, kept?.process ?? null, language),
  }
  const form = useForm(start, {
    change: kept ? saving : creating,
    check: ({ title, steps }) => ({
      title: title.trim() === '' && words.editor.titleMissing,
      ...Object.fromEntries(
        steps.map((step, place) => [
          `steps.${place}`,
          step.own && step.title.trim() === '' && words.editor.titleMissing,
        ]),
      ),
    }),
    send: ({ title, steps }) => {
      const process = {
        summary: kept?.process?.summary ?? null,
        steps: keptSteps(base, steps, kept?.process ?? null, language),
      }
      return kept
        ? saving.send({ path: { id: kept.id }, body: { title, process, todos: null } })
        : creating.send({ body: { base_code: base.code, title, process, todos: null } })
    },
    done: ({ title, version }) => sayAndClose(words.editor.saved(title, version), onClose),
  })
  const { steps } = form.values
  const write = (next: WrittenStep[]) => form.set('steps', next)
  const change = (place: number, changes: Partial<WrittenStep>) =>
    write(steps.map((step, at) => (at === place ? { ...step, ...changes } : step)))
  const addAfter = (place: number) =>
    write(
      steps.toSpliced(place + 1, 0, {
        code: freshCode(steps),
        own: true,
        skippable: true,
        left_out: false,
        title: '',
        body: '',
        minutes: 15,
        responsible: 'company_admin',
        days: 30,
      }),
    )
  return (
    <FormDialog
      {...form.sends}
      size="large"
      side
      title={kept ? words.editor.change(kept.title) : words.editor.adapt(text(base.title))}
      description={words.editor.processIntro}
      submit={words.editor.save}
      onClose={onClose}
    >
      <TextField label={words.editor.title} maxLength={120} {...form.text('title')} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {steps.map((step, place) => (
          <Step
            key={step.code}
            step={step}
            place={place}
            error={form.errorOf(`steps.${place}` as never)}
            onChange={(changes) => change(place, changes)}
            onRemove={() => write(steps.toSpliced(place, 1))}
            onAdd={() => addAfter(place)}
          />
        ))}
      </ol>
    </FormDialog>
  )
}

function Step(props: {
  step: WrittenStep
  place: number
  error: string | undefined
  onChange: (changes: Partial<WrittenStep>) => void
  onRemove: () => void
  onAdd: () => void
}) {
  const { step, place, error, onChange, onRemove, onAdd } = props
  const words = useWords(templatesWords)
  // Open as it appears, and still once its title is begun.
  const [isNew] = useState(step.own && step.title === '')
  return (
    <li>
      <details className="rounded-lg border border-neutral-200" open={isNew}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <span className="tabular text-sm text-neutral-600">{place + 1}</span>
          <span className={step.left_out ? 'text-neutral-500 line-through' : 'text-neutral-950'}>
            {step.title || words.editor.newStep}
          </span>
          {step.left_out && <Badge>{words.editor.leftOut}</Badge>}
          {step.own && <Badge tone="blue">{words.editor.added}</Badge>}
        </summary>
        <div className="grid gap-4 border-t border-neutral-100 p-4">
          <TextField
            label={words.editor.stepTitle}
            maxLength={160}
            value={step.title}
            error={error}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <TextArea
            label={words.editor.body}
            help={words.editor.bodyHelp}
            rows={5}
            maxLength={4000}
            value={step.body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
            <NumberField
              nullable
              label={words.editor.minutes}
              unit="min"
              min={1}
              max={MOST_MINUTES}
              value={step.minutes}
              onChange={(minutes) => onChange({ minutes })}
            />
            {step.own && (
              <>
                <SelectField
                  label={words.editor.responsible}
                  value={step.responsible}
                  options={(['company_admin', 'manager'] as const).map((one) => ({
                    value: one,
                    label: words.responsibles[one],
                  }))}
                  onChange={({ target }) =>
                    onChange({ responsible: target.value === 'manager' ? 'manager' : 'company_admin' })
                  }
                />
                <NumberField
                  nullable
                  label={words.editor.dueAfter}
                  unit={words.editor.days}
                  min={0}
                  max={MOST_DAYS}
                  value={step.days}
                  onChange={(days) => onChange({ days })}
                />
              </>
            )}
          </div>
          {!step.own && step.skippable && (
            <Checkbox
              label={words.editor.leaveOut}
              checked={step.left_out}
              onChange={({ target }) => onChange({ left_out: target.checked })}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="small" icon={Plus} onClick={onAdd}>
              {words.editor.addAfter}
            </Button>
            {step.own && (
              <Button size="small" look="quiet" icon={Trash2} onClick={onRemove}>
                {words.editor.remove}
              </Button>
            )}
          </div>
        </div>
      </details>
    </li>
  )
}
