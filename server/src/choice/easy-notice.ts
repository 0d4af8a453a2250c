import { spaced } from '@moisson/core/company/spaced-number'
import { likePaySentence } from '@moisson/core/campaign/like-pay'
import { asksDays, campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { abondementSentence, isMatched } from '@moisson/core/choice/abondement-sentence'
import { peeAvailableOn } from '@moisson/core/choice/consequence'
import { decides, openDestinations } from '@moisson/core/choice/offer'
import { lateToPeople } from '@moisson/core/payment/past-legal-day'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { easily, type InEach, type Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { longInstant } from '@moisson/law/words/instants'
import { correctedOf, ownStepsOf } from './campaign-for-person.ts'
import type { MyFile } from './choosing-file.ts'
import { isKept, keptEasily } from './kept-on-paper.ts'
import type { NoticePage } from './notice-page.ts'
import { section, type Row, type Section } from './notice-section.ts'
import { silenceOnPaper, withMatching } from './silence-on-paper.ts'

/**
 * What the notice says first to whoever reads easy words: how much, until when, what may be chosen and what silence does,
 * from the same frozen facts. The notice that the law asks for comes whole behind it.
 */
export function easyNotice(file: MyFile, language: Language): NoticePage {
  const { campaign, enrolment, company } = file
  const say = words[language]
  const what = `${campaignTypeNames[file.offer.type][language]} ${campaign.year}`
  return {
    language,
    title: say.title,
    easy: true,
    // A campaign named after its kind and its year says both at once.
    subtitle: campaign.name === what ? what : `${what}, ${campaign.name}`,
    issuer: company.legal_name,
    footer: `${say.footer}, ${company.legal_name}, SIREN ${spaced(company.siren)}`,
    words: { page: 'Page' },
    intro: say.intro,
    people: [[say.person, `${enrolment.first_name} ${enrolment.last_name}`]],
    sections: [
      amounts(file, language),
      ...decided(file, language),
      section(say.question, { sentences: contact(file, language) }),
    ],
  }
}

const words = {
  fr: {
    title: 'Votre fiche en mots simples',
    footer: 'Page en mots simples, avant la fiche que demande la loi',
    intro: 'Cette page dit l’essentiel. La fiche complète est derrière. C’est elle que la loi demande.',
    person: 'Pour',
    amount: 'Combien d’argent',
    left: 'Ce que vous pouvez choisir',
    choice: 'Votre choix',
    when: 'Jusqu’à quand',
    nothing: 'Vous n’avez rien à choisir.',
    may: 'Vous pouvez prendre un de ces choix. Vous pouvez aussi partager l’argent.',
    plan: 'Cet argent va sur votre PER COL. Vous pouvez choisir comment il est placé.',
    own: 'Vous pouvez verser de votre argent. Vous dites combien. Vous pouvez dire rien. Il part de votre paie.',
    howManyDays: 'Combien de jours',
    ownDays:
      'Vous pouvez placer des jours de repos. Vous dites combien. Vous pouvez dire aucun. Les jours placés ne sont plus à prendre. L’entreprise verse leur valeur. Il n’y a pas d’impôt sur le revenu dessus.',
    daysTo: 'Les placer sur le PER COL. L’argent est bloqué jusqu’à la retraite.',
    cash: (untaxed: boolean) =>
      `Recevoir l’argent sur votre compte. ${untaxed ? 'Il n’y a pas d’impôt dessus.' : 'Il faut le déclarer aux impôts.'}`,
    pee: (day: string) => `Le mettre sur le PEE. Il est bloqué jusqu’au ${day}.`,
    percol: 'Le mettre sur le PER COL. Il est bloqué jusqu’à la retraite.',
    sooner: 'Des événements de la vie libèrent l’argent plus tôt. La fiche complète en donne la liste.',
    until: (instant: string) =>
      `Répondez à temps. Dernier moment\u00a0: le ${instant}. C’est l’heure de Paris.`,
    days: (count: number) =>
      `Vous avez ${count} jours pour répondre. Ils partent du jour où vous êtes informé.`,
    added: 'Ce que l’entreprise ajoute',
    counted: 'Ce que vous avez déjà eu cette année compte dedans.',
    more: 'L’entreprise ajoute de l’argent, s’il en reste pour vous. La partie précédente dit comment. Votre écran de choix dit combien.',
    silence: 'Si vous ne répondez pas',
    question: 'Une question ?',
    ask: 'Demandez à votre service RH.',
    ways: (list: string) => `Voici qui joindre : ${list}.`,
  },
  en: {
    title: 'Your notice in easy words',
    footer: 'Page in easy words, before the notice that the law asks for',
    intro: 'This page says the main things. The full notice is behind it. The law asks for that one.',
    person: 'For',
    amount: 'How much money',
    left: 'What you can choose about',
    choice: 'Your choice',
    when: 'Until when',
    nothing: 'You have nothing to choose.',
    may: 'You can pick one of these. You can also share the money out.',
    plan: 'This money goes in your PER COL. You can pick how it is placed.',
    own: 'You can pay in your own money. You say how much. You can say nothing. It leaves your pay.',
    howManyDays: 'How many days',
    ownDays:
      'You can give rest days. You say how many. You can say none. You can no longer take the days you give. The company pays their value. There is no income tax on it.',
    daysTo: 'Give them to the PER COL. The money is locked until you retire.',
    cash: (untaxed: boolean) =>
      `Get the money on your account. ${untaxed ? 'There is no tax on it.' : 'It goes on your tax form.'}`,
    pee: (day: string) => `Put it in the PEE. It is locked until ${day}.`,
    percol: 'Put it in the PER COL. It is locked until you retire.',
    sooner: 'Some events of life free the money sooner. The full notice lists them.',
    until: (instant: string) => `Answer in time. Last moment: ${instant}. This is Paris time.`,
    days: (count: number) => `You have ${count} days to answer. They start the day you are told.`,
    added: 'What the company adds',
    counted: 'What you already had this year counts in it.',
    more: 'The company adds money, if some is left for you. The part before says how. Your choice screen says how much.',
    silence: 'If you do not answer',
    question: 'A question?',
    ask: 'Ask your HR team.',
    ways: (list: string) => `Here is whom to ask: ${list}.`,
  },
} as const satisfies InEach<unknown>

function decided(file: MyFile, language: Language): Section[] {
  const say = words[language]
  if (!decides(file.person)) return [section(say.choice, { sentences: [say.nothing] })]
  if (isKept(file)) return [keptEasily(file, language)]
  return [
    ...ways(file, language),
    ...(campaignTypeFacts[file.offer.type].limits === 'plan' ? [] : added(file, language)),
    silent(file, language),
  ]
}

/** The steps of the notice with an amount, by their easy names. */
function amounts(file: MyFile, language: Language): Section {
  const say = words[language]
  const { enrolment, offer } = file
  const corrected = correctedOf(file)
  const steps = ownStepsOf(file).flatMap(({ label, amount_cents }): Row[] =>
    amount_cents === null ? [] : [[easily(label, language), euros(amount_cents, language)]],
  )
  return section(asksDays(offer.type) ? say.howManyDays : say.amount, {
    rows: isOwnMoney(file.offer.type)
      ? steps
      : [...steps, [say.left, euros(enrolment.due_net_cents, language)]],
    sentences: [
      ...(corrected ? [easily(corrected, language)] : []),
      ...(offer.like_pay ? [easily(likePaySentence, language)] : []),
    ],
  })
}

function ways(file: MyFile, language: Language): Section[] {
  const { campaign, enrolment, offer, person } = file
  const own = isOwnMoney(file.offer.type)
  const late = lateToPeople({ ...campaign, payment_day: offer.payment_day })
  const days = asksDays(offer.type)
  const say = words[language]
  const open = openDestinations(offer)
  const { cash } = campaignTypeFacts[offer.type]
  const day = peeAvailableOn(offer)
  const deadline = enrolment.deadline_at
  const locked = open.some((place) => place !== 'immediate_payment')
  return [
    section(say.choice, {
      sentences: [cash ? say.may : days ? say.ownDays : own ? say.own : say.plan],
      points:
        cash || own
          ? open.map((place) => {
              if (days) return say.daysTo
              if (place === 'immediate_payment') return say.cash(person.untaxed ?? false)
              return place === 'pee' && day ? say.pee(longDay(day, language)) : say.percol
            })
          : [],
    }),
    section(say.when, {
      sentences: [
        deadline ? say.until(longInstant(deadline, language)) : say.days(campaign.response_days),
        ...(locked ? [say.sooner] : []),
        ...(late ? [easily(late, language)] : []),
      ],
    }),
  ]
}

/** By plan, where something is added to what this person places. */
function added({ rules, person }: MyFile, language: Language): Section[] {
  const matched = rules.plans.filter((plan) => isMatched(plan, person))
  if (matched.length === 0) return []
  return [
    section(words[language].added, {
      sentences: [
        ...matched.map(
          (plan) =>
            `${{ pee: 'PEE', percol: 'PER COL' }[plan.kind]}. ${easily(abondementSentence(plan, person), language)}`,
        ),
        words[language].counted,
      ],
    }),
  ]
}

function silent(file: MyFile, language: Language): Section {
  const { sentences, withdrawal } = silenceOnPaper(file)
  return section(words[language].silence, {
    sentences: [
      ...withMatching(sentences, (said) => easily(said, language), words[language].more),
      ...(withdrawal ? [easily(withdrawal, language)] : []),
    ],
  })
}

function contact({ campaign }: MyFile, language: Language): string[] {
  const say = words[language]
  const list = [
    campaign.contact_name,
    campaign.contact_email,
    campaign.contact_phone && phoneInWords(campaign.contact_phone),
  ].filter(Boolean)
  return [say.ask, ...(list.length > 0 ? [say.ways(list.join(', '))] : [])]
}
