import { longDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import { button, easyFrom, easyLetter, small, text } from './easy-letter.ts'
import { contactNames, greeting, ignoredEasily } from './identity-words.ts'
import type { Letter } from './letter.ts'
import type { MailContext } from './mail.ts'
import type { Answered, ChangedContact, ErasureAnswer, HeldTold, IbanChanged, SignInAsked } from './told.ts'

/** A way in, for minutes or until the end of a campaign. */
export function easySignIn(
  { company_name, campaign_name, until }: SignInAsked,
  { language, name, link }: MailContext,
): Letter {
  if (link === null) throw new Error('a sign-in mail needs its link')
  const about = (until ? [campaign_name ?? 'Moisson'] : [campaign_name, company_name])
    .filter(Boolean)
    .join(', ')
  const end = until ? longInstant(new Date(until), language) : null
  const say = {
    fr: end
      ? {
          subject: `Votre lien pour répondre\u00a0: ${about}`,
          preview: `Il marche jusqu’au ${end}.`,
          title: 'Répondez en un clic',
          told: `Voici un nouveau lien pour répondre. La campagne\u00a0: «\u00a0${about}\u00a0». Il marche jusqu’au ${end}. Il marche sur un seul appareil. Ne transférez pas ce message.`,
          go: 'Faire mon choix',
        }
      : {
          subject: 'Votre lien de connexion à Moisson',
          preview: 'Il marche 15 minutes.',
          title: 'Entrez dans Moisson',
          told: `Voici votre lien pour entrer.${about ? ` C’est pour\u00a0: ${about}.` : ''} Il marche 15 minutes. Il marche une seule fois.`,
          go: 'Entrer',
        },
    en: end
      ? {
          subject: `Your link to answer: ${about}`,
          preview: `It works until ${end}.`,
          title: 'Answer in one click',
          told: `Here is a new link to answer. The campaign: “${about}”. It works until ${end}. It works on one device. Do not forward this message.`,
          go: 'Make my choice',
        }
      : {
          subject: 'Your sign-in link for Moisson',
          preview: 'It works for 15 minutes.',
          title: 'Go into Moisson',
          told: `Here is your link to go in.${about ? ` It is for: ${about}.` : ''} It works for 15 minutes. It works once.`,
          go: 'Go in',
        },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    button(say.go, link),
    ignoredEasily(language),
  ])
}

/** One's own details were changed. */
export function easyContact(
  { fields, by_company }: ChangedContact,
  { language, name, link, publicUrl }: MailContext,
): Letter {
  const say = {
    fr: {
      title: 'Vos coordonnées ont changé',
      preview: 'Ce n’est pas vous\u00a0? Agissez.',
      told: by_company
        ? 'Votre entreprise a changé vos coordonnées. Sont-elles justes\u00a0? Alors vous n’avez rien à faire.'
        : 'Vos coordonnées ont changé. Le changement vient de votre compte. C’est vous\u00a0? Alors vous n’avez rien à faire.',
      what: 'Ce qui a changé',
      act: link
        ? 'Ce n’est pas vous\u00a0? Touchez le bouton. Il ferme toutes les connexions ouvertes. Il efface le mot de passe. Votre compte est de nouveau à vous. Le bouton marche 7 jours.'
        : 'Ce n’est pas vous\u00a0? Entrez dans votre compte. Corrigez-les. Prévenez votre service RH.',
      go: link ? 'Ce n’est pas moi\u00a0: reprendre mon compte' : 'Vérifier mes coordonnées',
    },
    en: {
      title: 'Your details have changed',
      preview: 'It was not you? Act.',
      told: by_company
        ? 'Your company changed your details. Are they right? Then you have nothing to do.'
        : 'Your details have changed. The change comes from your account. Was it you? Then you have nothing to do.',
      what: 'What has changed',
      act: link
        ? 'Was it not you? Press the button. It ends every open session. It erases the password. The account is yours again. The button works for 7 days.'
        : 'Was it not you? Go into your account. Correct them. Tell your HR team.',
      go: link ? 'It was not me: take my account back' : 'Check my details',
    },
  }[language]
  const list = fields.map((field) => contactNames[field][language]).join(', ')
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    { kind: 'facts', rows: [[say.what, list]] },
    text(say.act),
    button(say.go, link ?? `${publicUrl}/login?redirect=%2Fbeneficiaire`),
  ])
}

/** Where the money goes has changed. */
export function easyIban({ iban_mask, by }: IbanChanged, { language, name, publicUrl }: MailContext): Letter {
  const staff = by === 'staff'
  const say = {
    fr: {
      title: 'Votre compte en banque a changé',
      preview: 'Vous ne l’attendiez pas\u00a0? Dites-le.',
      told: `L’argent va maintenant sur un autre compte. ${staff ? 'Votre entreprise l’a changé.' : 'Le changement est fait en votre nom.'} Vous ne l’attendiez pas\u00a0? Prévenez tout de suite votre service RH.`,
      what: 'Nouveau compte',
      go: 'Vérifier',
    },
    en: {
      title: 'Your bank account has changed',
      preview: 'You did not expect it? Say so.',
      told: `The money now goes to another account. ${staff ? 'Your company changed it.' : 'The change was made in your name.'} You did not expect this? Tell your HR team at once.`,
      what: 'New account',
      go: 'Check',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    ...(iban_mask ? [{ kind: 'facts' as const, rows: [[say.what, iban_mask] as const] }] : []),
    button(say.go, `${publicUrl}/beneficiaire`),
  ])
}

/** The company answered. */
export function easyAnswered(
  { number, campaign, company_name, closed }: Answered,
  { language, name, publicUrl }: MailContext,
): Letter {
  const say = {
    fr: {
      subject: `${company_name} vous a répondu (question n°\u00a0${number})`,
      preview: 'La réponse est dans votre espace.',
      title: 'Une réponse vous attend',
      told: `Vous aviez écrit à l’entreprise. La campagne\u00a0: «\u00a0${campaign}\u00a0». La réponse est dans votre espace.`,
      go: 'Lire la réponse',
      after: closed
        ? 'La question est fermée. Écrivez de nouveau pour la rouvrir.'
        : 'Vous pouvez répondre au même endroit.',
    },
    en: {
      subject: `${company_name} answered you (question no. ${number})`,
      preview: 'The answer is in your space.',
      title: 'An answer waits for you',
      told: `You had written to the company. The campaign: “${campaign}”. The answer is in your space.`,
      go: 'Read the answer',
      after: closed
        ? 'The question is closed. Write again to open it again.'
        : 'You can reply in the same place.',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    button(say.go, `${publicUrl}/beneficiaire#questions`),
    small(say.after),
  ])
}

/** What became of the sum that a company kept for somebody. */
export function easyHeld(told: HeldTold, { language, name, publicUrl }: MailContext): Letter {
  const { held, campaign, company_name: company, reference } = told
  const day = told.on === null ? '' : longDay(told.on, language)
  const say = {
    fr: {
      paid: {
        title: 'L’argent gardé pour vous est versé',
        told: `${company} a versé l’argent gardé pour vous. La campagne\u00a0: «\u00a0${campaign}\u00a0». Le jour\u00a0: ${day}.${reference ? ` La référence\u00a0: ${reference}.` : ''}`,
      },
      deposited: {
        title: 'Votre argent est à la Caisse des dépôts',
        told: `${company} gardait de l’argent pour vous. La campagne\u00a0: «\u00a0${campaign}\u00a0». Il est à la Caisse des dépôts. Le jour\u00a0: ${day}. Demandez-le là-bas. Donnez cette référence\u00a0: ${reference ?? ''}.`,
      },
      kept: {
        title: 'De l’argent vous attend toujours',
        told: `${company} a corrigé son dernier message. Elle garde toujours votre argent. La campagne\u00a0: «\u00a0${campaign}\u00a0».`,
      },
      see: 'Voir mon épargne',
    },
    en: {
      paid: {
        title: 'The money kept for you is paid',
        told: `${company} paid the money kept for you. The campaign: “${campaign}”. The day: ${day}.${reference ? ` The reference: ${reference}.` : ''}`,
      },
      deposited: {
        title: 'Your money is at the Caisse des dépôts',
        told: `${company} kept money for you. The campaign: “${campaign}”. It is at the Caisse des dépôts. The day: ${day}. Ask for it there. Give this reference: ${reference ?? ''}.`,
      },
      kept: {
        title: 'Money still waits for you',
        told: `${company} corrected its last message. It still keeps your money. The campaign: “${campaign}”.`,
      },
      see: 'See my savings',
    },
  }[language]
  const { title, told: what } = say[held]
  return easyFrom(company, language, { title }, [
    greeting(name, language),
    text(what),
    button(say.see, `${publicUrl}/beneficiaire/epargne`),
  ])
}

/** The answer to a request about one’s data; why something stays is said as the law says it. */
export function easyErasure(
  { asked_for = 'erasure', granted, reason, outcome }: ErasureAnswer,
  { language, name }: MailContext,
): Letter {
  const say = {
    fr: {
      erasure: {
        title: 'Vous vouliez faire effacer vos données',
        granted: 'L’entreprise a effacé vos données. Elle garde celles qu’elle doit garder.',
        refused: 'L’entreprise n’a pas effacé vos données.',
        done: 'effacé',
      },
      restriction: {
        title: 'Vous vouliez limiter l’usage de vos données',
        granted: 'L’entreprise garde vos données. Elle s’en sert seulement pour vos droits.',
        refused: 'L’entreprise n’a pas limité l’usage de vos données.',
        done: 'arrêté',
      },
      objection: {
        title: 'Vous vouliez arrêter l’usage de vos données',
        granted: 'L’entreprise a arrêté ce que vous pouviez arrêter.',
        refused: 'L’entreprise ne l’a pas arrêté. Les rappels facultatifs restent arrêtés.',
        done: 'arrêté',
      },
      preview: 'Voici la réponse.',
      stays: (data: string) => `Reste\u00a0: ${data}`,
      until: (day: string) => ` Jusqu’au ${day}.`,
      next: 'Vous n’êtes pas d’accord\u00a0? Écrivez à la CNIL (cnil.fr/fr/plaintes). Vous pouvez aussi aller devant un juge.',
    },
    en: {
      erasure: {
        title: 'You wanted your data erased',
        granted: 'The company erased your data. It keeps what it has to keep.',
        refused: 'The company did not erase your data.',
        done: 'erased',
      },
      restriction: {
        title: 'You wanted the use of your data limited',
        granted: 'The company keeps your data. It uses them only for your rights.',
        refused: 'The company did not limit the use of your data.',
        done: 'stopped',
      },
      objection: {
        title: 'You wanted the use of your data stopped',
        granted: 'The company stopped what you could stop.',
        refused: 'The company did not stop it. Optional reminders stay stopped.',
        done: 'stopped',
      },
      preview: 'Here is the answer.',
      stays: (data: string) => `Stays: ${data}`,
      until: (day: string) => ` Until ${day}.`,
      next: 'Do you not agree? Write to the CNIL (cnil.fr/fr/plaintes). You can also go to a court.',
    },
  }[language]
  const asked = say[asked_for]
  const erased = outcome?.erased.map((one) => [one[language], asked.done] as const) ?? []
  return easyLetter({ title: asked.title, preview: say.preview }, [
    greeting(name, language),
    text(granted ? asked.granted : asked.refused),
    ...(reason ? [{ kind: 'quote' as const, title: say.preview, text: reason }] : []),
    ...(erased.length > 0 ? [{ kind: 'facts' as const, rows: erased }] : []),
    ...(outcome?.kept ?? []).map(({ data, reason: why, until }) => ({
      kind: 'quote' as const,
      title: say.stays(data[language]),
      text: why[language] + (until ? say.until(longDay(until, language)) : ''),
    })),
    small(say.next),
  ])
}
