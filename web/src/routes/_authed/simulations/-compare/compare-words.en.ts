import * as names from '../../../../words/names.en.ts'
import type { Words } from '../../../../words/catalogue.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './compare-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Two simulations side by side',
  figures: 'What comes out',
  inputs: 'What changes in the assumptions',
  figure: names.figure,
  input: 'Assumption',
  difference: names.difference,
  same: 'The assumptions are the same.',
  swap: 'Swap',
  keep: 'Keep this comparison',
  kept: 'The comparison is kept on the first simulation.',
  absent: '–',
  none: 'none',
  items: (count: number) => plural(count, '# line', '# lines'),
  parts: {
    plan_cap_cents: 'cap',
    above_cents: 'above',
    actual_cents: 'reached',
    label: '',
    base: 'on the',
    grants_to_leavers: 'for leavers',
    tiers: 'tiers',
    of: 'of',
    ceiling: 'ceiling',
    net_accounting_profit_cents: 'accounting profit',
  },
}
export default en
