import { askQuestion } from '@moisson/contract/question'
import { daysWorth } from '@moisson/core/choice/half-days'
import type { QuestionKind } from '@moisson/core/question/question'
import { useChange } from '../api/change.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.tsx'
import { sayAndClose } from '../form/say-and-close.ts'
import { TextArea } from '../kit/field.tsx'
import { useFormat } from '../kit/use-format.ts'
import { useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { questionWords } from './question-words.ts'

/** A question, or an amount disputed, written to the company about one campaign. */
export default function AskDialog(props: {
  kind: QuestionKind
  campaign: {
    id: string
    name: string
    net_cents: number
    /** The most that one may pay in of one’s own; null elsewhere. */
    room_cents: number | null
    /** Where it is days: the value of one. */
    day_cents: number | null
  }
  /** Their time to choose still runs, which disputing does not stop. */
  chooses: boolean
  onClose: () => void
}) {
  const { kind, campaign, chooses, onClose } = props
  const words = useWords(questionWords)
  const { language, money } = useFormat()
  const { net_cents, room_cents, day_cents } = campaign
  const disputed =
    room_cents === null
      ? words.contestHelp(money(net_cents))
      : words.contestOwn(day_cents === null ? money(room_cents) : daysWorth(room_cents, day_cents, language))
  const user = useUser()
  const change = useChange(askQuestion)
  const form = useForm(
    { body: '' },
    {
      change,
      check: ({ body }) => ({ body: body.trim() === '' && words.missing }),
      send: ({ body }) => change.send({ path: { id: campaign.id }, body: { kind, body } }),
      done: ({ number }) => sayAndClose(words.sent(number), onClose),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      title={kind === 'amount' ? words.contest : words.ask}
      description={campaign.name}
      submit={words.send}
      onClose={onClose}
    >
      <p className="text-neutral-700">
        {kind === 'amount' ? disputed : words.askHelp}{' '}
        {kind === 'amount' && chooses && `${words.contestMeanwhile} `}
        {/* Whoever came by a letter has no mailbox. */}
        {user.email !== '' && words.askMail}
      </p>
      <TextArea label={words.message} rows={6} maxLength={2000} {...form.text('body')} />
    </FormDialog>
  )
}
