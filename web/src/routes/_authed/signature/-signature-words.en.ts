import kit from '../../../words/kit.en.ts'
import * as names from '../../../words/names.en.ts'
import { plural } from '@moisson/law/words/plural'
import type fr from './-signature-words.fr.ts'

export default {
  title: 'Signing the agreement',
  intro:
    'Have an agreement ratified by two thirds of the staff: each employee reads the text and answers, the signature list is the proof.',
  toSign: 'Texts to sign',
  toSignWhy:
    'The pack of a text holds what is signed together: the text, the paper that its way of conclusion asks for, the list of the staff to sign, and the version without names that TéléAccords publishes.',
  signBy: (day: string) => `to be signed by ${day}`,
  pack: 'Signing pack',
  packNamed: (title: string) => `Signing pack of ${title}`,
  ask: names.askThePersonnel,
  none: names.noConsultation,
  noneWhy:
    'Each employee present on a given day reads the text and answers yes or no, from the link of their message or their space; the others answer on paper. At the end, the minutes with their signature list are among your papers, ready to be filed.',
  noText: 'A text as a PDF that is not signed yet is needed first.',
  write: names.writeAnAgreement,
  noPeople: 'The staff of the company is needed first.',
  import: 'Import the staff',
  states: {
    open: names.underWay,
    ratified: 'Ratified',
    not_ratified: 'Not ratified',
    cancelled: names.cancelled,
  },
  until: (day: string) => `Until ${day} included`,
  personnel: (people: number, day: string) => `${plural(people, '# employee', '# employees')} on ${day}`,
  needed: (needed: number) => `${needed} yes needed`,
  answered: names.haveAnswered,
  answeredOf: (answered: number, people: number) => `${answered} of ${people}`,
  hidden:
    'The answers are shown to nobody before the end: neither to you nor to your adviser. You see who answered, not what they answered.',
  paper: (people: number) =>
    plural(
      people,
      '# employee without an e-mail address answers on paper: enter the answer with the signed sheet.',
      '# employees without an e-mail address answer on paper: enter their answers with the signed sheets.',
    ),
  remind: kit.remind,
  reminded: (people: number) => plural(people, 'Reminder sent to # person', 'Reminder sent to # people'),
  end: 'End now',
  endTitle: 'End the consultation?',
  endWhy:
    'Everybody has answered. The votes are counted, the minutes are written: nothing changes afterwards.',
  cancel: 'Cancel the consultation',
  cancelWhy:
    'Nothing is counted, the links serve no more. The answers already given will not count for another consultation. Those who were asked receive the reason by mail.',
  reason: names.motive,
  result: (yes: number, no: number, people: number) =>
    `${yes} yes and ${no} no of ${plural(people, '# employee', '# employees')}`,
  signed: (day: string) => `Two thirds reached on ${day}: it is the day of signature of the text.`,
  notSigned: 'Review the text with the staff, then ask again.',
  minutes: 'Download the minutes',
  who: 'Staff asked',
  name: names.name,
  number: names.employeeNumber,
  status: names.answer,
  how: 'How',
  waiting: 'Not yet',
  done: (instant: string) => `Answered on ${instant}`,
  said: { yes: kit.yes, no: kit.no },
  silent: names.noAnswer,
  channels: { account: 'Signed in', link: 'Link of the message', paper: 'Paper' },
  byMail: 'By e-mail',
  onPaper: names.onPaper,
  enter: 'Enter',
  enterNamed: (name: string) => `Enter the answer of ${name}`,
  enterTitle: (name: string) => `Answer on paper of ${name}`,
  enterWhy:
    'The answer counts with the signed sheet. The person is told by mail when they have an address; what was entered can be corrected until the end of the consultation.',
  correct: kit.correct,
  correctNamed: (name: string) => `Correct the answer entered for ${name}`,
  correctTitle: (name: string) => `Correct the answer of ${name}`,
  correctWhy:
    'For a sheet misread or filed under the wrong name. What was entered, its reason and their author stay in the log; the person is told.',
  correctReason: 'Reason of the correction',
  sheetStays: 'PDF or image. Without a new file, the sheet already joined stays.',
  corrected: 'Answer corrected',
  answer: names.answer,
  on: 'Day of the answer',
  sheet: 'Signed sheet',
  sheetHelp: 'PDF or image',
  choose: kit.chooseFile,
  chosen: (name: string) => `Chosen: ${name}`,
  save: kit.save,
  entered: 'Answer recorded',
  form: {
    title: names.askThePersonnel,
    intro: (people: number, needed: number) =>
      `${plural(people, '# employee is present', '# employees are present')} today: ${needed} yes ratify the text. The vote is by name, as the law asks.`,
    text: 'Text to ratify',
    signBy: (day: string) => `To be signed by ${day} for the exemptions from the first financial year on.`,
    ends: names.lastDayToAnswer,
    endsHelp: 'Fifteen days leave everybody time to read.',
    message: 'Your message to the staff',
    joint: 'Joint request with',
    jointHelp: 'The company has a union delegate or a works council: the ratification is asked for together.',
    with: { union: 'the union delegate', cse: 'the works council' },
    jointOn: 'Day of the joint request',
    send: (people: number) => plural(people, 'Write to # person', 'Write to # people'),
    open: 'Open the consultation',
    opened: 'Consultation opened',
  },
} satisfies typeof fr
