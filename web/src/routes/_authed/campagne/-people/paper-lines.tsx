import type { Output } from '@moisson/contract/call'
import type { previewCampaign } from '@moisson/contract/choice'
import { destinationNames } from '@moisson/core/campaign/choice-names'
import { managedProfiles, type Destination } from '@moisson/core/vocabulary'
import { inDays } from '@moisson/core/choice/half-days'
import { valueOfHalfDays } from '@moisson/law/half-days'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { RowsField } from '../../../../kit/rows-field.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { paperChoiceWords } from './paper-choice-words.ts'

export interface PaperLine {
  /** A destination with what it is placed on, as one value of a list. */
  where: string
  amount_cents: number | null
  /** Where days are given: how many halves, of which the amount is the value. */
  half_days: number | null
}
export const blankLine: PaperLine = { where: '', amount_cents: null, half_days: null }
type Offer = Output<typeof previewCampaign>

/** A split copied from a paper: where, and how much. */
export function PaperLines(props: {
  offer: Offer
  /** What is not split yet, in cents or in half days; below zero there is too much. */
  left: number
  /** Where days are given: the value of one. */
  dayCents: number | null
  error: string | undefined
  lines: readonly PaperLine[]
  onChange: (lines: PaperLine[]) => void
}) {
  const { offer, left, dayCents, error, lines, onChange } = props
  const words = useWords(paperChoiceWords)
  const { language, money } = useFormat()
  const places = usePlaces(offer)
  const inHalves = dayCents !== null
  const given = lines.reduce((sum, { half_days }) => sum + (half_days ?? 0), 0)
  const help = inHalves
    ? left < 0
      ? words.days.over(inDays(-left, language))
      : words.days.worth(inDays(given, language), money(valueOfHalfDays(given, dayCents)))
    : left === 0
      ? undefined
      : left > 0
        ? words.left(money(left))
        : words.over(money(-left))
  return (
    <RowsField<PaperLine>
      legend={words.lines}
      help={help}
      rows={lines}
      named={words.lineOf}
      rowClassName="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rounded-xl border border-neutral-200 p-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
      remove={(_, place) => words.removeLine(place + 1)}
      removeClassName="mt-7"
      least={1}
      most={20}
      add={words.addLine}
      blank={() => ({ ...blankLine, amount_cents: left > 0 && !inHalves ? left : null })}
      error={error}
      onChange={onChange}
    >
      {(row, change) => (
        <>
          <SelectField
            className="max-sm:col-span-2"
            label={words.where}
            placeholder={words.choose}
            options={places}
            value={row.where}
            onChange={(event) => change({ where: event.target.value })}
          />
          {inHalves ? (
            <NumberField
              nullable
              scale={2}
              min={0}
              max={732}
              label={words.days.amount}
              tooFine={words.days.notHalves}
              value={row.half_days}
              onChange={(half_days) => change({ half_days })}
            />
          ) : (
            <MoneyField
              label={words.amount}
              min={0}
              value={row.amount_cents}
              onChange={(amount_cents) => change({ amount_cents })}
            />
          )}
        </>
      )}
    </RowsField>
  )
}

function usePlaces({ campaign }: Offer) {
  const words = useWords(paperChoiceWords)
  const { text } = useFormat()
  return campaign.destinations.flatMap((destination) => {
    if (destination === 'immediate_payment') return [{ value: destination as string, label: words.cash }]
    const plan = text(destinationNames[destination])
    return [
      ...campaign.funds[destination].map((fund) => ({
        value: `${destination} free ${fund.id}`,
        label: `${plan}, ${fund.name}`,
      })),
      ...(campaign.managed_plans.includes(destination)
        ? managedProfiles.map((profile) => ({
            value: `${destination} managed ${profile}`,
            label: `${plan}, ${words.managed[profile]}`,
          }))
        : []),
    ]
  })
}

/** What each line of half days is worth, so that together they are the value of all to the cent. */
export function inCents(lines: readonly PaperLine[], dayCents: number): PaperLine[] {
  let before = 0
  return lines.map((line) => {
    const start = valueOfHalfDays(before, dayCents)
    before += line.half_days ?? 0
    return { ...line, amount_cents: valueOfHalfDays(before, dayCents) - start }
  })
}

/** A line as the call takes it. */
export function lineOf({ where, amount_cents }: PaperLine) {
  const [destination, mode, on] = where.split(' ') as [Destination, 'free' | 'managed' | undefined, string]
  if (mode === undefined) return { destination, amount_cents }
  return {
    destination,
    management_mode: mode,
    amount_cents,
    ...(mode === 'free' ? { fund_id: on } : { managed_profile: on }),
  }
}
