import { listProcessTemplates } from '@moisson/contract/process'
import { todoTemplates } from '@moisson/core/vocabulary'
import { useLateRead } from '../../../../../api/read.ts'
import { Badge } from '../../../../../kit/badge.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { Skeleton } from '../../../../../kit/skeleton.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { templatesWords } from './templates-words.ts'

/** What an adviser can give to a company, to read. */
export default function TemplatesTab() {
  const words = useWords(templatesWords)
  const { data, error, refetch } = useLateRead(listProcessTemplates, {})
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="process-templates" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="process-templates" className="font-semibold">
            {words.processes}
          </h2>
          <p className="text-sm text-neutral-600">{words.processesIntro}</p>
        </div>
        {error ? (
          <ErrorCard error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="h-40 w-full" />
        ) : (
          data.items.map((template) => (
            <details key={template.code} className="card group">
              <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 px-5 py-4">
                <span className="font-medium text-neutral-950">{template.title}</span>
                <span className="text-sm text-neutral-600">
                  {[
                    words.steps(template.steps.length),
                    words.minutes(template.minutes),
                    words.version(template.version),
                  ].join(' · ')}
                </span>
                <span className="w-full text-sm text-neutral-700">{template.summary}</span>
              </summary>
              <ol className="divide-y divide-neutral-100 border-t border-neutral-100">
                {template.steps.map((step, index) => (
                  <li key={step.code} className="flex items-center gap-4 px-5 py-2.5">
                    <span aria-hidden className="tabular w-5 text-right text-sm text-neutral-600">
                      {index + 1}
                    </span>
                    <span className="min-w-0 flex-1">{step.title}</span>
                    <Badge tone={step.responsible === 'manager' ? 'blue' : 'neutral'}>
                      {words.responsibles[step.responsible]}
                    </Badge>
                  </li>
                ))}
              </ol>
            </details>
          ))
        )}
      </section>
      <section aria-labelledby="todo-templates" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div>
          <h2 id="todo-templates" className="font-semibold">
            {words.todos}
          </h2>
          <p className="text-sm text-neutral-600">{words.todosIntro}</p>
        </div>
        <ul className="card divide-y divide-neutral-100">
          {todoTemplates.map((set) => (
            <li key={set} className="px-5 py-4">
              <p className="font-medium text-neutral-950">{words.sets[set].name}</p>
              <p className="text-sm text-neutral-700">{words.sets[set].about}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
