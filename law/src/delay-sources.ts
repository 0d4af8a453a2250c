import type { Day } from './calendar.ts'
import type { DelayName } from './delays.ts'
import type { FurtherDelayName } from './further-delays.ts'
import type { OfficialId } from './parameter.ts'

/** Where a delay stands: the version of the article that was read, since when, and the day it was read. */
export type DelaySource = {
  readonly from: Day
  readonly text: string
  readonly read: Day
  /** Null where the text was read elsewhere than at its official address: then where. */
} & ({ readonly id: OfficialId } | { readonly id: null; readonly url: string })

/** Read in the npm package @socialgouv/legi-data 2.513.0. Apart from the delays, which every screen may load. */
const read = '2026-11-23'
export const delaySources: Readonly<Record<DelayName | FurtherDelayName, DelaySource>> = {
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
  release_request: {
    from: '2024-07-07',
    text: 'Code du travail art. R3324-23',
    id: 'LEGIARTI000049905608',
    read: '2026-11-24',
  },
  unclaimed: {
    from: '2016-01-01',
    text: 'Code du travail art. D3313-11 et D3324-37',
    id: 'LEGIARTI000031588573',
    read: '2026-11-24',
  },
  calculation_period: {
    from: '2019-05-24',
    text: 'Code du travail art. L3314-2 1°',
    id: 'LEGIARTI000038589716',
    read: '2026-11-24',
  },
  placing_received: {
    from: '2008-05-01',
    text: 'Code du travail art. R3332-12',
    id: 'LEGIARTI000018533132',
    read: '2026-11-24',
  },
  annual_statement: {
    from: '2020-01-01',
    text: 'Code du travail art. D3332-16-1',
    id: 'LEGIARTI000038944948',
    read: '2026-11-24',
  },
  participation_agreement: {
    from: '2019-05-24',
    text: 'Code du travail art. L3323-5 al. 1',
    id: 'LEGIARTI000038613192',
    read: '2026-11-24',
  },
  rest_days: {
    from: '2019-10-01',
    text: 'C. mon. fin. art. D224-9',
    id: null,
    url: 'https://french-business-law.com/french-legislation/legiscta000006100807-legiscta000006123430-book-ii-products/page/56',
    read: '2026-11-28',
  },
  agency_missions: {
    from: '2023-12-01',
    text: 'Code du travail art. L3342-1 al. 3',
    id: 'LEGIARTI000048489003',
    read: '2026-11-28',
  },
  agency_seniority: {
    from: '2023-12-01',
    text: 'Code du travail art. L3342-1 dernier al.',
    id: 'LEGIARTI000048489003',
    read: '2026-11-28',
  },
  control_more: {
    from: '2023-01-01',
    text: 'Code du travail art. L3313-3 al. 3',
    id: 'LEGIARTI000046194067',
    read: '2026-11-28',
  },
  value_sharing: {
    from: '2025-01-01',
    text: 'Loi 2023-1107 du 29/11/2023 art. 5, I',
    id: 'JORFARTI000048480574',
    read: '2026-11-23',
  },
}
