import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import { legalPaymentDeadline } from '@moisson/core/campaign/exercise-dates'
import { isSettingOf } from '@moisson/core/campaign/settings-of-type'
import type { SettingName } from '@moisson/core/campaign/setting-fields'
import { latestNotice } from '@moisson/core/campaign/latest-notice'
import { hasLegalDay } from '@moisson/core/campaign/has-legal-day'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { addDays } from '@moisson/law/calendar'
import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { DateField, TextField } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useNowOffset, useToday } from '../../../../clock/business-now.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { DatesOverview } from './dates-overview.tsx'
import { parisInstant } from '../../../../clock/paris-time.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import { isOpen } from './settings.ts'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'
import { parisDay, parisClock } from '@moisson/law/paris-time'

/** When the notices leave, how long people have, when it is paid; checked against the law as one types. */
export function DatesSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const words = useWords(settingsWords).dates
  const { mediumDay } = useFormat()
  const today = useToday()
  const offset = useNowOffset()
  const [opened] = useState(() => Date.now())
  const { values, set, errorOf } = form
  const exercise = { start: values.exercise_start, end: values.exercise_end }
  const limit =
    exercise.end >= exercise.start ? legalPaymentDeadline(exercise, campaign.type) : campaign.due_on
  const latest = latestNotice({
    last_payment_day: limit,
    presumption_days: values.presumption_days,
    response_days: values.response_days,
  })
  const ahead = campaign.state === 'draft' || campaign.state === 'scheduled'
  const now = new Date(opened + offset)
  const opening =
    values.opens_at !== null && new Date(values.opens_at) > now ? new Date(values.opens_at) : now
  const sent = ahead ? parisDay(opening.toISOString()) : parisDay(openedAt(campaign))
  const informed = addDays(sent, values.presumption_days)
  const lastDay =
    !ahead && campaign.closes_at
      ? addDays(parisDay(campaign.closes_at), values.response_days - campaign.response_days)
      : parisDay(announcedDeadline(opening, values.presumption_days, values.response_days).toISOString())
  const payment = values.planned_payment_date
  const legal = hasLegalDay(campaign.type)
  const { limits } = campaignTypeFacts[campaign.type]
  // No agreement gives a bonus or what a plan’s rules give, or none needs to.
  const bySchemeAgreement = limits === 'agreement' || limits === 'law'
  const may = (name: SettingName) => isOpen(campaign, name)

  return (
    <Section id="dates" title={words.title} help={words.help}>
      {may('opens_at') && (
        <Opening
          value={values.opens_at}
          onChange={(instant) => set('opens_at', instant)}
          tomorrow={addDays(today, 1)}
          mustHave={campaign.state === 'scheduled'}
          error={errorOf('opens_at')}
        />
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {may('response_days') && isSettingOf(campaign.type, 'response_days') && (
          <SettingField
            form={form}
            name="response_days"
            min={campaign.state === 'draft' ? undefined : campaign.response_days}
          />
        )}
        {may('presumption_days') && (
          <SettingField
            form={form}
            name="presumption_days"
            help={bySchemeAgreement ? undefined : words.presumptionHelp}
          />
        )}
        <SettingField
          form={form}
          name="planned_payment_date"
          help={words.paymentHelp(mediumDay(limit))}
          error={payment !== null && payment <= lastDay && words.paymentTooSoon(mediumDay(lastDay))}
        />
      </div>
      {legal && payment !== limit && limit > lastDay && (
        <Button look="link" className="justify-self-start" onClick={() => set('planned_payment_date', limit)}>
          {words.useLimit(mediumDay(limit))}
        </Button>
      )}
      <DatesOverview
        type={campaign.type}
        sent={sent}
        informed={informed}
        lastDay={lastDay}
        payment={payment}
        limit={limit}
        latest={latest}
        envelope={values.envelope_gross_cents}
      />
    </Section>
  )
}

/** The instant the notices left. */
function openedAt(campaign: Campaign): string {
  const { opens_at, launched_at, created_at } = campaign
  if (opens_at !== null && launched_at !== null && opens_at > launched_at) return opens_at
  return launched_at ?? created_at
}

function Opening(props: {
  value: string | null
  onChange: (instant: string | null) => void
  tomorrow: string
  /** Already programmed: the opening may move, not vanish. */
  mustHave: boolean
  error: string | undefined
}) {
  const words = useWords(settingsWords).dates
  const { value, onChange, tomorrow, mustHave, error } = props
  const day = value ? parisDay(value) : ''
  const time = value ? parisClock(value) : '09:00'
  const change = (nextDay: string, nextTime: string) => {
    const instant = parisInstant(nextDay, nextTime)
    if (instant) onChange(instant)
  }
  return (
    <div className="grid gap-4">
      {!mustHave && (
        <RadioCards
          legend={words.opening}
          columns={2}
          value={value === null ? 'now' : 'later'}
          onChange={(chosen) => onChange(chosen === 'now' ? null : parisInstant(tomorrow, '09:00'))}
          options={[
            { value: 'now', title: words.atLaunch, body: words.atLaunchBody },
            { value: 'later', title: words.later, body: words.laterBody },
          ]}
        />
      )}
      {value !== null && (
        <div className="grid max-w-md grid-cols-2 gap-5">
          <DateField
            label={words.openingDay}
            value={day}
            min={tomorrow}
            onChange={(event) => change(event.target.value, time)}
            error={error}
          />
          <TextField
            type="time"
            label={words.openingTime}
            value={time}
            onChange={(event) => change(day, event.target.value)}
          />
        </div>
      )}
    </div>
  )
}
