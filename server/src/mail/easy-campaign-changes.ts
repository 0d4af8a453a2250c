import { advanceSentence } from '@moisson/core/campaign/advance-words'
import { returnSentence } from '@moisson/core/campaign/advance'
import { hasLegalDay } from '@moisson/core/campaign/has-legal-day'
import { notToLeavers } from '@moisson/core/choice/abondement-sentence'
import { isComplete, totalOf } from '@moisson/core/choice/check-lines'
import { peeAvailableOn } from '@moisson/core/choice/consequence'
import { sourceIn } from '@moisson/law/legal-points'
import { easily } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { longInstant } from '@moisson/law/words/instants'
import { asConfirmed, ifConfirmed } from './campaign-facts.ts'
import { contactBlock, lastDay } from './campaign-words.ts'
import { easyToDecide } from './easy-campaign-mails.ts'
import { button, easyAbout, small, text } from './easy-letter.ts'
import type { Block, Letter } from './letter.ts'
import type { CampaignMailContext } from './mail.ts'
import { ownWords } from './own-words.ts'

/** What is kept for somebody whom nobody could tell in time, and whom to ask for it. */
export function easySumKept(_: object, { facts, language, publicUrl }: CampaignMailContext): Letter {
  const { campaign, person } = facts
  const { name, company_name: company } = campaign
  const handed = hasLegalDay(campaign.type)
    ? {
        fr: ' Sans réponse de vous, l’argent va à la Caisse des dépôts. Vous pourrez encore l’y demander.',
        en: ' Without an answer from you, it goes to the Caisse des dépôts. You can still ask for it there.',
      }
    : { fr: '', en: '' }
  const say = {
    fr: {
      title: 'De l’argent est gardé pour vous',
      preview: 'Vous pouvez le demander.',
      told: `Vous n’avez pas pu être prévenu à temps. La campagne\u00a0: «\u00a0${name}\u00a0». Aucun choix ne compte. Rien n’a été placé. ${company} garde votre argent. Demandez-le-lui.`,
      kept: campaign.offer.like_pay
        ? 'Gardé pour vous, avant cotisations et impôt'
        : 'Gardé pour vous, retenues enlevées',
      see: 'Voir mon épargne',
    },
    en: {
      title: 'Money is kept for you',
      preview: 'You can ask for it.',
      told: `You could not be told in time. The campaign: “${name}”. No choice counts. Nothing was placed. ${company} keeps your money. Ask them for it.`,
      kept: campaign.offer.like_pay
        ? 'Kept for you, before contributions and tax'
        : 'Kept for you, after deductions',
      see: 'See my savings',
    },
  }[language]
  return easyAbout({ facts, language }, say, [
    text(say.told + handed[language]),
    { kind: 'amount', label: say.kept, amount: euros(person?.held_cents ?? 0, language) },
    button(say.see, `${publicUrl}/beneficiaire/epargne`),
    ...contactBlock(facts, language),
  ])
}

/** The draft itself, what it lacks, and one button. */
export function easyRescue(_: object, context: CampaignMailContext): Letter {
  const { facts, language, link, now } = context
  const { campaign, person } = facts
  const day = lastDay(facts, now, language)
  const draft = person?.draft ?? []
  const done = person !== null && isComplete(campaign.offer, draft, person)
  const left = (person?.net_cents ?? 0) - totalOf(draft)
  const amount = euros(left, language)
  const say = {
    fr: {
      subject: `votre choix n’est pas validé (jusqu’au ${day})`,
      preview: 'Relisez-le. Puis validez-le.',
      title: 'Votre choix n’est pas validé',
      saved: 'Voici le choix que nous avons.',
      missing: left > 0 ? `Il reste ${amount} sans place.` : 'Il y manque quelque chose.',
      next: 'Finissez votre choix. Ensuite, vous pourrez le valider.',
      go: done ? 'Valider ce choix' : 'Finir mon choix',
    },
    en: {
      subject: `your choice is not confirmed (until ${day})`,
      preview: 'Read it again. Then confirm it.',
      title: 'Your choice is not confirmed',
      saved: 'Here is the choice that we have.',
      missing: left > 0 ? `${amount} has no place yet.` : 'Something is missing in it.',
      next: 'Finish your choice. Then you can confirm it.',
      go: done ? 'Confirm this choice' : 'Finish my choice',
    },
  }[language]
  const saved = person ? easily(ifConfirmed(campaign.offer, draft, person), language) : ''
  return easyAbout({ facts, language }, say, [
    text(say.saved),
    { kind: 'quote', title: null, text: saved },
    ...(done ? [] : [text(`${say.missing} ${say.next}`)]),
    ...easyToDecide(context, [], link ? [button(say.go, link)] : []),
  ])
}

/** More time to answer. */
export function easyDeadline({ deadline_at }: { deadline_at: string }, context: CampaignMailContext): Letter {
  const { facts, language } = context
  const until = longInstant(new Date(deadline_at), language)
  const say = {
    fr: {
      subject: `vous avez jusqu’au ${until}`,
      title: 'Vous avez plus de temps',
      told: `Vous avez plus de temps pour répondre. Dernier moment\u00a0: ${until}.`,
    },
    en: {
      subject: `you have until ${until}`,
      title: 'You have more time',
      told: `You have more time to answer. Last moment: ${until}.`,
    },
  }[language]
  return easyAbout({ facts, language }, say, [text(say.told), ...easyToDecide(context, [])])
}

/** The payment comes later, and so does the day the money placed on the PEE is free. */
export function easyMoved(_: object, { facts, language, publicUrl }: CampaignMailContext): Letter {
  const { name, company_name: company, offer } = facts.campaign
  const day = longDay(offer.payment_day, language)
  const free = offer.destinations.includes('pee') ? peeAvailableOn(offer) : null
  const until = free && longDay(free, language)
  const say = {
    fr: {
      subject: `le versement se fait le ${day}`,
      title: 'Le versement se fait plus tard',
      told: `${company} a changé le jour du versement. La campagne\u00a0: «\u00a0${name}\u00a0». Nouveau jour prévu\u00a0: ${day}.`,
      locked: `L’argent mis sur le PEE est bloqué jusqu’au ${until}.`,
      see: 'Voir mon espace',
    },
    en: {
      subject: `the payment is made on ${day}`,
      title: 'The payment is made later',
      told: `${company} changed the day of the payment. The campaign: “${name}”. New day planned: ${day}.`,
      locked: `Money put in the PEE is locked until ${until}.`,
      see: 'See my space',
    },
  }[language]
  return easyAbout({ facts, language }, say, [
    text(say.told),
    ...(until ? [text(say.locked)] : []),
    button(say.see, `${publicUrl}/beneficiaire`),
    ...contactBlock(facts, language),
  ])
}

/** The same choice with another matching, and the receipt that replaces the first. */
export function easyMatching(
  {
    receipt_number,
    before_net_cents,
    after_net_cents,
    reason,
  }: {
    receipt_number: string
    before_net_cents: number
    after_net_cents: number
    reason?: 'left' | 'stays'
  },
  { facts, language, publicUrl }: CampaignMailContext,
): Letter {
  const more = after_net_cents > before_net_cents
  const [before, after] = [euros(before_net_cents, language), euros(after_net_cents, language)]
  const difference = euros(Math.abs(after_net_cents - before_net_cents), language)
  const say = {
    fr: {
      subject: 'l’entreprise ajoute un autre montant, voici le nouveau reçu',
      preview: 'Votre choix ne change pas.',
      title: 'L’entreprise ajoute un autre montant',
      told: `Ce que l’entreprise ajoute à votre choix a changé. Avant\u00a0: ${before}. Maintenant\u00a0: ${after}, retenues enlevées. C’est ${difference} de ${more ? 'plus' : 'moins'}. Votre choix ne change pas. Vous n’avez rien à faire.`,
      stays:
        'Vous deviez partir avant le versement. Ce n’est plus vrai. L’entreprise ajoute donc à votre choix.',
      more: 'L’entreprise a une limite chaque année. Il en reste plus qu’au jour de votre choix. La différence est pour vous.',
      less: 'L’entreprise a une limite chaque année. Vos autres choix en ont pris une part. Le premier reçu promettait trop.',
      receipt: 'Nouveau reçu',
      see: 'Voir mon choix',
      keep: 'Le nouveau reçu est joint. Il remplace l’ancien.',
    },
    en: {
      subject: 'the company adds another amount, here is the new receipt',
      preview: 'Your choice does not change.',
      title: 'The company adds another amount',
      told: `What the company adds to your choice has changed. Before: ${before}. Now: ${after}, after deductions. It is ${difference} ${more ? 'more' : 'less'}. Your choice does not change. You have nothing to do.`,
      stays:
        'You were to leave before the payment. This is no longer true. So the company adds to your choice.',
      more: 'The company has a limit each year. More of it is left than when you chose. The difference is for you.',
      less: 'The company has a limit each year. Your other choices took a part of it. The first receipt promised too much.',
      receipt: 'New receipt',
      see: 'See my choice',
      keep: 'The new receipt is attached. It replaces the old one.',
    },
  }[language]
  const why =
    reason === 'left'
      ? easily(notToLeavers(facts.person?.last_day ?? null), language)
      : say[reason ?? (more ? 'more' : 'less')]
  return easyAbout({ facts, language }, say, [
    text(say.told),
    text(why),
    { kind: 'quote', title: null, text: easily(asConfirmed(facts), language) },
    { kind: 'facts', rows: [[say.receipt, receipt_number]] },
    button(say.see, `${publicUrl}/beneficiaire`),
    small(say.keep),
    ...contactBlock(facts, language),
  ])
}

/** What they place is matched no more, as they leave before the payment. */
export function easyUnmatched(_: object, context: CampaignMailContext): Letter {
  const { facts, language } = context
  const { company_name: company, type } = facts.campaign
  const own = ownWords(type, language)?.easy
  const say = {
    fr: {
      subject: 'vous partez, l’entreprise n’ajoute plus rien',
      preview: own?.unmatchedPreview ?? 'Votre montant ne change pas.',
      title: 'L’entreprise n’ajoute plus rien',
      told: `${company} devait ajouter à ce que vous placez. Mais vous devez partir avant le versement. ${own?.unmatched ?? 'Si vous placez votre argent, rien n’y est ajouté. Votre montant ne change pas. Vous pouvez toujours le recevoir ou le placer.'}`,
    },
    en: {
      subject: 'you leave, the company adds nothing more',
      preview: own?.unmatchedPreview ?? 'Your amount does not change.',
      title: 'The company adds nothing more',
      told: `${company} was to add to what you place. But you are to leave before the payment. ${own?.unmatched ?? 'If you place your money, nothing is added to it. Your amount does not change. You can still have it paid or placed.'}`,
    },
  }[language]
  return easyAbout({ facts, language }, say, [text(say.told), ...easyToDecide(context, [])])
}

/** The campaign is called off, and why. */
export function easyCancelled(
  { reason }: { reason?: string | null },
  { facts, language }: CampaignMailContext,
): Letter {
  const { name, company_name: company, state_reason, type } = facts.campaign
  const why = reason ?? state_reason
  const own = ownWords(type, language)?.easy.cancelled
  const say = {
    fr: {
      title: 'La campagne est annulée',
      preview: 'Rien n’est versé.',
      told: `${company} a annulé la campagne. Son nom\u00a0: «\u00a0${name}\u00a0». Les réponses ne comptent plus. ${own ?? 'Rien n’est versé.'}`,
      why: 'Pourquoi',
    },
    en: {
      title: 'The campaign is cancelled',
      preview: 'Nothing is paid.',
      told: `${company} called the campaign off. Its name: “${name}”. Answers no longer count. ${own ?? 'Nothing is paid.'}`,
      why: 'Why',
    },
  }[language]
  return easyAbout({ facts, language }, say, [
    text(say.told),
    ...(why ? [{ kind: 'quote' as const, title: say.why, text: why }] : []),
    ...contactBlock(facts, language),
  ])
}

/** An advance to who has no share in the end. */
export function easyAdvance(
  { correction }: { correction?: { advance_net_cents: number; reason: string } },
  { facts, language }: CampaignMailContext,
): Letter {
  const { campaign, person } = facts
  const advance = person?.advance_net_cents ?? 0
  const say = {
    fr: {
      title: advance === 0 ? 'Vous n’avez rien à rendre' : 'Une avance est à rendre',
      preview: 'Vous n’avez pas de part dans cette campagne.',
      why: 'Pourquoi',
      received: 'Déjà reçu en avance, retenues enlevées',
      back: (amount: string) => `Vous n’avez pas de part. À rendre\u00a0: ${amount}.`,
    },
    en: {
      title: advance === 0 ? 'You have nothing to give back' : 'An advance is to be given back',
      preview: 'You have no share in this campaign.',
      why: 'Why',
      received: 'Already received in advance, after deductions',
      back: (amount: string) => `You have no share. To give back: ${amount}.`,
    },
  }[language]
  const amount = euros(advance, language)
  const told = advanceSentence({
    campaign: campaign.name,
    company: campaign.company_name,
    advance_net_cents: advance,
    before_net_cents: correction?.advance_net_cents ?? null,
  })
  const owed: Block[] =
    advance === 0
      ? []
      : [
          { kind: 'amount', label: say.received, amount, note: say.back(amount) },
          small(easily(returnSentence(amount, sourceIn('advances', language)), language)),
        ]
  return easyAbout({ facts, language }, say, [
    text(easily(told, language)),
    ...(correction ? [{ kind: 'quote' as const, title: say.why, text: correction.reason }] : []),
    ...owed,
    ...contactBlock(facts, language),
  ])
}
