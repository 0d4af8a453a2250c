import type { Words } from '../../../../words/catalogue.ts'
import * as names from '../../../../words/names.en.ts'
import type fr from './-my-papers-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.allMyPapers,
  intro:
    'What Moisson keeps for you, of all your campaigns and companies. Your account statements and your payslip are not here: ask the account keeper and the employer.',
  all: (count) => `Download everything (${count} papers, zip)`,
  one: 'Download everything (1 paper, zip)',
  download: names.download,
  none: 'No paper for now',
  noneWhy:
    'Your individual notice comes here with your first campaign, and your receipt as soon as you have chosen.',
}
export default en
