import type { Output } from '@moisson/contract/call'
import { listOwnTemplates } from '@moisson/contract/own-template'
import { populateTodos } from '@moisson/contract/todo'
import { todoTemplates } from '@moisson/core/vocabulary'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../../form/say-and-close.ts'
import { SelectField } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { CompanySummary } from './company-summary.ts'
import { giveWords } from './give-words.ts'

/** A set of the product, or the id of one that was written. */
type Template = string
const start: { template: Template } = { template: 'annual' }
const asked = (template: Template) => {
  const known = todoTemplates.find((one) => one === template)
  return known ? { template: known } : { own_template_id: template }
}

/** Gives a company a set of things to do; what would be added is shown first. */
export default function GiveTodos({ company, onClose }: { company: CompanySummary; onClose: () => void }) {
  const words = useWords(giveWords)
  const change = useChange(populateTodos)
  const written = useLateRead(listOwnTemplates, {}).data?.items ?? []
  const own = written.filter(({ kind }) => kind === 'todos')
  const [seen, setSeen] = useState<{ of: Template; would: Output<typeof populateTodos> } | null>(null)
  const wouldOf = (template: Template) => (seen?.of === template ? seen.would : null)
  const isReady = (template: Template) => (wouldOf(template)?.created.length ?? 0) > 0
  const form = useForm(start, {
    change,
    send: ({ template }) =>
      change.send({
        path: { id: company.id },
        body: { ...asked(template), ...(isReady(template) ? {} : { dry_run: true }) },
      }),
    done(answer, { template }) {
      if (!isReady(template)) {
        setSeen({ of: template, would: answer })
        return false
      }
      sayAndClose(words.todosGiven(answer.created.length, company.legal_name), onClose)
    },
  })
  const would = wouldOf(form.values.template)
  return (
    <FormDialog
      {...form.sends}
      title={words.todosTitle}
      description={words.todosIntro(company.legal_name)}
      submit={would && isReady(form.values.template) ? words.todosNow(would.created.length) : words.preview}
      onClose={onClose}
    >
      <SelectField
        label={words.set}
        options={[
          ...todoTemplates.map((one) => ({ value: one as string, label: words.sets[one] })),
          ...own.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        {...form.text('template')}
      />
      {would && <WouldAdd would={would} />}
    </FormDialog>
  )
}

function WouldAdd({ would }: { would: Output<typeof populateTodos> }) {
  const words = useWords(giveWords)
  const { shortDay } = useFormat()
  return (
    <div aria-live="polite" className="grid gap-3">
      <h3 className="font-semibold">{words.wouldAdd(would.created.length)}</h3>
      <ul className="divide-y divide-neutral-100">
        {would.created.map((one) => (
          <li key={`${one.template_code}-${one.year}`} className="flex justify-between gap-4 py-2">
            <span>{one.title}</span>
            <span className="tabular shrink-0 text-neutral-600">
              {one.due_date ? shortDay(one.due_date) : '–'}
            </span>
          </li>
        ))}
      </ul>
      {would.skipped.length > 0 && (
        <p className="text-sm text-neutral-600">{words.leftOut(would.skipped.length)}</p>
      )}
    </div>
  )
}
