import { assignAdviser, previewAdviser, previewReminder, remindCompany } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'
import { populateTodos } from '@moisson/contract/todo'
import { listManagers } from '@moisson/contract/user'
import { todoTemplates } from '@moisson/core/vocabulary'
import { CircleCheck, CircleSlash, MailPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Outcome } from '../../../../../api/change.ts'
import { useLateRead } from '../../../../../api/read.ts'
import { sentenceOf } from '../../../../../api/sentence-of.ts'
import { useEach } from '../../../../../api/use-each.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm, type FormState } from '../../../../../form/use-form.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { SelectField, TextArea } from '../../../../../kit/field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { bulkWords } from './bulk-words.ts'
import type { CompanySummary } from './company-summary.ts'
import { giveWords } from './give-words.ts'
import { useMarks } from '../../../../../words/marks.ts'

export type BulkAct = 'remind' | 'todos' | 'adviser'
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)
interface Line {
  company: string
  ok: boolean
  text: string
  detail?: string | undefined
}
/** What was answered to which question: a dry run, or the thing itself. */
interface Told {
  asked: string
  done: boolean
  lines: Line[]
}
type Calls<Values, Answer> = (ids: readonly string[], values: Values) => Promise<Outcome<Answer>[]>
interface Bulk<Values extends object> {
  form: FormState<Values>
  told: Told | null
  /** How many companies it would do something for. */
  ready: number
  /** How many have answered, while they are asked. */
  progress: number | null
  all: number
}
type Company = Pick<CompanySummary, 'id' | 'legal_name'>
interface Dialog {
  companies: readonly Company[]
  /** Whoever is to advise them has no account yet. */
  onInvite?: () => void
  onClose: () => void
}

/** One thing done for several companies: what it would do to each is shown first, then what became of each. */
export default function BulkDialog({ act, ...props }: Dialog & { act: BulkAct }) {
  if (act === 'remind') return <Remind {...props} />
  return act === 'todos' ? <Todos {...props} /> : <Adviser {...props} />
}

function Remind({ companies, onClose }: Dialog) {
  const words = useWords(bulkWords)
  const { shortDay } = useFormat()
  const { colon } = useMarks()
  const dry = useEach(previewReminder)
  const real = useEach(remindCompany)
  const bulk = useBulk(
    companies,
    { message: '' },
    {
      each: [dry, real],
      check: ({ message }) => (message.trim() === '' ? { message: words.messageMissing } : {}),
      ask: (ids) => dry.run(ids.map((id) => ({ path: { id } }))),
      act: (ids, { message }) =>
        real.run(ids.map((id) => ({ path: { id }, body: { message: message.trim() } }))),
      tell: ({ recipients, waits }: Output<typeof remindCompany>) => ({
        ok: true,
        text: words.to(recipients.map(({ name, email }) => name ?? email)),
        detail: waits.map(({ date, label }) => `${shortDay(date)}${colon} ${label}`).join(' · ') || undefined,
      }),
    },
  )
  return (
    <BulkForm act="remind" bulk={bulk} onClose={onClose}>
      <TextArea
        label={words.message}
        help={words.messageHelp}
        rows={5}
        maxLength={1000}
        {...bulk.form.text('message')}
      />
    </BulkForm>
  )
}

function Todos({ companies, onClose }: Dialog) {
  const words = useWords(bulkWords)
  const give = useWords(giveWords)
  const each = useEach(populateTodos)
  const start: { template: (typeof todoTemplates)[number] } = { template: 'annual' }
  const bulk = useBulk(companies, start, {
    each: [each],
    ask: (ids, { template }) =>
      each.run(ids.map((id) => ({ path: { id }, body: { template, dry_run: true } }))),
    act: (ids, { template }) => each.run(ids.map((id) => ({ path: { id }, body: { template } }))),
    tell: ({ created }: Output<typeof populateTodos>) => ({
      ok: created.length > 0,
      text: created.length > 0 ? words.added(created.length) : words.hasAll,
      detail: created.map(({ title }) => title).join(' · ') || undefined,
    }),
  })
  return (
    <BulkForm act="todos" bulk={bulk} onClose={onClose}>
      <SelectField
        label={give.set}
        options={todoTemplates.map((value) => ({ value, label: give.sets[value] }))}
        {...bulk.form.text('template')}
      />
    </BulkForm>
  )
}

function Adviser({ companies, onInvite, onClose }: Dialog) {
  const words = useWords(bulkWords)
  const advisers = useLateRead(listManagers, {}).data?.items ?? []
  const dry = useEach(previewAdviser)
  const real = useEach(assignAdviser)
  const bulk = useBulk(
    companies,
    { adviser: '' },
    {
      each: [dry, real],
      check: ({ adviser }) => (adviser === '' ? { adviser: words.adviserMissing } : {}),
      ask: (ids, { adviser }) => dry.run(ids.map((id) => ({ path: { id }, query: { user_id: adviser } }))),
      act: (ids, { adviser }) => real.run(ids.map((id) => ({ path: { id }, body: { user_id: adviser } }))),
      tell: ({ advisers: held, added }: Output<typeof assignAdviser>) => ({
        ok: added,
        text: added ? words.advisedBy(names(held)) : words.alreadyAdvised(names(held)),
      }),
    },
  )
  return (
    <BulkForm act="adviser" bulk={bulk} onClose={onClose}>
      <SelectField
        label={words.whom}
        placeholder={words.choose}
        options={advisers
          .filter(({ status }) => status === 'active')
          .map((one) => ({ value: one.id, label: one.display_name ?? one.email }))}
        {...bulk.form.text('adviser')}
      />
      {onInvite && (
        <Button className="justify-self-start" icon={MailPlus} onClick={onInvite}>
          {words.invite}
        </Button>
      )}
    </BulkForm>
  )
}

/** The form whose main button first asks what would happen, then does it where it is possible. */
function useBulk<Values extends object, Answer>(
  companies: readonly Company[],
  start: Values,
  how: {
    /** What is asked with, then what acts. */
    each: readonly { running: boolean; done: number; http: string }[]
    check?: (values: Values) => { [Key in keyof Values]?: string }
    ask: Calls<Values, Answer>
    act: Calls<Values, Answer>
    tell: (answer: Answer) => Omit<Line, 'company'>
  },
): Bulk<Values> {
  const [told, setTold] = useState<Told | null>(null)
  const seen = (values: Values) => (told?.asked === JSON.stringify(values) ? told : null)
  const ready = (values: Values) =>
    companies.filter((_, index) => seen(values)?.done === false && seen(values)?.lines[index]?.ok)
  const running = how.each.find((one) => one.running)
  const http = how.each.at(-1)?.http
  const form = useForm<Values, Told>(start, {
    change: { running: running !== undefined, error: null, ...(http === undefined ? {} : { http }) },
    check: (values) => how.check?.(values) ?? {},
    send: async (values) => {
      const chosen = ready(values)
      const dry = chosen.length === 0
      const asked = dry ? companies : chosen
      const outcomes = await (dry ? how.ask : how.act)(
        asked.map(({ id }) => id),
        values,
      )
      const lines = outcomes.map((outcome, index): Line => ({
        company: asked[index]?.legal_name ?? '',
        ...(outcome.ok ? how.tell(outcome.value) : { ok: false, text: sentenceOf(outcome.error) }),
      }))
      return { ok: true, value: { asked: JSON.stringify(values), done: !dry, lines } }
    },
    done(answer) {
      setTold(answer)
      return false
    },
  })
  return {
    form,
    told: seen(form.values),
    ready: ready(form.values).length,
    progress: running ? running.done : null,
    all: companies.length,
  }
}

function BulkForm<Values extends object>(props: {
  act: BulkAct
  bulk: Bulk<Values>
  onClose: () => void
  children: ReactNode
}) {
  const { act, bulk, onClose, children } = props
  const { told, ready, progress, all } = bulk
  const words = useWords(bulkWords)
  const { title, intro, now } = words[act]
  const label = told?.done ? null : ready > 0 ? now(ready) : words.preview
  return (
    <FormDialog
      {...bulk.form.sends}
      title={title}
      description={intro(all)}
      submit={told && !told.done && ready === 0 ? null : label}
      aside={
        progress !== null && (
          <p className="tabular text-sm text-neutral-600">{words.progress(progress, all)}</p>
        )
      }
      onClose={onClose}
    >
      {!told?.done && children}
      {told && (
        <section aria-live="polite" className="grid gap-2">
          <h3 className="font-semibold">{told.done ? words.done : words.would}</h3>
          <ul className="divide-y divide-neutral-100">
            {told.lines.map(({ company, ok, text, detail }, index) => (
              <li key={index} className="flex gap-2.5 py-2">
                {ok ? (
                  <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-primary-700" />
                ) : (
                  <CircleSlash aria-hidden className="mt-1 size-4 shrink-0 text-neutral-500" />
                )}
                <p className="min-w-0">
                  <span className="font-medium text-neutral-950">{company}</span>
                  <span className="block">{text}</span>
                  {detail && <span className="block text-sm text-neutral-600">{detail}</span>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  )
}
