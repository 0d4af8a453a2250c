import type { ToolName } from '@moisson/core/academy/topic'
import type { ToolLine, ToolValue } from '@moisson/core/academy/tools'
import {
  ceilingsOf,
  deadlinePoints,
  deadlinesOf,
  matchingLeft,
  netOf,
  releaseDay,
  taxNowOrLater,
} from '@moisson/core/academy/tools'
import { isDay } from '@moisson/law/calendar'
import { sourceOf } from '@moisson/law/scheme-points'
import { useId, useState, type ReactNode } from 'react'
import { useToday } from '../clock/business-now.ts'
import { addToCalendar } from '../file/calendar-file.ts'
import { Button } from '../kit/button.tsx'
import { DateField, SelectField, TextField } from '../kit/field.tsx'
import { readAmount } from '../kit/parse-montant.ts'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { dataWords } from '../words/data.ts'
import { readNumber } from '../form/read-number.ts'
import { guideWords } from './guide-words.ts'
import { toolWords } from './tool-words.ts'
import { OwnAmount } from './own-amount.tsx'
import type { GuidePlace } from './topic-link.tsx'

/** The calculators of the guide: what is typed stays on the page, what comes out is the law's. */
export default function Tool({ tool, place }: { tool: ToolName; place: GuidePlace }) {
  const Shown = shown[tool]
  return <Shown place={place} />
}
type Placed = { place: GuidePlace }

/** An example to begin with: everybody's round amount, replaced by one's own. */
const EXAMPLE = '1000'

function NetTool({ place }: Placed) {
  const words = useWords(toolWords)
  const gross = useAmount(EXAMPLE)
  const today = useToday()
  return (
    <Frame tool="net" note={words.note.net}>
      <Amount of={gross} label={words.gross} place={place} />
      <Lines lines={gross.cents === null ? null : netOf(gross.cents, today)} names={words.net} />
    </Frame>
  )
}

function TaxTool({ place }: Placed) {
  const words = useWords(toolWords)
  const gross = useAmount(EXAMPLE)
  const rate = usePercent('11', 100)
  const today = useToday()
  return (
    <Frame tool="tax" note={words.note.tax}>
      <Amount of={gross} label={words.gross} place={place} />
      <Percent of={rate} label={words.taxRate} />
      <Lines
        lines={gross.cents === null || rate.bps === null ? null : taxNowOrLater(gross.cents, rate.bps, today)}
        names={words.tax}
      />
    </Frame>
  )
}

const plans = ['PEE', 'PERCOL'] as const
type Plan = (typeof plans)[number]

function usePlan() {
  const words = useWords(toolWords)
  const [plan, setPlan] = useState<Plan>('PEE')
  const field = (
    <SelectField
      label={words.plan}
      value={plan}
      options={plans.map((one) => ({ value: one, label: words.plans[one] }))}
      onChange={({ target }) => setPlan(plans.find((one) => one === target.value) ?? 'PEE')}
    />
  )
  return { plan, field }
}

function MatchingTool() {
  const words = useWords(toolWords)
  const { plan, field } = usePlan()
  const rate = usePercent('50', 300)
  const cap = useAmount('400')
  const received = useAmount('0')
  const today = useToday()
  return (
    <Frame tool="matching" note={words.note.matching}>
      {field}
      <Percent of={rate} label={words.matchingRate} />
      <Amount of={cap} label={words.cap} />
      <Amount of={received} label={words.received} />
      <Lines
        lines={
          rate.bps === null || cap.cents === null || received.cents === null
            ? null
            : matchingLeft(
                { rate_bps: rate.bps, cap_cents: cap.cents, received_cents: received.cents, plan },
                today,
              )
        }
        names={words.matching}
      />
    </Frame>
  )
}

function DeadlineTool() {
  const words = useWords(toolWords)
  const { language, mediumDay } = useFormat()
  const closing = useDay(`${useToday().slice(0, 4)}-12-31`)
  const days = closing.day ? deadlinesOf(closing.day) : null
  function keep() {
    const { day } = closing
    if (day === null || days === null) return
    const entries = days.map(({ name, value }) => ({
      uid: `${name}-${day}@moisson`,
      title: words.calendarEntry(words.deadline[name], mediumDay(day)),
      description: sourceOf(language, ...deadlinePoints[name]),
      at: value.day,
    }))
    addToCalendar(entries, words.calendarFile(day))
  }
  return (
    <Frame tool="deadline" note={words.note.deadline}>
      <DayInput of={closing} label={words.closing} />
      <Lines
        lines={days}
        names={words.deadline}
        under={(name) => sourceOf(language, ...deadlinePoints[name])}
      />
      {closing.day && days && (
        <Button look="secondary" className="justify-self-start sm:col-span-2" onClick={keep}>
          {words.toCalendar}
        </Button>
      )}
    </Frame>
  )
}

function CeilingsTool() {
  const words = useWords(toolWords)
  const today = useToday()
  const closing = useDay(`${today.slice(0, 4)}-12-31`)
  return (
    <Frame tool="ceilings" note={words.note.ceilings}>
      <DayInput of={closing} label={words.closing} />
      <Lines lines={closing.day ? ceilingsOf(closing.day, today) : null} names={words.ceilings} />
    </Frame>
  )
}

const sources = ['other', 'participation'] as const

function ReleaseTool() {
  const words = useWords(toolWords)
  const [source, setSource] = useState<(typeof sources)[number]>('other')
  const { plan, field } = usePlan()
  const from = useDay(useToday())
  return (
    <Frame tool="release" note={words.note.release}>
      <SelectField
        label={words.source}
        value={source}
        options={sources.map((one) => ({ value: one, label: words.sources[one] }))}
        onChange={({ target }) => setSource(sources.find((one) => one === target.value) ?? 'other')}
      />
      {field}
      <DayInput of={from} label={source === 'participation' ? words.closing : words.acquired} />
      <Lines lines={from.day ? releaseDay(source, plan, from.day) : null} names={words.release} />
    </Frame>
  )
}

const shown: Record<ToolName, (props: Placed) => ReactNode> = {
  net: NetTool,
  tax: TaxTool,
  matching: MatchingTool,
  deadline: DeadlineTool,
  ceilings: CeilingsTool,
  release: ReleaseTool,
}

function Frame({ tool, note, children }: { tool: ToolName; note: string; children: ReactNode }) {
  const id = useId()
  const words = useWords(guideWords)
  return (
    <section aria-labelledby={id} className="card grid gap-4 p-5">
      <h2 id={id} className="font-semibold text-neutral-950">
        {words.tools[tool]}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      <p className="text-sm text-neutral-600">{note}</p>
    </section>
  )
}

/** What the law makes of the fields; while one of them cannot be read, that nothing is computed: no result of its beginning stays. */
function Lines<Name extends string>(props: {
  lines: readonly ToolLine<Name>[] | null
  names: Readonly<Record<Name, string>>
  /** What stands under a name, such as its article. */
  under?: (name: Name) => string
}) {
  const words = useWords(toolWords)
  const { money, longDay } = useFormat()
  const said = (value: ToolValue) => {
    if ('cents' in value) return money(value.cents)
    return 'day' in value ? longDay(value.day) : words.retirement
  }
  if (props.lines === null)
    return <output className="block text-neutral-700 sm:col-span-2">{words.notComputed}</output>
  return (
    <output className="block sm:col-span-2">
      <dl className="divide-y divide-neutral-100">
        {props.lines.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <dt>
              {props.names[name]}
              {props.under && <span className="block text-sm text-neutral-600">{props.under(name)}</span>}
            </dt>
            <dd className="ml-auto font-medium text-neutral-950 tabular-nums">{said(value)}</dd>
          </div>
        ))}
      </dl>
    </output>
  )
}

/** An amount as somebody types it; null while it cannot be read. */
function useAmount(start: string) {
  const [text, setText] = useState(start)
  const { language } = useFormat()
  const read = readAmount(text, language)
  const cents = 'cents' in read && read.cents >= 0 && read.cents <= MOST ? read.cents : null
  return { text, setText, cents }
}
const MOST = 10_000_000_00

function Amount(props: { of: ReturnType<typeof useAmount>; label: string; place?: GuidePlace }) {
  const { text, setText, cents } = props.of
  const words = useWords(dataWords)
  return (
    <div className="grid content-start gap-2">
      <TextField
        label={props.label}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={cents === null ? words.notAnAmount : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {props.place === 'academy' && <OwnAmount onTake={setText} />}
    </div>
  )
}

function usePercent(start: string, most: number) {
  const [text, setText] = useState(start)
  const { language } = useFormat()
  const read = readNumber(text, { language, min: 0, max: most * 100, scale: 100, decimals: 2 })
  return { text, setText, bps: 'value' in read ? read.value : null, most }
}

function Percent({ of, label }: { of: ReturnType<typeof usePercent>; label: string }) {
  const words = useWords(toolWords)
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={of.text}
      error={of.bps === null ? words.notARate(of.most) : undefined}
      onChange={({ target }) => of.setText(target.value)}
    />
  )
}

/** Days whose law is known: before and after, nothing is computed. */
const [FIRST, LAST] = ['2019-01-01', '2099-12-31']

function useDay(start: string) {
  const [text, setText] = useState(start)
  return { text, setText, day: isDay(text) && text >= FIRST && text <= LAST ? text : null }
}

function DayInput({ of, label }: { of: ReturnType<typeof useDay>; label: string }) {
  const words = useWords(toolWords)
  return (
    <DateField
      label={label}
      value={of.text}
      min={FIRST}
      max={LAST}
      error={of.day === null ? words.notADay : undefined}
      onChange={({ target }) => of.setText(target.value)}
    />
  )
}
