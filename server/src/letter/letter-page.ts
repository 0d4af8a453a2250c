import { letterCodeInGroups } from '@moisson/core/campaign/letter-code'
import { mayPlace, openDestinations } from '@moisson/core/choice/offer'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import type { InEach, Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { longInstant } from '@moisson/law/words/instants'
import { plural } from '@moisson/law/words/plural'
import { colon } from '@moisson/law/words/punctuation'
import type { MyFile } from '../choice/choosing-file.ts'
import { silence } from '../choice/notice-page.ts'
import { noticeSheets } from '../choice/notice-pdf.ts'
import { squareCode } from '../print/square-code.ts'

export interface LetterGiven {
  file: MyFile
  /** That of the person, whoever prints it. */
  language: Language
  code: string
  publicUrl: string
  /** Where the letter is sent; empty where nothing is known. */
  address: readonly string[]
  establishment: string | null
  printedOn: string
}

/** One letter: a first page that says what to do, in the person's language, then the individual notice. */
export function letterPage({
  file,
  language,
  code,
  publicUrl,
  address,
  establishment,
  printedOn,
}: LetterGiven): object {
  const { campaign, enrolment, company, person } = file
  const site = publicUrl.replace(/^https?:\/\//, '')
  const say = words[language]
  const amount = euros(person.net_cents, language)
  return {
    language,
    words: say.names,
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${company.siren}`,
    name: `${enrolment.first_name} ${enrolment.last_name}`,
    number: enrolment.employee_number,
    establishment,
    address,
    day: say.day(longDay(printedOn, language)),
    title: `${campaign.name}${colon[language]}${say.title(amount)}`,
    intro: mayPlace(openDestinations(file.offer)) ? say.choose(amount) : say.paid(amount),
    deadline: deadlineRule(file, language),
    silence: silence(dated(file), language).sentences[0] ?? '',
    steps: say.steps(site),
    code: letterCodeInGroups(code),
    code_help: say.code_help,
    // After « # »: a browser sends that part to nobody.
    square: squareCode(`${publicUrl}/code#${code}`),
    square_alt: say.square(site),
    contact: contactOf(file, language),
    sheets: noticeSheets(dated(file), language),
  }
}

const words = {
  fr: {
    names: {
      number: 'Matricule',
      deadline: 'Votre délai',
      silence: 'Si vous ne répondez pas',
      steps: 'Pour répondre',
      code: 'Votre code personnel',
    },
    day: (day: string) => `Le ${day}`,
    title: (amount: string) => `${amount} à décider`,
    choose: (amount: string) =>
      `Vous avez ${amount}. Vous choisissez de les recevoir, de les placer, ou de partager entre les deux.`,
    paid: (amount: string) =>
      `Vous avez ${amount}. Cette lettre dit comment ils sont calculés et quand ils sont versés.`,
    steps: (site: string) => [
      'Avec un téléphone\u00a0: visez le carré avec l’appareil photo.',
      `Avec un ordinateur\u00a0: ouvrez ${site}/code et tapez votre code.`,
      `Sans l’un ni l’autre\u00a0: utilisez la borne de l’entreprise s’il y en a une (${site}/kiosque), ou remettez votre choix signé au service RH, qui le saisit et garde votre feuille.`,
    ],
    code_help:
      'Ce code est personnel. Il ouvre votre choix jusqu’à la fin de votre délai\u00a0; ne le donnez à personne. Si vous le perdez, demandez une nouvelle lettre\u00a0: l’ancien code ne marche plus.',
    square: (site: string) => `Code à scanner\u00a0: ${site}/code`,
    question: 'Une question\u00a0?',
    until: (instant: string) => `Vous pouvez répondre jusqu’au ${instant}, heure de Paris.`,
    counted: (presumed: number, days: number) =>
      `Vous êtes réputé informé ${
        presumed === 0
          ? 'le jour où cette lettre vous est remise'
          : `${presumed} jour${presumed > 1 ? 's' : ''} après le jour où cette lettre vous est remise`
      }, ou dès que vous utilisez votre code si c’est plus tôt. Vous avez alors ${days} jours pleins pour répondre, jusqu’à minuit le dernier jour. La date exacte s’affiche dès que vous entrez votre code.`,
  },
  en: {
    names: {
      number: 'Employee number',
      deadline: 'Your time to answer',
      silence: 'If you do not answer',
      steps: 'How to answer',
      code: 'Your personal code',
    },
    day: (day: string) => day,
    title: (amount: string) => `${amount} to decide about`,
    choose: (amount: string) =>
      `You have ${amount}. You choose to be paid, to place the money, or to split it between the two.`,
    paid: (amount: string) =>
      `You have ${amount}. This letter says how it is calculated and when it is paid.`,
    steps: (site: string) => [
      'With a phone: point the camera at the square.',
      `With a computer: open ${site}/code and type your code.`,
      `With neither: use the company’s kiosk if there is one (${site}/kiosque), or hand your signed choice to HR, who enter it and keep your paper.`,
    ],
    code_help:
      'This code is personal. It opens your choice until the end of your time to answer; give it to nobody. If you lose it, ask for another letter: the former code then stops working.',
    square: (site: string) => `Code to scan: ${site}/code`,
    question: 'A question?',
    until: (instant: string) => `You may answer until ${instant}.`,
    counted: (presumed: number, days: number) =>
      `You are deemed informed ${
        presumed === 0
          ? 'on the day this letter is handed to you'
          : `${plural(presumed, '# day', '# days')} after the day this letter is handed to you`
      }, or as soon as you use your code if that is earlier. You then have ${days} full days to answer, until midnight on the last one. The exact day is shown as soon as you enter your code.`,
  },
} as const satisfies InEach<unknown>

/** The notice of somebody not informed yet promises no day: theirs is not known. */
const dated = (file: MyFile): MyFile =>
  file.enrolment.informed_on === null
    ? { ...file, enrolment: { ...file.enrolment, deadline_at: null } }
    : file

/** How long there is to answer: a day where it is known, else how it is counted. */
function deadlineRule({ campaign, enrolment }: MyFile, language: Language): string {
  const say = words[language]
  return enrolment.informed_on !== null && enrolment.deadline_at !== null
    ? say.until(longInstant(enrolment.deadline_at, language))
    : say.counted(campaign.presumption_days, campaign.response_days)
}

function contactOf({ campaign }: MyFile, language: Language): string | null {
  const phone = campaign.contact_phone && phoneInWords(campaign.contact_phone)
  const ways = [campaign.contact_name, phone, campaign.contact_email].filter(Boolean)
  return ways.length > 0 ? `${words[language].question} ${ways.join(', ')}` : null
}
