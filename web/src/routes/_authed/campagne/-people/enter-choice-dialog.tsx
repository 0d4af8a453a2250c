import type { Output } from '@moisson/contract/call'
import { previewCampaign } from '@moisson/contract/choice'
import { enterChoice } from '@moisson/contract/paper-choice'
import { daysOfAmount, halfDaysIn } from '@moisson/core/choice/half-days'
import { destinationNames } from '@moisson/core/campaign/choice-names'
import type { ChoiceMode } from '@moisson/core/vocabulary'
import { parisDay } from '@moisson/law/paris-time'
import { useLateRead } from '../../../../api/read.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { FileField } from '../../../../file/file-field.tsx'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { DateField, TextField } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { blankLine, inCents, lineOf, PaperLines, type PaperLine } from './paper-lines.tsx'
import { paperChoiceWords } from './paper-choice-words.ts'
import { useMarks } from '../../../../words/marks.ts'

interface Values {
  signed_on: string
  /** Who pays in of their own money may have written that they pay in nothing. */
  mode: ChoiceMode | 'nothing' | null
  lines: readonly PaperLine[]
  paper: File | null
  reason: string
}

/** What somebody wrote on paper, copied, with the paper. */
export default function EnterChoiceDialog(props: {
  campaign: Campaign
  person: Enrolment
  onClose: () => void
}) {
  const { campaign, person, onClose } = props
  const words = useWords(paperChoiceWords)
  const { language, money } = useFormat()
  const today = useToday()
  const entering = useCampaignChange(enterChoice)
  const offer = useLateRead(previewCampaign, { path: { id: campaign.id }, query: { bid: person.id } })
  const again = person.submission_channel === 'on_behalf' && person.engagement_state === 'submitted'
  const { room_cents, day_cents } = person
  const priced = (lines: readonly PaperLine[]) => (day_cents === null ? lines : inCents(lines, day_cents))
  const start: Values = {
    signed_on: '',
    mode: null,
    lines: [blankLine],
    paper: null,
    reason: '',
  }
  const form = useForm(start, {
    change: entering,
    fieldOf: {
      paper_day: 'signed_on',
      amount_mismatch: 'lines',
      above_room: 'lines',
      not_half_days: 'lines',
      line_too_small: 'lines',
    },
    send: ({ signed_on, mode, lines, paper, reason }) =>
      mode === null || paper === null
        ? null
        : entering.send({
            path: { id: campaign.id, bid: person.id },
            body: {
              signed_on,
              mode: mode === 'nothing' ? 'custom' : mode,
              ...(mode === 'custom' && { lines: JSON.stringify(priced(lines).map(lineOf)) }),
              ...(mode === 'nothing' && { lines: '[]' }),
              ...(again && { reason: reason.trim() }),
            },
            file: paper,
          }),
    done: ({ receipt_number, told }) => sayAndClose(words.done(receipt_number), onClose, words.told[told]),
  })
  const { signed_on, mode, lines, paper, reason } = form.values
  const own = room_cents !== null
  const most = room_cents ?? person.due_cents
  const days = own && day_cents !== null
  const given = ({ amount_cents, half_days }: PaperLine) => (days ? half_days : amount_cents) ?? 0
  const left =
    (days ? (halfDaysIn(most, day_cents) ?? 0) : most) - lines.reduce((sum, line) => sum + given(line), 0)
  // Of one's own money any amount within the limit is a whole answer.
  const placed = own ? left >= 0 : left === 0
  const whole = mode !== 'custom' || (placed && lines.every((line) => line.where && given(line)))
  const complete =
    signed_on !== '' && mode !== null && whole && paper !== null && (!again || reason.trim() !== '')
  return (
    <FormDialog
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={campaign} />}
      title={words.dialog(`${person.first_name} ${person.last_name}`)}
      description={
        days
          ? words.descriptionDays(`${daysOfAmount(most, day_cents, language)} (${money(most)})`)
          : own
            ? words.descriptionOwn(money(most))
            : words.description(money(most))
      }
      submit={words.save}
      disabled={!complete}
      onClose={onClose}
    >
      {offer.error && <ErrorCard error={offer.error} onRetry={() => void offer.refetch()} />}
      {offer.isPending && <SkeletonLines lines={6} />}
      {offer.data && (
        <>
          <DateField
            className="max-w-xs"
            label={words.signedOn}
            min={campaign.launched_at ? parisDay(campaign.launched_at) : undefined}
            max={today}
            {...form.text('signed_on')}
          />
          <Chosen
            offer={offer.data}
            own={own}
            days={days}
            value={mode}
            onChange={(value) => form.set('mode', value)}
          />
          {mode === 'custom' && (
            <PaperLines
              offer={offer.data}
              left={own ? Math.min(0, left) : left}
              dayCents={days ? day_cents : null}
              error={form.errorOf('lines')}
              lines={lines}
              onChange={(next) => form.set('lines', next)}
            />
          )}
          <FileField
            label={words.paper}
            help={words.paperHelp}
            accept=".pdf,.png,.jpg,.jpeg"
            choose={words.file}
            chosen={paper?.name ?? words.noFile}
            onFile={(file) => form.set('paper', file)}
          />
          {again && <TextField label={words.reason} maxLength={300} {...form.text('reason')} />}
        </>
      )}
    </FormDialog>
  )
}

/** The ways in one tap, or lines; of one's own money an amount, or nothing. */
function Chosen(props: {
  offer: Output<typeof previewCampaign>
  own: boolean
  days: boolean
  value: Values['mode']
  onChange: (mode: Values['mode']) => void
}) {
  const { offer, own, days, value, onChange } = props
  const words = useWords(paperChoiceWords)
  const { money, text } = useFormat()
  const { colon } = useMarks()
  const quick = offer.profile.quick_choices.map((one) => ({
    value: one.mode,
    title: words.modes[one.mode],
    body: one.lines
      .map((line) => `${text(destinationNames[line.destination])}${colon} ${money(line.amount_cents)}`)
      .join(', '),
  }))
  const lines = {
    value: 'custom' as const,
    title: days ? words.days.pays : own ? words.paysIn : words.modes.custom,
    body: days ? words.days.split : words.ownSplit,
  }
  const nothing = {
    value: 'nothing' as const,
    title: days ? words.days.nothing : words.paysNothing,
    body: words.paysNothingBody,
  }
  return (
    <RadioCards<ChoiceMode | 'nothing'>
      legend={words.choice}
      value={value}
      onChange={onChange}
      options={[...quick, lines, ...(own ? [nothing] : [])]}
    />
  )
}
