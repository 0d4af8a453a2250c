import type { Words } from '../../../words/catalogue.ts'
import type fr from './-council-links-words.fr.ts'

export default {
  title: 'Reading link for the works council',
  intro:
    'A page without an account for your works council: the totals of each launched campaign, the formula of the agreement and its curve. Nobody is named in it, and nothing stands for fewer than five people.',
  labelHint: 'Secretary of the works council, its expert…',
  link: 'Link of the works council',
  none: 'No link was given to the works council.',
} satisfies Words<typeof fr>
