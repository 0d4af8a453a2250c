import { createFund, updateFund } from '@moisson/contract/fund'
import {
  assetClasses,
  fundCodeTypes,
  fundVerifications,
  planKinds,
  sfdrArticles,
} from '@moisson/core/vocabulary'
import { useChange } from '../../../../../api/change.ts'
import { Form } from '../../../../../form/form.tsx'
import { useForm } from '../../../../../form/use-form.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { SelectField, TextArea, TextField } from '../../../../../kit/field.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { bodyOf, problemsOf, valuesOf } from './fund-values.ts'
import type { CatalogueFund } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

/** The figures of a fund; saving makes a new version. */
export function FundForm(props: { fund?: CatalogueFund; onSaved: (fund: CatalogueFund) => void }) {
  const { fund, onSaved } = props
  const words = useWords(fundsWords)
  const create = useChange(createFund)
  const update = useChange(updateFund)
  const said = {
    code: words.codeMissing,
    name: words.nameMissing,
    sri: words.sriWrong,
    percent: words.percentWrong,
    months: words.monthsWrong,
  }
  const form = useForm(valuesOf(fund), {
    change: fund ? update : create,
    fieldOf: {
      recommended_holding_months: 'months',
      recurring_cost_bps: 'recurring_cost',
      entry_cost_bps: 'entry_cost',
    },
    check: (values) =>
      Object.fromEntries(Object.entries(problemsOf(values)).map(([field, wrong]) => [field, said[wrong]])),
    send(values) {
      const [body, note] = [bodyOf(values), values.note.trim()]
      if (!fund) return create.send({ body })
      return update.send(
        { path: { fid: fund.id }, body: { ...body, ...(note ? { note } : {}) } },
        { version: fund.version },
      )
    },
    done(saved) {
      showToast({ kind: 'success', title: words.saved(saved.name) })
      onSaved(saved)
    },
  })
  const { fields } = words
  return (
    <Form {...form.sends} className="grid gap-5">
      <TextField label={fields['name']} maxLength={120} {...form.text('name')} />
      <div className="field-row">
        <TextField label={fields['code']} maxLength={40} {...form.text('code')} />
        <SelectField
          label={fields['code_type']}
          options={fundCodeTypes.map((one) => ({ value: one, label: words.codeTypes[one] }))}
          {...form.text('code_type')}
        />
        <TextField label={fields['share_class']} optional maxLength={20} {...form.text('share_class')} />
        <TextField label={fields['manager_name']} optional maxLength={120} {...form.text('manager_name')} />
        <SelectField
          label={fields['asset_class']}
          options={assetClasses.map((one) => ({ value: one, label: words.classes[one] }))}
          {...form.text('asset_class')}
        />
        <SelectField
          label={fields['sfdr']}
          placeholder={words.choose}
          options={sfdrArticles.map((one) => ({ value: one, label: words.sfdr[one] }))}
          {...form.text('sfdr')}
        />
        <TextField label={fields['sri']} optional inputMode="numeric" {...form.text('sri')} />
        <TextField
          label={fields['recommended_holding_months']}
          optional
          inputMode="numeric"
          {...form.text('months')}
        />
        <TextField
          label={fields['recurring_cost_bps']}
          optional
          inputMode="decimal"
          {...form.text('recurring_cost')}
        />
        <TextField
          label={fields['entry_cost_bps']}
          optional
          inputMode="decimal"
          {...form.text('entry_cost')}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="text-sm font-medium text-neutral-900">{fields['plans']}</legend>
        {planKinds.map((plan) => (
          <Checkbox key={plan} label={words.planNames[plan]} {...form.tick(plan)} />
        ))}
      </fieldset>
      <Checkbox label={fields['is_solidarity']} {...form.tick('is_solidarity')} />
      <TextArea
        label={fields['description_fr']}
        optional
        rows={3}
        maxLength={1000}
        {...form.text('description_fr')}
      />
      <TextArea
        label={fields['description_en']}
        optional
        rows={3}
        maxLength={1000}
        {...form.text('description_en')}
      />
      <SelectField
        label={fields['verification_status']}
        options={fundVerifications.map((one) => ({ value: one, label: words.verifications[one] }))}
        {...form.text('verification_status')}
      />
      {fund && <TextField label={fields['note']} optional maxLength={300} {...form.text('note')} />}
      <div>
        <Button type="submit" look="primary" running={create.running || update.running}>
          {fund ? words.save : words.create}
        </Button>
      </div>
    </Form>
  )
}
