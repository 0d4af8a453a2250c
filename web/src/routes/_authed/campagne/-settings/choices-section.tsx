import { defaultRuleNames, destinationNames } from '@moisson/core/campaign/choice-names'
import { lawfulDefaults } from '@moisson/core/campaign/default-settings'
import { asksDays, campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { sumNouns } from '@moisson/core/campaign/type-names'
import { settingFields } from '@moisson/core/campaign/setting-fields'
import { sourceIn } from '@moisson/law/legal-points'
import { listPlans } from '@moisson/contract/company'
import type { Output } from '@moisson/contract/call'
import type { DefaultRule, Destination } from '@moisson/core/vocabulary'
import { destinations as everyDestination } from '@moisson/core/vocabulary'
import { useLateRead } from '../../../../api/read.ts'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

type Plan = Output<typeof listPlans>['items'][number]

/** What may be chosen, and what happens to those who stay silent. */
export function ChoicesSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const { choices: words, own: ofOwn, days: ofDays } = useWords(settingsWords)
  const { language, text } = useFormat()
  const plans = useLateRead(listPlans, { path: { id: campaign.company_id } })
  const { values, set, errorOf } = form
  const chosen = new Set<Destination>(values.destinations)
  const planOf = (kind: Destination) => plans.data?.items.find((plan) => plan.kind === kind)

  function toggle(destination: Destination) {
    const next = new Set(chosen)
    if (!next.delete(destination)) next.add(destination)
    const destinations = everyDestination.filter((each) => next.has(each))
    set('destinations', destinations)
  }
  const { type } = campaign
  const own = isOwnMoney(type)
  // Days go to the PER COL alone: there is nothing to tick.
  const days = asksDays(type)
  const lawful = lawfulDefaults(type, values.destinations)
  const noun = text(sumNouns[type])
  const why = (rule: DefaultRule) =>
    campaignTypeFacts[type].needs_pee
      ? words.ruleOfParticipation(lawful.includes(rule), chosen.has('percol'))
      : lawful.includes(rule)
        ? words.ruleLaw[rule === 'pee_lowest_risk' ? 'pee' : 'paid']
        : chosen.has('pee')
          ? words.ruleNeedsPee
          : words.ruleWithoutPee
  const rules: readonly DefaultRule[] = campaignTypeFacts[type].needs_pee
    ? ['half_percol_half_pee', 'percol_managed', 'pee_lowest_risk']
    : ['pee_lowest_risk', 'immediate_payment']
  const offered = (['pee', 'percol'] as const).filter((kind) => !days || kind === 'percol')
  return (
    <Section
      id="choices"
      title={words.title}
      help={
        days
          ? ofDays.choicesHelp(sourceIn('rest_days', language))
          : own
            ? ofOwn.choicesHelp
            : words.help(noun)
      }
    >
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 text-sm font-medium text-neutral-900">
          {text(settingFields.destinations.label)}
        </legend>
        {!own && (
          <Checkbox
            label={text(destinationNames.immediate_payment)}
            help={words.paymentHelp(noun)}
            checked={chosen.has('immediate_payment')}
            disabled={chosen.has('immediate_payment')}
            onChange={() => toggle('immediate_payment')}
          />
        )}
        {offered.map((kind) => (
          <Checkbox
            key={kind}
            label={text(destinationNames[kind])}
            help={plans.data ? <PlanLine plan={planOf(kind)} /> : undefined}
            checked={chosen.has(kind)}
            disabled={days || (plans.data !== undefined && !usable(planOf(kind)) && !chosen.has(kind))}
            onChange={() => toggle(kind)}
          />
        ))}
        {errorOf('destinations') && <FieldError>{errorOf('destinations')}</FieldError>}
      </fieldset>
      {own || campaignTypeFacts[type].limits === 'bonus' ? (
        <p className="text-pretty text-neutral-800">
          {days ? ofDays.silence : own ? ofOwn.silence : words.bonusInSilence}
        </p>
      ) : (
        <RadioCards
          legend={text(settingFields.default_rule.label)}
          columns={2}
          value={rules.includes(values.default_rule) ? values.default_rule : null}
          onChange={(rule) => set('default_rule', rule)}
          error={errorOf('default_rule')}
          options={rules.map((rule) => ({
            value: rule,
            title: text(defaultRuleNames[rule]),
            body: why(rule),
            disabled: !lawful.includes(rule),
          }))}
        />
      )}
      {!lawful.includes(values.default_rule) && <FieldError>{words.ruleIllegal}</FieldError>}
    </Section>
  )
}

const usable = (plan: Plan | undefined): boolean =>
  plan?.funds.some(({ status }) => status === 'published') ?? false

function PlanLine({ plan }: { plan: Plan | undefined }) {
  const words = useWords(settingsWords).choices
  if (!plan) return words.noPlan
  const funds = plan.funds.filter(({ status }) => status === 'published').length
  return funds === 0
    ? words.noFund
    : words.planLine(plan.name, funds, plan.abondement.kind !== 'none', plan.has_managed_profiles)
}
