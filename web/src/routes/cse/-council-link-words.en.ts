import * as names from '../../words/names.en.ts'
import type { Words } from '../../words/catalogue.ts'
import type fr from './-council-link-words.fr.ts'

export default {
  title: names.forTheWorksCouncil,
  intro: (company) =>
    `What ${company} gives its works council: the totals of each launched campaign and the formula of its agreement. Nobody is named in it, and no amount stands for fewer than five people.`,
} satisfies Words<typeof fr>
