import { spaced } from '@moisson/core/company/spaced-number'
import { returnSentence, toReturnOf } from '@moisson/core/campaign/advance'
import { likePaySentence } from '@moisson/core/campaign/like-pay'
import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { abondementSentence } from '@moisson/core/choice/abondement-sentence'
import { defaultBasis, draftSentence } from '@moisson/core/choice/default-sentence'
import { decides, mayPlace, openDestinations } from '@moisson/core/choice/offer'
import { lateToPeople } from '@moisson/core/payment/past-legal-day'
import type { Destination } from '@moisson/core/vocabulary'
import { sourceOfArticles } from '@moisson/law/legal-points'
import type { InEach, Language, Text } from '@moisson/law/text'
import { longDay, shortDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { longInstant } from '@moisson/law/words/instants'
import { listed } from '@moisson/law/words/list'
import { colon, quotation } from '@moisson/law/words/punctuation'
import { averageOf, complementName, correctedOf, ownStepsOf } from './campaign-for-person.ts'
import type { MyFile } from './choosing-file.ts'
import { isKept, kept } from './kept-on-paper.ts'
import { annex } from './notice-annex.ts'
import { lockUp, releases } from './notice-lock-up.ts'
import { ownMoneyHead, ownMoneySections } from './own-money-notice.ts'
import { silenceOnPaper, withMatching } from './silence-on-paper.ts'
import { articleOf, isOfEach, section, type OfBonus, type Row, type Section } from './notice-section.ts'

/** One sheet of the notice, ready to be set. */
export interface NoticePage {
  language: Language
  title: string
  subtitle: string
  issuer: string
  footer: string
  words: { page: string }
  /** What the sheet is, where it is not the notice itself. */
  intro: string | null
  /** In easy words: set larger. */
  easy?: true
  people: Row[]
  sections: Section[]
}

/**
 * What the notice says: the mentions of D3313-9 or D3323-16 in their order, and the rules of calculation as an annex.
 * In French it is the notice that the law asks for; in another language, a sheet of the same facts.
 */
export function noticePage(file: MyFile, language: Language): NoticePage {
  const { campaign, enrolment, company } = file
  const name = campaignTypeNames[file.offer.type][language]
  const facts = campaignTypeFacts[file.offer.type]
  const own = isOwnMoney(file.offer.type)
  const say = own ? { ...words[language], ...ownMoneyHead(file.offer.type, language) } : words[language]
  return {
    language,
    title: `${name} ${campaign.year}${colon[language]}${say.title}`,
    subtitle: `${campaign.name}, ${
      facts.rights_of === 'payment'
        ? say.paid(longDay(file.offer.payment_day, language))
        : say.year(shortDay(campaign.exercise_start, language), shortDay(campaign.exercise_end, language))
    }`,
    issuer: company.legal_name,
    footer: `${say.footer(articleOf(facts.notice, language))}, ${company.legal_name}, SIREN ${spaced(company.siren)}`,
    words: { page: 'Page' },
    intro: say.intro,
    people: [
      [say.person, `${enrolment.first_name} ${enrolment.last_name}`],
      ...(enrolment.employee_number ? [[say.number, enrolment.employee_number] as Row] : []),
      [say.company, `${company.legal_name} (SIREN ${spaced(company.siren)})`],
    ],
    sections: own
      ? [
          ...ownMoneySections(file, language),
          ...(decides(file.person) ? [lockUp(file, language), ...releases(file, language)] : []),
        ]
      : [amounts(file, language), rights(file, language), ...decided(file, language), annex(file, language)],
  }
}

/** What may be decided and what silence does; who was told too late is told what was kept instead. */
function decided(file: MyFile, language: Language): Section[] {
  if (file.person.net_cents === 0) return [nothingDue(file, language)]
  if (isKept(file)) return [kept(file, language)]
  return [
    answer(file, language),
    silence(file, language),
    lockUp(file, language),
    ...releases(file, language),
  ]
}

const words = {
  fr: {
    title: 'votre fiche individuelle',
    paid: (day: string) => `versement du ${day}`,
    year: (from: string, to: string) => `exercice du ${from} au ${to}`,
    footer: (article: string) => `Fiche distincte du bulletin de paie (${article})`,
    intro: null,
    person: 'Bénéficiaire',
    number: 'Matricule',
    company: 'Entreprise',
  },
  en: {
    title: 'your individual notice',
    paid: (day: string) => `paid on ${day}`,
    year: (from: string, to: string) => `financial year from ${from} to ${to}`,
    footer: (article: string) => `English sheet of the individual notice (${article})`,
    intro:
      'This sheet says in English what your notice says in French, with the same amounts. The French text is the notice that the law asks for.',
    person: 'Beneficiary',
    number: 'Employee number',
    company: 'Company',
  },
} as const satisfies InEach<unknown>

function amounts(file: MyFile, language: Language): Section {
  const { campaign, rules } = file
  if (rules.reserve) return reserveShared(file, rules.reserve.total_cents, language)
  if (rules.bonus) return bonusDecided(file, rules.bonus, language)
  const money = (cents: number) => euros(cents, language)
  const shared = campaign.distributed_gross_cents
  if (isOfEach(campaign.type))
    return section({ fr: 'Versement de l’entreprise', en: 'Payment of the company' }[language], {
      rows: [
        [
          { fr: 'Montant brut, le même pour tous', en: 'Gross amount, the same for everybody' }[language],
          money(campaign.each_gross_cents ?? 0),
        ],
        [{ fr: 'Montant global du versement', en: 'Total of the payment' }[language], money(shared)],
      ],
    })
  const average = averageOf(campaign.calculation)
  const before = rules.shared_before_cents ?? 0
  // What a ceiling holds back or a correction took from somebody: who adds up the shares of the envelope finds it here.
  const left = (campaign.envelope_gross_cents ?? shared) - shared
  // What was added once the shares were computed: the parts told further down add up without it.
  const complement = campaign.complement_gross_cents
  const { supplement } = rules
  const say = wordsOfShared[language]
  return section(say.title, {
    sentences: supplement
      ? [
          say.supplement(
            longDay(supplement.decided_on, language),
            quotation[language](supplement.completes),
            articleOf(campaignTypeFacts[campaign.type].points.decision, language),
          ),
        ]
      : [],
    rows: [
      ...(supplement?.reserve_cents == null ? [] : [[say.reserve, money(supplement.reserve_cents)] as Row]),
      [say.shared, money(before + shared)],
      ...(before > 0 ? [[supplement ? say.of_supplement : say.of_campaign, money(shared)] as Row] : []),
      ...(complement > 0 ? [[say.complement, money(complement)] as Row] : []),
      ...(left > 0 ? [[say.left, money(left)] as Row] : []),
      ...(average === null
        ? []
        : [
            [
              before === 0 ? say.average : supplement ? say.average_supplement : say.average_campaign,
              money(average),
            ] as Row,
          ]),
    ],
  })
}

const wordsOfShared = {
  fr: {
    title: 'Montant global et montant moyen',
    supplement: (day: string, completed: string, article: string) =>
      `Ce supplément, décidé le ${day}, s’ajoute à ce que ${completed} a distribué au titre du même exercice (${article}).`,
    reserve: 'Montant de la réserve spéciale de participation',
    shared: 'Montant global réparti au titre de l’exercice',
    of_supplement: 'dont ce supplément',
    of_campaign: 'dont réparti par cette campagne',
    complement: `dont ${afterColon(complementName.fr)}`,
    left: 'Reste de l’enveloppe, non réparti',
    average: 'Montant moyen perçu par les bénéficiaires, brut',
    average_supplement: 'Montant moyen de ce supplément par bénéficiaire, brut',
    average_campaign: 'Montant moyen de cette campagne par bénéficiaire, brut',
  },
  en: {
    title: 'Total and average amounts',
    supplement: (day: string, completed: string, article: string) =>
      `This supplement, decided on ${day}, is added to what ${completed} shared out for the same financial year (${article}).`,
    reserve: 'Participation reserve',
    shared: 'Total shared out for the financial year',
    of_supplement: 'of which this supplement',
    of_campaign: 'of which shared out by this campaign',
    complement: `of which ${afterColon(complementName.en)}`,
    left: 'Left of the envelope, not shared out',
    average: 'Average received by the beneficiaries, gross',
    average_supplement: 'Average of this supplement for each beneficiary, gross',
    average_campaign: 'Average of this campaign for each beneficiary, gross',
  },
} as const satisfies InEach<unknown>

/** Of a bonus of value sharing: its amount, and the act that decided it. */
function bonusDecided({ campaign, enrolment }: MyFile, bonus: OfBonus, language: Language): Section {
  const decided = bonus.decided_by &&
    bonus.decided_on && {
      act: acts[bonus.decided_by][language],
      day: longDay(bonus.decided_on, language),
      law: articleOf('value_sharing', language),
    }
  return section({ fr: 'Prime de partage de la valeur', en: 'Value-sharing bonus' }[language], {
    rows: [
      [
        { fr: 'Montant décidé, brut', en: 'Amount decided, gross' }[language],
        euros(campaign.each_gross_cents ?? 0, language),
      ],
      [
        { fr: 'Montant de votre prime, brut', en: 'Amount of your bonus, gross' }[language],
        euros(enrolment.gross_cents, language),
      ],
    ],
    sentences: decided
      ? [
          {
            fr: `Cette prime est décidée par ${decided.act} le ${decided.day} (${decided.law}).`,
            en: `This bonus is decided by ${decided.act} on ${decided.day} (${decided.law}).`,
          }[language],
        ]
      : [],
  })
}

const acts: Record<NonNullable<OfBonus['decided_by']>, Text> = {
  agreement: { fr: 'l’accord signé', en: 'the agreement signed' },
  unilateral_decision: { fr: 'la décision de l’employeur signée', en: 'the employer’s decision signed' },
}

/** Of a participation: the reserve, and what of it is not shared now. */
function reserveShared({ campaign }: MyFile, reserve_cents: number, language: Language): Section {
  const average = averageOf(campaign.calculation)
  const complement = campaign.complement_gross_cents
  const left = reserve_cents + complement - campaign.distributed_gross_cents
  const money = (cents: number) => euros(cents, language)
  const say = wordsOfReserve[language]
  return section(say.title, {
    rows: [
      [say.reserve, money(reserve_cents)],
      ...(complement > 0 ? [[say.complement, money(complement)] as Row] : []),
      ...(left > 0 ? [[say.left, money(left)] as Row] : []),
      ...(average === null ? [] : [[say.average, money(average)] as Row]),
    ],
  })
}

const wordsOfReserve = {
  fr: {
    title: 'Réserve spéciale de participation',
    reserve: 'Montant de la réserve spéciale de participation',
    complement: complementName.fr,
    left: 'Reste dans la réserve, non réparti',
    average: 'Montant moyen des droits attribués, brut',
  },
  en: {
    title: 'Participation reserve',
    reserve: 'Amount of the reserve',
    complement: complementName.en,
    left: 'Left in the reserve, not shared out',
    average: 'Average of the rights granted, gross',
  },
} as const satisfies InEach<unknown>

function rights(file: MyFile, language: Language): Section {
  const { enrolment, offer } = file
  const steps = ownStepsOf(file)
  const corrected = correctedOf(file)
  const rows = steps.flatMap((step): Row[] => {
    const detail = step.detail ? ` (${step.detail[language]})` : ''
    return step.amount_cents === null
      ? []
      : [[`${step.label[language]}${detail}`, euros(step.amount_cents, language)]]
  })
  const due: Text | null = !campaignTypeFacts[offer.type].cash
    ? { fr: 'Montant placé, net', en: 'Amount invested, net' }
    : offer.like_pay
      ? {
          fr: 'Solde à recevoir ou à placer, avant cotisations et impôt',
          en: 'Left to receive or to invest, before contributions and tax',
        }
      : // Without an advance it is the net amount, told on the line before.
        enrolment.advance_net_cents === 0
        ? null
        : { fr: 'Solde à recevoir ou à placer, net', en: 'Left to receive or to invest, net' }
  return section({ fr: 'Vos droits', en: 'What you are entitled to' }[language], {
    rows: [...rows, ...(due ? [[due[language], euros(enrolment.due_net_cents, language)] as Row] : [])],
    sentences: [
      ...(corrected ? [corrected[language]] : []),
      ...(offer.like_pay ? [likePaySentence[language]] : []),
      // What the bases were found from has no amount of its own.
      ...steps.flatMap(({ label, amount_cents, detail }) =>
        amount_cents === null && detail
          ? [`${label[language]}\u00a0– ${detail[language].replace(/\.$/, '')}.`]
          : [],
      ),
    ],
  })
}

function answer(file: MyFile, language: Language): Section {
  const { campaign, enrolment, offer, person, rules } = file
  const say = wordsOfAnswer[language]
  const ways = openDestinations(offer).map((destination) => say.ways(person.untaxed)[destination])
  const deadline = enrolment.deadline_at
  const { cash } = campaignTypeFacts[offer.type]
  const late = lateToPeople({ ...campaign, payment_day: offer.payment_day }, true)
  return section(say.title, {
    sentences: [
      cash ? say.may(listed(ways, language, 'or')) : say.plan_alone,
      deadline ? say.until(longInstant(deadline, language)) : say.days(campaign.response_days),
      ...(enrolment.informed_on ? [say.informed(longDay(enrolment.informed_on, language))] : []),
      say.planned(longDay(offer.payment_day, language)),
      ...(late ? [late[language]] : []),
      ...(cash
        ? rules.plans.map(
            (plan) =>
              `${planNames[plan.kind]}${colon[language]}${afterColon(abondementSentence(plan, person)[language])}`,
          )
        : []),
      ...(rules.bonus && !person.untaxed && mayPlace(openDestinations(offer))
        ? [say.untaxed(articleOf('value_sharing_twice', language))]
        : []),
      draftSentence(offer)[language],
    ],
  })
}

const planNames = { pee: 'PEE', percol: 'PER COL' } as const

const wordsOfAnswer = {
  fr: {
    title: 'Votre choix',
    ways: (untaxed: boolean | undefined): Record<Destination, string> => ({
      immediate_payment: untaxed
        ? 'recevoir cette somme, non imposable'
        : 'recevoir cette somme, immédiatement imposable',
      pee: 'la placer sur le PEE',
      percol: 'la placer sur le PER COL',
    }),
    may: (ways: string) => `Vous pouvez, en tout ou partie, ${ways}.`,
    plan_alone:
      'Cette somme est versée sur votre PER COL\u00a0: vous pouvez choisir ses fonds, ou la gestion pilotée.',
    until: (instant: string) =>
      `Vous avez jusqu’au ${instant}, heure de Paris, pour répondre. Jusque-là, le dernier choix validé compte.`,
    days: (count: number) =>
      `Vous avez ${count} jours pour répondre à compter du jour où l’information est réputée reçue.`,
    informed: (day: string) => `L’information est réputée reçue le ${day}.`,
    planned: (day: string) => `Date de versement ou de placement prévue\u00a0: ${day}.`,
    untaxed: (law: string) =>
      `Ce que vous placez dans ce délai n’est pas soumis à l’impôt sur le revenu (${law}).`,
  },
  en: {
    title: 'Your choice',
    ways: (untaxed: boolean | undefined): Record<Destination, string> => ({
      immediate_payment: untaxed
        ? 'be paid this sum, which is not taxable'
        : 'be paid this sum, which is taxable at once',
      pee: 'invest it in the PEE',
      percol: 'invest it in the PER COL',
    }),
    may: (ways: string) => `You may, for all or a part of it, ${ways}.`,
    plan_alone: 'This sum is paid into your PER COL: you may choose its funds, or have it managed for you.',
    until: (instant: string) =>
      `You have until ${instant} to answer. Until then, the last choice confirmed counts.`,
    days: (count: number) => `You have ${count} days to answer, from the day you are deemed informed.`,
    informed: (day: string) => `You are deemed informed on ${day}.`,
    planned: (day: string) => `Planned day of the payment or the placement: ${day}.`,
    untaxed: (law: string) => `What you place within that time bears no income tax (${law}).`,
  },
} as const satisfies InEach<unknown>

/** Everything was received before: nothing is asked, and what was received above is told. */
function nothingDue({ enrolment }: MyFile, language: Language): Section {
  const back = toReturnOf(enrolment)
  const amount = euros(back, language)
  return section(wordsOfAnswer[language].title, {
    sentences: [
      (enrolment.net_cents > 0
        ? {
            fr: 'Vous avez déjà reçu en avance tout ce qui vous est dû\u00a0: vous n’avez rien à choisir.',
            en: 'You already received in advance all that is due to you: you have nothing to choose.',
          }
        : {
            fr: 'Vous n’avez pas de part dans cette campagne\u00a0: vous n’avez rien à choisir.',
            en: 'You have no share in this campaign: you have nothing to choose.',
          }
      )[language],
      ...(back > 0
        ? [
            `${
              {
                fr: `Vous avez reçu ${amount} de plus que ce qui vous est dû.`,
                en: `You received ${amount} more than what is due to you.`,
              }[language]
            } ${returnSentence(amount, articleOf('advances', language))[language]}`,
          ]
        : []),
    ],
  })
}

function silence(file: MyFile, language: Language): Section {
  const { sentences, withdrawal } = silenceOnPaper(file)
  const { silence: texts } = campaignTypeFacts[file.offer.type]
  const added = {
    fr: 'L’entreprise y ajoute son abondement selon la règle du plan, dans la limite de ce qui reste de son plafond\u00a0: il vaut pour l’année civile et pour toutes vos campagnes de l’année.',
    en: 'The company adds its matching by the rule of the plan, within what is left of its ceiling, which holds for the calendar year and for all your campaigns of the year.',
  }[language]
  return section({ fr: 'Si vous ne répondez pas', en: 'If you do not answer' }[language], {
    sentences: [
      ...withMatching(sentences, (said) => said[language], added),
      ...(withdrawal ? [withdrawal[language]] : []),
      {
        fr: `Textes\u00a0: ${defaultBasis(file.offer.type).join('\u00a0; ')}.`,
        en: `Texts of law: ${sourceOfArticles(texts, 'en')}.`,
      }[language],
    ],
  })
}
