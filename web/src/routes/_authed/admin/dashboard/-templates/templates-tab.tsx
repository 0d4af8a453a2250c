import { listOwnTemplates } from '@moisson/contract/own-template'
import { listProcessTemplates } from '@moisson/contract/process'
import { todoTemplates } from '@moisson/core/vocabulary'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../../../api/read.ts'
import { Badge } from '../../../../../kit/badge.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { late } from '../../../../../kit/late.tsx'
import { Skeleton } from '../../../../../kit/skeleton.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { OwnList } from './own-list.tsx'
import type { OwnTemplate } from './own-template.ts'
import { templatesWords } from './templates-words.ts'

const TemplateEditor = late(() => import('./template-editor.tsx'))

/** What is being written: a process of the product adapted, or a set of things to do; again, or anew. */
interface Writing {
  base: string | null
  kept: OwnTemplate | null
}

/** What an adviser can give to a company: the product’s, and what was written here. */
export default function TemplatesTab() {
  const words = useWords(templatesWords)
  const { data, error, refetch } = useLateRead(listProcessTemplates, {})
  const own = useLateRead(listOwnTemplates, {}).data?.items ?? []
  const [writing, setWriting] = useState<Writing | null>(null)
  const close = () => setWriting(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {own.length > 0 && (
        <section aria-labelledby="own-templates" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div>
            <h2 id="own-templates" className="font-semibold">
              {words.own.title}
            </h2>
            <p className="text-sm text-neutral-600">{words.own.intro}</p>
          </div>
          <OwnList templates={own} onEdit={(kept) => setWriting({ base: kept.base_code, kept })} />
        </section>
      )}
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
              {template.own_template_id === null && (
                <div className="border-t border-neutral-100 px-5 py-3">
                  <Button
                    size="small"
                    icon={Pencil}
                    makes="POST /admin/templates"
                    onClick={() => setWriting({ base: template.code, kept: null })}
                  >
                    {words.own.adapt}
                    <span className="sr-only"> {template.title}</span>
                  </Button>
                </div>
              )}
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
        <Button
          size="small"
          icon={Plus}
          className="justify-self-start"
          makes="POST /admin/templates"
          onClick={() => setWriting({ base: null, kept: null })}
        >
          {words.own.write}
        </Button>
      </section>
      {writing && <TemplateEditor base={writing.base} kept={writing.kept} onClose={close} />}
    </div>
  )
}
