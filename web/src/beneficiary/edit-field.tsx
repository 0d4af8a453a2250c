import { getMe, updateMe } from '@moisson/contract/beneficiary'
import type { Request } from '@moisson/contract/call'
import { mobileKind } from '@moisson/core/sms/mobile'
import { phoneOf } from '@moisson/core/import/parse-identifier'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../api/change.ts'
import { readOptions } from '../api/read.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { SaveFailure } from '../form/save-failure.tsx'
import { useRecord } from '../form/use-record.ts'
import { fieldsOf, refusalOf, useHidden } from '../form/what-is-refused.ts'
import { sayAndClose } from '../form/say-and-close.ts'
import { TextField } from '../kit/field.tsx'
import { late } from '../kit/late.tsx'
import { RadioCards } from '../kit/radio-cards.tsx'
import { useWords } from '../words/catalogue.ts'
import { AddressFields, noAddress } from './address-fields.tsx'
import { myDataWords } from './my-data-words.ts'
import type { Me, OwnField, OwnValues } from './me.ts'
import { useOwnEmployer } from './own-employer.ts'

type Body = Request<typeof updateMe>['body']

const OwnConflict = late(() => import('./own-conflict.tsx'))
const SmsWorth = late(() => import('./sms-worth.tsx'))

/** The form of one detail. A change of IBAN asks for a recent sign-in in place, then goes on. */
export default function EditField(props: { field: OwnField; me: Me; onClose: () => void }) {
  const { field, me, onClose } = props
  const words = useWords(myDataWords)
  const client = useQueryClient()
  const change = useChange(updateMe)
  const employer = useOwnEmployer()
  const record = useRecord<OwnValues, Me>(me, {
    change,
    write: (changes, version) => change.send({ ...employer, body: bodyOf(changes) }, { version }),
    asKept: ({ mobile, ...rest }) =>
      mobile === undefined ? rest : { ...rest, mobile: phoneOf(mobile ?? '') ?? mobile },
    onCurrent: (current) => client.setQueryData(readOptions(getMe, employer).queryKey, current),
  })
  const { values, set } = record
  const [empty, setEmpty] = useState(false)
  /** Text messages are to leave, or may be asked for. */
  const sent = me.sms_offered || me.electronic_delivery === 'sms'
  // With two employers, whose file is changed is said.
  const several = me.companies.length > 1 && me.companies.find(({ id }) => id === me.company_id)?.legal_name
  // A masked IBAN is not a start for typing a new one.
  const iban = record.changed.has('iban') ? values.iban : null
  const shown = { ...values, iban, ...noAddress, ...values.address }
  const error = record.error?.status === 412 ? null : record.error
  const told = error ? fieldsOf(error, shown, {}) : {}
  const refusal = refusalOf(error, told, useHidden(record.sheet, error, told))
  function saved() {
    sayAndClose(words.saved, onClose)
  }
  async function submit() {
    if (!record.dirty && field === 'iban') return setEmpty(true)
    if (!record.dirty) return onClose()
    if (await record.save()) saved()
  }
  const text = (name: 'personal_email' | 'mobile' | 'iban') => ({
    name,
    value: shown[name] ?? '',
    error: told[name] || (empty && !shown[name] ? words.ibanEmpty : undefined),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <FormDialog
      sheet={record.sheet}
      running={record.saving}
      error={error}
      failure={refusal && <SaveFailure error={refusal} />}
      onSubmit={() => void submit()}
      size="small"
      title={several ? words.fieldWith(words.fields[field], several) : words.fields[field]}
      description={words.why[field]}
      submit={words.save}
      onClose={onClose}
    >
      {record.conflicts.length > 0 && <OwnConflict record={record} onSaved={saved} />}
      {field === 'personal_email' && (
        <TextField
          label={words.fields.personal_email}
          type="email"
          autoComplete="email"
          {...text('personal_email')}
        />
      )}
      {field === 'mobile' && (
        <TextField
          label={words.fields.mobile}
          help={sent && shown.mobile ? <SmsWorth mobile={shown.mobile} /> : undefined}
          type="tel"
          autoComplete="tel"
          {...text('mobile')}
        />
      )}
      {field === 'iban' && (
        <TextField
          label={words.fields.iban}
          help={words.ibanHelp}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...text('iban')}
        />
      )}
      {field === 'address' && (
        <AddressFields
          value={values.address}
          stored={me.address?.country}
          told={told}
          onChange={(value) => set('address', value)}
        />
      )}
      {field === 'electronic_delivery' && (
        <RadioCards
          legend={words.fields.electronic_delivery}
          legendHidden
          name="electronic_delivery"
          value={values.electronic_delivery}
          error={told.electronic_delivery || undefined}
          onChange={(value) => set('electronic_delivery', value)}
          options={deliveries(me).map((value) => ({
            value,
            title: words.delivery[value],
          }))}
        />
      )}
    </FormDialog>
  )
}

/** SMS stands there where it is offered and there is a number for it; a choice made before stays. */
const deliveries = (me: Me): Me['electronic_delivery'][] => [
  'allowed',
  ...((me.sms_offered && mobileKind(me.mobile) !== 'not_mobile') || me.electronic_delivery === 'sms'
    ? (['sms'] as const)
    : []),
  'opposed',
]

function bodyOf({ address, electronic_delivery, ...texts }: Partial<OwnValues>): Body {
  const trimmed = (parts: object) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, (value as string | null)?.trim() || null]),
    )
  return {
    ...trimmed(texts),
    ...(electronic_delivery && { electronic_delivery }),
    ...(address && { address: { ...trimmed(address), country: address.country || 'FRA' } }),
  }
}
