import { isSettingOf } from '@moisson/core/campaign/settings-of-type'
import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { settingFields, settingNames, type SettingSection } from '@moisson/core/campaign/setting-fields'
import { Lock } from 'lucide-react'
import { Form } from '../../../../form/form.tsx'
import { useValueInWords } from '../../../../form/value-in-words.ts'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords, type Catalogue, type Words } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { EnvelopeCard } from '../-envelope/envelope-card.tsx'
import { BonusSection } from './bonus-section.tsx'
import { CapSection } from './cap-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { DecisionSection } from './decision-section.tsx'
import { CriteriaSection } from './criteria-section.tsx'
import { DatesSection } from './dates-section.tsx'
import { DraftsSection } from './drafts-section.tsx'
import { EnvelopeSection } from './envelope-section.tsx'
import { MessageSection } from './message-section.tsx'
import { OwnSection } from './own-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ReserveSection } from './reserve-section.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { ScopeSection } from './scope-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { hasOpenSettings, isOpen } from './settings.ts'
import { useSave } from './use-save.ts'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Everything the company decides: fields for what may still change, plain reading for what is frozen. */
export default function SettingsPanel({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const words = useWords(settingsWords)
  const { save } = useSave(campaign, form)
  const { envelope, limits, completes } = campaignTypeFacts[campaign.type]
  const ofReserve = envelope === 'reserve'
  const own = isOwnMoney(campaign.type)
  if (campaign.state === 'draft') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <SectionLinks sections={sectionsOf(campaign.type, words)} />
        {envelope === 'decided' && <EnvelopeCard campaign={campaign} />}
        <Form
          makes="PUT /company/{id}/campaigns/{cid}"
          sheet={form.sheet}
          ownKey
          onSubmit={() => void save()}
          className="card p-5 sm:p-7"
        >
          {own ? (
            <OwnSection campaign={campaign} form={form} />
          ) : (
            <EnvelopeSection campaign={campaign} form={form} />
          )}
          {completes !== null && <DecisionSection campaign={campaign} form={form} />}
          {ofReserve && <ReserveSection form={form} />}
          {isSettingOf(campaign.type, 'establishments') && <ScopeSection campaign={campaign} form={form} />}
          {limits === 'plan' ? (
            <>
              <PlanSection form={form} />
              <DatesSection campaign={campaign} form={form} />
            </>
          ) : own ? (
            <>
              <DatesSection campaign={campaign} form={form} />
              <ChoicesSection campaign={campaign} form={form} />
            </>
          ) : limits === 'bonus' ? (
            <>
              <BonusSection form={form} />
              <DatesSection campaign={campaign} form={form} />
              <ChoicesSection campaign={campaign} form={form} />
            </>
          ) : (
            <>
              <CriteriaSection campaign={campaign} form={form} />
              <CapSection campaign={campaign} form={form} />
              <DatesSection campaign={campaign} form={form} />
              <ChoicesSection campaign={campaign} form={form} />
            </>
          )}
          {isSettingOf(campaign.type, 'draft_policy') && <DraftsSection form={form} />}
          <RemindersSection form={form} />
          <MessageSection form={form} />
          <EnterSaves />
        </Form>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {envelope !== 'each' && envelope !== 'asked' && <EnvelopeCard campaign={campaign} />}
      {hasOpenSettings(campaign) ? (
        <Form
          makes="PUT /company/{id}/campaigns/{cid}"
          sheet={form.sheet}
          ownKey
          onSubmit={() => void save()}
          className="card p-5 sm:p-7"
        >
          <DatesSection campaign={campaign} form={form} />
          {campaign.state !== 'closed' && campaign.state !== 'correction' && <RemindersSection form={form} />}
          <MessageSection form={form} withName />
          <EnterSaves />
        </Form>
      ) : (
        <Notice kind="info">{words.readOnly}</Notice>
      )}
      <Frozen campaign={campaign} />
    </div>
  )
}

type SettingsWords = typeof settingsWords extends Catalogue<infer From> ? Words<From> : never

/** The parts that a draft of the type shows, in the order of the page. */
function sectionsOf(type: Campaign['type'], words: SettingsWords) {
  const { envelope, limits, completes, asked_in } = campaignTypeFacts[type]
  const first =
    envelope === 'each'
      ? words.envelope.each
      : envelope === 'decided'
        ? words.envelope.title
        : words.envelope.exercise
  const parts: (readonly [SettingSection, string] | false)[] = [
    ['envelope', asked_in === null ? first : words.own.name],
    completes !== null && ['decision', words.decision.title],
    envelope === 'reserve' && ['reserve', words.reserve.title],
    isSettingOf(type, 'establishments') && ['scope', words.scope.title],
    limits === 'plan' && ['choices', words.plan.title],
    limits !== 'plan' && [
      'criteria',
      asked_in === null ? words.criteria.title : { money: words.own, days: words.days }[asked_in].title,
    ],
    limits !== 'plan' && asked_in === null && ['cap', words.cap.title],
    ['dates', words.dates.title],
    limits !== 'plan' && ['choices', words.choices.title],
    isSettingOf(type, 'draft_policy') && ['drafts', words.drafts.title],
    ['reminders', words.reminders.title],
    ['message', words.message.title],
  ]
  return parts.filter((part) => part !== false)
}

/** The button that saves stands in the bar below: Enter needs one of its own. */
function EnterSaves() {
  return <button type="submit" hidden tabIndex={-1} aria-hidden />
}

function Frozen({ campaign }: { campaign: Campaign }) {
  const words = useWords(settingsWords)
  const parts = useWords(campaignWords)
  const { money, text } = useFormat()
  const inWords = useValueInWords()
  const frozen = settingNames.filter(
    // What belongs to no part of the screen is told elsewhere.
    (name) => 'section' in settingFields[name] && !isOpen(campaign, name) && isSettingOf(campaign.type, name),
  )
  return (
    <section aria-labelledby="frozen-title" className="card p-5 sm:p-7">
      <h3 id="frozen-title" className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden className="size-4 text-neutral-500" />
        {words.frozenTitle}
      </h3>
      <p className="mt-1 text-sm text-neutral-600">{words.frozenBody}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {frozen.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-neutral-600">{text(settingFields[name].label)}</dt>
            <dd className="text-pretty text-neutral-950">
              {name === 'envelope_gross_cents' && campaign.complement_gross_cents > 0
                ? parts.envelopeParts(
                    money((campaign.envelope_gross_cents ?? 0) - campaign.complement_gross_cents),
                    money(campaign.complement_gross_cents),
                  )
                : name === 'completes_id'
                  ? (campaign.completes?.name ?? '')
                  : name === 'establishments' && campaign.establishments.length === 0
                    ? words.scope.everywhere
                    : inWords(settingFields[name], campaign[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
