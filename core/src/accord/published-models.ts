import {
  combine,
  compared,
  constant,
  grid,
  input,
  over,
  share,
  times,
  when,
} from '@moisson/law/formula/build'
import type { Text } from '@moisson/law/text'
import { PAYROLL } from './accord.ts'
import type { PublishedModel } from './published-model.ts'
import { byPresence, half, result } from './published-model-parts.ts'
import type { PublishedModelCode } from './published-model-codes.ts'
import { furtherModels } from './published-models-further.ts'

const turnover = (name: string, label: string, definition: string) => ({
  name,
  label,
  definition,
  kind: 'turnover' as const,
  unit: 'EUR' as const,
  source: 'comptes annuels approuvés',
})
const noSplit: Text = {
  fr: 'Le partage n’est pas public : moitié salaire, moitié présence en tient lieu.',
  en: 'How it is shared is not public: half by pay and half by presence stand in its place.',
}

/** Formulas of agreements and of models that were published, without the name of who wrote them; each begins a draft. */
export const publishedModels: Readonly<Record<PublishedModelCode, PublishedModel>> = {
  bank_target: {
    label: {
      fr: 'Une part des salaires, selon l’atteinte des objectifs',
      en: 'A share of wages, by how far the targets are met',
    },
    sector: { fr: 'Banque', en: 'Banking' },
    size: { fr: 'grande entreprise', en: 'large company' },
    year: 2019,
    note: {
      fr: 'Les objectifs eux-mêmes et leurs poids sont réunis ici en un seul taux d’atteinte.',
      en: 'The targets themselves and their weights are brought together here in one rate.',
    },
    answers: {
      indicators: [
        {
          name: 'atteinte',
          label: 'taux d’atteinte pondéré des objectifs',
          definition:
            'moyenne pondérée des taux d’atteinte de chaque objectif de l’exercice, chacun retenu jusqu’à cent cinquante pour cent',
          kind: 'performance',
          unit: 'ratio',
          source: 'tableau de suivi présenté au CSE',
          plausible: { from: 0, to: 1.5 },
        },
      ],
      formula: {
        tree: times(input(PAYROLL), combine('min', constant(0.17), times(constant(0.12), input('atteinte')))),
      },
      split: {
        criteria: [
          { criterion: 'salary', weight_bps: 8000 },
          { criterion: 'presence', weight_bps: 2000 },
        ],
      },
    },
  },
  retail_grid: {
    label: {
      fr: 'Un montant par personne, selon le chiffre d’affaires prévu',
      en: 'An amount for each person, by the revenue that was planned',
    },
    sector: { fr: 'Grande distribution', en: 'Retail' },
    size: { fr: 'grande entreprise', en: 'large company' },
    year: 2019,
    note: {
      fr: 'Un seul des deux critères de l’accord est repris ; le budget est un exemple.',
      en: 'One of the two criteria of the agreement is taken up; the budget is an example.',
    },
    answers: {
      indicators: [
        {
          ...turnover(
            'ca',
            'chiffre d’affaires réalisé',
            'chiffre d’affaires hors taxes réalisé dans l’exercice',
          ),
          plausible: { from: 9_200_000, to: 10_400_000 },
        },
        {
          ...turnover(
            'budget',
            'chiffre d’affaires prévu',
            'chiffre d’affaires hors taxes inscrit au budget',
          ),
          history: [{ year: 2025, value: 10_000_000 }],
          plausible: { from: 9_000_000, to: 11_000_000 },
        },
      ],
      formula: {
        tree: {
          per_head: grid(over(input('ca'), input('budget')), [
            [null, 0],
            [0.95, 50],
            [0.96, 100],
            [0.97, 200],
            [0.98, 300],
            [0.99, 450],
            [1, 500],
            [1.01, 600],
          ]),
        },
      },
      split: byPresence,
    },
  },
  farm_units: {
    label: { fr: 'Des euros par unité vendue', en: 'Euros for each unit sold' },
    sector: { fr: 'Élevage', en: 'Farming' },
    size: { fr: 'deux salariés', en: 'two employees' },
    year: 2020,
    note: {
      fr: 'L’objectif n’est pas public : celui-ci est un exemple. L’accord compte par trimestre, l’exemple par an.',
      en: 'The target is not public: this one is an example. The agreement counts by quarter, the example by year.',
    },
    answers: {
      indicators: [
        {
          name: 'ventes',
          label: 'animaux vendus',
          definition: 'nombre d’animaux vendus dans l’exercice, d’après les bons d’enlèvement',
          kind: 'performance',
          unit: 'count',
          source: 'bons d’enlèvement',
          plausible: { from: 9000, to: 11_500 },
        },
      ],
      formula: {
        tree: {
          per_head: times(
            constant(2),
            combine('max', constant(0), combine('sub', input('ventes'), constant(10_000))),
          ),
        },
      },
      split: byPresence,
    },
  },
  shop_growth: {
    label: { fr: 'Des paliers sur la croissance', en: 'Steps on growth' },
    sector: { fr: 'Commerce', en: 'Shop' },
    size: { fr: 'petite entreprise', en: 'small company' },
    year: 2009,
    note: noSplit,
    answers: {
      indicators: [
        {
          ...turnover(
            'ca',
            'chiffre d’affaires de l’exercice',
            'chiffre d’affaires net hors taxes de l’exercice',
          ),
          plausible: { from: 1_000_000, to: 1_150_000 },
        },
        {
          ...turnover(
            'ca_precedent',
            'chiffre d’affaires de l’exercice précédent',
            'chiffre d’affaires net hors taxes de l’exercice précédent',
          ),
          history: [{ year: 2025, value: 1_000_000 }],
          plausible: { from: 900_000, to: 1_100_000 },
        },
        {
          ...result('resultat', 'résultat net', 'résultat net comptable de l’exercice, avant intéressement'),
          history: [{ year: 2025, value: 80_000 }],
          plausible: { from: 0, to: 160_000 },
        },
      ],
      formula: {
        tree: when(
          compared(input('resultat'), '>=', constant(65_000)),
          grid(combine('sub', over(input('ca'), input('ca_precedent')), constant(1)), [
            [null, 0],
            [0.04, 4000],
            [0.05, 5000],
            [0.06, 6000],
            [0.07, 7000],
            [0.08, 8000],
            [0.09, 9000],
            [0.1, 10_000],
          ]),
        ),
      },
      split: half,
    },
  },
  services_excess: {
    label: { fr: 'Une part de ce qui dépasse un seuil', en: 'A share of what exceeds a threshold' },
    sector: { fr: 'Services', en: 'Services' },
    size: { fr: 'petite entreprise', en: 'small company' },
    year: 2024,
    note: noSplit,
    answers: {
      indicators: [
        {
          ...result(
            'resultat',
            'résultat courant avant impôt',
            'résultat courant avant impôt et avant intéressement, tel qu’il figure dans les comptes annuels approuvés',
          ),
          plausible: { from: 0, to: 250_000 },
        },
      ],
      formula: {
        preset: 'share_of_result',
        indicator: 'resultat',
        rate_bps: 2000,
        threshold: 50_000,
        on: 'excess',
      },
      split: half,
    },
  },
  services_budget: {
    label: {
      fr: 'Une part des salaires si le budget est dépassé',
      en: 'A share of wages when the budget is beaten',
    },
    sector: { fr: 'Services', en: 'Services' },
    size: { fr: 'petite entreprise', en: 'small company' },
    year: 2024,
    note: {
      fr: 'Le budget est un exemple. Le partage n’est pas public : moitié salaire, moitié présence en tient lieu.',
      en: 'The budget is an example. How it is shared is not public: half by pay and half by presence stand in its place.',
    },
    answers: {
      indicators: [
        {
          ...result(
            'reel',
            'résultat d’exploitation réel',
            'résultat d’exploitation de l’exercice, avant intéressement',
          ),
          plausible: { from: 0, to: 240_000 },
        },
        {
          ...result(
            'budget',
            'résultat d’exploitation prévu',
            'résultat d’exploitation inscrit au budget de l’exercice',
          ),
          history: [{ year: 2025, value: 120_000 }],
          plausible: { from: 60_000, to: 180_000 },
        },
      ],
      formula: { tree: when(compared(input('reel'), '>', input('budget')), share(2, input(PAYROLL))) },
      split: half,
    },
  },
  ...furtherModels,
}
