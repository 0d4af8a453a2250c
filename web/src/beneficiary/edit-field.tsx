import { updateMe } from '@moisson/contract/beneficiary'
import type { Request } from '@moisson/contract/call'
import { useChange } from '../api/change.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.tsx'
import { TextField } from '../kit/field.tsx'
import { RadioCards } from '../kit/radio-cards.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useWords } from '../words/catalogue.ts'
import { myDataWords } from './my-data-words.ts'
import type { Me, OwnField } from './me.ts'

type Body = Request<typeof updateMe>['body']

/** The form of one detail. A change of IBAN asks for a recent sign-in in place, then goes on. */
export default function EditField(props: { field: OwnField; me: Me; onClose: () => void }) {
  const { field, me, onClose } = props
  const words = useWords(myDataWords)
  const save = useChange(updateMe)
  const form = useForm(initial(field, me), {
    change: save,
    send: (values) => save.send({ body: bodyOf(field, values) }, { version: me.version }),
    done() {
      showToast({ kind: 'success', title: words.saved })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.sends}
      size="small"
      title={words.fields[field]}
      description={words.why[field]}
      submit={words.save}
      onClose={onClose}
    >
      {field === 'personal_email' && (
        <TextField
          label={words.fields.personal_email}
          type="email"
          autoComplete="email"
          {...form.text('personal_email')}
        />
      )}
      {field === 'mobile' && (
        <TextField label={words.fields.mobile} type="tel" autoComplete="tel" {...form.text('mobile')} />
      )}
      {field === 'iban' && (
        <TextField
          label={words.fields.iban}
          help={words.ibanHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.text('iban')}
        />
      )}
      {field === 'address' && (
        <>
          <TextField label={words.line1} autoComplete="address-line1" {...form.text('line1')} />
          <TextField label={words.line2} optional autoComplete="address-line2" {...form.text('line2')} />
          <div className="grid grid-cols-[8rem_1fr] gap-3">
            <TextField
              label={words.postalCode}
              inputMode="numeric"
              autoComplete="postal-code"
              {...form.text('postal_code')}
            />
            <TextField label={words.city} autoComplete="address-level2" {...form.text('city')} />
          </div>
        </>
      )}
      {field === 'electronic_delivery' && (
        <RadioCards
          legend={words.fields.electronic_delivery}
          legendHidden
          {...form.value('electronic_delivery')}
          options={(['allowed', 'opposed'] as const).map((value) => ({
            value,
            title: words.delivery[value],
          }))}
        />
      )}
    </FormDialog>
  )
}

const addressParts = ['line1', 'line2', 'postal_code', 'city', 'country'] as const

function initial(field: OwnField, me: Me): Record<string, string> {
  if (field === 'address')
    return Object.fromEntries(addressParts.map((part) => [part, me.address?.[part] ?? '']))
  // A masked IBAN is not a start for typing a new one.
  return { [field]: field === 'iban' ? '' : (me[field] ?? '') }
}

function bodyOf(field: OwnField, values: Record<string, string>): Body {
  if (field === 'electronic_delivery')
    return { electronic_delivery: values[field] === 'opposed' ? 'opposed' : 'allowed' }
  if (field !== 'address') return { [field]: values[field]?.trim() || null }
  const address = Object.fromEntries(addressParts.map((part) => [part, values[part]?.trim() || null]))
  return { address: { ...address, country: address['country'] ?? 'FRA' } }
}
