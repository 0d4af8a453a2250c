import type { Output } from '@moisson/contract/call'
import { getStepAgent, listProcesses } from '@moisson/contract/process'
import { Mail, Phone } from 'lucide-react'
import { useLateRead } from '../../../api/read.ts'
import { Progress } from '../../../kit/progress.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { useToday } from '../../../clock/business-now.ts'
import { LateCard } from './-late-card.tsx'
import { processWords } from './-process-words.ts'

type Process = Output<typeof listProcesses>['items'][number]
const running = 'not_started,in_progress,waiting_company,waiting_manager,waiting_third_party'
const everyProcess: string = '/process'
const pathOf = (id: string): string => `/process/${id}`

/** The process under way: its next step and who helps; otherwise the way to begin one. */
export function ProcessCard() {
  const words = useWords(processWords)
  const company = useCompany()
  const processes = useLateRead(listProcesses, {
    path: { id: company.id },
    query: { status: running, limit: '3' },
  })
  return (
    <LateCard
      title={words.title}
      reading={processes}
      lines={5}
      actions={
        (processes.data?.total ?? 0) > 0 && (
          <ButtonLink look="link" to={everyProcess}>
            {words.all}
          </ButtonLink>
        )
      }
    >
      {({ items }) => (
        <div className="grid gap-5">
          {items.length === 0 && (
            <>
              <p className="text-neutral-600">{words.none}</p>
              <div>
                <ButtonLink to={everyProcess}>{words.start}</ButtonLink>
              </div>
            </>
          )}
          {items.map((process) => (
            <OneProcess key={process.id} process={process} />
          ))}
        </div>
      )}
    </LateCard>
  )
}

function OneProcess({ process }: { process: Process }) {
  const words = useWords(processWords)
  const { mediumDay } = useFormat()
  const today = useToday()
  const { progress, next_step: step } = process
  return (
    <article className="grid gap-3">
      <h3 className="font-medium text-pretty">{process.title}</h3>
      <Progress
        labelHidden
        value={progress.percent}
        label={words.progress(process.title)}
        detail={words.steps(progress.done, progress.total)}
      />
      {step && (
        <p className="text-sm">
          <span className="block text-neutral-600">{words.next}</span>
          <span className="font-medium text-neutral-950">{step.title}</span>
          <span className="block text-neutral-600">
            {words.by[step.responsible]}
            {step.due_date && (
              <span className={step.due_date < today ? 'font-medium text-red-700' : undefined}>
                {' · '}
                {words.before(mediumDay(step.due_date))}
              </span>
            )}
            {process.minutes_left > 0 && ` · ${words.minutes(process.minutes_left)}`}
          </span>
        </p>
      )}
      {step && <Agent step={step.id} />}
      <div>
        <ButtonLink to={pathOf(process.id)}>{words.open}</ButtonLink>
      </div>
    </article>
  )
}

/** Who helps with the step, by face and phone; nothing while there is nobody. */
function Agent({ step }: { step: string }) {
  const words = useWords(processWords)
  const agent = useLateRead(getStepAgent, { path: { id: step } }).data
  if (!agent) return null
  const { display_name: name, title, photo_url: photo, phone, email } = agent
  const initials = name
    .split(/\s+/)
    .map((part) => part[0])
    .slice(0, 2)
    .join('')
  return (
    <div className="flex items-center gap-3 rounded-lg bg-neutral-50 p-3 text-sm">
      {photo ? (
        <img src={photo} alt="" className="size-10 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-secondary-100 font-semibold text-secondary-900"
        >
          {initials}
        </span>
      )}
      <p className="min-w-0 flex-1">
        <span className="block font-medium text-neutral-950">{name}</span>
        <span className="text-neutral-600">{title ?? words.adviser}</span>
      </p>
      <span className="flex gap-1">
        {phone && (
          <a
            className="grid size-10 place-items-center rounded-lg text-secondary-700 hover:bg-neutral-200 pointer-coarse:size-11"
            href={`tel:${phone.replaceAll(/\s/g, '')}`}
            aria-label={words.call(name, phone)}
          >
            <Phone aria-hidden className="size-4.5" />
          </a>
        )}
        <a
          className="grid size-10 place-items-center rounded-lg text-secondary-700 hover:bg-neutral-200 pointer-coarse:size-11"
          href={`mailto:${email}`}
          aria-label={words.write(name)}
        >
          <Mail aria-hidden className="size-4.5" />
        </a>
      </span>
    </div>
  )
}
