import { asksDays, campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { abondementSentence } from '@moisson/core/choice/abondement-sentence'
import { defaultDecider, draftSentence } from '@moisson/core/choice/default-sentence'
import { decides, openDestinations } from '@moisson/core/choice/offer'
import type { CampaignType, Destination } from '@moisson/core/vocabulary'
import { restDaysOfYear } from '@moisson/law/parameters/limits'
import type { InEach, Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros, number } from '@moisson/law/words/figures'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { longInstant } from '@moisson/law/words/instants'
import { listed } from '@moisson/law/words/list'
import { colon } from '@moisson/law/words/punctuation'
import { ownStepsOf } from './campaign-for-person.ts'
import type { MyFile } from './choosing-file.ts'
import { articleOf, section, type Row, type Section } from './notice-section.ts'
import { silenceOnPaper } from './silence-on-paper.ts'

const planNames = { immediate_payment: '', pee: 'PEE', percol: 'PER COL' } as const

interface OwnHead {
  title: string
  footer: (article: string) => string
  intro: null
}
const title = { fr: 'votre information', en: 'your information' }
const heads = {
  money: {
    fr: (article: string) => `Information sur les versements volontaires (${article})`,
    en: (article: string) => `Information on voluntary payments (${article})`,
  },
  days: {
    fr: (article: string) => `Information sur les jours de repos placés (${article})`,
    en: (article: string) => `Information on the rest days given (${article})`,
  },
} as const

const askedIn = (type: CampaignType): 'money' | 'days' => (asksDays(type) ? 'days' : 'money')

/** What the sheet of what one pays in of one's own is called: nobody owes a notice of it, everybody is told the same. */
export const ownMoneyHead = (type: CampaignType, language: Language): OwnHead => ({
  title: title[language],
  footer: heads[askedIn(type)][language],
  intro: null,
})

/** How much one may pay in of one's own, how to say it, and that silence pays nothing. */
export function ownMoneySections(file: MyFile, language: Language): Section[] {
  if (!decides(file.person)) {
    const say = wordsOf(file, language)
    return [limit(file, language), section(say.choice, { sentences: [say.noRoom] })]
  }
  return [limit(file, language), choice(file, language), silence(file, language)]
}

function limit(file: MyFile, language: Language): Section {
  const days = asksDays(file.campaign.type)
  // Of days, the label has its own brackets.
  const [before, after] = days ? [colon[language], ''] : [' (', ')']
  return section(wordsOf(file, language).limit, {
    rows: ownStepsOf(file).flatMap(({ label, detail, amount_cents }): Row[] =>
      amount_cents === null
        ? []
        : [
            [
              `${label[language]}${detail ? `${before}${detail[language]}${after}` : ''}`,
              euros(amount_cents, language),
            ],
          ],
    ),
    sentences: days ? aboutDays(file, language) : aboutMoney(file, language),
  })
}

/** What of the limit of one's payments is not seen here. */
function aboutMoney({ campaign, enrolment }: MyFile, language: Language): string[] {
  const say = words.money[language]
  const own = enrolment.calculation?.own
  return [
    say.elsewhere(articleOf(campaignTypeFacts[campaign.type].points.envelope, language)),
    ...(own && own.income === 'pay' && own.income_year !== null ? [say.lastKnown(own.income_year)] : []),
  ]
}

/** How many days there are, what one is worth and bears, and that those given elsewhere count. */
function aboutDays(file: MyFile, language: Language): string[] {
  const { campaign, offer } = file
  const say = words.days[language]
  const most = number(restDaysOfYear.on(offer.payment_day).value, language)
  return [
    ...ownStepsOf(file).flatMap(({ label, amount_cents }) =>
      amount_cents === null ? [`${label[language]}.`] : [],
    ),
    say.net(articleOf('rest_days_exempt', language)),
    say.elsewhere(most, articleOf(campaignTypeFacts[campaign.type].points.envelope, language)),
  ]
}

function choice(file: MyFile, language: Language): Section {
  const { campaign, enrolment, offer, person, rules } = file
  const say = wordsOf(file, language)
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
      ...(asksDays(offer.type) ? [] : taxOfMoney(open, language)),
      draftSentence(offer)[language],
    ],
  })
}

function taxOfMoney(open: readonly Destination[], language: Language): string[] {
  const say = words.money[language]
  return [
    ...(open.includes('percol') ? [say.deducted(articleOf('voluntary_deducted', language))] : []),
    ...(open.includes('pee') ? [say.notDeducted] : []),
  ]
}

function silence(file: MyFile, language: Language): Section {
  const { sentences } = silenceOnPaper(file)
  return section(shared[language].silence, {
    sentences: [
      ...sentences.map(({ said }) => said[language]),
      defaultDecider(file.offer.default_rule, file.offer.type)[language],
    ],
  })
}

const wordsOf = ({ campaign }: MyFile, language: Language) => ({
  ...shared[language],
  ...words[askedIn(campaign.type)][language],
})

const shared = {
  fr: {
    choice: 'Votre choix',
    until: (instant: string) =>
      `Vous avez jusqu’au ${instant}, heure de Paris, pour répondre. Jusque-là, le dernier choix validé compte.`,
    days: (count: number) =>
      `Vous avez ${count} jours pour répondre à compter du jour où l’information est réputée reçue.`,
    silence: 'Si vous ne répondez pas',
  },
  en: {
    choice: 'Your choice',
    until: (instant: string) =>
      `You have until ${instant} to answer. Until then, the last choice confirmed counts.`,
    days: (count: number) => `You have ${count} days to answer, from the day you are deemed informed.`,
    silence: 'If you do not answer',
  },
} as const satisfies InEach<unknown>

const money = {
  fr: {
    limit: 'Ce que vous pouvez verser de votre argent',
    elsewhere: (law: string) =>
      `Cette limite vaut pour tous vos versements volontaires de l’année sur les plans de l’entreprise, y compris ceux que vous avez faits vous-même, sans passer par Moisson (${law})\u00a0: retirez-les de ce que vous versez ici.`,
    lastKnown: (year: number) =>
      `La loi compte la rémunération de l’année du versement\u00a0; celle de l’exercice ${year} est la dernière connue. Si vous gagnez moins cette année, versez moins.`,
    may: (plans: string) =>
      `Vous pouvez verser le montant que vous voulez sur le ${plans}, ou ne rien verser.`,
    noRoom:
      'Votre limite de l’année ne laisse rien à verser\u00a0: vous n’avez rien à choisir, et rien n’est retenu sur votre paie.',
    withheld: (day: string) =>
      `Le montant que vous validez est retenu sur votre paie, puis versé le ${day}. Valider votre choix, c’est demander cette retenue.`,
    deducted: (law: string) =>
      `Ce que vous versez sur le PER COL est déduit de votre revenu imposable, dans une limite annuelle, sauf si vous y renoncez auprès du teneur de compte au plus tard lors du versement (${law}).`,
    notDeducted: 'Ce que vous versez sur le PEE n’est pas déduit de votre revenu imposable.',
  },
  en: {
    limit: 'What you may pay in of your own money',
    elsewhere: (law: string) =>
      `This limit holds for all your voluntary payments of the year into the plans of the company, those you made yourself, outside Moisson, included (${law}): take them off what you pay in here.`,
    lastKnown: (year: number) =>
      `The law counts the pay of the year of the payment; that of the financial year ${year} is the last one known. If you earn less this year, pay in less.`,
    may: (plans: string) => `You may pay in as much as you like into the ${plans}, or nothing.`,
    noRoom:
      'Your limit of the year leaves nothing to pay in: you have nothing to choose, and nothing is taken off your pay.',
    withheld: (day: string) =>
      `The amount you confirm is taken off your pay, then paid in on ${day}. To confirm your choice is to ask for it.`,
    deducted: (law: string) =>
      `What you pay into the PER COL is deducted from your taxable income, within a yearly limit, unless you give that up with the account keeper at the latest when you pay in (${law}).`,
    notDeducted: 'What you pay into the PEE is not deducted from your taxable income.',
  },
} as const satisfies InEach<unknown>

const days = {
  fr: {
    limit: 'Les jours de repos que vous pouvez placer',
    elsewhere: (most: string, law: string) =>
      `La loi exonère ${most} jours par an au plus, y compris ceux que vous avez placés sans passer par Moisson (${law})\u00a0: retirez-les de ce que vous placez ici.`,
    net: (law: string) =>
      `La valeur d’un jour est celle que donne la paie, une fois retirées la CSG, la CRDS et les autres contributions qui restent dues. Elle est exonérée de cotisations de sécurité sociale et d’impôt sur le revenu (${law}).`,
    may: (plans: string) =>
      `Vous pouvez placer sur le ${plans} le nombre de jours que vous voulez, par demi-journées, ou n’en placer aucun.`,
    noRoom:
      'Il ne vous reste aucun jour à placer cette année\u00a0: vous n’avez rien à choisir, et vous gardez vos jours de repos.',
    withheld: (day: string) =>
      `Une fois la campagne validée, l’entreprise retire les jours que vous placez de votre compte épargne-temps ou, sans lui, de vos jours de repos non pris, et verse leur valeur nette le ${day}. Valider votre choix, c’est demander ce transfert.`,
  },
  en: {
    limit: 'The rest days you may give',
    elsewhere: (most: string, law: string) =>
      `The law exempts ${most} days a year at the most, those you gave outside Moisson included (${law}): take them off what you give here.`,
    net: (law: string) =>
      `The value of a day is the one the payroll has, less CSG, CRDS and the other contributions still due. It bears neither social security contributions nor income tax (${law}).`,
    may: (plans: string) => `You may give as many days as you like to the ${plans}, by half days, or none.`,
    noRoom:
      'You have no day left to give this year: you have nothing to choose, and you keep your rest days.',
    withheld: (day: string) =>
      `Once the campaign is validated, the company takes the days you give off your time-savings account or, without one, off your rest days not taken, and pays in their net value on ${day}. To confirm your choice is to ask for it.`,
  },
} as const satisfies InEach<unknown>

const words = { money, days } as const
