import type { Text } from '@moisson/law/text'
import type { GivenAnswers } from './given-answers.ts'

export const accordModelCodes = [
  'share_of_result',
  'slices_of_result',
  'growth_grid',
  'weighted_objectives',
  'units_of_work',
  'amount_each',
] as const
export type AccordModelCode = (typeof accordModelCodes)[number]

interface AccordModel {
  label: Text
  /** For whom it is, in one sentence. */
  suits: Text
  answers: GivenAnswers
}

const half = {
  criteria: [
    { criterion: 'salary' as const, weight_bps: 5000 },
    { criterion: 'presence' as const, weight_bps: 5000 },
  ],
}
const byPresence = { criteria: [{ criterion: 'presence' as const, weight_bps: 10_000 }] }
const result = {
  name: 'resultat',
  label: 'résultat courant avant impôt',
  definition:
    'résultat courant avant impôt et avant intéressement, tel qu’il figure dans les comptes annuels approuvés',
  kind: 'result' as const,
  unit: 'EUR' as const,
  source: 'comptes annuels approuvés',
  accounting_line: 'liasse fiscale, case GW',
}
const turnover = (name: string, label: string, definition: string) => ({
  name,
  label,
  definition,
  kind: 'turnover' as const,
  unit: 'EUR' as const,
  source: 'comptes annuels approuvés',
  accounting_line: 'liasse fiscale, case FL',
})

/** Agreements to begin with, after the shapes that published agreements most often have; every figure is to be made one's own. */
export const accordModels: Readonly<Record<AccordModelCode, AccordModel>> = {
  share_of_result: {
    label: { fr: 'Une part du résultat', en: 'A share of the result' },
    suits: {
      fr: 'Une petite entreprise qui veut une règle qu’on retient : au-dessus d’un seuil, une part du résultat.',
      en: 'A small company that wants a rule one remembers: above a threshold, a share of the result.',
    },
    answers: {
      indicators: [result],
      formula: {
        preset: 'share_of_result',
        indicator: 'resultat',
        rate_bps: 1000,
        threshold: 50_000,
        strict: true,
        on: 'excess',
      },
      split: half,
    },
  },
  slices_of_result: {
    label: { fr: 'Une part croissante du résultat', en: 'A rising share of the result' },
    suits: {
      fr: 'Une entreprise dont le résultat varie beaucoup : chaque tranche a son taux, sans effet de seuil.',
      en: 'A company whose result varies a lot: each slice has its rate, without a cliff.',
    },
    answers: {
      indicators: [result],
      formula: {
        preset: 'bands',
        indicator: 'resultat',
        mode: 'marginal',
        rows: [
          { from: 0, to: 50_000, rate_bps: 0 },
          { from: 50_000, to: 150_000, rate_bps: 800 },
          { from: 150_000, to: null, rate_bps: 1200 },
        ],
      },
      split: half,
    },
  },
  growth_grid: {
    label: { fr: 'La croissance du chiffre d’affaires', en: 'Growth of revenue' },
    suits: {
      fr: 'Un commerce ou une entreprise de services : un barème sur la croissance, si le résultat est positif.',
      en: 'A shop or a service company: a grid on growth, provided there is a profit.',
    },
    answers: {
      indicators: [
        turnover('ca', 'chiffre d’affaires de l’exercice', 'chiffre d’affaires net hors taxes de l’exercice'),
        turnover(
          'ca_precedent',
          'chiffre d’affaires de l’exercice précédent',
          'chiffre d’affaires net hors taxes de l’exercice précédent',
        ),
        result,
      ],
      formula: {
        preset: 'bands',
        indicator: 'ca',
        compared_to: 'ca_precedent',
        trigger: { indicator: 'resultat', threshold: 0, strict: true },
        rows: [
          { from: null, to: 1.02, rate_bps: 0 },
          { from: 1.02, to: 1.04, rate_bps: 150 },
          { from: 1.04, to: 1.06, rate_bps: 250 },
          { from: 1.06, to: null, rate_bps: 400 },
        ],
      },
      split: half,
    },
  },
  weighted_objectives: {
    label: { fr: 'Plusieurs objectifs pondérés', en: 'Several weighted objectives' },
    suits: {
      fr: 'Une entreprise qui suit des indicateurs : chacun a son poids, son seuil et sa cible de chaque année.',
      en: 'A company that follows indicators: each has its weight, its threshold and its target of each year.',
    },
    answers: {
      indicators: [
        result,
        {
          name: 'service',
          label: 'taux de commandes livrées à l’heure',
          definition:
            'nombre de commandes livrées au plus tard à la date promise, rapporté au nombre de commandes livrées dans l’exercice',
          kind: 'performance',
          unit: 'ratio',
          source: 'registre des livraisons',
        },
        {
          name: 'rebuts',
          label: 'taux de rebuts',
          definition: 'quantités rebutées rapportées aux quantités produites dans l’exercice',
          kind: 'performance',
          unit: 'ratio',
          direction: 'lower',
          source: 'suivi de production',
        },
      ],
      formula: {
        preset: 'objectives',
        budget: { rate_bps: 500 },
        trigger: { indicator: 'resultat', threshold: 0, strict: true },
        objectives: [
          {
            indicator: 'resultat',
            weight_bps: 5000,
            target: 150_000,
            threshold: 50_000,
            over: { value: 200_000, score_bps: 12_000 },
          },
          { indicator: 'service', weight_bps: 3000, target: 0.96, threshold: 0.9 },
          { indicator: 'rebuts', weight_bps: 2000, target: 0.02, threshold: 0.04 },
        ],
      },
      split: half,
    },
  },
  units_of_work: {
    label: { fr: 'Des euros par unité produite', en: 'Euros for each unit produced' },
    suits: {
      fr: 'Une exploitation ou un atelier : au-dessus d’une quantité, chaque unité de plus apporte une somme.',
      en: 'A farm or a workshop: above a quantity, each further unit brings a sum.',
    },
    answers: {
      indicators: [
        {
          name: 'unites',
          label: 'unités livrées',
          definition: 'nombre d’unités conformes livrées et acceptées dans l’exercice',
          kind: 'performance',
          unit: 'count',
          source: 'registre des livraisons',
        },
      ],
      formula: {
        tree: {
          label: 'somme par unité au-delà du seuil',
          expr: {
            op: 'mul',
            args: [
              { const: 2 },
              {
                op: 'max',
                args: [{ const: 0 }, { op: 'sub', args: [{ var: 'unites' }, { const: 10_000 }] }],
              },
            ],
          },
        },
      },
      split: byPresence,
    },
  },
  amount_each: {
    label: { fr: 'Un montant par personne', en: 'An amount for each person' },
    suits: {
      fr: 'Une petite équipe qui veut le même montant pour tous, selon la présence, si l’objectif est tenu.',
      en: 'A small team that wants the same amount for all, by presence, when the target is met.',
    },
    answers: {
      indicators: [result],
      formula: {
        tree: {
          if: { cmp: '>=', left: { var: 'resultat' }, right: { const: 80_000 } },
          [`${'then'}`]: { per_head: { const: 600 } },
          else: { const: 0 },
        },
      },
      split: byPresence,
    },
  },
}
