import { Inbox } from 'lucide-react'
import { Button } from '../../../kit/button.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { State } from './-state.tsx'

const kinds = ['info', 'success', 'warning', 'error'] as const
const pair = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2'

export default function Messages() {
  const { messages: words } = useWords(kitPageWords)
  const kit = useWords(kitWords)
  return (
    <>
      <State name={words.notices}>
        <div className={pair}>
          {kinds.map((kind) => (
            <Notice
              key={kind}
              kind={kind}
              title={words.kinds[kind]}
              actions={kind === 'warning' && <Button size="small">{kit.correct}</Button>}
            >
              {words.bodies[kind]}
            </Notice>
          ))}
        </div>
      </State>
      <State name={words.failures}>
        <div className={pair}>
          <ErrorCard
            error={{ message: words.failed, status: 500, requestId: 'req-7f3a' }}
            onRetry={() => undefined}
          />
          <ErrorCard
            error={{ message: '', status: null }}
            title={words.notSaved}
            safe={words.kept}
            onRetry={() => undefined}
          />
        </div>
      </State>
      <State name={words.nothing}>
        <div className={pair}>
          <div className="card">
            <EmptyState
              icon={Inbox}
              title={words.nothingTitle}
              actions={<Button look="primary">{kit.add}</Button>}
            >
              {words.nothingBody}
            </EmptyState>
          </div>
          <div className="card">
            <EmptyState icon={Inbox} filtered actions={<Button>{kit.clearFilters}</Button>} />
          </div>
        </div>
      </State>
      <State name={words.toasts} row>
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() =>
              showToast({
                kind,
                title: words.kinds[kind],
                body: words.bodies[kind],
                ...(kind === 'info' && { action: { label: kit.see, run: () => undefined } }),
              })
            }
          >
            {words.kinds[kind]}
          </Button>
        ))}
      </State>
    </>
  )
}
