import { spaced } from '@moisson/core/company/spaced-number'
import { returnSentence, toReturnOf } from '@moisson/core/campaign/advance'
import { advanceSentence, advanceTitle } from '@moisson/core/campaign/advance-words'
import { letterCodeInGroups } from '@moisson/core/campaign/letter-code'
import { messageFor } from '@moisson/core/campaign/message-for'
import { daysWorth } from '@moisson/core/choice/half-days'
import { mayPlace, openDestinations } from '@moisson/core/choice/offer'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import type { InEach, Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { longInstant } from '@moisson/law/words/instants'
import { plural } from '@moisson/law/words/plural'
import { colon } from '@moisson/law/words/punctuation'
import type { MyFile } from '../choice/choosing-file.ts'
import { articleOf } from '../choice/notice-section.ts'
import { correctedOf } from '../choice/campaign-for-person.ts'
import { noticeSheets } from '../choice/notice-pdf.ts'
import { silenceOnPaper } from '../choice/silence-on-paper.ts'
import { squareCode } from '../print/square-code.ts'

export interface LetterGiven {
  file: MyFile
  /** That of the person, whoever prints it. */
  language: Language
  /** Null where nothing is to be decided: there is nothing to open. */
  code: string | null
  publicUrl: string
  /** Where the letter is sent; empty where nothing is known. */
  address: readonly string[]
  establishment: string | null
  printedOn: string
}

/** One letter: a first page that says what to do, or that nothing is asked, in the person's language, then the individual notice. */
export function letterPage({
  file,
  language,
  code,
  publicUrl,
  address,
  establishment,
  printedOn,
}: LetterGiven): object {
  const { enrolment, company } = file
  const say = words[language]
  return {
    language,
    words: say.names,
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${spaced(company.siren)}`,
    name: `${enrolment.first_name} ${enrolment.last_name}`,
    number: enrolment.employee_number,
    establishment,
    address,
    day: say.day(longDay(printedOn, language)),
    contact: contactOf(file, language),
    ...(code === null ? nothingToDecide(file, language) : toDecide(file, language, code, publicUrl)),
    // As in mails: the company's words go with what is to be decided.
    message: code === null ? null : messageOf(file, language),
    // Nothing was attributed to whoever is left out: there are no rights to detail.
    sheets: enrolment.engagement_state === 'excluded' ? [] : noticeSheets(dated(file), language),
  }
}

/** How to answer about an amount, by when, and what happens without an answer. */
function toDecide(file: MyFile, language: Language, code: string, publicUrl: string): object {
  const site = publicUrl.replace(/^https?:\/\//, '')
  const say = words[language]
  const { net_cents, room_cents, day_cents } = file.person
  const amount =
    day_cents === undefined
      ? euros(room_cents ?? net_cents, language)
      : daysWorth(room_cents ?? 0, day_cents, language)
  const own = day_cents !== undefined ? say.ofDays : room_cents !== undefined ? say.ofOwn : null
  const corrected = correctedOf(file)
  return {
    title: `${file.campaign.name}${colon[language]}${(own?.title ?? say.title)(amount)}`,
    intro: [
      (own?.intro ?? (mayPlace(openDestinations(file.offer)) ? say.choose : say.paid))(amount),
      ...(corrected ? [corrected[language]] : []),
    ].join(' '),
    rows: [],
    answer: {
      deadline: deadlineRule(file, language),
      silence: silenceOnPaper(file)
        .sentences.map(({ said }) => said[language])
        .join(' '),
      steps: say.steps(site),
      code: letterCodeInGroups(code),
      code_help: say.code_help,
      // After « # »: a browser sends that part to nobody.
      square: squareCode(`${publicUrl}/code#${code}`),
      square_alt: say.square(site),
    },
  }
}

/** An advance that covers the share, one to be returned, or a share corrected to nothing: told, and nothing is asked. */
function nothingToDecide({ campaign, company, enrolment }: MyFile, language: Language): object {
  const { net_cents: share, advance_net_cents: advance, correction } = enrolment
  const say = words[language]
  const money = (cents: number) => euros(cents, language)
  const titled = (title: string) => `${campaign.name}${colon[language]}${title}`
  const back = toReturnOf(enrolment)
  const before = correction?.advance_net_cents ?? null
  if (share === 0 && advance === 0 && !before)
    return {
      title: titled(say.corrected),
      intro: say.nothingNow(money(correction?.net_cents ?? 0), money(0)),
      rows: [],
      answer: null,
    }
  const told = {
    campaign: campaign.name,
    company: company.legal_name,
    advance_net_cents: advance,
    before_net_cents: before,
  }
  const returned =
    back > 0 ? ` ${returnSentence(money(back), articleOf('advances', language))[language]}` : ''
  return {
    title: titled(
      share === 0 ? advanceTitle(told)[language] : back > 0 ? say.returnedInPart : say.nothingToDecide,
    ),
    intro: (share === 0 ? advanceSentence(told)[language] : say.allReceived) + returned,
    rows: [
      [say.advance, money(advance)],
      [say.share, money(share)],
      ...(back > 0 ? [[say.toReturn, money(back)]] : []),
    ],
    answer: null,
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
    ofOwn: {
      title: (amount: string) => `jusqu’à ${amount} à verser, si vous le voulez`,
      intro: (amount: string) =>
        `Vous pouvez verser jusqu’à ${amount} de votre argent. Vous choisissez combien, ou rien. Ce que vous validez est retenu sur votre paie.`,
    },
    ofDays: {
      title: (amount: string) => `jusqu’à ${amount} à placer, si vous le voulez`,
      intro: (amount: string) =>
        `Vous pouvez placer jusqu’à ${amount} sur votre PER COL. Vous choisissez combien, par demi-journées, ou aucun. Les jours que vous validez quittent votre solde, et l’entreprise verse leur valeur nette.`,
    },
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
    corrected: 'votre montant a été corrigé',
    nothingNow: (before: string, now: string) =>
      `Votre montant net était de ${before}\u00a0; il est maintenant de ${now}. Vous n’avez rien à choisir.`,
    nothingToDecide: 'rien à décider',
    returnedInPart: 'une avance à restituer en partie',
    allReceived: 'Vous avez déjà reçu en avance tout ce qui vous est dû\u00a0: vous n’avez rien à choisir.',
    advance: 'Avance déjà reçue, net',
    share: 'Votre part, net',
    toReturn: 'À restituer',
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
    ofOwn: {
      title: (amount: string) => `up to ${amount} to pay in, if you like`,
      intro: (amount: string) =>
        `You may pay in up to ${amount} of your own money. You choose how much, or nothing. What you confirm is taken off your pay.`,
    },
    ofDays: {
      title: (amount: string) => `up to ${amount} to give, if you like`,
      intro: (amount: string) =>
        `You may give up to ${amount} to your PER COL. You choose how many, by half days, or none. The days you confirm leave your balance, and the company pays in their net value.`,
    },
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
    corrected: 'your amount was corrected',
    nothingNow: (before: string, now: string) =>
      `Your net amount was ${before}; it is now ${now}. You have nothing to choose.`,
    nothingToDecide: 'nothing to decide',
    returnedInPart: 'part of an advance to return',
    allReceived: 'You already received in advance all that is due to you: you have nothing to choose.',
    advance: 'Advance already received, net',
    share: 'Your share, net',
    toReturn: 'To return',
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

/** The company's own words, line by line, in the language they are in. */
function messageOf({ campaign, company }: MyFile, reader: Language): object | null {
  const own = messageFor(campaign, reader)
  if (!own) return null
  const { title, body, language } = own
  return {
    language,
    title: [company.legal_name, title].filter(Boolean).join(colon[language]),
    lines: body.split('\n'),
  }
}

function contactOf({ campaign }: MyFile, language: Language): string | null {
  const phone = campaign.contact_phone && phoneInWords(campaign.contact_phone)
  const ways = [campaign.contact_name, phone, campaign.contact_email].filter(Boolean)
  return ways.length > 0 ? `${words[language].question} ${ways.join(', ')}` : null
}
