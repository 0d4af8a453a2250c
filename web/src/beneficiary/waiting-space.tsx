import type { ReactNode } from 'react'
import { Skeleton } from '../kit/skeleton.tsx'
import { CardShape, CountShape, homeShape } from './home-shape.tsx'
import { BackArrow, SpaceBar, backClass } from './space-frame.tsx'
import { StepPending, choiceShape } from './choice-shape.tsx'

/** A page of the space as it is written at build, before anybody is known in it: each thing in its place, and nothing that is pressed. */
function Waiting({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div inert className="contents">
      {bar}
      {children}
    </div>
  )
}

/** The mark of the company, which is on its way. */
const NoMark = () => <span className="block size-8 rounded-lg bg-primary-100" />

export function WaitingHome() {
  return (
    <Waiting
      bar={
        <SpaceBar
          end={<span className="block size-10 shrink-0 rounded-full bg-primary-100 pointer-coarse:size-11" />}
        >
          <NoMark />
        </SpaceBar>
      }
    >
      <main className={homeShape}>
        <header className="lg:col-span-2">
          <Skeleton className="h-(--leading-8) w-40" />
          <CountShape />
        </header>
        <div className="grid min-w-0 gap-5">
          <CardShape />
        </div>
      </main>
    </Waiting>
  )
}

export function WaitingChoice() {
  return (
    <Waiting
      bar={
        <SpaceBar
          back={
            <span className={backClass}>
              <BackArrow />
            </span>
          }
        >
          <NoMark />
        </SpaceBar>
      }
    >
      <main className={choiceShape}>
        <StepPending />
      </main>
    </Waiting>
  )
}
