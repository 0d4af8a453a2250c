import { updateMe } from '@moisson/contract/beneficiary'
import type { Request } from '@moisson/contract/call'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../api/change.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { ErrorCard } from '../kit/error-card.tsx'
import { TextField } from '../kit/field.tsx'
import { RadioCards } from '../kit/radio-cards.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'
import { myDataWords } from './my-data-words.ts'
import type { Me, OwnField } from './me.ts'

type Body = Request<typeof updateMe>['body']

/** The form of one detail. A change of IBAN asks for a recent sign-in in place, then goes on. */
export default function EditField(props: { field: OwnField; me: Me; onClose: () => void }) {
  const { field, me, onClose } = props
  const words = useWords(myDataWords)
  const { cancel } = useWords(kitWords)
  const save = useChange(updateMe)
  const [values, setValues] = useState<Record<string, string>>(() => initial(field, me))
  const errors = save.error?.fieldErrors ?? {}
  const known = Object.keys(errors).length > 0
  const at = (name: string) => ({
    value: values[name] ?? '',
    error: errors[name] ?? errors[`address.${name}`],
    onChange: (event: { target: { value: string } }) =>
      setValues((former) => ({ ...former, [name]: event.target.value })),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await save.send({ body: bodyOf(field, values) }, { version: me.version })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.saved })
    onClose()
  }

  return (
    <Dialog
      open
      size="small"
      title={words.fields[field]}
      description={words.why[field]}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button look="primary" type="submit" form="own-field" running={save.running}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id="own-field" className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        {save.error && !known && <ErrorCard error={save.error} />}
        {field === 'personal_email' && (
          <TextField
            label={words.fields.personal_email}
            type="email"
            autoComplete="email"
            {...at('personal_email')}
          />
        )}
        {field === 'mobile' && (
          <TextField label={words.fields.mobile} type="tel" autoComplete="tel" {...at('mobile')} />
        )}
        {field === 'iban' && (
          <TextField
            label={words.fields.iban}
            help={words.ibanHelp}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...at('iban')}
          />
        )}
        {field === 'address' && (
          <>
            <TextField label={words.line1} autoComplete="address-line1" {...at('line1')} />
            <TextField label={words.line2} optional autoComplete="address-line2" {...at('line2')} />
            <div className="grid grid-cols-[8rem_1fr] gap-3">
              <TextField
                label={words.postalCode}
                inputMode="numeric"
                autoComplete="postal-code"
                {...at('postal_code')}
              />
              <TextField label={words.city} autoComplete="address-level2" {...at('city')} />
            </div>
          </>
        )}
        {field === 'electronic_delivery' && (
          <RadioCards
            legend={words.fields.electronic_delivery}
            legendHidden
            value={(values['electronic_delivery'] ?? 'allowed') as 'allowed' | 'opposed'}
            onChange={(value) => setValues({ electronic_delivery: value })}
            options={(['allowed', 'opposed'] as const).map((value) => ({
              value,
              title: words.delivery[value],
            }))}
          />
        )}
      </form>
    </Dialog>
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
