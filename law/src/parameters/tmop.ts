import { parameter } from '../parameter.ts'

const TABLE = 'https://www.orion-expertise-comptable.re'
const NOTE = 'https://doc.arapl.org/actualites/2024/2024_03_07_XhQVas/index.html'
const read = '2026-11-20'

/**
 * Average bond yield of a half-year (TMOP, art. 14 of law 47-1775), used for late interest in the half-year that
 * follows. `from` is the first day of that following half-year; the exact day is the one after its publication. The
 * notices of the journal were not seen, only tables that repeat them.
 */
export const tmop = parameter({
  label: { fr: 'Taux moyen de rendement des obligations (TMOP)', en: 'Average bond yield (TMOP)' },
  unit: 'percent',
  renewed: 'half-yearly',
  values: [
    { from: '2024-01-01', value: 3.37, text: 'TMOP du 2e semestre 2023', id: null, url: NOTE, read },
    { from: '2023-07-01', value: 3.14, text: 'TMOP du 1er semestre 2023', id: null, url: TABLE, read },
    { from: '2023-01-01', value: 2.51, text: 'TMOP du 2e semestre 2022', id: null, url: TABLE, read },
    { from: '2022-07-01', value: 1.325, text: 'TMOP du 1er semestre 2022', id: null, url: TABLE, read },
    { from: '2022-01-01', value: 0.27, text: 'TMOP du 2e semestre 2021', id: null, url: TABLE, read },
    { from: '2021-07-01', value: 0.2, text: 'TMOP du 1er semestre 2021', id: null, url: TABLE, read },
    {
      from: '2021-01-01',
      value: -0.02,
      text: 'TMOP du 2e semestre 2020, à retenir pour 0',
      id: null,
      url: TABLE,
      read,
    },
    { from: '2020-07-01', value: 0.2, text: 'TMOP du 1er semestre 2020', id: null, url: TABLE, read },
    { from: '2020-01-01', value: 0.12, text: 'TMOP du 2e semestre 2019', id: null, url: TABLE, read },
    { from: '2019-07-01', value: 0.62, text: 'TMOP du 1er semestre 2019', id: null, url: TABLE, read },
    { from: '2019-01-01', value: 0.97, text: 'TMOP du 2e semestre 2018', id: null, url: TABLE, read },
    { from: '2018-07-01', value: 1.04, text: 'TMOP du 1er semestre 2018', id: null, url: TABLE, read },
    { from: '2018-01-01', value: 0.95, text: 'TMOP du 2e semestre 2017', id: null, url: TABLE, read },
  ],
  reread: read,
})
