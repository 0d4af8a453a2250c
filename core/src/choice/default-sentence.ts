import { capital } from '@moisson/law/words/capital'
import { citation } from '@moisson/law/article'
import { sourceIn, sourceOfArticles } from '@moisson/law/legal-points'
import { likePaySentence } from '../campaign/like-pay.ts'
import { campaignTypeFacts } from '../campaign/type-facts.ts'
import type { CampaignType, DefaultRule, PlanKind } from '../vocabulary.ts'
import type { Consequence, PlacedLine } from './consequence.ts'
import { daysWorth } from './half-days.ts'
import type { Offer } from './offer.ts'
import { type Language, inEach, type Said } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { longDay } from '@moisson/law/words/days'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { listed } from '@moisson/law/words/list'

/** « Si vous ne faites rien, 1 234,56 € seront placés … libres le … », in both languages. */
export function defaultSentence(lines: readonly PlacedLine[], estimate: Consequence): Said {
  return {
    easy: {
      fr: `Si vous ne faites rien, ${easyParts(lines, estimate, 'fr')}${estimate.like_pay ? ` ${likePaySentence.easy?.fr}` : ''}`,
      en: `If you do nothing, ${easyParts(lines, estimate, 'en')}${estimate.like_pay ? ` ${likePaySentence.easy?.en}` : ''}`,
    },
    fr: `Si vous ne faites rien, ${listed(parts(lines, estimate, 'fr'), 'fr')}.${caution(estimate, 'fr')}`,
    en: `If you do nothing, ${listed(parts(lines, estimate, 'en'), 'en')}.${caution(estimate, 'en')}`,
  }
}

/** The same of somebody whose complete draft counts unconfirmed: « Si vous ne faites rien de plus … ». */
export function draftCountsSentence(lines: readonly PlacedLine[], estimate: Consequence): Said {
  const done = choiceSentence(lines, estimate)
  return {
    easy: {
      fr: `Si vous ne faites rien de plus, votre brouillon compte. ${done.easy?.fr ?? done.fr}`,
      en: `If you do nothing more, your draft counts. ${done.easy?.en ?? done.en}`,
    },
    fr: `Si vous ne faites rien de plus, votre brouillon complet sera appliqué tel quel. ${done.fr}`,
    en: `If you do nothing more, your complete draft will be applied as it is. ${done.en}`,
  }
}

/** The default beside a draft that counts: what holds once that draft is complete no more. */
export function elseDefaultSentence(lines: readonly PlacedLine[], estimate: Consequence): Said {
  const done = choiceSentence(lines, estimate)
  return {
    easy: {
      fr: `Sans brouillon complet, le choix prévu d’avance compte. ${done.easy?.fr ?? done.fr}`,
      en: `With no complete draft, the choice set in advance counts. ${done.easy?.en ?? done.en}`,
    },
    fr: `Sans brouillon complet à la date limite, le choix par défaut s’applique\u00a0: ${afterColon(done.fr)}`,
    en: `Without a complete draft at the deadline, the default applies: ${afterColon(done.en)}`,
  }
}

/** Of a draft whose lines its owner alone may read, before the close. */
export const unseenDraftSentence: Said = {
  easy: {
    fr: 'Votre brouillon est complet à la date limite\u00a0? Il compte.',
    en: 'Is your draft complete at the deadline? It counts.',
  },
  fr: 'Si vous ne faites rien de plus et que votre brouillon est complet à la date limite, il sera appliqué tel quel.',
  en: 'If you do nothing more and your draft is complete at the deadline, it will be applied as it is.',
}

/** What holds for somebody not told yet: no time runs, and the money is kept; `days` is the window opening begins. */
export const untoldSentence = (due_cents: number, days: number): Said => ({
  easy: {
    fr: `Si personne ne vous prévient, ${euros(due_cents, 'fr')} sont gardés pour vous. Votre délai n’a pas commencé. Il commence quand vous ouvrez cette campagne. Il dure au moins ${days}\u00a0jours.`,
    en: `If nobody tells you, ${euros(due_cents, 'en')} are kept for you. Your time to answer has not begun. It begins when you open this campaign. It lasts at least ${days} days.`,
  },
  fr: `Tant que vous n’ouvrez pas cette campagne et que l’entreprise ne vous l’annonce pas, votre délai ne court pas\u00a0: à la clôture, ${euros(due_cents, 'fr')} seraient gardés pour vous, ni versés ni placés. L’ouvrir fait commencer votre délai, d’au moins ${days}\u00a0jours.`,
  en: `As long as you do not open this campaign and the company does not announce it to you, your time to answer does not run: at its close, ${euros(due_cents, 'en')} would be kept for you, neither paid nor invested. Opening it starts your time to answer, at least ${days} days.`,
})

/** What a choice does, in one sentence: the same words for the review, the mail and the receipt. */
export function choiceSentence(lines: readonly PlacedLine[], estimate: Consequence): Said {
  const easy = inEach((language) => {
    const sentences = capital(easyParts(lines, estimate, language))
    return estimate.like_pay ? `${sentences} ${likePaySentence.easy?.[language]}` : sentences
  })
  const usual = inEach((language) => {
    const sentence = listed(parts(lines, estimate, language), language)
    return `${capital(sentence)}.${caution(estimate, language)}`
  })
  return { ...usual, easy }
}

/** After the amounts, where they are not the last word. */
const caution = ({ like_pay }: Consequence, language: Language): string =>
  like_pay ? ` ${likePaySentence[language]}` : ''

/** What a plan receives and adds, and in which fund or how it is managed where there is one alone. */
function placedOn(kind: PlanKind, lines: readonly PlacedLine[]) {
  const own = lines.filter((line) => line.destination === kind)
  const [only] = own.length === 1 ? own : []
  return {
    matched_cents: own.reduce((sum, line) => sum + line.abondement_net_cents, 0),
    fund: only?.fund_name ?? null,
    managed: !only?.fund_name && only?.management_mode === 'managed',
  }
}

const partWords = {
  fr: {
    cash: (amount: string, untaxed?: boolean) =>
      `${amount} vous seront versés (${untaxed ? 'non imposables' : 'imposables'})`,
    pee: (amount: string, fund: string, matched: string, day: string) =>
      `${amount} seront placés sur le PEE${fund}${matched}, libres le ${day}`,
    percol: (amount: string, fund: string, matched: string) =>
      `${amount} seront placés sur le PER COL${fund}${matched}, bloqués jusqu’à la retraite`,
    fund: (name: string) => ` (fonds «\u00a0${name}\u00a0»)`,
    managed: ' (gestion pilotée)',
    nothing: 'aucun montant n’est en jeu',
    matched: (amount: string) => ` avec ${amount} nets d’abondement`,
  },
  en: {
    cash: (amount: string, untaxed?: boolean) =>
      `${amount} will be paid to you (${untaxed ? 'not taxable' : 'taxable'})`,
    pee: (amount: string, fund: string, matched: string, day: string) =>
      `${amount} will be invested in the PEE${fund}${matched}, free on ${day}`,
    percol: (amount: string, fund: string, matched: string) =>
      `${amount} will be invested in the PER COL${fund}${matched}, locked until retirement`,
    fund: (name: string) => ` (fund “${name}”)`,
    managed: ' (managed for you)',
    nothing: 'no amount is at stake',
    matched: (amount: string) => ` with ${amount} of net employer matching`,
  },
}

/** The same of money of one's own. */
const ownWords = {
  fr: {
    pee: (amount: string, fund: string, matched: string, day: string) =>
      `${amount} seront retenus sur votre paie et versés sur le PEE${fund}${matched}, libres le ${day}`,
    percol: (amount: string, fund: string, matched: string) =>
      `${amount} seront retenus sur votre paie et versés sur le PER COL${fund}${matched}, bloqués jusqu’à la retraite`,
    nothing: 'rien n’est retenu sur votre paie, et rien n’est versé',
  },
  en: {
    pee: (amount: string, fund: string, matched: string, day: string) =>
      `${amount} will be taken off your pay and paid into the PEE${fund}${matched}, free on ${day}`,
    percol: (amount: string, fund: string, matched: string) =>
      `${amount} will be taken off your pay and paid into the PER COL${fund}${matched}, locked until retirement`,
    nothing: 'nothing is taken off your pay, and nothing is paid in',
  },
}

/** The same of days that a person gives. */
const daysWords = {
  fr: {
    percol: (amount: string, fund: string, matched: string) =>
      `vous placez ${amount} sur le PER COL${fund}${matched}, argent bloqué jusqu’à la retraite`,
    nothing: 'vous gardez vos jours de repos, et rien n’est versé',
  },
  en: {
    percol: (amount: string, fund: string, matched: string) =>
      `you give ${amount} to the PER COL${fund}${matched}, money locked until retirement`,
    nothing: 'you keep your rest days, and nothing is paid in',
  },
}

/** What is placed: an amount, with the days it is the value of. */
const placedIn = (cents: number, { day_cents }: Consequence, language: Language): string =>
  day_cents === undefined ? euros(cents, language) : daysWorth(cents, day_cents, language)

function wordsOf(estimate: Consequence, language: Language) {
  const words = partWords[language]
  if (estimate.day_cents !== undefined) return { ...words, ...daysWords[language] }
  return estimate.own ? { ...words, ...ownWords[language] } : words
}

function parts(lines: readonly PlacedLine[], estimate: Consequence, language: Language): string[] {
  const say = wordsOf(estimate, language)
  const said: string[] = []
  if (estimate.net_cash_cents > 0)
    said.push(say.cash(euros(estimate.net_cash_cents, language), estimate.untaxed))
  for (const kind of ['pee', 'percol'] as const) {
    const amount = estimate[`${kind}_cents`]
    if (amount === 0) continue
    const { matched_cents, fund: name, managed } = placedOn(kind, lines)
    const fund = name ? say.fund(name) : managed ? say.managed : ''
    const matched = matched_cents > 0 ? say.matched(euros(matched_cents, language)) : ''
    const day = estimate.pee_available_on ? longDay(estimate.pee_available_on, language) : ''
    said.push(say[kind](placedIn(amount, estimate, language), fund, matched, day))
  }
  return said.length > 0 ? said : [say.nothing]
}

const ownEasy = {
  fr: {
    placed: (amount: string, plan: string) => `${amount} partent de votre paie. Ils vont sur le ${plan}.`,
    nothing: 'rien ne part de votre paie.',
  },
  en: {
    placed: (amount: string, plan: string) => `${amount} will leave your pay. It will go in the ${plan}.`,
    nothing: 'nothing leaves your pay.',
  },
}

const daysEasy = {
  fr: {
    placed: (amount: string, plan: string) => `vous placez ${amount} sur le ${plan}.`,
    nothing: 'vous gardez vos jours de repos.',
  },
  en: {
    placed: (amount: string, plan: string) => `you give ${amount} to the ${plan}.`,
    nothing: 'you keep your rest days.',
  },
}

/** The same, one idea a sentence. */
function easyParts(lines: readonly PlacedLine[], estimate: Consequence, language: Language): string {
  const say = {
    fr: {
      cash: (amount: string) =>
        `vous recevez ${amount}. ${estimate.untaxed ? 'Il n’y a pas d’impôt dessus.' : 'Il faut les déclarer aux impôts.'}`,
      placed: (amount: string, plan: string) => `${amount} vont sur le ${plan}.`,
      fund: (name: string) => ` Le fonds\u00a0: «\u00a0${name}\u00a0».`,
      managed: ' Un gérant choisit où va l’argent.',
      matched: (amount: string) => ` L’entreprise ajoute ${amount}, retenues enlevées.`,
      free: (day: string) => ` Cet argent est bloqué jusqu’au ${day}.`,
      locked: ' Cet argent est bloqué jusqu’à la retraite.',
      nothing: 'il n’y a pas d’argent en jeu.',
    },
    en: {
      cash: (amount: string) =>
        `you get ${amount}. ${estimate.untaxed ? 'There is no tax on it.' : 'It goes on your tax form.'}`,
      placed: (amount: string, plan: string) => `${amount} will go in the ${plan}.`,
      fund: (name: string) => ` The fund: “${name}”.`,
      managed: ' A manager picks where the money goes.',
      matched: (amount: string) => ` The company adds ${amount}, after what is taken off.`,
      free: (day: string) => ` This money is locked until ${day}.`,
      locked: ' This money is locked until you retire.',
      nothing: 'there is no money at stake.',
    },
  }[language]
  const own = estimate.day_cents !== undefined ? daysEasy[language] : estimate.own ? ownEasy[language] : null
  const said: string[] = []
  if (estimate.net_cash_cents > 0) said.push(say.cash(euros(estimate.net_cash_cents, language)))
  for (const kind of ['pee', 'percol'] as const) {
    const amount = estimate[`${kind}_cents`]
    if (amount === 0) continue
    const { matched_cents, fund, managed } = placedOn(kind, lines)
    const free =
      kind === 'percol'
        ? say.locked
        : estimate.pee_available_on
          ? say.free(longDay(estimate.pee_available_on, language))
          : ''
    said.push(
      (own ?? say).placed(placedIn(amount, estimate, language), { pee: 'PEE', percol: 'PER COL' }[kind]) +
        (fund ? say.fund(fund) : managed ? say.managed : '') +
        (matched_cents > 0 ? say.matched(euros(matched_cents, language)) : '') +
        free,
    )
  }
  return said.length > 0 ? said.join(' ') : (own ?? say).nothing
}

/** Of what people pay in of their own, a choice that nobody confirmed gives nothing. */
const unconfirmedOwn: Readonly<Record<'money' | 'days', Said>> = {
  money: {
    easy: {
      fr: 'Un choix non validé ne compte pas. Rien ne part de votre paie.',
      en: 'A choice that is not confirmed does not count. Nothing leaves your pay.',
    },
    fr: 'Un choix enregistré mais non validé à la date limite n’est pas une réponse\u00a0: rien n’est versé.',
    en: 'A choice saved but not confirmed at the deadline is not an answer: nothing is paid in.',
  },
  days: {
    easy: {
      fr: 'Un choix non validé ne compte pas. Vous gardez vos jours.',
      en: 'A choice that is not confirmed does not count. You keep your days.',
    },
    fr: 'Un choix enregistré mais non validé à la date limite n’est pas une réponse\u00a0: vous gardez vos jours de repos.',
    en: 'A choice saved but not confirmed at the deadline is not an answer: you keep your rest days.',
  },
}

/** What the company decided before the launch about a complete draft that nobody confirmed. */
export function draftSentence({ draft_policy: policy, type }: Pick<Offer, 'draft_policy' | 'type'>): Said {
  const { asked_in } = campaignTypeFacts[type]
  if (asked_in !== null) return unconfirmedOwn[asked_in]
  return policy === 'honour_complete_draft'
    ? {
        easy: {
          fr: 'Votre choix est complet, mais pas validé\u00a0? Il comptera à la date limite.',
          en: 'Is your choice complete, but not confirmed? It will count at the deadline.',
        },
        fr: 'Un choix enregistré, complet mais non validé à la date limite sera appliqué comme un choix validé.',
        en: 'A choice saved, complete but not confirmed at the deadline will be applied as if it were confirmed.',
      }
    : {
        easy: {
          fr: 'Un choix non validé ne compte pas. Le choix prévu d’avance compte.',
          en: 'A choice that is not confirmed does not count. The choice set in advance counts.',
        },
        fr: 'Un choix enregistré mais non validé à la date limite n’est pas une réponse\u00a0: le choix par défaut s’applique.',
        en: 'A choice saved but not confirmed at the deadline is not an answer: the default applies.',
      }
}

/** What silence placed on the PER COL may be claimed back for a month. */
const percolWithdrawalSentence: Said = {
  easy: {
    fr: `Votre silence met de l’argent sur le PER COL\u202f? Vous pouvez demander qu’il vous soit versé. Demandez-le à votre entreprise. Vous avez un mois après l’annonce (${sourceIn('percol_withdrawal', 'fr')}).`,
    en: `Does your silence put money in the PER COL? You can ask for it to be paid to you. Ask your company. You have one month. It starts when you are told (${sourceIn('percol_withdrawal', 'en')}).`,
  },
  fr: `Ce que votre silence place sur le PER COL peut vous être versé si vous le demandez à votre entreprise dans le mois qui suit l’annonce de ce placement (${sourceIn('percol_withdrawal', 'fr')}).`,
  en: `What your silence puts in the PER COL can be paid to you if you ask your company within a month of being told of it (${sourceIn('percol_withdrawal', 'en')}).`,
}

/** That right in words, where the type of campaign has it and silence places something there. */
export const withdrawalOf = (type: CampaignType, lines: readonly { destination: string }[]): Said | null =>
  campaignTypeFacts[type].percol_withdrawal && lines.some(({ destination }) => destination === 'percol')
    ? percolWithdrawalSentence
    : null

/** The articles that decide what silence means, by kind of campaign. */
export const defaultBasis = (type: CampaignType): string[] => campaignTypeFacts[type].silence.map(citation)

/** Whose it is, where silence gives nothing. */
const nobodyElse: Readonly<Record<'money' | 'days', Said>> = {
  money: {
    fr: 'C’est votre argent\u00a0: personne n’en verse à votre place, ni votre entreprise ni Moisson.',
    en: 'It is your money: nobody pays it in for you, neither your company nor Moisson.',
    easy: {
      fr: 'C’est votre argent. Personne ne le verse à votre place.',
      en: 'It is your money. Nobody pays it in for you.',
    },
  },
  days: {
    fr: 'Ce sont vos jours\u00a0: personne ne les donne à votre place, ni votre entreprise ni Moisson.',
    en: 'They are your days: nobody gives them for you, neither your company nor Moisson.',
    easy: {
      fr: 'Ce sont vos jours. Personne ne les donne à votre place.',
      en: 'They are your days. Nobody gives them for you.',
    },
  },
}

/** Whose rule silence follows: the law's own, by its articles, or one that the agreement chose. */
export function defaultDecider(rule: DefaultRule, type: CampaignType): Said {
  const { asked_in, silence, limits } = campaignTypeFacts[type]
  if (asked_in !== null) return nobodyElse[asked_in]
  // What the employer pays into the plan alone follows no agreement; participation without a PER COL goes as it says.
  const agreed =
    (rule === 'percol_managed' && limits !== 'plan') || (rule === 'pee_lowest_risk' && limits === 'law')
  if (agreed || silence.length === 0)
    return {
      fr: 'C’est l’accord de votre entreprise qui en décide, pas Moisson.',
      en: 'Your company’s agreement decides it, not Moisson.',
      easy: {
        fr: 'L’accord de votre entreprise le décide. Moisson ne décide rien.',
        en: 'The agreement of your company decides it. Moisson decides nothing.',
      },
    }
  const source = inEach((language) => sourceOfArticles(silence, language))
  if (rule === 'half_percol_half_pee')
    return {
      fr: `La loi en place la moitié au PER COL (${source.fr}), l’accord de votre entreprise dit où va le reste\u00a0: pas Moisson.`,
      en: `The law puts half of it in the PER COL (${source.en}) and your company’s agreement says where the rest goes, not Moisson.`,
      easy: {
        fr: `La loi (${source.fr}) en met la moitié au PER COL. L’accord de votre entreprise place le reste. Moisson ne décide rien.`,
        en: `The law (${source.en}) puts half of it in the PER COL. The agreement of your company says where the rest goes. Moisson decides nothing.`,
      },
    }
  return {
    fr: `C’est la loi qui en décide (${source.fr}), pas Moisson.`,
    en: `The law decides it (${source.en}), not Moisson.`,
    easy: {
      fr: `La loi le décide (${source.fr}). Moisson ne décide rien.`,
      en: `The law decides it (${source.en}). Moisson decides nothing.`,
    },
  }
}
