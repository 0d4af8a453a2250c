import { populateTodos } from '@moisson/contract/todo'
import type { Output } from '@moisson/contract/call'
import { todoTemplates } from '@moisson/core/vocabulary'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Dialog } from '../../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { SelectField } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { kitWords } from '../../../../../words/kit.ts'
import { giveWords } from './give-words.ts'
import type { CompanySummary } from './company-summary.ts'

/** Gives a company a set of things to do; what would be added is shown first. */
export default function GiveTodos({ company, onClose }: { company: CompanySummary; onClose: () => void }) {
  const words = useWords(giveWords)
  const { cancel } = useWords(kitWords)
  const { shortDay } = useFormat()
  const look = useChange(populateTodos)
  const give = useChange(populateTodos)
  const [template, setTemplate] = useState<(typeof todoTemplates)[number]>('annual')
  const [seen, setSeen] = useState<Output<typeof populateTodos> | null>(null)
  const path = { id: company.id }
  const error = give.error ?? look.error

  async function preview() {
    const outcome = await look.send({ path, body: { template, dry_run: true } })
    setSeen(outcome.ok ? outcome.value : null)
  }
  async function giveNow() {
    const outcome = await give.send({ path, body: { template } })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.todosGiven(outcome.value.created.length, company.legal_name) })
    onClose()
  }

  return (
    <Dialog
      open
      title={words.todosTitle}
      description={words.todosIntro(company.legal_name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {seen && seen.created.length > 0 ? (
            <Button look="primary" running={give.running} onClick={() => void giveNow()}>
              {words.todosNow(seen.created.length)}
            </Button>
          ) : (
            <Button look="primary" running={look.running} onClick={() => void preview()}>
              {words.preview}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {error && <ErrorCard error={error} />}
        <SelectField
          label={words.set}
          value={template}
          options={todoTemplates.map((one) => ({ value: one, label: words.sets[one] }))}
          onChange={(event) => {
            setTemplate(todoTemplates.find((one) => one === event.target.value) ?? 'annual')
            setSeen(null)
          }}
        />
        {seen && (
          <div aria-live="polite" className="grid gap-3">
            <h3 className="font-semibold">{words.wouldAdd(seen.created.length)}</h3>
            <ul className="divide-y divide-neutral-100">
              {seen.created.map((one) => (
                <li key={`${one.template_code}-${one.year}`} className="flex justify-between gap-4 py-2">
                  <span>{one.title}</span>
                  <span className="tabular shrink-0 text-neutral-600">
                    {one.due_date ? shortDay(one.due_date) : '–'}
                  </span>
                </li>
              ))}
            </ul>
            {seen.skipped.length > 0 && (
              <p className="text-sm text-neutral-600">{words.leftOut(seen.skipped.length)}</p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
