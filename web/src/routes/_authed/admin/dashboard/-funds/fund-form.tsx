import { createFund, updateFund } from '@moisson/contract/fund'
import {
  assetClasses,
  fundCodeTypes,
  fundVerifications,
  planKinds,
  sfdrArticles,
} from '@moisson/core/vocabulary'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { SelectField, TextArea, TextField } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { bodyOf, valuesOf, type FundErrors, type FundValues } from './fund-values.ts'
import type { CatalogueFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

/** The figures of a fund; saving makes a new version. */
export function FundForm(props: { fund?: CatalogueFund; onSaved: (fund: CatalogueFund) => void }) {
  const { fund, onSaved } = props
  const words = useWords(fundsWords)
  const create = useChange(createFund)
  const update = useChange(updateFund)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => valuesOf(fund))
  const [errors, setErrors] = useState<FundErrors>({})
  const said = {
    code: words.codeMissing,
    name: words.nameMissing,
    sri: words.sriWrong,
    percent: words.percentWrong,
    months: words.monthsWrong,
  }
  const set = <Key extends keyof FundValues>(key: Key, value: FundValues[Key]) =>
    setValues({ ...values, [key]: value })
  const bind = (key: Exclude<keyof FundValues, 'pee' | 'percol' | 'is_solidarity'>) => {
    const wrong = errors[key]
    return {
      value: values[key],
      error: wrong && said[wrong],
      onChange: (event: { target: { value: string } }) => set(key, event.target.value),
    }
  }
  const { fields } = words
  const error = create.error ?? update.error

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = bodyOf(values)
    setErrors(read.errors ?? {})
    if (read.errors) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const note = values.note.trim()
    const outcome = fund
      ? await update.send(
          { path: { fid: fund.id }, body: { ...read.body, ...(note ? { note } : {}) } as never },
          { version: fund.version },
        )
      : await create.send({ body: read.body as never })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.saved(outcome.value.name) })
    onSaved(outcome.value)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {error && <ErrorCard error={error} />}
      <TextField label={fields['name']} maxLength={120} {...bind('name')} />
      <div className="field-row">
        <TextField label={fields['code']} maxLength={40} {...bind('code')} />
        <SelectField
          label={fields['code_type']}
          options={fundCodeTypes.map((one) => ({ value: one, label: words.codeTypes[one] }))}
          {...bind('code_type')}
        />
        <TextField label={fields['share_class']} optional maxLength={20} {...bind('share_class')} />
        <TextField label={fields['manager_name']} optional maxLength={120} {...bind('manager_name')} />
        <SelectField
          label={fields['asset_class']}
          options={assetClasses.map((one) => ({ value: one, label: words.classes[one] }))}
          {...bind('asset_class')}
        />
        <SelectField
          label={fields['sfdr']}
          placeholder={words.choose}
          options={sfdrArticles.map((one) => ({ value: one, label: words.sfdr[one] }))}
          {...bind('sfdr')}
        />
        <TextField label={fields['sri']} optional inputMode="numeric" {...bind('sri')} />
        <TextField
          label={fields['recommended_holding_months']}
          optional
          inputMode="numeric"
          {...bind('months')}
        />
        <TextField
          label={fields['recurring_cost_bps']}
          optional
          inputMode="decimal"
          {...bind('recurring_cost')}
        />
        <TextField label={fields['entry_cost_bps']} optional inputMode="decimal" {...bind('entry_cost')} />
      </div>
      <fieldset className="grid gap-2">
        <legend className="text-sm font-medium text-neutral-900">{fields['plans']}</legend>
        {planKinds.map((plan) => (
          <Checkbox
            key={plan}
            label={words.planNames[plan]}
            checked={values[plan]}
            onChange={(event) => set(plan, event.target.checked)}
          />
        ))}
      </fieldset>
      <Checkbox
        label={fields['is_solidarity']}
        checked={values.is_solidarity}
        onChange={(event) => set('is_solidarity', event.target.checked)}
      />
      <TextArea
        label={fields['description_fr']}
        optional
        rows={3}
        maxLength={1000}
        {...bind('description_fr')}
      />
      <TextArea
        label={fields['description_en']}
        optional
        rows={3}
        maxLength={1000}
        {...bind('description_en')}
      />
      <SelectField
        label={fields['verification_status']}
        options={fundVerifications.map((one) => ({ value: one, label: words.verifications[one] }))}
        {...bind('verification_status')}
      />
      {fund && <TextField label={fields['note']} optional maxLength={300} {...bind('note')} />}
      <div>
        <Button type="submit" look="primary" running={create.running || update.running}>
          {fund ? words.save : words.create}
        </Button>
      </div>
    </form>
  )
}
