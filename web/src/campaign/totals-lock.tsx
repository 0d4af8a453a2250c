import clsx from 'clsx'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { campaignWords } from './campaign-words.ts'

/** The sum of the shares beside the envelope: equal to the cent, or by how much they differ. */
export function TotalsLock(props: {
  /** Complement included. */
  envelope: number
  complement?: number
  distributed: number
}) {
  const { envelope, distributed, complement = 0 } = props
  const words = useWords(campaignWords)
  const { money } = useFormat()
  const difference = envelope - distributed
  const equal = difference === 0
  const Icon = equal ? LockKeyhole : LockKeyholeOpen
  return (
    <p
      className={clsx(
        'flex items-start gap-2.5 rounded-lg px-3 py-2 text-sm',
        equal ? 'bg-primary-50 text-primary-900' : 'bg-amber-50 text-amber-950',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="tabular font-medium">
          {money(distributed)} {equal ? '=' : '≠'} {money(envelope)}
        </span>{' '}
        <span className="block">
          {equal
            ? words.lockEqual
            : difference > 0
              ? words.lockLeft(money(difference))
              : words.lockMore(money(-difference))}
        </span>
        {complement > 0 && (
          <span className="block">
            {words.envelopeParts(money(envelope - complement), money(complement))}
          </span>
        )}
      </span>
    </p>
  )
}
