import { messageFor } from '@moisson/core/campaign/message-for'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sumNouns } from '@moisson/core/campaign/type-names'
import { draftSentence, withdrawalOf } from '@moisson/core/choice/default-sentence'
import { destinationNames } from '@moisson/core/campaign/choice-names'
import { cash, openDestinations } from '@moisson/core/choice/offer'
import { easily, type Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { listed } from '@moisson/law/words/list'
import { longInstant } from '@moisson/law/words/instants'
import { colon } from '@moisson/law/words/punctuation'
import {
  asConfirmed,
  deadlineOf,
  ifConfirmed,
  ifNothing,
  takenElsewhere,
  type CampaignFacts,
} from './campaign-facts.ts'
import {
  campaignNamed,
  contactBlock,
  hasNothing,
  hello,
  isCashOnly,
  lastDay,
  lateSaid,
  openButton,
  unmatchedPlan,
  type Corrected,
} from './campaign-words.ts'
import { button, easyAbout, easyLetter, small, text } from './easy-letter.ts'
import type { Block, Letter } from './letter.ts'
import type { CampaignMailContext } from './mail.ts'
import { mostToPayIn, ownWords } from './own-words.ts'

/** The notice: the amount, until when, and what silence means, one idea a sentence. */
export function easyOpened(
  { correction }: { correction?: Corrected },
  context: CampaignMailContext,
): Letter | null {
  const { facts, language } = context
  const { campaign, person } = facts
  // An advance put right and a share paid already are told as usual: there is nothing to choose.
  if (!person || hasNothing(facts) || correction?.advance_net_cents !== undefined) return null
  const noun = sumNouns[campaign.type][language]
  const cashOnly = isCashOnly(facts)
  const ownMoney = ownWords(facts.campaign.type, language)?.easy
  const day = lastDay(facts, context.now, language)
  const say = {
    fr: {
      subject: cashOnly ? `votre ${noun} arrive` : `répondez jusqu’au ${day}`,
      preview: cashOnly ? 'Vous n’avez rien à faire.' : 'C’est vous qui décidez.',
      title: cashOnly ? `Votre ${noun} arrive` : (ownMoney?.title ?? `Que faire de votre ${noun}\u00a0?`),
      why: 'Pourquoi',
    },
    en: {
      subject: cashOnly ? `your ${noun} is coming` : `answer until ${day}`,
      preview: cashOnly ? 'You have nothing to do.' : 'You decide.',
      title: cashOnly ? `Your ${noun} is coming` : (ownMoney?.title ?? `What to do with your ${noun}?`),
      why: 'Why',
    },
  }[language]
  const own = messageFor(campaign, language)
  return easyAbout({ facts, language }, say, [
    text(correction ? changed(correction, facts, language) : given(facts, language)),
    ...(correction ? [{ kind: 'quote' as const, title: say.why, text: correction.reason }] : []),
    ...easyToDecide(context, [
      ...lateSaid(facts, (one) => easily(one, language)),
      ...(own
        ? [
            {
              kind: 'quote' as const,
              title: [campaign.company_name, own.title].filter(Boolean).join(colon[own.language]),
              text: own.body,
              language: own.language,
            },
          ]
        : []),
    ]),
  ])
}

/** Where the money comes from, and what may be done with it. */
function given(facts: CampaignFacts, language: Language): string {
  const { company_name: company, name, type, offer } = facts.campaign
  const own = ownWords(type, language)
  if (own) {
    const plans = openDestinations(offer).map((place) => destinationNames[place][language])
    return own.easy.offered({ company, name, into: listed(plans, language, 'or') })
  }
  const { limits, cash: paid } = campaignTypeFacts[type]
  const bonus = limits === 'bonus'
  const say = {
    fr: {
      from: !paid
        ? `${company} met de l’argent sur votre PER COL.`
        : bonus
          ? `${company} vous donne une prime.`
          : `${company} vous donne une part de ses résultats.`,
      named: `Son nom\u00a0: «\u00a0${name}\u00a0».`,
      ways: !paid
        ? 'Vous choisissez comment il est placé.'
        : isCashOnly(facts)
          ? 'L’argent vous est versé.'
          : 'Vous pouvez recevoir l’argent. Vous pouvez le mettre de côté. Vous pouvez aussi partager.',
    },
    en: {
      from: !paid
        ? `${company} puts money in your PER COL.`
        : bonus
          ? `${company} gives you a bonus.`
          : `${company} gives you a share of its results.`,
      named: `Its name: “${name}”.`,
      ways: !paid
        ? 'You choose how it is placed.'
        : isCashOnly(facts)
          ? 'The money is paid to you.'
          : 'You can get the money. You can put it aside. You can also share it out.',
    },
  }[language]
  return `${say.from} ${say.named} ${say.ways}`
}

/** What the amount was, and that what was chosen for it counts no more. */
function changed({ net_cents }: Corrected, facts: CampaignFacts, language: Language): string {
  const { campaign, person } = facts
  const [before, now] = [euros(net_cents, language), euros(person?.share_net_cents ?? 0, language)]
  const again = isCashOnly(facts)
    ? { fr: '', en: '' }
    : {
        fr: ' Votre ancien choix ne compte plus. Vous avez de nouveau tout le temps de choisir.',
        en: ' Your former choice no longer counts. You have the whole time to choose again.',
      }
  if (person && net_cents === person.share_net_cents)
    return {
      fr: `Votre montant net est de nouveau le même dans «\u00a0${campaign.name}\u00a0»\u00a0: ${now}.${again.fr}`,
      en: `Your net amount is the same again in “${campaign.name}”: ${now}.${again.en}`,
    }[language]
  return {
    fr: `Votre montant net a changé dans «\u00a0${campaign.name}\u00a0». Avant\u00a0: ${before}. Maintenant\u00a0: ${now}.${again.fr}`,
    en: `Your net amount changed in “${campaign.name}”. Before: ${before}. Now: ${now}.${again.en}`,
  }[language]
}

/** What every mail that awaits a choice ends with, in the order of the usual ones. */
export function easyToDecide(
  { facts, language, link, now }: CampaignMailContext,
  message: readonly Block[],
  open = openButton(facts, link, language),
): Block[] {
  const { campaign, person } = facts
  if (!person) return []
  const { offer } = campaign
  const cashOnly = isCashOnly(facts)
  const say = words[language]
  const own = ownWords(campaign.type, language)
  const unmatched = unmatchedPlan(offer, person)
  const silence = cashOnly
    ? `${easily(ifConfirmed(offer, [cash(person.net_cents)], person), language)} ${say.nothing}`
    : easily(ifNothing(offer, person), language)
  const [when, at] = cashOnly
    ? [say.paid, longDay(offer.payment_day, language)]
    : [say.until, longInstant(deadlineOf(facts, now), language)]
  return [
    own && person.room_cents !== undefined
      ? mostToPayIn(person, person.room_cents, own.easy, { payment_day: offer.payment_day, language })
      : {
          kind: 'amount',
          label: offer.like_pay ? say.beforePay : person.advance_net_cents > 0 ? say.rest : say.money,
          amount: euros(person.net_cents, language),
          note: person.untaxed
            ? say.untaxed
            : say.before(euros(person.gross_cents, language)) +
              (person.advance_net_cents > 0
                ? ` ${say.received(euros(person.advance_net_cents, language))}`
                : ''),
        },
    { kind: 'facts', rows: [[when, at]] },
    ...open,
    { kind: 'notice', text: silence },
    ...(unmatched && !cashOnly ? [small(easily(unmatched, language))] : []),
    ...message,
    ...contactBlock(facts, language),
    ...(offer.agreement_is_example || offer.plans.some(({ is_example }) => is_example)
      ? [{ kind: 'notice' as const, text: say.example }]
      : []),
    ...(cashOnly ? [] : [small(easily(draftSentence(offer), language))]),
    small(say.link),
  ]
}

/** For those who have not answered. */
export function easyReminder({ message }: { message?: string | null }, context: CampaignMailContext): Letter {
  const { facts, language, now } = context
  const day = lastDay(facts, now, language)
  const saved = facts.person?.engagement_state === 'in_progress'
  const say = {
    fr: {
      subject: `Rappel\u00a0: ${campaignNamed(facts)}, réponse jusqu’au ${day}`,
      preview: saved ? 'Votre choix n’est pas validé.' : 'Nous n’avons pas votre réponse.',
      title: `Vous avez jusqu’au ${day}`,
      why: saved
        ? 'Nous avons votre choix. Il n’est pas validé. Relisez-le. Puis validez-le.'
        : 'Nous n’avons pas votre réponse. Une minute suffit.',
    },
    en: {
      subject: `Reminder: ${campaignNamed(facts)}, answer until ${day}`,
      preview: saved ? 'Your choice is not confirmed.' : 'We do not have your answer.',
      title: `You have until ${day}`,
      why: saved
        ? 'We have your choice. It is not confirmed. Read it again. Then confirm it.'
        : 'We do not have your answer. One minute is enough.',
    },
  }[language]
  const { why, ...head } = say
  return easyLetter(head, [
    hello(facts, language),
    text(why),
    ...easyToDecide(
      context,
      message ? [{ kind: 'quote', title: facts.campaign.company_name, text: message }] : [],
    ),
  ])
}

/** The proof of a confirmed choice. */
export function easyReceipt(
  { receipt_number }: { receipt_number: string },
  { facts, language, publicUrl, now }: CampaignMailContext,
): Letter | null {
  const { campaign, person } = facts
  const receipt = person?.counted?.receipt
  if (!person || !receipt || isCashOnly(facts)) return null
  const { deadline_at: deadline } = person
  const { on_paper: paper } = receipt
  const say = {
    fr: {
      subject: `votre choix est validé, reçu ${receipt_number}`,
      title: 'Votre choix est validé',
      preview: `Pour ${campaign.company_name}`,
      paper: (who: string, day: string) =>
        `${who} a écrit cette réponse pour vous. Votre papier est signé le ${day}. Ce n’est pas votre réponse\u00a0? Dites-le tout de suite.`,
      rows: ['Campagne', 'Reçu', 'Validé le'],
      change: (until: string) =>
        `Vous pouvez changer d’avis. Dernier moment\u00a0: ${until}. Votre dernier choix validé compte.`,
      see: 'Voir mon choix',
      keep: 'Le reçu est joint. Gardez-le. Il prouve votre réponse.',
    },
    en: {
      subject: `your choice is confirmed, receipt ${receipt_number}`,
      title: 'Your choice is confirmed',
      preview: `For ${campaign.company_name}`,
      paper: (who: string, day: string) =>
        `${who} wrote this answer for you. Your paper is signed on ${day}. Is it not your answer? Say so at once.`,
      rows: ['Campaign', 'Receipt', 'Confirmed on'],
      change: (until: string) =>
        `You can change your mind. Last moment: ${until}. Your last confirmed choice counts.`,
      see: 'See my choice',
      keep: 'The receipt is attached. Keep it. It proves your answer.',
    },
  }[language]
  const [named = '', number = '', confirmed = ''] = say.rows
  return easyAbout({ facts, language }, say, [
    { kind: 'quote', title: null, text: easily(asConfirmed(facts), language) },
    ...(paper ? [text(say.paper(paper.entered_by, longDay(paper.signed_on, language)))] : []),
    {
      kind: 'facts',
      rows: [
        [named, campaign.name],
        [number, receipt.number],
        [confirmed, longInstant(new Date(receipt.submitted_at), language)],
      ],
    },
    ...(deadline && now < deadline ? [text(say.change(longInstant(deadline, language)))] : []),
    button(say.see, `${publicUrl}/beneficiaire`),
    small(say.keep),
    ...contactBlock(facts, language),
  ])
}

/** What became of the money of somebody who did not answer. */
export function easyDefault(_: object, { facts, language, publicUrl }: CampaignMailContext): Letter {
  const { campaign, person } = facts
  const noun = sumNouns[campaign.type][language]
  const cashOnly = isCashOnly(facts)
  const honoured = person?.counted?.status === 'submitted'
  const less = takenElsewhere(facts)
  const announced = less ? { fr: '', en: '' } : { fr: ', comme annoncé', en: ', as announced' }
  const claim = honoured ? null : withdrawalOf(campaign.type, person?.counted?.lines ?? [])
  const say = {
    fr: {
      subject: cashOnly ? `votre ${noun} arrive` : honoured ? 'votre choix compte' : 'le choix prévu compte',
      preview: `Ce que devient votre ${noun}.`,
      title: `Voici ce que devient votre ${noun}`,
      why: cashOnly
        ? `Les réponses sont finies. Il n’y avait rien à choisir. Votre ${noun} est versée, comme annoncé.`
        : honoured
          ? `Vous n’avez pas validé à temps. Votre choix gardé était complet. Il compte${announced.fr}.`
          : `Vous n’avez pas validé à temps. Le choix prévu d’avance compte${announced.fr}.`,
      see: 'Voir le détail',
    },
    en: {
      subject: cashOnly
        ? `your ${noun} is coming`
        : honoured
          ? 'your choice counts'
          : 'the set choice counts',
      preview: `What becomes of your ${noun}.`,
      title: `Here is what becomes of your ${noun}`,
      why: cashOnly
        ? `The time to answer is over. There was nothing to choose. Your ${noun} is paid, as announced.`
        : honoured
          ? `You did not confirm in time. Your saved choice was complete. It counts${announced.en}.`
          : `You did not confirm in time. The choice set in advance counts${announced.en}.`,
      see: 'See the details',
    },
  }[language]
  return easyAbout({ facts, language }, say, [
    text(say.why),
    { kind: 'quote', title: null, text: easily(asConfirmed(facts), language) },
    ...(less ? [text(easily(less, language))] : []),
    ...(claim ? [{ kind: 'notice' as const, text: easily(claim, language) }] : []),
    button(say.see, `${publicUrl}/beneficiaire`),
    ...contactBlock(facts, language),
  ])
}

const words = {
  fr: {
    money: 'Votre argent',
    rest: 'Ce qui vous reste à recevoir',
    beforePay: 'Votre montant, avant cotisations et impôt',
    before: (gross: string) => `Avant la CSG et la CRDS\u00a0: ${gross}.`,
    received: (amount: string) => `Déjà reçu en avance\u00a0: ${amount}.`,
    untaxed: 'sans CSG, sans CRDS, sans impôt sur le revenu',
    until: 'Dernier moment',
    paid: 'Versement prévu',
    nothing: 'Vous n’avez rien à choisir.',
    example: 'Ceci est un exemple. Personne ne l’a décidé.',
    link: 'Ce lien est pour vous seul. Il marche jusqu’à la date limite. Il marche sur un seul appareil. Sur un autre, demandez un nouveau lien. Ne transférez pas ce message.',
  },
  en: {
    money: 'Your money',
    rest: 'What is left for you to get',
    beforePay: 'Your amount, before contributions and tax',
    before: (gross: string) => `Before CSG and CRDS: ${gross}.`,
    received: (amount: string) => `Received in advance: ${amount}.`,
    untaxed: 'without CSG, without CRDS, without income tax',
    until: 'Last moment',
    paid: 'Payment planned',
    nothing: 'You have nothing to choose.',
    example: 'This is an example. Nobody decided it.',
    link: 'This link is for you alone. It works until the deadline. It works on one device. On another one, ask for a new link. Do not forward this message.',
  },
} as const
