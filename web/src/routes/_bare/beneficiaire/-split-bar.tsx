import type { Destination } from '@moisson/core/vocabulary'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { placeFill } from './-place-colours.ts'
import { placeWords } from './-place-words.ts'

const order = ['immediate_payment', 'pee', 'percol'] as const

/** Where the money goes, as one bar; its name says the same in words. */
export function SplitBar(props: {
  amounts: Readonly<Record<Destination, number>>
  remaining?: number
  /** Beside figures that say the same. */
  silent?: boolean
}) {
  const words = useWords(placeWords)
  const { money } = useFormat()
  const shown = order.filter((place) => props.amounts[place] > 0)
  const inWords = shown.map((place) => `${words.place[place]} ${money(props.amounts[place])}`).join(', ')
  return (
    <span className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-neutral-200">
      {!props.silent && <span className="sr-only">{words.barLabel(inWords || money(0))}</span>}
      {shown.map((place) => (
        <span
          key={place}
          className={`${placeFill[place]} min-w-1`}
          style={{ flexGrow: props.amounts[place], flexBasis: 0 }}
        />
      ))}
      {props.remaining ? <span style={{ flexGrow: props.remaining, flexBasis: 0 }} /> : null}
    </span>
  )
}
