import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Deux simulations côte à côte',
  figures: 'Ce qui sort',
  inputs: 'Ce qui change dans les hypothèses',
  figure: names.figure,
  input: 'Hypothèse',
  difference: names.difference,
  same: 'Les hypothèses sont les mêmes.',
  swap: 'Échanger',
  keep: 'Garder cette comparaison',
  kept: 'La comparaison est gardée sur la première simulation.',
  absent: '–',
  none: 'néant',
  items: (count: number) => pluriel(count, '# ligne', '# lignes'),
  parts: {
    plan_cap_cents: 'plafond',
    above_cents: 'plus de',
    actual_cents: 'réalisé',
    label: '',
    base: 'sur le',
    grants_to_leavers: 'pour les partants',
    tiers: 'tranches',
    of: 'sur',
    ceiling: 'plafond',
    net_accounting_profit_cents: 'bénéfice comptable',
  },
}
