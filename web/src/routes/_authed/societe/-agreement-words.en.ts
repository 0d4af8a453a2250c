import kit from '../../../words/kit.en.ts'
import * as names from '../../../words/names.en.ts'
import { sourceIn } from '@moisson/law/legal-points'
import type { Words } from '../../../words/catalogue.ts'
import type fr from './-agreement-words.fr.ts'

const en: Words<typeof fr> = {
  title: names.agreements,
  titles: { interessement: names.interessementAgreement, participation: 'Participation agreement' },
  noneTitle: {
    interessement: 'No intéressement agreement',
    participation: 'No participation agreement',
  },
  none: {
    interessement:
      'An agreement concluded elsewhere is entered here, with its dates and the clauses a campaign takes over. No intéressement is launched without an agreement that is signed, filed and in force for the financial year.',
    participation:
      'Enter the signed agreement, with its dates and the clauses a campaign takes over. No participation is launched without it.',
  },
  enter: 'Enter a signed agreement',
  draft: 'Draft one',
  draftNext: 'Draft an agreement or an amendment',
  addParticipation: 'Enter a participation agreement',
  over: 'The agreement has covered its last financial year: no later one has an agreement.',
  amend: 'Enter an amendment',
  follow: 'Enter the next agreement',
  change: kit.change,
  renew: 'Renew',
  denounce: 'Denounce',
  remove: names.takeBack,
  standings: { unsigned: 'not signed', to_come: names.toCome, in_force: names.inForce, past: 'past' },
  acts_of: { amendment: 'amendment', renewal: 'renewal' },
  rules: (first, last) => `Financial years from ${first} to ${last}`,
  rulesFrom: (first) => `Financial years from ${first} on`,
  rulesUnsaid: 'Financial years to be given',
  signedOn: (day) => `signed on ${day}`,
  notSigned: 'not signed yet',
  filedOn: (day, reference) => `filed on ${day}${reference ? ` (${reference})` : ''}`,
  notFiled: 'not filed yet',
  denouncedOn: (day) => `denounced on ${day}`,
  by: (name) => `entered by ${name}`,
  readText: 'Read the text',
  writtenHere: (title) => `“${title}”, written here, is not the company’s agreement yet`,
  writtenUnsigned: (day) =>
    `Written on ${day}, not signed yet. Recording it takes over its clauses, financial years and formula: nothing is typed again.`,
  writtenSigned: (day) =>
    `Signed on ${day}. Recording it takes over its clauses, financial years and formula: nothing is typed again.`,
  applyWritten: 'Record it here',
  formula: {
    title: names.whereTheEnvelopeComesFrom,
    kept: 'By its formula',
    asked: (figures) => `Figures asked for each financial year: ${figures}.`,
    typed: (reason) => `Typed amount: ${reason}`,
    none: 'No formula given: the envelope of each campaign is a typed amount.',
    change: 'Say where the envelope comes from',
    changeAgain: 'Change where the envelope comes from',
    dialogBody:
      'The formula is taken from a draft of the agreement workshop: only its steps “Indicators”, “Formula” and “Caps” are read.',
    from: names.theFormula,
    draft: 'From a draft',
    amount: 'None: typed amount',
    whichDraft: names.draft,
    pick: 'Choose a draft',
    noDraft: 'No draft: begin one in the agreement workshop, with the formula of the signed agreement.',
    toCreator: 'Open the agreement workshop',
    reason: 'Why the amount is typed',
    reasonMissing: 'Write why.',
    draftMissing: 'Choose the draft.',
    save: kit.save,
    saved: 'Origin of the envelope saved',
  },
  decided: 'Decided:',
  removeSigned:
    'It is signed: take it back only if it was recorded by mistake. An agreement concluded is denounced, or goes to its term.',
  removeTitle: 'Take this version back?',
  removeWhat: (title) =>
    `“${title}” is no longer on record. Nothing was launched by this version, and the text that was added stays among the documents.`,
  removed: names.versionTakenBack,
  renewTitle: 'Record the renewal?',
  renewWhat: (title, first, last) =>
    `“${title}” is renewed with the same clauses, from ${first} to ${last}, if nobody asked to renegotiate it within its last months.`,
  renewDo: 'Record the renewal',
  renewedToast: 'Renewal recorded',
  denounceTitle: 'Record a denunciation',
  denounceWhat: (title) =>
    `“${title}” is denounced by all who signed it, in the same form. What was launched keeps its rules.`,
  denouncedDay: 'Denounced on',
  denunciationFiled: 'Denunciation filed on',
  denunciationHelp:
    'Filed within the time allowed to file an agreement, it holds for the financial year in progress; later, the agreement goes on to the end of that financial year.',
  dayMissing: names.dayMissing,
  denounceDo: 'Record the denunciation',
  denouncedToast: 'Denunciation recorded',
  writing: { agreement: 'A signed agreement', amendment: 'An amendment', change: 'Change this version' },
  writingHelp: {
    agreement: 'Copy what the text says. It counts for the financial years it covers.',
    amendment:
      'It changes the clauses from a financial year on. The financial years before keep theirs, and so does what was launched.',
    change:
      'To complete or correct what is on record. What the signatories changed is entered as an amendment.',
  },
  locked: (campaigns) =>
    `This version decided ${campaigns}: its clauses and its days change no more. An amendment changes them from a later financial year on.`,
  effect: names.whatItGives,
  effectOf: (start, end) => `What the campaign of the financial year from ${start} to ${end} will take over.`,
  effectUndated: 'What a campaign will take over, once the first financial year is given.',
  remark: ': ',
  unsaid: 'not given',
  now: names.today,
  next: 'With this version',
  close: names.closeWithoutChanging,
  example:
    'This agreement is an example of the demo: nobody decided it. It becomes yours as soon as you save it with a change.',
  acts: 'The signed text',
  dates: 'Length and filing',
  clauses: 'What a campaign takes over',
  clausesHelp:
    'Copy what the signed text says. Nothing is assumed for you: what is missing will be asked at the launch.',
  officers: 'Head of company, corporate officers and spouses',
  officersHelp: `They are not employees: they benefit from the agreement only if it says so (${sourceIn('officers', 'en')}). Their income of the year before counts, up to the highest salary paid (${sourceIn('officers_pay', 'en')}).`,
  ofParticipation: {
    end: 'Empty where the agreement is concluded without an end.',
    renewal: 'If the agreement says so, at its end.',
    officers: `They are not employees: they have a share only if the agreement says so, and only where participation is not due (${sourceIn('participation_officers', 'en')}).`,
    officersClause: 'Without this clause they have no share.',
  },
  toSay: names.toBeGiven,
  sumUnsaid: 'To be given: the parts add up to 100%.',
  sum: (percent) => `Total: ${percent}`,
  sumWrong: (percent) => `Total: ${percent} instead of 100%`,
  choose: names.choose,
  upload: 'Add the signed text',
  signatory: (place: number) => `Signatory ${place}`,
  addSignatory: names.addASignatory,
  removeSignatory: (place: number) => `Remove signatory ${place}`,
  uploadProof: 'Upload the paper',
  stillToSign: (names: string) => `Still to sign: ${names}.`,
  allSigned: (day: string) =>
    `Everybody has signed: the agreement will be recorded as signed on ${day}, the day of the last signature.`,
  signedBy: names.signatories,
  hasSigned: (day: string) => `signed on ${day}`,
  hasNotSigned: 'has not signed yet',
  signedWithAll: (day) => `signed on ${day} at the latest, the day of the agreement`,
  proof: 'see the paper',
  unsaved: names.unsavedChanges,
  save: 'Save the agreement',
  saved: 'Agreement saved',
}
export default en
