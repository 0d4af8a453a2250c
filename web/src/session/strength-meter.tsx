import clsx from 'clsx'
import { passwordStrength } from './password-strength.ts'
import { useWords } from '../words/catalogue.ts'
import { linkWords } from '../words/link.ts'
import { useMarks } from '../words/marks.ts'

const levels = { empty: 0, weak: 1, fair: 2, good: 3, strong: 4 } as const
const colours = ['bg-neutral-200', 'bg-red-600', 'bg-amber-500', 'bg-primary-600', 'bg-primary-700'] as const

/** How well a new password resists, in four bars and in words. */
export function StrengthMeter({ password, least }: { password: string; least: number }) {
  const words = useWords(linkWords)
  const { colon } = useMarks()
  const strength = passwordStrength(password, least)
  const level = levels[strength]
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden className="flex flex-1 gap-1.5">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={clsx('h-1.5 flex-1 rounded-full transition-colors', colours[bar <= level ? level : 0])}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-neutral-700">
        {words.strength}
        {colon} <span className="font-medium">{words.strengths[strength]}</span>
      </p>
    </div>
  )
}
