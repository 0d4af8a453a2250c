import { getStepAgent } from '@moisson/contract/process'
import { CalendarDays, Mail, Phone } from 'lucide-react'
import { useLateRead } from '../../../../api/read.ts'
import { buttonClass } from '../../../../kit/button-class.ts'
import { Card } from '../../../../kit/card.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'

/** The person who follows the company, and how to reach them. */
export function AgentCard({ step }: { step: Step }) {
  const { agent: words } = useWords(processWords)
  const read = useLateRead(getStepAgent, { path: { id: step.id } })
  const agent = read.data
  return (
    <Card title={step.allowed_actions.includes('review') ? words.titleForAdviser : words.title}>
      {read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : agent === undefined ? (
        <SkeletonLines />
      ) : agent === null ? (
        <p className="text-neutral-700">{words.none}</p>
      ) : (
        <div className="grid gap-4">
          <div>
            <p className="font-medium text-neutral-950">{agent.display_name}</p>
            {[agent.title, agent.firm, agent.speciality].filter(Boolean).map((line) => (
              <p key={line} className="text-sm text-neutral-600">
                {line}
              </p>
            ))}
          </div>
          <div className="grid gap-2">
            {agent.phone && (
              <a className={buttonClass({ wide: true })} href={`tel:${agent.phone.replaceAll(/\s/g, '')}`}>
                <Phone aria-hidden className="size-4" />
                {words.call(agent.phone)}
              </a>
            )}
            {agent.calendar_url && agent.calendar_url.startsWith('https://') && (
              <a
                className={buttonClass({ wide: true })}
                href={agent.calendar_url}
                target="_blank"
                rel="noreferrer"
              >
                <CalendarDays aria-hidden className="size-4" />
                {words.meet}
              </a>
            )}
            <a className="link inline-flex min-w-0 items-center gap-2 text-sm" href={`mailto:${agent.email}`}>
              <Mail aria-hidden className="size-4 shrink-0" />
              <span className="truncate">{agent.email}</span>
            </a>
          </div>
          {agent.hours && <p className="text-sm text-neutral-600">{agent.hours}</p>}
        </div>
      )}
    </Card>
  )
}
