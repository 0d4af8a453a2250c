import type { Day } from './calendar.ts'
import type { DelayName } from './delays.ts'
import type { OfficialId } from './parameter.ts'

/** Where a delay stands: the version of the article that was read, since when, and the day it was read. */
export type DelaySource = {
  readonly from: Day
  readonly text: string
  readonly id: OfficialId
  readonly read: Day
}

/** Read in the npm package @socialgouv/legi-data 2.513.0. Apart from the delays, which every screen may load. */
const read = '2026-11-23'
export const delaySources: Readonly<Record<DelayName, DelaySource>> = {
  reply: {
    from: '2016-01-01',
    text: 'Code du travail art. R3313-12 II et R3324-21-1',
    id: 'LEGIARTI000049905663',
    read,
  },
  savings_lock: {
    from: '2008-05-01',
    text: 'Code du travail art. L3332-25 al. 1',
    id: 'LEGIARTI000042340834',
    read,
  },
  participation_lock: {
    from: '2008-05-01',
    text: 'Code du travail art. L3324-10 al. 1',
    id: 'LEGIARTI000031012101',
    read,
  },
  lock_without_agreement: {
    from: '2008-05-01',
    text: 'Code du travail art. L3323-5 al. 2',
    id: 'LEGIARTI000038613192',
    read,
  },
  threshold: { from: '2020-01-01', text: 'CSS art. L130-1 II', id: 'LEGIARTI000051287151', read },
}
