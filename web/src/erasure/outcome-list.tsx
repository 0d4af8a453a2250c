import type { Output } from '@moisson/contract/call'
import type { getMyErasure } from '@moisson/contract/erasure'
import type { DataRequestKind } from '@moisson/core/privacy/data-requests'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { erasureWords } from './erasure-words.ts'

type Outcome = Output<typeof getMyErasure>['today']

/** What goes or stops, then what stays with its reason and its last day. */
export function OutcomeList(props: { outcome: Outcome; kind?: DataRequestKind; done?: boolean }) {
  const { outcome, kind = 'erasure', done = false } = props
  const words = useWords(erasureWords)
  const { text, longDay } = useFormat()
  const [goes, gone, stays] =
    kind === 'erasure' ? [words.goes, words.gone, words.stays] : [words.stops, words.stopped, words.goesOn]
  return (
    <dl className="grid gap-2 text-sm">
      {outcome.erased.length > 0 && (
        <div>
          <dt className="font-medium text-neutral-950">{done ? gone : goes}</dt>
          <dd className="text-neutral-700">{inOneLine(outcome.erased.map(text))}</dd>
        </div>
      )}
      {outcome.kept.length > 0 && (
        <div>
          <dt className="font-medium text-neutral-950">{stays}</dt>
          {byReason(outcome.kept).map(({ names, reason, until }) => (
            <dd key={text(reason)} className="mt-0.5 text-neutral-700">
              {inOneLine(names.map(text))}. {text(reason)} {until && words.until(longDay(until))}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

const inOneLine = (names: readonly string[]) =>
  names.map((name, place) => (place === 0 ? name : afterColon(name))).join(', ')

function byReason(kept: Outcome['kept']) {
  const groups = new Map<
    string,
    { names: Outcome['erased']; reason: Outcome['erased'][0]; until: string | null }
  >()
  for (const { data, reason, until } of kept) {
    const group = groups.get(reason.fr) ?? { names: [], reason, until }
    group.names.push(data)
    groups.set(reason.fr, group)
  }
  return [...groups.values()]
}
