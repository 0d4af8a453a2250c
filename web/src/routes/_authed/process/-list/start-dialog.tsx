import { listProcessTemplates, startProcess } from '@moisson/contract/process'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '../../../../api/change.ts'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { DateField, TextField } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { useDuration } from '../-page/use-duration.ts'
import { processWords } from '../-process-words.ts'

const nothing = { template_code: null as string | null, year: '', target_date: '' }

/** Chooses a template, and if wanted its exercice and its date, then opens the process. */
export default function StartDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const words = useWords(processWords)
  const navigate = useNavigate()
  const duration = useDuration()
  const templates = useLateRead(listProcessTemplates, {})
  const start = useChange(startProcess)
  const form = useForm(nothing, {
    change: start,
    check: ({ template_code }) => ({ template_code: template_code === null && words.list.chooseFirst }),
    send: ({ template_code, year, target_date }) =>
      template_code === null
        ? null
        : start.send({
            path: { id: companyId },
            body: {
              template_code,
              ...(year ? { year: Number(year) } : {}),
              ...(target_date ? { target_date } : {}),
            },
          }),
    async done({ id, title }) {
      sayAndClose(words.list.started, onClose, title)
      await navigate({ to: '/process/$processId', params: { processId: id } })
    },
  })
  return (
    <FormDialog
      {...form.sends}
      title={words.list.startTitle}
      description={words.list.startBody}
      submit={words.list.go}
      onClose={onClose}
    >
      {templates.error ? (
        <ErrorCard error={templates.error} onRetry={() => void templates.refetch()} />
      ) : templates.data ? (
        <RadioCards
          legend={words.list.startTitle}
          legendHidden
          options={templates.data.items.map((template) => ({
            value: template.code,
            title: template.title,
            body: (
              <>
                {template.summary}
                <span className="mt-1 block text-sm text-neutral-600">
                  {words.list.steps(template.steps.length)} · {duration(template.minutes)}
                </span>
              </>
            ),
          }))}
          {...form.value('template_code')}
        />
      ) : (
        <SkeletonLines />
      )}
      <div className="field-row">
        <TextField
          label={words.list.year}
          help={words.list.yearHelp}
          optional
          inputMode="numeric"
          {...form.text('year')}
          onChange={(event) => form.set('year', event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
        />
        <DateField
          label={words.list.target}
          help={words.list.targetHelp}
          optional
          {...form.text('target_date')}
        />
      </div>
    </FormDialog>
  )
}
