import { valueIn } from '@moisson/law/parameter'
import { restDaysOfYear, voluntaryShare } from '@moisson/law/parameters/limits'
import { inDays } from '@moisson/core/choice/half-days'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { asksDays } from '@moisson/core/campaign/type-facts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Of what people pay in of their own, money or days: who may, how much, and what nobody decides for them. */
export function OwnSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const { own, days } = useWords(settingsWords)
  const { language } = useFormat()
  const day = form.values.planned_payment_date ?? form.values.exercise_end
  const inHalves = asksDays(campaign.type)
  const words = inHalves ? days : own
  const rules = inHalves
    ? [days.who, days.limit(inDays(restDaysOfYear.on(day).value * 2, language)), days.value]
    : [own.who, own.limit(valueIn(voluntaryShare.on(day), language)), own.withheld]
  return (
    <>
      <Section id="envelope" title={own.name} help={own.nameHelp}>
        <SettingField form={form} name="name" />
      </Section>
      <Section id="criteria" title={words.title} help={words.help}>
        <ul className="grid gap-2 text-pretty text-neutral-800">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <SettingField form={form} name="seniority_months" />
      </Section>
    </>
  )
}
