import { deleteAgreement, denounceAgreement, renewAgreement } from '@moisson/contract/agreement'
import { endingAs, renewalOf } from '@moisson/core/company/agreement-ends'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { DateField } from '../../../kit/field.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Agreement, Deed } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'

interface DeedProps {
  version: Agreement
  versions: readonly Agreement[]
  today: string
  onClose: () => void
}

/** What is done to a version as a whole, read before it is done. */
export function AgreementDeeds({ which, ...props }: DeedProps & { which: Deed }) {
  if (which === 'remove') return <Remove {...props} />
  return which === 'renew' ? <Renew {...props} /> : <Denounce {...props} />
}

function Remove({ version, onClose }: DeedProps) {
  const words = useWords(agreementWords)
  const company = useCompany()
  const change = useChange(deleteAgreement)
  return (
    <ConfirmDialog
      title={words.removeTitle}
      confirm={words.remove}
      look="danger"
      makes={change}
      running={change.running}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        void change.send({ path: { id: company.id, aid: version.id } }).then(({ ok }) => {
          if (!ok) return
          sayAndClose(words.removed, onClose)
        })
      }
    >
      <p className="text-pretty">{words.removeWhat(version.title)}</p>
      {version.signed_on !== null && <p className="text-pretty">{words.removeSigned}</p>}
    </ConfirmDialog>
  )
}

function Renew({ version, versions, onClose }: DeedProps) {
  const words = useWords(agreementWords)
  const { mediumDay } = useFormat()
  const company = useCompany()
  const change = useChange(renewAgreement)
  const next = renewalOf(endingAs(version, versions), null)
  return (
    <ConfirmDialog
      title={words.renewTitle}
      confirm={words.renewDo}
      makes={change}
      running={change.running}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        void change.send({ path: { id: company.id, aid: version.id }, body: {} }).then(({ ok }) => {
          if (!ok) return
          sayAndClose(words.renewedToast, onClose)
        })
      }
    >
      <p className="text-pretty">
        {next &&
          words.renewWhat(
            version.title,
            mediumDay(next.first_exercise_start),
            mediumDay(next.last_exercise_end),
          )}
      </p>
    </ConfirmDialog>
  )
}

function Denounce({ version, today, onClose }: DeedProps) {
  const words = useWords(agreementWords)
  const company = useCompany()
  const change = useChange(denounceAgreement)
  const form = useForm(
    { denounced_on: '', filed_on: today },
    {
      change,
      check: ({ denounced_on, filed_on }) => ({
        denounced_on: denounced_on === '' && words.dayMissing,
        filed_on: filed_on === '' && words.dayMissing,
      }),
      send: (values) => change.send({ path: { id: company.id, aid: version.id }, body: values }),
      done: () => sayAndClose(words.denouncedToast, onClose),
    },
  )
  return (
    <FormDialog
      {...form.sends}
      title={words.denounceTitle}
      description={words.denounceWhat(version.title)}
      submit={words.denounceDo}
      look="danger"
      onClose={onClose}
    >
      <DateField label={words.denouncedDay} {...form.text('denounced_on')} />
      <DateField label={words.denunciationFiled} help={words.denunciationHelp} {...form.text('filed_on')} />
    </FormDialog>
  )
}
