import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { abondementSentence } from '@moisson/core/choice/abondement-sentence'
import { defaultDecider, draftSentence } from '@moisson/core/choice/default-sentence'
import { decides, openDestinations } from '@moisson/core/choice/offer'
import type { InEach, Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { longInstant } from '@moisson/law/words/instants'
import { listed } from '@moisson/law/words/list'
import { colon } from '@moisson/law/words/punctuation'
import { ownStepsOf } from './campaign-for-person.ts'
import type { MyFile } from './choosing-file.ts'
import { articleOf, section, type Row, type Section } from './notice-section.ts'
import { silenceOnPaper } from './silence-on-paper.ts'

const planNames = { immediate_payment: '', pee: 'PEE', percol: 'PER COL' } as const

/** What the sheet of payments of one's own is called: nobody owes a notice of them, everybody is told the same. */
export const ownMoneyHead = {
  fr: {
    title: 'votre information',
    footer: (article: string) => `Information sur les versements volontaires (${article})`,
    intro: null,
  },
  en: {
    title: 'your information',
    footer: (article: string) => `Information on voluntary payments (${article})`,
    intro: null,
  },
} as const satisfies InEach<unknown>

/** How much one may pay in of one's own money, how to say it, and that silence pays nothing. */
export function ownMoneySections(file: MyFile, language: Language): Section[] {
  if (!decides(file.person)) {
    const say = words[language]
    return [limit(file, language), section(say.choice, { sentences: [say.noRoom] })]
  }
  return [limit(file, language), choice(file, language), silence(file, language)]
}

function limit(file: MyFile, language: Language): Section {
  const { campaign, enrolment } = file
  const say = words[language]
  const law = articleOf(campaignTypeFacts[campaign.type].points.envelope, language)
  const own = enrolment.calculation?.own
  return section(say.limit, {
    rows: ownStepsOf(file).flatMap(({ label, detail, amount_cents }): Row[] =>
      amount_cents === null
        ? []
        : [[`${label[language]}${detail ? ` (${detail[language]})` : ''}`, euros(amount_cents, language)]],
    ),
    sentences: [
      say.elsewhere(law),
      ...(own && own.income === 'pay' && own.income_year !== null ? [say.lastKnown(own.income_year)] : []),
    ],
  })
}

function choice(file: MyFile, language: Language): Section {
  const { campaign, enrolment, offer, person, rules } = file
  const say = words[language]
  const open = openDestinations(offer)
  const deadline = enrolment.deadline_at
  return section(say.choice, {
    sentences: [
      say.may(
        listed(
          open.map((place) => planNames[place]),
          language,
          'or',
        ),
      ),
      deadline ? say.until(longInstant(deadline, language)) : say.days(campaign.response_days),
      say.withheld(longDay(offer.payment_day, language)),
      ...rules.plans.map(
        (plan) =>
          `${planNames[plan.kind]}${colon[language]}${afterColon(abondementSentence(plan, person)[language])}`,
      ),
      ...(open.includes('percol') ? [say.deducted(articleOf('voluntary_deducted', language))] : []),
      ...(open.includes('pee') ? [say.notDeducted] : []),
      draftSentence(offer)[language],
    ],
  })
}

function silence(file: MyFile, language: Language): Section {
  const { sentences } = silenceOnPaper(file)
  return section(words[language].silence, {
    sentences: [
      ...sentences.map(({ said }) => said[language]),
      defaultDecider(file.offer.default_rule, file.offer.type)[language],
    ],
  })
}

const words = {
  fr: {
    limit: 'Ce que vous pouvez verser de votre argent',
    elsewhere: (law: string) =>
      `Cette limite vaut pour tous vos versements volontaires de l’année sur les plans de l’entreprise, y compris ceux que vous avez faits vous-même, sans passer par Moisson (${law})\u00a0: retirez-les de ce que vous versez ici.`,
    lastKnown: (year: number) =>
      `La loi compte la rémunération de l’année du versement\u00a0; celle de l’exercice ${year} est la dernière connue. Si vous gagnez moins cette année, versez moins.`,
    choice: 'Votre choix',
    may: (plans: string) =>
      `Vous pouvez verser le montant que vous voulez sur le ${plans}, ou ne rien verser.`,
    noRoom:
      'Votre limite de l’année ne laisse rien à verser\u00a0: vous n’avez rien à choisir, et rien n’est retenu sur votre paie.',
    until: (instant: string) =>
      `Vous avez jusqu’au ${instant}, heure de Paris, pour répondre. Jusque-là, le dernier choix validé compte.`,
    days: (count: number) =>
      `Vous avez ${count} jours pour répondre à compter du jour où l’information est réputée reçue.`,
    withheld: (day: string) =>
      `Le montant que vous validez est retenu sur votre paie, puis versé le ${day}. Valider votre choix, c’est demander cette retenue.`,
    deducted: (law: string) =>
      `Ce que vous versez sur le PER COL est déduit de votre revenu imposable, dans une limite annuelle, sauf si vous y renoncez auprès du teneur de compte au plus tard lors du versement (${law}).`,
    notDeducted: 'Ce que vous versez sur le PEE n’est pas déduit de votre revenu imposable.',
    silence: 'Si vous ne répondez pas',
  },
  en: {
    limit: 'What you may pay in of your own money',
    elsewhere: (law: string) =>
      `This limit holds for all your voluntary payments of the year into the plans of the company, those you made yourself, outside Moisson, included (${law}): take them off what you pay in here.`,
    lastKnown: (year: number) =>
      `The law counts the pay of the year of the payment; that of the financial year ${year} is the last one known. If you earn less this year, pay in less.`,
    choice: 'Your choice',
    may: (plans: string) => `You may pay in as much as you like into the ${plans}, or nothing.`,
    noRoom:
      'Your limit of the year leaves nothing to pay in: you have nothing to choose, and nothing is taken off your pay.',
    until: (instant: string) =>
      `You have until ${instant} to answer. Until then, the last choice confirmed counts.`,
    days: (count: number) => `You have ${count} days to answer, from the day you are deemed informed.`,
    withheld: (day: string) =>
      `The amount you confirm is taken off your pay, then paid in on ${day}. To confirm your choice is to ask for it.`,
    deducted: (law: string) =>
      `What you pay into the PER COL is deducted from your taxable income, within a yearly limit, unless you give that up with the account keeper at the latest when you pay in (${law}).`,
    notDeducted: 'What you pay into the PEE is not deducted from your taxable income.',
    silence: 'If you do not answer',
  },
} as const satisfies InEach<unknown>
