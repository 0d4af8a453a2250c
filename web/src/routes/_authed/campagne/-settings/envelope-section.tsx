import { valueIn } from '@moisson/law/parameter'
import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import { readCampaignEnvelope } from '@moisson/contract/campaign-envelope'
import { isOfYear } from '@moisson/core/campaign/exercise-dates'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import clsx from 'clsx'
import { useLateRead } from '../../../../api/read.ts'
import { TextArea } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { envelopeWords } from '../-envelope/envelope-words.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Name, exercice and envelope, with the share of the gross wages that the law allows. */
export function EnvelopeSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const company = useCompany()
  // What the company recorded for this very exercice is taken when the campaign says nothing else.
  const fromFile =
    company.annual_gross_payroll_year === campaign.year ? company.annual_gross_payroll_cents : null
  const words = useWords(settingsWords).envelope
  const { envelope, limits, collective_ceiling: limited } = campaignTypeFacts[campaign.type]
  const decided = envelope === 'decided'
  const { values } = form
  const { money, language } = useFormat()
  const otherYear = !isOfYear(
    { start: form.values.exercise_start, end: form.values.exercise_end },
    campaign.year,
  )
  const rate = valueIn(collectiveCeilingShare.on(campaign.exercise_end), language)
  if (envelope === 'each')
    return (
      <Section
        id="envelope"
        title={limits === 'bonus' ? words.bonus : words.each}
        help={limits === 'bonus' ? words.bonusHelp : words.eachHelp}
      >
        <SettingField form={form} name="name" />
        <SettingField
          form={form}
          name="each_gross_cents"
          help={limits === 'bonus' ? words.bonusAmount : undefined}
          className="max-w-xs"
        />
      </Section>
    )
  return (
    <Section id="envelope" title={decided ? words.title : words.exercise} help={words.help}>
      <SettingField form={form} name="name" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SettingField form={form} name="exercise_start" />
        <SettingField
          form={form}
          name="exercise_end"
          error={otherYear && words.otherYear(String(campaign.year))}
        />
        {decided && <SettingField form={form} name="envelope_gross_cents" />}
        {limited && (
          <SettingField
            form={form}
            name="payroll_gross_cents"
            help={fromFile === null ? words.payrollHelp(rate) : words.payrollFromFile(money(fromFile), rate)}
            optional
          />
        )}
      </div>
      {limited && (
        <Ceiling
          envelope={
            values.envelope_gross_cents &&
            values.envelope_gross_cents + (campaign.completes?.distributed_gross_cents ?? 0)
          }
          wages={values.payroll_gross_cents ?? fromFile}
          on={campaign.exercise_end}
          rate={rate}
        />
      )}
      {campaign.type === 'interessement' && <ByHand campaign={campaign} form={form} />}
    </Section>
  )
}

/** How much of the gross wages the envelope is, against the part that the law allows. */
function Ceiling(props: { envelope: number | null; wages: number | null; on: string; rate: string }) {
  const { envelope, wages, on, rate } = props
  const words = useWords(settingsWords).envelope
  const { money, percent } = useFormat()
  if (!envelope || !wages) return null
  // What is being typed may be no amount of the law yet: then there is nothing to compare.
  const { value } = collectiveCeiling.apply({ gross_wages_cents: wages, formula_result_cents: envelope, on })
  if (!value) return null
  const { ceiling_cents } = value
  const share = Math.round((envelope / wages) * 10_000)
  const over = envelope > ceiling_cents
  return (
    <div>
      <svg
        aria-hidden
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-2 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="4" className="fill-neutral-200" />
        <rect
          width={Math.min(100, (envelope / Math.max(1, ceiling_cents)) * 100)}
          height="4"
          className={over ? 'fill-red-600' : 'fill-primary-600'}
        />
      </svg>
      <p className={clsx('tabular mt-1.5 text-sm', over ? 'text-red-700' : 'text-neutral-600')}>
        {over
          ? words.ceilingOver(percent(share), money(ceiling_cents), rate)
          : words.ceiling(percent(share), money(ceiling_cents), rate)}
      </p>
    </div>
  )
}

/** How far what stands in the field is from what the formula gave, and why. */
function ByHand({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const words = useWords(envelopeWords)
  const { money } = useFormat()
  const { recorded } = useLateRead(readCampaignEnvelope, { path: { id: campaign.id } }).data ?? {}
  const { envelope_gross_cents: typed, warning_reasons: reasons } = form.values
  const difference = recorded ? (typed ?? 0) - recorded.amount_cents : 0
  if (!recorded || typed === null || difference === 0) return null
  return (
    <Notice kind="warning">
      <p>{words.byHand(money(recorded.amount_cents), money(difference))}</p>
      <TextArea
        className="mt-3"
        label={words.reason}
        help={words.reasonHelp}
        rows={2}
        maxLength={500}
        value={reasons['envelope_by_hand'] ?? ''}
        onChange={({ target }) => form.set('warning_reasons', { ...reasons, envelope_by_hand: target.value })}
      />
    </Notice>
  )
}
