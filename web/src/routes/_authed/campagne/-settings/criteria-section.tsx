import { criterionNames } from '@moisson/core/campaign/choice-names'
import { termsOf } from '@moisson/core/campaign/criterion-words'
import { envelopeOf } from '@moisson/core/campaign/reserve'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { criterionFields } from '@moisson/core/campaign/setting-fields'
import { criteria as everyCriterion } from '@moisson/core/vocabulary'
import { capital } from '@moisson/law/words/capital'
import clsx from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { Button } from '../../../../kit/button.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { LiveRegion } from '../../../../kit/live-region.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { changedCriterion, subMasses, weightsSum } from './criteria.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

type Criterion = Campaign['criteria'][number]
const colours = {
  uniform: 'fill-secondary-600',
  salary: 'fill-primary-700',
  presence: 'fill-amber-500',
  appartenance: 'fill-neutral-500',
} as const

const inPass = (one: Criterion | undefined): boolean =>
  one?.floor_pass_bps != null || one?.ceiling_pass_bps != null
/** What the agreement adds and no field of this screen asks: bounds in PASS, proportion, ratio, slices. */
const ofAgreement = (one: Criterion | undefined) =>
  one ? termsOf(inPass(one) ? one : { ...one, floor_cents: null, ceiling_cents: null }) : []

/** How the envelope is cut in sub-masses: weights that make 100 %, floor and ceiling of the pay that counts. */
export function CriteriaSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const words = useWords(settingsWords).criteria
  const { money, percent, text } = useFormat()
  const { values, set, errorOf } = form
  const sum = weightsSum(values.criteria)
  const complete = sum === 10_000
  // Parts by slice of the envelope come from the agreement as a whole.
  const sliced = values.criteria.some(({ slices }) => slices?.length)
  const { envelope: from, limits } = campaignTypeFacts[campaign.type]
  const envelope = from === 'reserve' ? envelopeOf(values) : values.envelope_gross_cents
  const masses = subMasses(envelope ?? 0, values.criteria)
  const of = (criterion: Criterion['criterion']) =>
    values.criteria.find((each) => each.criterion === criterion)

  const change = (criterion: Criterion['criterion'], changes: Partial<Criterion>) =>
    set('criteria', changedCriterion(values.criteria, criterion, changes))
  return (
    <Section id="criteria" title={words.title} help={words.help}>
      <div>
        <WeightsBar criteria={values.criteria} />
        <ul className="mt-4 grid gap-3">
          {everyCriterion.map((criterion) => {
            const weight = of(criterion)?.weight_bps ?? 0
            return (
              <li
                key={criterion}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8rem_auto]"
              >
                <span className="flex items-start gap-2.5">
                  <svg aria-hidden viewBox="0 0 12 12" className="mt-1.5 size-3 shrink-0">
                    <rect width="12" height="12" rx="3" className={colours[criterion]} />
                  </svg>
                  <span>
                    <span className="font-medium text-neutral-950">{text(criterionNames[criterion])}</span>
                    <span className="block text-sm text-neutral-600">{words.means[criterion]}</span>
                    {ofAgreement(of(criterion)).map((term) => (
                      <span key={term.en} className="block text-sm text-neutral-600">
                        {capital(text(term))}
                      </span>
                    ))}
                  </span>
                </span>
                <span className="tabular text-right text-sm text-neutral-700 max-sm:hidden">
                  {weight > 0 && !sliced && envelope ? money(masses.get(criterion) ?? 0) : ''}
                </span>
                <span className="flex items-center gap-1">
                  <NumberField
                    name={`criteria.${criterion}.weight_bps`}
                    narrow
                    label={words.weightOf(text(criterionNames[criterion]))}
                    labelHidden
                    value={weight}
                    scale={100}
                    unit="%"
                    min={0}
                    max={10_000}
                    disabled={sliced}
                    onChange={(weight_bps) => change(criterion, { weight_bps })}
                  />
                  <Button
                    look="quiet"
                    size="small"
                    className="max-sm:hidden"
                    disabled={sliced || complete || weight + 10_000 - sum < 0}
                    aria-label={words.fillOf(text(criterionNames[criterion]))}
                    onClick={() => change(criterion, { weight_bps: weight + 10_000 - sum })}
                  >
                    {words.fill}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
        <p
          className={clsx(
            'tabular mt-4 flex items-center gap-2 border-t border-neutral-200 pt-3 font-medium',
            complete ? 'text-primary-800' : 'text-red-700',
          )}
        >
          {complete ? (
            <CircleCheck aria-hidden className="size-4" />
          ) : (
            <CircleAlert aria-hidden className="size-4" />
          )}
          {complete
            ? words.complete
            : sum < 10_000
              ? words.missing(percent(sum), percent(10_000 - sum))
              : words.tooMuch(percent(sum), percent(sum - 10_000))}
        </p>
        <LiveRegion>{complete ? words.complete : words.total(percent(sum))}</LiveRegion>
        {errorOf('criteria') && <FieldError>{errorOf('criteria')}</FieldError>}
      </div>
      {(of('salary')?.weight_bps ?? 0) > 0 && !inPass(of('salary')) && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <MoneyField
            name="criteria.salary.floor_cents"
            label={text(criterionFields.floor_cents.label)}
            help={words.floorHelp}
            optional
            value={of('salary')?.floor_cents ?? null}
            onChange={(floor_cents) => change('salary', { floor_cents })}
          />
          <MoneyField
            name="criteria.salary.ceiling_cents"
            label={text(criterionFields.ceiling_cents.label)}
            help={limits === 'law' ? words.ceilingOfParticipation : words.ceilingHelp}
            optional
            value={of('salary')?.ceiling_cents ?? null}
            onChange={(ceiling_cents) => change('salary', { ceiling_cents })}
          />
        </div>
      )}
      <SettingField form={form} name="seniority_months" />
    </Section>
  )
}

/** The sub-masses side by side, as wide as they weigh. */
function WeightsBar({ criteria }: { criteria: Campaign['criteria'] }) {
  const weightOf = (criterion: Criterion['criterion']) =>
    criteria.find((each) => each.criterion === criterion)?.weight_bps ?? 0
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-4 w-full overflow-hidden rounded-md"
    >
      <rect width="100" height="8" className="fill-neutral-200" />
      {everyCriterion.map((criterion, index) => {
        const before = everyCriterion.slice(0, index).reduce((total, each) => total + weightOf(each), 0)
        return (
          <rect
            key={criterion}
            x={before / 100}
            width={Math.max(0, weightOf(criterion) / 100 - 0.3)}
            height="8"
            className={colours[criterion]}
          />
        )
      })}
    </svg>
  )
}
