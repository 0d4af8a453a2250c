import type { Text } from '@moisson/law/text'

/** What the people of the demo have written down to do, read by whoever visits it in their own language. */
export const demoTodos = {
  'demo.leavers': {
    title: {
      fr: 'Envoyer au teneur de compte la liste des départs',
      en: 'Send the account keeper the list of people who left',
    },
    description: {
      fr: 'Noms, dates de sortie et adresses personnelles, pour que chacun garde l’accès à son compte.',
      en: 'Names, exit dates and personal addresses, so that everybody keeps access to their account.',
    },
  },
  'demo.poster': {
    title: {
      fr: 'Afficher la campagne dans la salle de pause',
      en: 'Put the campaign up in the break room',
    },
    description: {
      fr: 'Un mot dans la salle de pause aide qui lit peu ses e-mails : chacun répond par le lien qu’il a reçu.',
      en: 'A word in the break room helps whoever reads few e-mails: everybody answers by the link received.',
    },
  },
  'demo.council': {
    title: {
      fr: 'Préparer le point intéressement du CSE',
      en: 'Prepare the intéressement item of the works council',
    },
    description: null,
  },
  'demo.addresses': {
    title: {
      fr: 'Demander l’adresse personnelle des saisonniers',
      en: 'Ask the seasonal workers for their personal address',
    },
    description: null,
  },
  'demo.notice': {
    title: {
      fr: 'Relire avec Yann le texte de l’avis individuel',
      en: 'Read the text of the individual notice with Yann',
    },
    description: null,
  },
} as const satisfies Readonly<Record<string, { title: Text; description: Text | null }>>
