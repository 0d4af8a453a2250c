import type { Answers } from '../-editor/answers-queue.ts'

/** One sub-mass of the split as it is being written. */
export type Weighted = NonNullable<NonNullable<Answers['split']>['criteria']>[number]
