import { messageFor } from '@moisson/core/campaign/message-for'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sumNouns } from '@moisson/core/campaign/type-names'
import type { CampaignFacts } from './campaign-facts.ts'
import { easyOpened } from './easy-campaign-mails.ts'
import {
  toDecide,
  choicePage,
  contactBlock,
  hello,
  isCashOnly,
  lastDay,
  lateSaid,
  whatIsAtStake,
  campaignNamed,
  hasNothing,
  type Corrected,
} from './campaign-words.ts'
import type { Block, Letter } from './letter.ts'
import { campaignMail, type CampaignMailContext } from './mail.ts'
import { ownWords } from './own-words.ts'
import { destinationNames } from '@moisson/core/campaign/choice-names'
import { openDestinations } from '@moisson/core/choice/offer'
import type { Language, Text } from '@moisson/law/text'
import { listed } from '@moisson/law/words/list'
import { colon } from '@moisson/law/words/punctuation'
import { euros } from '@moisson/law/words/figures'

/** The notice: the amount, until when, and what silence means. The amount stays out of the subject. */
export const campaignOpened = campaignMail<{ correction?: Corrected }>({
  kind: 'campaign-opened',
  page: choicePage,
  stillDue: ({ campaign, person }) => campaign.state === 'open' && person?.engagement_state !== 'excluded',
  easy: easyOpened,
  render({ correction }, { facts, language, link, now }) {
    const { campaign } = facts
    const day = lastDay(facts, now, language)
    const what = campaignNamed(facts)
    const noun = sumNouns[campaign.type]
    const { cash } = campaignTypeFacts[campaign.type]
    if (correction && hasNothing(facts)) return nothingLeft(correction, facts, { link, now, language })
    if (hasNothing(facts)) return alreadyReceived(facts, { link, now, language })
    const asked = ownWords(campaign.type, language)
    const own = messageFor(campaign, language)
    const message: Block[] = own
      ? [
          {
            kind: 'quote',
            title: [campaign.company_name, own.title].filter(Boolean).join(colon[own.language]),
            text: own.body,
            language: own.language,
          },
        ]
      : []
    return {
      ...(isCashOnly(facts)
        ? paidHead(facts, correction !== undefined, language)
        : {
            subject: correction
              ? {
                  fr: `${what}\u00a0: votre montant est corrigé, votre choix est attendu jusqu’au ${day}`,
                  en: `${what}: your amount is corrected, your choice is awaited until ${day}`,
                }[language]
              : {
                  fr: `${what}\u00a0: votre choix est attendu jusqu’au ${day}`,
                  en: `${what}: your choice is awaited until ${day}`,
                }[language],
            preview:
              asked?.preview ??
              (!cash
                ? {
                    fr: `${campaign.company_name} verse pour vous sur votre PER COL\u00a0: à vous de choisir où placer.`,
                    en: `${campaign.company_name} pays into your PER COL for you: you choose where it goes.`,
                  }[language]
                : {
                    fr: `${given(facts).fr}\u00a0: à vous de décider.`,
                    en: `${given(facts).en}: the decision is yours.`,
                  }[language]),
            title:
              asked?.title ??
              (!cash
                ? {
                    fr: `Où placer votre ${noun.fr}\u00a0?`,
                    en: `Where to invest the ${noun.en}?`,
                  }[language]
                : {
                    fr: `Que souhaitez-vous faire de votre ${noun.fr}\u00a0?`,
                    en: `What would you like to do with your ${noun.en}?`,
                  }[language]),
          }),
      blocks: [
        hello(facts, language),
        {
          kind: 'text',
          text: correction ? whatChanged(correction, facts, language) : inShort(facts, language),
        },
        ...(correction
          ? [
              {
                kind: 'quote' as const,
                title: { fr: 'Pourquoi', en: 'Why' }[language],
                text: correction.reason,
              },
            ]
          : []),
        ...toDecide(facts, {
          link,
          now,
          language,
          message: [...lateSaid(facts, (one) => one[language]), ...message],
        }),
      ],
    }
  },
})

/** Subject, preview and title where the money is paid and nobody is asked anything. */
function paidHead(facts: CampaignFacts, corrected: boolean, language: Language) {
  const what = campaignNamed(facts)
  const noun = sumNouns[facts.campaign.type]
  return {
    fr: {
      subject: corrected
        ? `${what}\u00a0: votre montant est corrigé`
        : `${what}\u00a0: votre ${noun.fr}, à percevoir`,
      preview: `${given(facts).fr}.`,
      title: `Votre ${noun.fr}, à percevoir`,
    },
    en: {
      subject: corrected ? `${what}: your amount is corrected` : `${what}: your ${noun.en}, to be paid`,
      preview: `${given(facts).en}.`,
      title: `Your ${noun.en}, to be paid`,
    },
  }[language]
}

type Told = Pick<CampaignMailContext, 'link' | 'now' | 'language'>

/** What was received and what of it is returned, the way to the individual notice, and whom to ask. */
function withNothingToChoose(facts: CampaignFacts, { link, now, language }: Told): Block[] {
  const label = { fr: 'Voir ma fiche individuelle', en: 'See my individual notice' }[language]
  return [
    ...whatIsAtStake(facts, now, language).filter(({ kind }) => kind === 'amount' || kind === 'small'),
    ...(link ? [{ kind: 'button' as const, label, url: link }] : []),
    ...contactBlock(facts, language),
  ]
}

/** An amount corrected to nothing: told, with nothing to decide. */
function nothingLeft(correction: Corrected, facts: CampaignFacts, told: Told): Letter {
  const { language } = told
  return {
    subject: {
      fr: `${campaignNamed(facts)}\u00a0: votre montant est corrigé`,
      en: `${campaignNamed(facts)}: your amount is corrected`,
    }[language],
    preview: { fr: 'Vous n’avez rien à faire.', en: 'There is nothing for you to do.' }[language],
    title: { fr: 'Votre montant est corrigé', en: 'Your amount is corrected' }[language],
    blocks: [
      hello(facts, language),
      { kind: 'text', text: whatChanged(correction, facts, language) },
      {
        kind: 'quote',
        title: { fr: 'Pourquoi', en: 'Why' }[language],
        text: correction.reason,
      },
      ...withNothingToChoose(facts, told),
    ],
  }
}

/** Everything was received as an advance: the notice tells it, with nothing to decide. */
function alreadyReceived(facts: CampaignFacts, told: Told): Letter {
  const { language } = told
  return {
    subject: {
      fr: `${campaignNamed(facts)}\u00a0: votre fiche individuelle`,
      en: `${campaignNamed(facts)}: your individual notice`,
    }[language],
    preview: { fr: 'Vous n’avez rien à faire.', en: 'There is nothing for you to do.' }[language],
    title: { fr: 'Votre part, déjà reçue en avance', en: 'Your share, already received' }[language],
    blocks: [
      hello(facts, language),
      {
        kind: 'text',
        text: {
          fr: `Votre part dans la campagne «\u00a0${facts.campaign.name}\u00a0» vous a déjà été versée en avance. Il n’y a rien à choisir.`,
          en: `Your share in the campaign “${facts.campaign.name}” was already paid to you as an advance. There is nothing to choose.`,
        }[language],
      },
      ...withNothingToChoose(facts, told),
    ],
  }
}

/** What the amount was, and that what was confirmed for it counts no more. */
function whatChanged(correction: Corrected, facts: CampaignFacts, language: Language): string {
  const { net_cents, advance_net_cents } = correction
  const { campaign, person } = facts
  if (advance_net_cents !== undefined) return advanceChanged(advance_net_cents, facts, language)
  const [before, now] = [euros(net_cents, language), euros(person?.share_net_cents ?? 0, language)]
  if (person && net_cents === person.share_net_cents) return restored(facts, now, language)
  if (isCashOnly(facts))
    return {
      fr: `Votre montant net dans la campagne «\u00a0${campaign.name}\u00a0» était de ${before}\u00a0; il est maintenant de ${now}.`,
      en: `Your net amount in the campaign “${campaign.name}” was ${before}; it is now ${now}.`,
    }[language]
  if (person?.net_cents === 0)
    return {
      fr: `Votre montant net dans la campagne «\u00a0${campaign.name}\u00a0» était de ${before}\u00a0; après correction il est de ${now}. Ce que vous avez pu choisir ne compte plus.`,
      en: `Your net amount in the campaign “${campaign.name}” was ${before}; after a correction it is ${now}. What you may have chosen for it no longer counts.`,
    }[language]
  return {
    fr: `Votre montant net dans la campagne «\u00a0${campaign.name}\u00a0» était de ${before}\u00a0; il est maintenant de ${now}. Ce que vous avez pu choisir pour l’ancien montant ne compte plus\u00a0: vous avez à nouveau tout le délai pour décider.`,
    en: `Your net amount in the campaign “${campaign.name}” was ${before}; it is now ${now}. What you may have chosen for the former amount no longer counts: you have the whole time to decide again.`,
  }[language]
}

/** Corrected twice before anything of it was told: the amount is the one that the person knew. */
function restored(facts: CampaignFacts, now: string, language: Language): string {
  const again =
    isCashOnly(facts) || facts.person?.net_cents === 0
      ? { fr: '', en: '' }
      : {
          fr: ' Ce que vous avez pu choisir avant ne compte plus\u00a0: vous avez à nouveau tout le délai pour décider.',
          en: ' What you may have chosen before no longer counts: you have the whole time to decide again.',
        }
  return {
    fr: `Votre montant net dans la campagne «\u00a0${facts.campaign.name}\u00a0» a été corrigé, puis rétabli\u00a0: il est de ${now}, comme avant.${again.fr}`,
    en: `Your net amount in the campaign “${facts.campaign.name}” was corrected, then restored: it is ${now}, as before.${again.en}`,
  }[language]
}

/** What was told of the advance, what it is, and that what was chosen for the rest counts no more. */
function advanceChanged(told_cents: number, facts: CampaignFacts, language: Language): string {
  const { campaign, person } = facts
  const [before, now] = [euros(told_cents, language), euros(person?.advance_net_cents ?? 0, language)]
  const share = euros(person?.share_net_cents ?? 0, language)
  const again =
    isCashOnly(facts) || person?.net_cents === 0
      ? { fr: '', en: '' }
      : {
          fr: ' Ce que vous avez pu choisir pour l’ancien reste dû ne compte plus\u00a0: vous avez à nouveau tout le délai pour décider.',
          en: ' What you may have chosen for the former rest no longer counts: you have the whole time to decide again.',
        }
  return {
    fr: `Dans la campagne «\u00a0${campaign.name}\u00a0», l’avance que vous avez reçue était indiquée pour ${before} nets\u00a0; elle est de ${now}, sur une part nette de ${share}.${again.fr}`,
    en: `In the campaign “${campaign.name}”, the advance you received was given as ${before} net; it is ${now}, out of a net share of ${share}.${again.en}`,
  }[language]
}

/** « Atelier Zéphyr vous verse une part de ses résultats »: what the company gives, and why. */
function given({ campaign }: CampaignFacts): Text {
  const { company_name: company, type } = campaign
  return campaignTypeFacts[type].limits === 'bonus'
    ? {
        fr: `${company} vous verse une prime de partage de la valeur`,
        en: `${company} pays you a value-sharing bonus`,
      }
    : { fr: `${company} vous verse une part de ses résultats`, en: `${company} shares its results with you` }
}

/** Where the money comes from, and what may be done with it. */
function inShort(facts: CampaignFacts, language: Language): string {
  const { campaign } = facts
  const own = ownWords(campaign.type, language)
  if (own)
    return own.offered({
      company: campaign.company_name,
      name: campaign.name,
      into: listed(
        openDestinations(campaign.offer).map((place) => destinationNames[place][language]),
        language,
        'or',
      ),
    })
  if (!campaignTypeFacts[campaign.type].cash)
    return {
      fr: `${campaign.company_name} verse pour vous une somme sur votre PER COL, la même pour tous, dans la campagne «\u00a0${campaign.name}\u00a0». Vous pouvez choisir ses fonds, ou la gestion pilotée.`,
      en: `${campaign.company_name} pays a sum into your PER COL for you, the same for everybody, under the campaign “${campaign.name}”. You may choose its funds, or managed saving.`,
    }[language]
  const mayPlace = !isCashOnly(facts)
  const from = {
    fr: `${given(facts).fr}\u00a0: «\u00a0${campaign.name}\u00a0».`,
    en: `${given(facts).en}: “${campaign.name}”.`,
  }
  const ways = mayPlace
    ? {
        fr: 'Vous pouvez la recevoir, la placer, ou partager entre les deux.',
        en: 'You may be paid, invest the money, or split it between the two.',
      }
    : {
        fr: 'Aucun placement n’est proposé\u00a0: elle vous est versée.',
        en: 'No savings plan is offered: the money is paid to you.',
      }
  return `${from[language]} ${ways[language]}`
}
