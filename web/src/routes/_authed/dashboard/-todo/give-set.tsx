import type { Output } from '@moisson/contract/call'
import { populateTodos } from '@moisson/contract/todo'
import { todoTemplates, type TodoTemplateName } from '@moisson/core/vocabulary'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Button } from '../../../../kit/button.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { listWords } from './list-words.ts'
import type { Said } from './use-todo-actions.ts'

type Preview = Output<typeof populateTodos>

/** An adviser gives the company a set of things to do, after seeing what it would add and when. */
export function GiveSet({ say, onClose }: { say: (said: Said) => void; onClose: () => void }) {
  const words = useWords(listWords)
  const { cancel } = useWords(kitWords)
  const { shortDay } = useFormat()
  const company = useCompany()
  const populate = useChange(populateTodos)
  const [template, setTemplate] = useState<TodoTemplateName>('annual')
  const [preview, setPreview] = useState<Preview | null>(null)
  async function ask(dryRun: boolean) {
    const outcome = await populate.send({ path: { id: company.id }, body: { template, dry_run: dryRun } })
    if (!outcome.ok) return setPreview(null)
    if (dryRun) return setPreview(outcome.value)
    say({ kind: 'success', title: words.given(outcome.value.created.length) })
    onClose()
  }
  const adds = preview?.created.length ?? 0
  return (
    <section
      aria-label={words.sets}
      className="grid gap-4 rounded-xl border border-neutral-200 bg-neutral-50 p-4"
    >
      <SelectField
        label={words.sets}
        help={words.setsBody}
        value={template}
        options={todoTemplates.map((name) => ({ value: name, label: words.setNames[name] }))}
        onChange={(event) => {
          setTemplate(event.target.value as TodoTemplateName)
          setPreview(null)
          populate.reset()
        }}
      />
      {populate.error && <SaveFailure error={populate.error} />}
      {preview && (
        <div className="grid gap-3 text-sm" aria-live="polite">
          <p className="font-medium text-neutral-950">
            {adds > 0 ? words.willAdd(adds) : words.nothingToAdd}
          </p>
          <ul className="grid gap-1">
            {preview.created.map((one) => (
              <li key={one.template_code} className="flex justify-between gap-4">
                <span>{one.title}</span>
                <span className="tabular text-neutral-600">
                  {one.due_date ? shortDay(one.due_date) : '–'}
                </span>
              </li>
            ))}
          </ul>
          {preview.skipped.length > 0 && (
            <>
              <p className="font-medium text-neutral-950">{words.leftOut}</p>
              <ul className="grid gap-1">
                {preview.skipped.map((one) => (
                  <li key={one.template_code} className="flex justify-between gap-4">
                    <span>{one.title}</span>
                    <span className="text-right text-neutral-600">{words.why[one.reason]}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{cancel}</Button>
        {preview && adds > 0 ? (
          <Button look="primary" running={populate.running} onClick={() => void ask(false)}>
            {words.giveNow(adds)}
          </Button>
        ) : (
          !preview && (
            <Button look="primary" running={populate.running} onClick={() => void ask(true)}>
              {words.preview}
            </Button>
          )
        )}
      </div>
    </section>
  )
}
