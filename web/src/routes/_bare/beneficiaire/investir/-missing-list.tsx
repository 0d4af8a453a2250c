import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { placeWords } from './-place-words.ts'
import { choiceWords } from './-choice-words.ts'
import type { Missing } from './-working-choice.ts'

/** What is still to do before the choice can be confirmed, each with the way to it. */
export function MissingList({ missing }: { missing: readonly Missing[] }) {
  const words = useEasyWords(choiceWords)
  const { place } = useEasyWords(placeWords)
  const { money } = useFormat()
  function say(one: Missing): string {
    if (one.what === 'remaining') {
      return one.cents > 0
        ? words.missing.remaining(money(one.cents))
        : words.missing.tooMuch(money(-one.cents))
    }
    if (one.what === 'too_small') return words.missing.too_small(money(one.cents), place[one.destination])
    return words.missing[one.what](place[one.plan])
  }
  return (
    <ul className="grid gap-1">
      {missing.map((one, index) => (
        <li key={index}>
          {'plan' in one ? (
            <button type="button" className="link text-left" onClick={() => goToPlan(one.plan)}>
              {say(one)}
            </button>
          ) : (
            say(one)
          )}
        </li>
      ))}
    </ul>
  )
}

function goToPlan(plan: string) {
  const panel = document.getElementById(`plan-${plan}`)
  panel?.scrollIntoView()
  panel?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
}
