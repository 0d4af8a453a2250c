import type { Words } from '../../words/catalogue.ts'
import type fr from './-council-link-words.fr.ts'

export default {
  title: 'For the works council',
  intro: (company) =>
    `What ${company} gives its works council: the totals of each launched campaign and the formula of its agreement. Nobody is named in it, and no amount stands for fewer than five people.`,
} satisfies Words<typeof fr>
