import type { FundData } from './fund-store.ts'

/** A fund of the demo: marked as such in its code, its name and everywhere it is shown. */
export interface DemoFund {
  id: string
  code: string
  sri: number
  data: Omit<FundData, 'dic_url'> & { share_class: string }
}

type Figures = Pick<
  FundData,
  | 'name'
  | 'asset_class'
  | 'sfdr'
  | 'recurring_cost_bps'
  | 'recommended_holding_months'
  | 'plans'
  | 'is_solidarity'
  | 'description_fr'
  | 'description_en'
> & {
  sri: number
  /** Change over one year in the four scenarios, from the worst, in basis points. */
  year: [number, number, number, number]
}

const both: FundData['plans'] = ['pee', 'percol']

const figures: Figures[] = [
  {
    name: 'Monétaire court terme (démo)',
    asset_class: 'money_market',
    sri: 1,
    sfdr: 'article_8',
    recurring_cost_bps: 15,
    recommended_holding_months: 6,
    is_solidarity: false,
    plans: both,
    year: [150, 190, 240, 320],
    description_fr:
      'Place l’argent à très court terme auprès d’États et de banques. La valeur bouge très peu\u00a0: c’est le fonds le moins risqué, et celui qui rapporte le moins sur la durée. Il convient à une somme dont on aura besoin bientôt.',
    description_en:
      'Lends money for a very short time to states and banks. Its value hardly moves: it is the least risky fund, and the one that earns least over time. It suits a sum needed soon.',
  },
  {
    name: 'Obligations prudentes (démo)',
    asset_class: 'bonds',
    sri: 2,
    sfdr: 'article_8',
    recurring_cost_bps: 55,
    recommended_holding_months: 24,
    is_solidarity: false,
    plans: both,
    year: [-620, -180, 210, 480],
    description_fr:
      'Prête à des États et à de grandes entreprises de la zone euro, qui versent un intérêt. La valeur peut baisser quand les taux d’intérêt montent. À garder deux ans au moins.',
    description_en:
      'Lends to states and large companies of the euro area, which pay interest. Its value can fall when interest rates rise. To be kept for two years at least.',
  },
  {
    name: 'Prudence diversifiée (démo)',
    asset_class: 'diversified_defensive',
    sri: 2,
    sfdr: 'article_8',
    recurring_cost_bps: 80,
    recommended_holding_months: 36,
    is_solidarity: false,
    plans: both,
    year: [-850, -260, 260, 720],
    description_fr:
      'Environ 80\u202f% d’obligations et 20\u202f% d’actions. Cherche une progression régulière en limitant les baisses. À garder trois ans au moins.',
    description_en:
      'About 80% bonds and 20% shares. Seeks steady growth while limiting falls. To be kept for three years at least.',
  },
  {
    name: 'Équilibre (démo)',
    asset_class: 'diversified_balanced',
    sri: 3,
    sfdr: 'article_8',
    recurring_cost_bps: 105,
    recommended_holding_months: 60,
    is_solidarity: false,
    plans: both,
    year: [-1450, -520, 380, 1280],
    description_fr:
      'La moitié en actions, la moitié en obligations. Un compromis entre rendement et prudence, pour un projet à cinq ans comme un achat immobilier.',
    description_en:
      'Half in shares, half in bonds. A compromise between return and caution, for a project five years away such as buying a home.',
  },
  {
    name: 'Dynamique (démo)',
    asset_class: 'diversified_dynamic',
    sri: 4,
    sfdr: 'article_8',
    recurring_cost_bps: 125,
    recommended_holding_months: 60,
    is_solidarity: false,
    plans: both,
    year: [-2150, -860, 480, 1790],
    description_fr:
      'Environ 75\u202f% d’actions d’Europe et du monde, le reste en obligations. Les variations sont nettes d’une année à l’autre\u202f; le temps les lisse. À garder cinq ans au moins.',
    description_en:
      'About 75% shares from Europe and the world, the rest in bonds. It varies clearly from one year to the next; time smooths it. To be kept for five years at least.',
  },
  {
    name: 'Actions Europe durables (démo)',
    asset_class: 'equity_europe',
    sri: 4,
    sfdr: 'article_9',
    recurring_cost_bps: 135,
    recommended_holding_months: 60,
    is_solidarity: false,
    plans: both,
    year: [-2900, -1240, 560, 2380],
    description_fr:
      'Des actions de grandes entreprises européennes choisies pour leur contribution au climat et au social. Le capital peut baisser fortement avant de remonter. À garder cinq ans au moins.',
    description_en:
      'Shares of large European companies chosen for what they do for climate and people. The capital can fall sharply before it recovers. To be kept for five years at least.',
  },
  {
    name: 'Actions monde indiciel (démo)',
    asset_class: 'equity_world',
    sri: 4,
    sfdr: 'article_6',
    recurring_cost_bps: 35,
    recommended_holding_months: 60,
    is_solidarity: false,
    plans: both,
    year: [-3100, -1150, 640, 2560],
    description_fr:
      'Suit les grandes entreprises du monde entier sans chercher à choisir les meilleures, pour des frais bas. Le cours des monnaies compte aussi. À garder cinq ans au moins.',
    description_en:
      'Follows large companies of the whole world without trying to pick the best, at a low cost. Exchange rates count as well. To be kept for five years at least.',
  },
  {
    name: 'PME-ETI de France (démo)',
    asset_class: 'equity_small_cap',
    sri: 5,
    sfdr: 'article_8',
    recurring_cost_bps: 160,
    recommended_holding_months: 96,
    is_solidarity: false,
    plans: both,
    year: [-3600, -1650, 620, 3150],
    description_fr:
      'Des actions de petites et moyennes entreprises françaises. Elles peuvent grandir vite ou chuter, et se revendent moins facilement. À garder huit ans au moins.',
    description_en:
      'Shares of small and medium French companies. They can grow fast or fall, and sell less easily. To be kept for eight years at least.',
  },
  {
    name: 'Solidaire 90/10 (démo)',
    asset_class: 'solidarity',
    sri: 3,
    sfdr: 'article_9',
    recurring_cost_bps: 100,
    recommended_holding_months: 60,
    is_solidarity: true,
    plans: both,
    year: [-1250, -480, 310, 1050],
    description_fr:
      'De 5 à 10\u202f% financent des entreprises solidaires\u00a0: logement, insertion, handicap. Le reste est réparti entre obligations et actions européennes. À garder cinq ans au moins.',
    description_en:
      'Between 5 and 10% finance social enterprises: housing, jobs, disability. The rest is shared between European bonds and shares. To be kept for five years at least.',
  },
  {
    name: 'Actionnariat salarié (démo)',
    asset_class: 'employer_stock',
    sri: 6,
    sfdr: 'article_6',
    recurring_cost_bps: 20,
    recommended_holding_months: 60,
    is_solidarity: false,
    plans: ['pee'],
    year: [-5200, -2350, 590, 4600],
    description_fr:
      'Les actions de votre entreprise, et d’elle seule. Votre salaire et votre épargne dépendent alors de la même société\u00a0: n’y placez pas tout. À garder cinq ans au moins.',
    description_en:
      'The shares of your company, and of it alone. Your pay and your savings then depend on the same company: do not place everything there. To be kept for five years at least.',
  },
]

const scenarioNames = ['stress', 'unfavourable', 'moderate', 'favourable'] as const

/** The ten funds of the demo, from the least to the most risky family; their figures are invented, and said to be. */
export const demoCatalogue: readonly DemoFund[] = figures.map(({ sri, year, ...fund }, index) => {
  const number = String(index + 1).padStart(2, '0')
  return {
    id: `de000000-0000-4000-8000-0000000000${number}`,
    code: `DEMO0000${number}`,
    sri,
    data: {
      ...fund,
      code_type: 'other',
      manager_name: 'Gestion Démo',
      share_class: 'P',
      entry_cost_bps: 0,
      scenarios: scenarioNames.map((name, place) => ({ name, bps_per_year: year[place] ?? 0 })),
      dic_date: '2026-01-15',
      is_demo: true,
    },
  }
})
