import { createCompany } from '@moisson/contract/admin'
import { listProcessTemplates } from '@moisson/contract/process'
import { listManagers } from '@moisson/contract/user'
import { isRefusal } from '@moisson/core/refusal'
import { sirenOf } from '@moisson/core/company/number'
import { todoTemplates } from '@moisson/core/vocabulary'
import { Building2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { isDemo } from '../../../../../api/config.ts'
import { useChange } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { Dialog } from '../../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { SelectField, TextField } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { kitWords } from '../../../../../words/kit.ts'
import { portfolioWords } from './portfolio-words.ts'

const nothing = { siren: '', name: '', email: '', first: '', last: '', manager: '', todos: 'onboarding' }
const formId = 'create-company'
const fieldOfCode: Record<string, string> = {
  siren_exists: 'siren',
  invalid_siren: 'siren',
  name_missing: 'name',
}

/** A company from its SIREN and its name; the first administrator may be invited at once. */
export function CreateCompany(props: { onClose: () => void; onCreated: (company: string) => void }) {
  const words = useWords(portfolioWords)
  const { cancel } = useWords(kitWords)
  const create = useChange(createCompany)
  const form = useRef<HTMLFormElement>(null)
  const user = useUser()
  const choosesManager = user.roles.includes('platform_admin')
  const managers = useLateRead(listManagers, {}, { enabled: choosesManager }).data?.items ?? []
  const templates = useLateRead(listProcessTemplates, {}).data?.items ?? []
  const [values, setValues] = useState(nothing)
  const [processes, setProcesses] = useState<readonly string[]>([])
  const [example, setExample] = useState(true)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const bind = (field: keyof typeof values) => ({
    name: field,
    value: values[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found: Record<string, string> = {}
    if (isRefusal(sirenOf(values.siren))) found['siren'] = words.sirenWrong
    if (values.name.trim() === '') found['name'] = words.nameMissing
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst()
    const email = values.email.trim()
    const outcome = await create.send({
      body: {
        siren: values.siren,
        legal_name: values.name.trim(),
        ...(values.manager ? { manager_id: values.manager } : {}),
        ...(values.todos ? { todo_template: values.todos as (typeof todoTemplates)[number] } : {}),
        ...(isDemo() ? { example_schemes: example } : {}),
        ...(processes.length > 0 ? { process_templates: [...processes] } : {}),
        ...(email
          ? { owner_email: email, owner_first_name: values.first.trim(), owner_last_name: values.last.trim() }
          : {}),
      },
    })
    if (outcome.ok) {
      const { id, legal_name } = outcome.value
      showToast({
        kind: 'success',
        title: words.created(legal_name),
        ...(email ? { body: words.invited(email) } : {}),
      })
      return props.onCreated(id)
    }
    const { error } = outcome
    const own = error.code ? fieldOfCode[error.code] : undefined
    const listed = error.fieldErrors['owner_email']
    setErrors({ ...(own ? { [own]: error.message } : {}), ...(listed ? { email: listed } : {}) })
    focusFirst()
  }
  function focusFirst() {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const general = create.error && Object.keys(errors).length === 0 ? create.error : null

  return (
    <Dialog
      open
      size="medium"
      title={words.createTitle}
      description={words.createIntro}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{cancel}</Button>
          <Button type="submit" form={formId} look="primary" icon={Building2} running={create.running}>
            {words.createNow}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {general && <ErrorCard error={general} title={words.createFailed} />}
        <TextField
          label={words.siren}
          help={words.sirenHelp}
          inputMode="numeric"
          maxLength={14}
          {...bind('siren')}
        />
        <TextField label={words.legalName} maxLength={120} {...bind('name')} />
        {choosesManager && (
          <SelectField
            label={words.manager}
            optional
            placeholder={words.nobody}
            options={managers
              .filter(({ status }) => status === 'active')
              .map((one) => ({ value: one.id, label: one.display_name ?? one.email }))}
            {...bind('manager')}
          />
        )}
        <fieldset className="grid gap-3 border-t border-neutral-200 pt-5">
          <legend className="sr-only">{words.startWith}</legend>
          <p className="font-medium text-neutral-950">{words.startWith}</p>
          {isDemo() && (
            <Checkbox
              label={words.exampleSchemes}
              help={words.exampleHelp}
              checked={example}
              onChange={(event) => setExample(event.target.checked)}
            />
          )}
          {templates.map((template) => (
            <Checkbox
              key={template.code}
              label={template.title}
              help={template.summary}
              checked={processes.includes(template.code)}
              onChange={(event) =>
                setProcesses(
                  event.target.checked
                    ? [...processes, template.code]
                    : processes.filter((code) => code !== template.code),
                )
              }
            />
          ))}
          <SelectField
            label={words.todoSet}
            placeholder={words.noTodos}
            options={todoTemplates
              .filter((set) => set !== 'renewal')
              .map((set) => ({ value: set, label: words.todoSets[set] }))}
            {...bind('todos')}
          />
        </fieldset>
        <fieldset className="border-t border-neutral-200 pt-5">
          <legend className="sr-only">{words.owner}</legend>
          <p className="font-medium text-neutral-950">{words.owner}</p>
          <p className="mb-4 text-sm text-neutral-600">{words.ownerIntro}</p>
          <div className="field-row">
            <TextField
              className="sm:col-span-2"
              optional
              label={words.ownerEmail}
              type="email"
              inputMode="email"
              spellCheck={false}
              {...bind('email')}
            />
            <TextField label={words.ownerFirst} optional {...bind('first')} />
            <TextField label={words.ownerLast} optional {...bind('last')} />
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}
