import type { previewCorrection } from '@moisson/contract/correction'
import type { Output } from '@moisson/contract/call'
import clsx from 'clsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { Figure } from '../../../../kit/figure.tsx'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import { correctWords } from './correct-words.ts'

type Effect = Output<typeof previewCorrection>

/** Who gains, who loses, what it costs and what they will be told, before it is done. */
export function CorrectionEffect({ effect, files }: { effect: Effect; files: boolean }) {
  const words = useWords(correctWords)
  const { money, count, longInstant } = useFormat()
  const signed = (cents: number) => (cents > 0 ? `+\u00a0${money(cents)}` : money(cents))
  const moved = (sums: Effect['highest']) =>
    sums.after_cents === sums.before_cents ? undefined : words.was(money(sums.before_cents))
  if (effect.changed === 0)
    return <p className="text-neutral-700">{files ? words.nothingFiles : words.nothing}</p>
  const { gaining, losing, distributed, complement, highest } = effect
  const left = effect.changed - effect.items.length
  return (
    <>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Figure label={words.concerned} large note={words.outOf(count(effect.people))}>
          {count(effect.changed)}
        </Figure>
        <Figure
          label={words.distributed}
          large
          note={
            <>
              {moved(distributed)}
              {complement.after_cents > 0 && (
                <span className="block">{words.complement(money(complement.after_cents))}</span>
              )}
            </>
          }
        >
          {money(distributed.after_cents)}
        </Figure>
        <Figure label={words.highest} large note={moved(highest)}>
          {money(highest.after_cents)}
        </Figure>
      </dl>
      <p className="tabular text-neutral-900">
        {gaining.count > 0 && words.gain(gaining.count, signed(gaining.gross_cents))}
        {gaining.count > 0 && losing.count > 0 && ' · '}
        {losing.count > 0 && words.lose(losing.count, signed(losing.gross_cents))}
      </p>
      {effect.paid_before && <Notice kind="warning">{words.paidBefore}</Notice>}
      <ul className="grid list-disc gap-1 pl-5 text-sm text-pretty text-neutral-700">
        {effect.deadline_at === null ? (
          <li>{words.notOpen}</li>
        ) : (
          <li>{words.told(effect.changed - effect.without_address, longInstant(effect.deadline_at))}</li>
        )}
        {effect.decided > 0 && <li>{words.decided(effect.decided)}</li>}
        {effect.reopens && <li>{words.reopens}</li>}
        {effect.without_address > 0 && <li>{words.withoutAddress(effect.without_address)}</li>}
        {effect.kept_by_hand > 0 && <li>{words.keptByHand(effect.kept_by_hand)}</li>}
        {effect.changed < effect.people && <li>{words.untouched}</li>}
      </ul>
      <ScrollBox
        label={words.people}
        className="max-h-64 overflow-y-auto rounded-lg border border-neutral-200"
      >
        <ul className="divide-y divide-neutral-100">
          {effect.items.map((one) => {
            const gain = one.gross_after_cents - one.gross_before_cents
            return (
              <li
                key={one.beneficiary_id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-1.5"
              >
                <span className="min-w-0 text-neutral-900">
                  {one.last_name} {one.first_name}{' '}
                  <span className="text-sm text-neutral-600">{one.employee_number}</span>
                </span>
                <span className="tabular shrink-0 text-sm">
                  {money(one.gross_before_cents)} → {money(one.gross_after_cents)}{' '}
                  <span className={clsx('ml-2 font-medium', gain > 0 ? 'text-primary-800' : 'text-red-800')}>
                    {signed(gain)}
                  </span>
                </span>
              </li>
            )
          })}
          {left > 0 && <li className="px-3 py-1.5 text-neutral-600">{words.more(left)}</li>}
        </ul>
      </ScrollBox>
    </>
  )
}
