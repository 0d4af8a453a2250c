import { listCampaigns } from '@moisson/contract/campaign'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { source } from '@moisson/law/legal-points'
import { useLateRead } from '../../../../api/read.ts'
import { SelectField } from '../../../../kit/field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { Section } from './section.tsx'
import { SettingField } from './setting-field.tsx'
import { settingsWords } from './settings-words.ts'
import type { SettingsForm } from './use-settings.ts'

/** Of a supplement: what it completes, the day it was decided, and the agreement on a split of its own. */
export function DecisionSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const words = useWords(settingsWords).decision
  const { text, money } = useFormat()
  const { completes, points } = campaignTypeFacts[campaign.type]
  const read = useLateRead(listCampaigns, {
    path: { id: campaign.company_id },
    query: { ...(completes && { type: completes }), include_completed: 'true' },
  })
  const launched = (read.data?.items ?? []).filter(({ state }) => state !== 'draft' && state !== 'cancelled')
  const { values, set, errorOf } = form
  const chosen = launched.find(({ id }) => id === values.completes_id)
  return (
    <Section id="decision" title={words.title} help={words.help(text(source(points.decision)))}>
      <SelectField
        name="completes_id"
        label={text(settingFields.completes_id.label)}
        help={
          chosen
            ? words.distributed(
                money(chosen.distributed_gross_cents),
                chosen.counts.total - chosen.counts.excluded,
              )
            : read.data && launched.length === 0
              ? words.none
              : undefined
        }
        value={values.completes_id ?? ''}
        placeholder={words.choose}
        options={launched.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }))}
        onChange={({ target }) => set('completes_id', target.value || null)}
        error={errorOf('completes_id')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SettingField form={form} name="decided_on" />
        <SettingField form={form} name="specific_agreement_on" optional />
        {campaignTypeFacts[campaign.type].limits === 'law' && (
          <SettingField
            form={form}
            name="reserve_accounting_profit_cents"
            help={words.accountingProfit}
            optional
          />
        )}
      </div>
    </Section>
  )
}
