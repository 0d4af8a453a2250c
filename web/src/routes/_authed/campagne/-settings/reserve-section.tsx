import { reserveFormulaNames } from '@moisson/core/campaign/choice-names'
import { addedValueRemark, reserveOf } from '@moisson/core/campaign/reserve'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import { reserveFormulas } from '@moisson/core/vocabulary'
import { Notice } from '../../../../kit/notice.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { StepsPanel } from '../../../../kit/steps-panel.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { Section } from './section.tsx'
import { SettingField } from './setting-field.tsx'
import { settingsWords } from './settings-words.ts'
import type { SettingsForm } from './use-settings.ts'

/** The figures of the reserve, and what they make of it as they are typed. */
export function ReserveSection({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).reserve
  const { text } = useFormat()
  const { values, set, errorOf } = form
  const own = values.reserve_formula === 'derogatory'
  const remark = addedValueRemark(values)
  return (
    <Section id="reserve" title={words.title} help={words.help}>
      <RadioCards
        legend={text(settingFields.reserve_formula.label)}
        columns={2}
        value={values.reserve_formula}
        onChange={(formula) => set('reserve_formula', formula)}
        error={errorOf('reserve_formula')}
        options={reserveFormulas.map((formula) => ({
          value: formula,
          title: text(reserveFormulaNames[formula]),
          body: words.formulaHelp[formula],
        }))}
      />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <SettingField form={form} name="reserve_profit_cents" />
        <SettingField form={form} name="reserve_equity_cents" />
        <SettingField form={form} name="reserve_wages_cents" />
        <SettingField form={form} name="reserve_added_value_cents" />
        {own && (
          <>
            <SettingField form={form} name="reserve_derogatory_cents" />
            <SettingField form={form} name="reserve_accounting_profit_cents" />
            <SettingField form={form} name="reserve_ceiling" className="sm:col-span-2" />
          </>
        )}
        <SettingField form={form} name="reserve_carried_cents" optional />
      </div>
      {remark && (
        <Notice kind="warning" announced>
          {text(remark)}
        </Notice>
      )}
      <Result values={values} />
    </Section>
  )
}

function Result({ values }: Pick<SettingsForm, 'values'>) {
  const words = useWords(settingsWords).reserve
  const { money, text } = useFormat()
  const reading = reserveOf(values)
  if ('missing' in reading) return <p className="text-sm text-neutral-600">{words.missing}</p>
  if ('refused' in reading) return <Notice kind="error">{text(reading.refused.sentence)}</Notice>
  const { total_cents, steps } = reading.reserve
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium text-neutral-900">{words.total}</span>
        <span className="tabular text-lg font-semibold text-neutral-950">{money(total_cents)}</span>
      </p>
      {total_cents === 0 && <Notice kind="info">{words.nil}</Notice>}
      <StepsPanel steps={steps} title={words.how} />
    </div>
  )
}
