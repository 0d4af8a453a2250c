import { releaseMail, type getMailState } from '@moisson/contract/admin-mail'
import type { Output } from '@moisson/contract/call'
import { useChange } from '../../../../../api/change.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { sayAndClose } from '../../../../../form/say-and-close.ts'
import { DateField, TextField } from '../../../../../kit/field.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { PlainTable } from '../../../../../kit/plain-table.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { parisInstant } from '../../../../../clock/paris-time.ts'
import { mailStateWords } from './mail-state-words.ts'

interface Props {
  state: Output<typeof getMailState>
  onClose: () => void
}

/** What a restored installation holds, by day; all of it leaves, but for what was ordered before an instant. */
export default function ReleaseDialog({ state, onClose }: Props) {
  const words = useWords(mailStateWords)
  const { count, longDay } = useFormat()
  const release = useChange(releaseMail)
  const form = useForm(
    { day: '', time: '00:00' },
    {
      change: release,
      send: (values) => release.send({ body: { sent_before: instantOf(values) } }),
      done: ({ released, marked_sent }) =>
        sayAndClose(words.done(released), onClose, marked_sent > 0 ? words.marked(marked_sent) : undefined),
    },
  )
  const { day } = form.values
  return (
    <FormDialog
      {...form.sends}
      failure={
        form.refusal && (
          <Notice kind="error" announced>
            {form.refusal.message}
          </Notice>
        )
      }
      stubborn
      title={words.title}
      description={words.intro}
      submit={words.confirm}
      disabled={day !== '' && instantOf(form.values) === null}
      onClose={onClose}
    >
      <PlainTable
        rows={state.held}
        rowKey={({ date }) => date}
        columns={[
          { header: words.day, cell: ({ date }) => longDay(date) },
          { header: words.count, cell: (row) => count(row.count) },
        ]}
      />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <DateField label={words.sentBefore} help={words.sentBeforeHelp} optional {...form.text('day')} />
        <TextField type="time" label={words.time} disabled={day === ''} {...form.text('time')} />
      </div>
    </FormDialog>
  )
}

const instantOf = ({ day, time }: { day: string; time: string }) =>
  day === '' ? null : parisInstant(day, time)
