import { useState } from 'react'
import { Countdown } from '../../../kit/countdown.tsx'
import { Afterwards } from '../../../kit/afterwards.tsx'
import { OnceNear } from '../../../kit/once-near.tsx'
import { Progress } from '../../../kit/progress.tsx'
import { Skeleton, SkeletonLines } from '../../../kit/skeleton.tsx'
import { Spinner } from '../../../kit/spinner.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { State } from './-state.tsx'

/** Seconds left: days, hours, minutes, seconds, none. */
const left = [12 * 86_400 + 60, 5 * 3600 + 120, 11 * 60, 45, 0]

export default function Waiting() {
  const { waiting: words } = useWords(kitPageWords)
  const [now] = useState(() => Date.now())
  return (
    <>
      <State name={words.skeletons}>
        <div className="grid gap-6 sm:grid-cols-2">
          <SkeletonLines lines={4} />
          <div className="flex items-center gap-4">
            <Skeleton className="size-12" />
            <Skeleton className="h-8 flex-1" />
          </div>
        </div>
      </State>
      <State name={words.onceNear}>
        <OnceNear pending={<SkeletonLines lines={1} />}>
          <p>{words.near}</p>
        </OnceNear>
      </State>
      <State name={words.afterwards}>
        <Afterwards>
          <p>{words.followed}</p>
        </Afterwards>
      </State>
      <State name={words.spinner}>
        <Spinner />
      </State>
      <State name={words.progress}>
        <div className="grid max-w-xl gap-5">
          <Progress label={words.importing} value={120} max={300} detail={words.rows(120, 300)} />
          <Progress label={words.unknown} value={null} />
          <Progress label={words.done} value={100} />
        </div>
      </State>
      <State name={words.countdown}>
        <ul className="grid gap-1">
          {left.map((seconds) => (
            <li key={seconds}>
              <Countdown until={new Date(now + seconds * 1000).toISOString()} />
            </li>
          ))}
        </ul>
      </State>
    </>
  )
}
