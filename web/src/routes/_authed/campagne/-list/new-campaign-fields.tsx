import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { asksDays, campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { payableYear, presumptionDaysOf } from '@moisson/core/campaign/default-settings'
import { replyDaysOf } from '@moisson/core/campaign/reply-days'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { closingOf } from '@moisson/core/company/closing'
import { listAgreements } from '@moisson/contract/company'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { MoneyField } from '../../../../form/money-field.tsx'
import type { FormState } from '../../../../form/use-form.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useToday } from '../../../../clock/business-now.ts'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { LegalDates } from './legal-dates.tsx'
import { isDecided, madeAgain, ofPayment, type NewValues } from './new-values.ts'
import { newWords } from './new-words.ts'

const BonusYear = lazy(() => import('./bonus-year.tsx'))
const DaysFirst = lazy(() => import('./days-first.tsx'))

/** The amount to share, where it is decided. */
export function HowMuch({ form }: { form: FormState<NewValues> }) {
  const words = useWords(newWords)
  if (campaignTypeFacts[form.values.type].envelope === 'each')
    return (
      <MoneyField
        label={campaignTypeFacts[form.values.type].limits === 'bonus' ? words.bonusEach : words.each}
        help={words.envelopeHelp}
        optional
        {...form.value('each_gross_cents')}
      />
    )
  const asked = campaignTypeFacts[form.values.type].asked_in
  if (!isDecided(form.values.type))
    return (
      <p className="self-center text-sm text-pretty text-neutral-600">
        {asked === null ? words.reserve : words.asked[asked]}
      </p>
    )
  return (
    <MoneyField
      label={words.envelope}
      help={words.envelopeHelp}
      optional
      {...form.value('envelope_gross_cents')}
    />
  )
}

/** The exercice, or what a supplement completes, which has one. */
export function WhichYear(props: {
  form: FormState<NewValues>
  /** What a supplement may complete; null for what completes nothing. */
  mains: readonly Campaign[] | null
  lastClosed: number
}) {
  const { form, mains, lastClosed } = props
  const words = useWords(newWords)
  const paid = ofPayment(form.values.type)
  const soonest = payableYear(useToday())
  const closedBefore = [lastClosed + 1, lastClosed, lastClosed - 1, lastClosed - 2]
  if (mains === null)
    return (
      <SelectField
        label={paid ? words.year_of_payment : words.year}
        help={paid ? words.yearOfPayment : words.yearHelp}
        value={String(form.values.year)}
        onChange={(event) => form.set('year', Number(event.target.value))}
        error={form.errorOf('year')}
        options={yearsAround(paid ? [soonest, soonest + 1] : closedBefore, form.values.year).map((each) => ({
          value: String(each),
          label: String(each),
        }))}
      />
    )
  const chosen = mains.find(({ id }) => id === form.values.completes) ?? mains[0]
  return (
    <SelectField
      label={words.completes}
      help={chosen ? words.completesHelp : words.nothingToComplete}
      value={chosen?.id ?? ''}
      onChange={(event) => form.set('completes', event.target.value)}
      error={form.errorOf('completes')}
      options={mains.map((each) => ({ value: each.id, label: `${each.name} (${each.year})` }))}
    />
  )
}

/** From nothing, or from a campaign done before. */
export function StartFrom(props: {
  form: FormState<NewValues>
  models: readonly Campaign[]
  suggested: Campaign | undefined
  /** The year of one from nothing. */
  year: number
}) {
  const { form, models, suggested, year } = props
  const words = useWords(newWords)
  const { model } = form.values
  if (!suggested) return null
  return (
    <>
      <RadioCards
        legend={words.start}
        columns={2}
        value={model ? 'again' : 'blank'}
        onChange={(start) => form.fill(start === 'again' ? madeAgain(suggested) : { model: '', year })}
        options={[
          { value: 'again', title: words.again, body: words.againBody },
          { value: 'blank', title: words.blank, body: words.blankBody },
        ]}
      />
      {model && models.length > 1 && (
        <SelectField
          label={words.model}
          value={model}
          onChange={(event) => {
            const chosen = models.find(({ id }) => id === event.target.value)
            if (chosen) form.fill(madeAgain(chosen))
          }}
          options={models.map((each) => ({ value: each.id, label: `${each.name} (${each.year})` }))}
        />
      )}
    </>
  )
}

/** The dates of the law, once what decides them is known. */
export function DatesFor(props: {
  model: Campaign | undefined
  type: Campaign['type']
  year: number
  today: string
}) {
  const { model, type, year, today } = props
  const words = useWords(newWords)
  const company = useCompany()
  const agreements = useLateRead(listAgreements, { path: { id: company.id } })
  const closing = closingOf(company)
  const isBonus = campaignTypeFacts[type].limits === 'bonus'
  if (ofPayment(type))
    return (
      <>
        <p className="text-sm text-pretty text-neutral-600">{isBonus ? words.ofBonus : words.ofPayment}</p>
        {isBonus && (
          <Suspense>
            <BonusYear year={year} today={today} />
          </Suspense>
        )}
        {asksDays(type) && (
          <Suspense>
            <DaysFirst />
          </Suspense>
        )}
      </>
    )
  if (!closing || !(model || agreements.data)) return null
  const versions = agreements.data?.versions ?? []
  const clauses = versionOfType(versions, type, exerciseOf(year, closing))?.clauses
  return (
    <LegalDates
      type={type}
      year={year}
      closing={closing}
      today={today}
      presumptionDays={model?.presumption_days ?? presumptionDaysOf(clauses)}
      responseDays={model?.response_days ?? replyDaysOf(clauses)}
    />
  )
}

/** What this draft would be beside: the law forbids no second one, whoever makes it has to know. */
export function Already(props: { campaigns: readonly Campaign[]; type: Campaign['type']; year: number }) {
  const { campaigns, type, year } = props
  const words = useWords(newWords)
  const first = campaigns.find((one) => one.type === type && one.year === year && one.state !== 'cancelled')
  if (!first) return null
  return (
    <div className="sm:col-span-2">
      <Notice kind="warning">
        {first.state === 'draft' ? words.draftThere(first.name, year) : words.campaignThere(first.name, year)}{' '}
        <Link to="/campagne/detail-{$campaignId}" params={{ campaignId: first.id }} className="link">
          {words.openFirst}
        </Link>
      </Notice>
    </div>
  )
}

function yearsAround(offered: readonly number[], chosen: number): number[] {
  return [...new Set([...offered, chosen])].toSorted((a, b) => b - a)
}
