import { valueIn } from '@moisson/law/parameter'
import { individualCeilingShare } from '@moisson/law/parameters/limits'
import { individualCeiling } from '@moisson/law/ceilings'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { Notice } from '../../../../kit/notice.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** The most that one person may receive, and what becomes of what the ceiling keeps back. */
export function CapSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const words = useWords(settingsWords).cap
  const { money, language } = useFormat()
  const { values, set } = form
  const legal = legalCap(values.exercise_start, values.exercise_end)
  const part = valueIn(individualCeilingShare.on(form.values.exercise_end), language)
  if (campaignTypeFacts[campaign.type].limits === 'law')
    return (
      <Section id="cap" title={words.title} help={words.help}>
        <p className="text-pretty text-neutral-800">
          {legal ? words.ofLaw(money(legal.ceiling_cents), part) : words.ofLawUnknown(part)}
        </p>
        {legal?.provisional && <Notice kind="info">{words.provisional}</Notice>}
      </Section>
    )
  return (
    <Section id="cap" title={words.title} help={words.help}>
      <SettingField
        form={form}
        name="individual_cap_cents"
        help={
          legal ? words.agreementHelp(money(legal.ceiling_cents), part) : words.agreementHelpUnknown(part)
        }
        optional
        className="max-w-xs"
      />
      {legal?.provisional && <Notice kind="info">{words.provisional}</Notice>}
      <SettingField form={form} name="prorate_cap" />
      <RadioCards
        legend={words.excess}
        columns={2}
        value={values.redistribute ? 'share' : 'keep'}
        onChange={(chosen) => set('redistribute', chosen === 'share')}
        options={[
          { value: 'share', title: words.redistribute, body: words.redistributeBody },
          { value: 'keep', title: words.keep, body: words.keepBody },
        ]}
      />
    </Section>
  )
}

/** The legal part of the PASS of the exercice; null while no figure is known for its days. */
function legalCap(start: string, end: string): { ceiling_cents: number; provisional: boolean } | null {
  try {
    return individualCeiling.value({ exercise: { start, end }, unpublished: 'provisional' })
  } catch {
    // The server refuses such an exercice in words; here there is only nothing to show.
    return null
  }
}
