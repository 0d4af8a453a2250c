import { assignAdviser } from '@moisson/contract/admin'
import { setManager } from '@moisson/contract/user'
import { useChange } from '../../../../../api/change.ts'
import { sentenceOf } from '../../../../../api/sentence-of.ts'
import { useEach } from '../../../../../api/use-each.ts'
import { FormDialog } from '../../../../../form/form-dialog.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { TextField } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { nameOf } from './admin-user.ts'
import { usersWords } from './users-words.ts'

/**
 * Invites an adviser by e-mail, with an account or without. Asked for from companies, they are the person's at once;
 * otherwise the portfolio is set in the file that opens then.
 */
export default function NewManager(props: {
  companies?: readonly { id: string; legal_name: string }[]
  onClose: () => void
}) {
  const { companies = [], onClose } = props
  const words = useWords(usersWords)
  const { go } = usePlatformSearch()
  const appoint = useChange(setManager)
  const assign = useEach(assignAdviser)
  const form = useForm(
    { email: '', first: '', last: '' },
    {
      change: appoint,
      check: ({ email }) => ({ email: email.trim() === '' && words.emailMissing }),
      send: ({ email, first, last }) =>
        appoint.send({
          body: {
            email: email.trim(),
            manager: true,
            invite: true,
            ...(first.trim() ? { first_name: first.trim() } : {}),
            ...(last.trim() ? { last_name: last.trim() } : {}),
          },
        }),
      done({ user, invitation_sent: sent }) {
        showToast(
          sent
            ? { kind: 'success', title: words.inviteSent(user.email) }
            : { kind: 'success', title: words.nowAdviser(nameOf(user)), body: words.nowAdviserTold },
        )
        if (companies.length === 0) go({ person: user.id, q: user.email, role: undefined, status: undefined })
        else void give(user.id)
      },
    },
  )
  async function give(adviser: string) {
    const outcomes = await assign.run(
      companies.map(({ id }) => ({ path: { id }, body: { user_id: adviser } })),
    )
    for (const [index, outcome] of outcomes.entries())
      if (!outcome.ok)
        showToast({
          kind: 'error',
          title: companies[index]?.legal_name ?? '',
          body: sentenceOf(outcome.error),
        })
    onClose()
  }
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={words.newTitle}
      description={
        companies.length === 0
          ? words.newIntro
          : words.newIntroFor(companies.map(({ legal_name }) => legal_name))
      }
      submit={words.invite}
      onClose={onClose}
    >
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        {...form.text('email')}
      />
      <div className="field-row">
        <TextField label={words.firstName} optional autoComplete="off" {...form.text('first')} />
        <TextField label={words.lastName} optional autoComplete="off" {...form.text('last')} />
      </div>
    </FormDialog>
  )
}
