import { listKeeperAnswer } from '@moisson/contract/payment'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useList } from '../../../api/read-list.ts'
import { Button } from '../../../kit/button.tsx'
import { Drawer } from '../../../kit/dialog.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SelectField, TextField } from '../../../kit/field.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { QueryRows } from '../../../list/query-rows.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AnswerCounts } from './-answer-counts.tsx'
import { AnswerLine } from './-answer-line.tsx'
import { DropAnswer } from './-drop-answer.tsx'
import { keeperIn, type CampaignPayments, type KeeperAnswer } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

type Status = keyof KeeperAnswer['answers'][number]['counts']
const problems: Status[] = ['rejected', 'amount_differs', 'unknown', 'missing']

const receives = 'POST /company/{id}/payments/{cid}/keeper-answer'

/** What the keeper answered, line by line beside what was sent; and where a new answer is dropped. */
export default function AnswerDrawer(props: { campaign: CampaignPayments; onClose: () => void }) {
  const { campaign, onClose } = props
  const { answer: words } = useWords(paymentWords)
  const { money } = useFormat()
  const company = useCompany()
  const [chosen, setChosen] = useState<string | undefined>()
  const [show, setShow] = useState<'todo' | 'all' | Status>('todo')
  const [text, setText] = useState('')
  const [dropping, setDropping] = useState(false)
  const list = useList(listKeeperAnswer, {
    path: { id: company.id, cid: campaign.campaign_id },
    query: {
      answer: chosen,
      status: show === 'todo' ? problems.join(',') : show === 'all' ? undefined : show,
      treated: show === 'todo' ? 'false' : undefined,
      q: text || undefined,
    },
  })
  const answers = list.first?.answers ?? []
  const head = answers.find(({ id }) => id === list.first?.current)
  return (
    <Drawer open size="large" title={words.title} description={campaign.name} onClose={onClose}>
      <div className="grid gap-6">
        {list.error && <ErrorCard error={list.error} onRetry={list.retry} />}
        {list.loading && <SkeletonLines lines={8} />}
        {!list.loading && !list.error && (!head || dropping) && (
          <DropAnswer
            campaign={campaign}
            onCancel={head ? () => setDropping(false) : undefined}
            onRead={(id) => {
              setDropping(false)
              setChosen(id)
              setShow('todo')
            }}
          />
        )}
        {head && !dropping && (
          <>
            <div className="flex flex-wrap items-end justify-between gap-3">
              <WhichAnswer answers={answers} head={head} campaign={campaign} onChoose={setChosen} />
              <Button makes={receives} size="small" icon={Inbox} onClick={() => setDropping(true)}>
                {words.again}
              </Button>
            </div>
            <AnswerCounts head={head} />
            <p className="text-sm text-neutral-600">
              {words.sum(head.sent_lines, money(head.sent_cents))}{' '}
              {head.counts.missing.count === 0 && words.complete}
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              <SelectField
                label={words.filters}
                value={show}
                onChange={(event) =>
                  setShow(
                    (['todo', 'all', 'accepted', ...problems] as const).find(
                      (each) => each === event.target.value,
                    ) ?? 'todo',
                  )
                }
                options={[
                  { value: 'todo', label: words.todo },
                  { value: 'all', label: words.all },
                  ...(['accepted', ...problems] as const).map((value) => ({
                    value,
                    label: words.statuses[value],
                  })),
                ]}
              />
              <TextField
                type="search"
                label={words.search}
                value={text}
                maxLength={100}
                onChange={(event) => setText(event.target.value)}
              />
            </div>
            <QueryRows
              list={list}
              empty={
                <EmptyState
                  filtered={show !== 'todo' || text !== ''}
                  title={show === 'todo' && text === '' ? words.allDone : undefined}
                >
                  {show === 'todo' && text === '' && words.allDoneBody}
                </EmptyState>
              }
            >
              {(lines) => (
                <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
                  {lines.map((line) => (
                    <AnswerLine key={line.id} campaign={campaign} line={line} />
                  ))}
                </ul>
              )}
            </QueryRows>
          </>
        )}
      </div>
    </Drawer>
  )
}

type Head = KeeperAnswer['answers'][number]

/** The answer looked at, with its keeper where there are two; several are chosen among. */
function WhichAnswer(props: {
  answers: readonly Head[]
  head: Head
  campaign: CampaignPayments
  onChoose: (id: string) => void
}) {
  const { answers, head, campaign, onChoose } = props
  const { answer: words } = useWords(paymentWords)
  const { shortInstant } = useFormat()
  const named = ({ file_name, received_at, plan }: Head) => {
    const received = words.received(file_name, shortInstant(received_at))
    const keeper = plan && keeperIn(campaign, plan)
    return keeper ? words.from(keeper, received) : received
  }
  return answers.length > 1 ? (
    <SelectField
      label={words.which}
      className="min-w-0 flex-1 basis-64"
      value={head.id}
      onChange={(event) => onChoose(event.target.value)}
      options={answers.map((one) => ({ value: one.id, label: named(one) }))}
    />
  ) : (
    <p className="text-sm break-words text-neutral-600">{named(head)}</p>
  )
}
