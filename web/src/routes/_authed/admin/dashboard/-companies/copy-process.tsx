import { copyProcess, listProcesses, listProcessTemplates } from '@moisson/contract/process'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../../form/say-and-close.ts'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { DateField, SelectField } from '../../../../../kit/field.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { alikeProcess } from '../../../../../process/alike-process.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import type { CompanySummary } from './company-summary.ts'
import { giveWords } from './give-words.ts'

/** Gives a company a process, from a template or from one of its own, its steps to do again on new dates. */
export default function CopyProcess({ company, onClose }: { company: CompanySummary; onClose: () => void }) {
  const words = useWords(giveWords)
  const templates = useLateRead(listProcessTemplates, {})
  const own = useLateRead(listProcesses, { path: { id: company.id }, query: {} })
  const copy = useChange(copyProcess)
  const form = useForm(
    { source: '', target: '' },
    {
      change: copy,
      check: ({ source }) => ({ source: source === '' && words.sourceMissing }),
      send({ source, target }, button) {
        const [kind, id = ''] = source.split(':')
        const from = kind === 'template' ? { template_code: id } : { source_process_id: id }
        return copy.send({
          path: { id: company.id },
          body: { ...from, force: button === 'force', ...(target ? { target_date: target } : {}) },
        })
      },
      fieldOf: { target_date: 'target' },
      done: ({ title }) => sayAndClose(words.processGiven(title, company.legal_name), onClose),
    },
  )
  const failed = templates.error ?? own.error
  const waits = templates.isPending || own.isPending
  const options = [
    ...(templates.data?.items ?? []).map((one) => ({ value: `template:${one.code}`, label: one.title })),
    ...(own.data?.items ?? []).map((one) => ({ value: `process:${one.id}`, label: words.again(one.title) })),
  ]
  return (
    <FormDialog
      {...form.sends}
      failure={
        alikeProcess(copy.error, { running: copy.running, onConfirm: () => form.press('force') }) ??
        form.sends.failure
      }
      title={words.processTitle}
      description={words.processIntro(company.legal_name)}
      submit={words.processNow}
      disabled={waits || failed !== null}
      onClose={onClose}
    >
      {failed ? (
        <ErrorCard error={failed} onRetry={() => void Promise.all([templates.refetch(), own.refetch()])} />
      ) : waits ? (
        <SkeletonLines lines={3} />
      ) : (
        <>
          <SelectField
            label={words.source}
            placeholder={words.choose}
            options={options}
            {...form.text('source')}
          />
          <DateField label={words.target} help={words.targetHelp} optional {...form.text('target')} />
        </>
      )}
    </FormDialog>
  )
}
