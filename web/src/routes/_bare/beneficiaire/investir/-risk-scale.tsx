import clsx from 'clsx'
import { useEasyWords } from '../../../../words/plain.ts'
import { choiceWords } from './-choice-words.ts'

const levels = [1, 2, 3, 4, 5, 6, 7]

/** The official risk scale of a fund, one to seven, with its figure in its place. */
export function RiskScale({ level }: { level: number }) {
  const words = useEasyWords(choiceWords)
  return (
    <span className="inline-flex items-center gap-px">
      <span className="sr-only">{words.riskLevel(String(level))}</span>
      {levels.map((each) => (
        <span
          key={each}
          aria-hidden
          className={clsx(
            'tabular grid h-[1.82em] w-4 place-items-center text-[0.6875rem] font-semibold first:rounded-l-md last:rounded-r-md',
            each === level
              ? 'bg-neutral-900 text-white'
              : each < level
                ? 'bg-neutral-300 text-neutral-800'
                : 'bg-neutral-100 text-neutral-600',
          )}
        >
          {each}
        </span>
      ))}
    </span>
  )
}
