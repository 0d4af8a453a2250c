import { lazy } from 'react'

const custom = () => import('./-custom-step.tsx')
const review = () => import('./-review-step.tsx')
const done = () => import('./-done-view.tsx')
const draftBar = () => import('./-draft-bar.tsx')
const trouble = () => import('./-queue-trouble.tsx')

const matching = () => import('./-matching-steps.tsx')
const overTime = () => import('./-over-time-step.tsx')
const meaning = () => import('../../../../academy/term-meaning.tsx')
/** What the words of the trade mean. */
const meanings = () => import('../../../../academy/guide-data.ts').then(({ loadGlossary }) => loadGlossary())

/** What comes after the first screen: it arrives behind it, so that amount and ways show at once. */
export const CustomStep = lazy(custom)
export const ReviewStep = lazy(review)
export const DoneView = lazy(done)
export const DraftBar = lazy(draftBar)
export const QueueTrouble = lazy(trouble)
export const OverTimeStep = lazy(overTime)
export const OverView = lazy(() => import('./-over-view.tsx'))
export const UndueView = lazy(() => import('./-undue-view.tsx'))
export const MoreFacts = lazy(() => import('./-more-facts.tsx'))
export const NetTerm = lazy(() => import('../-net-term.tsx'))

/** Fetches every later step while the network is there: a choice begun in a warehouse ends there too. */
export function fetchLaterSteps(): void {
  for (const step of [review, custom, done, matching, draftBar, trouble, overTime, meaning, meanings])
    step().catch(() => undefined)
}
