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
  filing: { from: '2021-08-29', text: 'Code du travail art. D3313-1', id: 'LEGIARTI000043987783', read },
  control: { from: '2023-01-01', text: 'Code du travail art. L3345-2', id: 'LEGIARTI000046194029', read },
  renegotiation: {
    from: '2022-08-18',
    text: 'Code du travail art. L3312-5',
    id: 'LEGIARTI000046194090',
    read,
  },
  seniority: { from: '2023-12-01', text: 'Code du travail art. L3342-1', id: 'LEGIARTI000048489003', read },
  substitution: {
    from: '2018-09-01',
    text: 'Code du travail art. L3312-4',
    id: 'LEGIARTI000037075048',
    read,
  },
  participation_report: {
    from: '2018-01-01',
    text: 'Code du travail art. D3323-13',
    id: 'LEGIARTI000036483121',
    read,
  },
  agreement: { from: '2022-08-18', text: 'Code du travail art. L3312-5', id: 'LEGIARTI000046194090', read },
}
