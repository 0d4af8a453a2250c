import { sourceIn } from '@moisson/law/legal-points'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-agreement-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Agreements',
  titles: { interessement: 'Intéressement agreement', participation: 'Participation agreement' },
  help: 'An agreement concluded elsewhere is entered here, with its dates and the clauses a campaign takes over. Nothing is launched without an agreement that is signed, filed and in force for the exercice.',
  none: 'No agreement is on record. Enter the one that is signed, then save.',
  example:
    'This agreement is an example of the demo: nobody decided it. It becomes yours as soon as you save it with a change.',
  acts: 'The act',
  dates: 'Length and filing',
  clauses: 'What a campaign takes over',
  clausesHelp:
    'Copy what the signed text says. Nothing is assumed for you: what is missing will be asked at the launch.',
  officers: 'Head of company, corporate officers and spouses',
  officersHelp: `They are not employees: they benefit from the agreement only if it says so (${sourceIn('officers', 'en')}). Their income of the year before counts, up to the highest salary paid (${sourceIn('officers_pay', 'en')}).`,
  toSay: 'To be given',
  sumUnsaid: 'To be given: the three parts add up to 100%.',
  sum: (percent) => `Total: ${percent}`,
  sumWrong: (percent) => `Total: ${percent} instead of 100%`,
  choose: 'Choose',
  upload: 'Add the signed text',
  unsaved: 'Changes not saved',
  allSaved: 'Everything is saved',
  discard: 'Discard',
  save: 'Save the agreement',
  saved: 'Agreement saved',
}
export default en
