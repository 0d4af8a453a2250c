import { Link } from '@tanstack/react-router'
import { ArrowUpRight, ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../../../kit/badge.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { useDueWords } from '../-page/use-due-words.ts'
import { useDuration } from '../-page/use-duration.ts'
import type { Process, Step } from '../-process.ts'
import { processWords } from '../-process-words.ts'
import { AgentCard } from './agent-card.tsx'
import { AskedPapers } from './asked-papers.tsx'
import { Comments } from './comments.tsx'
import { GivenPapers } from './given-papers.tsx'
import { LaunchCampaign } from './launch-campaign.tsx'
import { LegalDetails } from './legal-details.tsx'
import { Markdown } from './markdown.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { StepNotice } from './step-notice.tsx'
import { StepWork } from './step-work.tsx'

const tones: Record<Step['status'], Tone> = {
  locked: 'neutral',
  available: 'amber',
  in_progress: 'amber',
  submitted: 'blue',
  changes_requested: 'red',
  validated: 'green',
  skipped: 'neutral',
}

/** One step: why, what to do, papers to take and to give back, answers, adviser, messages. */
export function StepPanel(props: { step: Step; steps: readonly Step[]; total: number; process: Process }) {
  const { step, steps, total, process } = props
  const words = useWords(processWords)
  const { longDay } = useFormat()
  const dueWords = useDueWords()
  const duration = useDuration()
  const pages: Record<string, string> = words.pages
  const over = step.status === 'validated' || step.status === 'skipped'
  return (
    <div className="grid gap-6">
      <Link
        to="/process/$processId"
        params={{ processId: process.id }}
        search={{}}
        className="link inline-flex items-center gap-1 lg:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {words.page.back}
      </Link>
      <article className="card grid gap-6 p-5 sm:p-6" aria-labelledby={`step-${step.id}`}>
        <header className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-neutral-600">
            <span>{words.step.number(step.position, total)}</span>
            <Badge tone={tones[step.status]}>{words.stepStatus[step.status]}</Badge>
          </div>
          <h2 id={`step-${step.id}`} tabIndex={-1} className="text-xl font-semibold tracking-tight">
            {step.title}
          </h2>
          <p className="text-pretty text-neutral-700">{step.summary}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-neutral-600">
            <li>{words.responsible[step.responsible]}</li>
            {step.estimated_minutes !== null && <li>{duration(step.estimated_minutes)}</li>}
            {step.due_date && <li>{over ? longDay(step.due_date) : dueWords(step.due_date)}</li>}
          </ul>
        </header>
        <StepNotice step={step} steps={steps} process={process} />
        <section className="grid gap-2">
          <h3 className="font-semibold">{words.step.why}</h3>
          <p className="max-w-prose text-pretty text-neutral-800">{step.why}</p>
        </section>
        <section className="grid gap-3">
          <h3 className="font-semibold">{words.step.what}</h3>
          <Markdown>{step.body}</Markdown>
          {step.page && (
            <PageLink page={step.page}>{words.step.openPage(pages[step.page] ?? step.page)}</PageLink>
          )}
        </section>
        <GivenPapers step={step} />
        <AskedPapers step={step} />
        <StepWork step={step} />
        {step.kind === 'campaign_launch' && <LaunchCampaign step={step} process={process} />}
      </article>
      {step.allowed_actions.includes('review') && <ReviewPanel step={step} />}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <Comments step={step} advised={process.agents.length > 0} />
        <AgentCard step={step} />
      </div>
      <LegalDetails step={step} process={process} />
    </div>
  )
}

/** The way to the place where the step is done. */
function PageLink({ page, children }: { page: string; children: ReactNode }) {
  const [to = '/', query] = page.split('?')
  const search: object = Object.fromEntries(new URLSearchParams(query))
  return (
    <ButtonLink to={to} search={search} icon={ArrowUpRight} className="justify-self-start">
      {children}
    </ButtonLink>
  )
}
