import { createCompany } from '@moisson/contract/admin'
import { listProcessTemplates } from '@moisson/contract/process'
import { listManagers } from '@moisson/contract/user'
import { sirenOf } from '@moisson/core/company/number'
import { isRefusal } from '@moisson/core/refusal'
import { todoTemplates } from '@moisson/core/vocabulary'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { isDemo } from '../../../../../api/config.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import type { FormState } from '../../../../../form/use-form.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { SelectField, TextField } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { portfolioWords } from './portfolio-words.ts'

interface Values {
  siren: string
  name: string
  email: string
  first: string
  last: string
  manager: string
  todos: '' | (typeof todoTemplates)[number]
  processes: readonly string[]
  example: boolean
}
const nothing: Values = {
  siren: '',
  name: '',
  email: '',
  first: '',
  last: '',
  manager: '',
  todos: 'onboarding',
  processes: [],
  example: true,
}
const fieldOf = {
  siren_exists: 'siren',
  siren_not_opened: 'siren',
  invalid_siren: 'siren',
  name_missing: 'name',
  owner_email: 'email',
} as const

/** A company from its SIREN and its name; the first administrator may be invited at once. */
export function CreateCompany(props: { onClose: () => void; onCreated: (company: string) => void }) {
  const words = useWords(portfolioWords)
  const create = useChange(createCompany)
  const form = useForm(nothing, {
    change: create,
    fieldOf,
    check: ({ siren, name }) => ({
      siren: isRefusal(sirenOf(siren)) && words.sirenWrong,
      name: name.trim() === '' && words.nameMissing,
    }),
    send: (values) => create.send({ body: bodyOf(values) }),
    done({ id, legal_name }, { email }) {
      showToast({
        kind: 'success',
        title: words.created(legal_name),
        ...(email.trim() ? { body: words.invited(email.trim()) } : {}),
      })
      props.onCreated(id)
    },
  })
  // Whoever sees the company that has this SIREN is led to it.
  const existing =
    create.error?.code === 'siren_exists' && form.values.siren !== '' && companyIn(create.error.body)
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ErrorCard error={form.refusal} title={words.createFailed} />}
      title={words.createTitle}
      description={words.createIntro}
      submit={words.createNow}
      icon={Building2}
      onClose={props.onClose}
    >
      <TextField
        label={words.siren}
        help={words.sirenHelp}
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
        {...form.text('siren')}
      />
      {existing && (
        <Button
          size="small"

          className="justify-self-start"
          onClick={() => props.onCreated(existing)}
        >
          {words.openExisting}
        </Button>
      )}
      <TextField label={words.legalName} maxLength={120} autoComplete="off" {...form.text('name')} />
      <Adviser form={form} />
      <Beginning form={form} />
      <Section title={words.owner} intro={words.ownerIntro}>
        <div className="field-row">
          <TextField
            className="sm:col-span-2"
            optional
            label={words.ownerEmail}
            type="email"
            inputMode="email"
            spellCheck={false}
            autoComplete="off"
            {...form.text('email')}
          />
          <TextField label={words.ownerFirst} optional autoComplete="off" {...form.text('first')} />
          <TextField label={words.ownerLast} optional autoComplete="off" {...form.text('last')} />
        </div>
      </Section>
    </FormDialog>
  )
}

const companyIn = (body: unknown): string | undefined =>
  (body as { details?: { company_id?: string } }).details?.company_id

/** Who advises it, when that is the caller's to say. */
function Adviser({ form }: { form: FormState<Values> }) {
  const words = useWords(portfolioWords)
  const chooses = useUser().roles.includes('platform_admin')
  const read = useLateRead(listManagers, {}, { enabled: chooses }).data?.items
  const managers = read ?? []
  if (!chooses) return null
  return (
    <SelectField
      label={words.manager}
      optional
      placeholder={words.nobody}
      help={read?.length === 0 ? words.noAdviserYet : undefined}
      options={managers
        .filter(({ status }) => status === 'active')
        .map((one) => ({ value: one.id, label: one.display_name ?? one.email }))}
      {...form.text('manager')}
    />
  )
}

/** What it finds on its first day. */
function Beginning({ form }: { form: FormState<Values> }) {
  const words = useWords(portfolioWords)
  const templates = useLateRead(listProcessTemplates, {}).data?.items ?? []
  const { processes } = form.values
  return (
    <Section title={words.startWith}>
      {isDemo() && (
        <Checkbox label={words.exampleSchemes} help={words.exampleHelp} {...form.tick('example')} />
      )}
      {templates.map(({ code, title, summary }) => (
        <Checkbox
          key={code}
          label={title}
          help={summary}
          checked={processes.includes(code)}
          onChange={(event) => {
            const others = processes.filter((one) => one !== code)
            form.set('processes', event.target.checked ? [...others, code] : others)
          }}
        />
      ))}
      <SelectField
        label={words.todoSet}
        placeholder={words.noTodos}
        options={todoTemplates
          .filter((set) => set !== 'renewal')
          .map((set) => ({ value: set, label: words.todoSets[set] }))}
        {...form.text('todos')}
      />
    </Section>
  )
}

function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3 border-t border-neutral-200 pt-5">
      <legend className="sr-only">{title}</legend>
      <p className="font-medium text-neutral-950">{title}</p>
      {intro && <p className="text-sm text-neutral-600">{intro}</p>}
      {children}
    </fieldset>
  )
}

function bodyOf({ siren, name, email, first, last, manager, todos, processes, example }: Values) {
  const owner = {
    owner_email: email.trim(),
    owner_first_name: first.trim(),
    owner_last_name: last.trim(),
  }
  return {
    siren,
    legal_name: name.trim(),
    ...(manager ? { manager_id: manager } : {}),
    ...(todos ? { todo_template: todos } : {}),
    ...(isDemo() ? { example_schemes: example } : {}),
    ...(processes.length > 0 ? { process_templates: [...processes] } : {}),
    ...(owner.owner_email ? owner : {}),
  }
}
