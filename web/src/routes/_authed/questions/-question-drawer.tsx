import { answerQuestion, getQuestion, printAnswer, recordAnswerGiven } from '@moisson/contract/question'
import type { Output } from '@moisson/contract/call'
import { questionOutcomes, type QuestionOutcome } from '@moisson/core/question/question'
import { parisDay } from '@moisson/law/paris-time'
import { Check, Printer } from 'lucide-react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { sentenceOf } from '../../../api/sentence-of.ts'
import { useNow } from '../../../clock/business-now.ts'
import { useTake } from '../../../file/use-file.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Drawer } from '../../../kit/dialog.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { SelectField, TextArea } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { questionTones } from '../../../question/question-tones.ts'
import { questionWords } from '../../../question/question-words.ts'
import { Thread } from '../../../question/thread.tsx'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { pageWords } from './-page-words.ts'

type Question = Output<typeof getQuestion>

/** One question: what was written, whom it is of, and the answer. */
export default function QuestionDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(pageWords)
  const company = useCompany()
  const read = useLateRead(getQuestion, { path: { id: company.id, qid: id } })
  if (read.data) return <AnswerForm key={id} question={read.data} onClose={onClose} />
  return (
    <Drawer open size="large" title={words.title} onClose={onClose}>
      {read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Drawer>
  )
}

function AnswerForm({ question, onClose }: { question: Question; onClose: () => void }) {
  const words = useWords(pageWords)
  const names = useWords(questionWords)
  const company = useCompany()
  const change = useChange(answerQuestion)
  const form = useForm(
    { body: '', outcome: '' },
    {
      change,
      version: question.version,
      check: ({ body }) => ({ body: body.trim() === '' && names.missing }),
      send: ({ body, outcome }, _, version) =>
        change.send(
          {
            path: { id: company.id, qid: question.id },
            body: { body, ...(outcome && { outcome: outcome as QuestionOutcome }) },
          },
          { version },
        ),
      done: () => {
        showToast({ kind: 'success', title: question.has_address ? words.sent : words.keptToGive })
        // What is left to do of it is here.
        if (question.has_address) onClose()
      },
    },
  )
  return (
    <FormDialog
      {...form.sends}
      side
      size="large"
      title={`${question.first_name} ${question.last_name}, ${names.number(question.number).toLowerCase()}`}
      description={question.campaign_name}
      submit={words.send}
      onClose={onClose}
    >
      <Facts question={question} />
      <Thread messages={question.messages} reader="company" />
      <TextArea
        label={words.answer}
        help={question.has_address ? words.answerHelp : words.answerOnPaper}
        rows={5}
        maxLength={2000}
        {...form.text('body')}
      />
      <SelectField
        label={words.outcome}
        help={form.values.outcome === 'corrected' ? words.correctedHelp : undefined}
        placeholder={words.goesOn}
        options={questionOutcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        {...form.text('outcome')}
      />
    </FormDialog>
  )
}

/** Where it stands, what it is about, and the ways to what decides it. */
function Facts({ question }: { question: Question }) {
  const words = useWords(pageWords)
  const names = useWords(questionWords)
  const { longDay, money } = useFormat()
  const today = parisDay(new Date(useNow()))
  const { state, kind, outcome, answer_due: due, closed_at, net_cents, net_now_cents } = question
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{names.kinds[kind]}</Badge>
        <Badge tone={questionTones[state]}>{outcome ? names.outcomes[outcome] : names.states[state]}</Badge>
      </p>
      <p className="text-neutral-700">
        {words.asked(longDay(parisDay(question.asked_at)), money(net_cents))}{' '}
        {net_now_cents !== net_cents && words.now(money(net_now_cents))}{' '}
        {due && (due < today ? names.late(longDay(due)) : names.due(longDay(due)))}{' '}
        {closed_at && words.closedOn(longDay(parisDay(closed_at)))}
      </p>
      {question.given_at && question.given_how && (
        <p className="text-neutral-700">
          {words.givenHow[question.given_how](longDay(parisDay(question.given_at)))}
        </p>
      )}
      {question.to_give_since ? (
        <ToGive question={question} since={question.to_give_since} />
      ) : (
        !question.has_address && <Notice kind="warning">{words.noAddress}</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" to="/beneficiaires" search={{ person: question.beneficiary_id }}>
          {words.file}
        </ButtonLink>
        <ButtonLink
          size="small"
          to="/campagne/detail-{$campaignId}"
          params={{ campaignId: question.campaign_id }}
          search={{ tab: 'people', q: question.last_name }}
        >
          {words.share}
        </ButtonLink>
      </div>
    </div>
  )
}

/** An answer that no mail tells of: the paper to hand over, and that it was. */
function ToGive({ question, since }: { question: Question; since: string }) {
  const words = useWords(pageWords)
  const company = useCompany()
  const { longDay } = useFormat()
  const { take, running } = useTake(printAnswer)
  const given = useChange(recordAnswerGiven)
  const path = { id: company.id, qid: question.id }
  return (
    <Notice kind="warning">
      <div className="grid gap-3">
        <p>{words.toGiveSince(longDay(parisDay(since)))}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={Printer}
            running={running}
            onClick={() => void take({ path }, `reponse-${question.number}.pdf`)}
          >
            {words.print}
          </Button>
          <Button
            size="small"
            icon={Check}
            makes={given}
            running={given.running}
            onClick={() => void given.send({ path })}
          >
            {words.handOver}
          </Button>
        </div>
        {given.error && <p role="alert">{sentenceOf(given.error)}</p>}
      </div>
    </Notice>
  )
}
