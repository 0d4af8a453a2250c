import { useEffect, useState } from 'react'
import { dataWords } from '../words/data.ts'
import { useWords } from '../words/catalogue.ts'

/** The two largest parts of a duration: days and hours, hours and minutes, minutes, seconds. */
export function partsOf(
  seconds: number,
): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; value: number }[] {
  const left = Math.max(0, Math.floor(seconds))
  const days = Math.floor(left / 86_400)
  const hours = Math.floor((left % 86_400) / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  if (days >= 3) return [{ unit: 'days', value: days }]
  if (days > 0)
    return [{ unit: 'days', value: days }, ...(hours ? [{ unit: 'hours' as const, value: hours }] : [])]
  if (hours > 0) {
    return [
      { unit: 'hours', value: hours },
      ...(minutes ? [{ unit: 'minutes' as const, value: minutes }] : []),
    ]
  }
  return minutes > 0 ? [{ unit: 'minutes', value: minutes }] : [{ unit: 'seconds', value: left }]
}

/** Time left until an instant, « encore 12 jours ». `nowOffsetMs` is business time minus the machine's. */
export function Countdown(props: { until: string; nowOffsetMs?: number }) {
  const words = useWords(dataWords)
  const { until, nowOffsetMs = 0 } = props
  const [now, setNow] = useState(() => Date.now())
  const left = (Date.parse(until) - now - nowOffsetMs) / 1000
  const every = left < 120 ? 1000 : 30_000

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])

  if (left <= 0) return <span>{words.timeOver}</span>
  const text = partsOf(left)
    .map(({ unit, value }) => words[unit](value))
    .join(' ')
  return (
    <time dateTime={until} className="tabular">
      {words.timeLeft(text)}
    </time>
  )
}
