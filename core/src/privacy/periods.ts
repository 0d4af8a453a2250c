import { sourceOf } from '@moisson/law/scheme-points'
import type { Text } from '@moisson/law/text'

/** How long, in days, months or years of the calendar. */
type Period = { readonly days: number } | { readonly months: number } | { readonly years: number }

/** What happens at the end: the rows go, or they stay and name nobody. */
type Ending = 'erase' | 'anonymise'

/** A kind of personal data: where it is, how long it is kept, from which day and on what ground, and what then becomes of it. */
export interface Retention {
  readonly title: Text
  /** The tables it is the whole or a part of. */
  readonly tables: readonly string[]
  readonly why: Text
  /** The legal basis of keeping it, and of the period. */
  readonly basis: Text
  readonly period: Period
  /** The day it runs from, after « à compter » and “from”. */
  readonly from: Text
  readonly ending: Ending
  /** What is left of it afterwards. */
  readonly left: Text
  /** What makes it wait. */
  readonly held?: Text
}

const dispute: Text = {
  fr: 'un litige signalé par l’entreprise',
  en: 'a dispute recorded by the company',
}
const nothing: Text = { fr: 'Rien', en: 'Nothing' }

/** The periods of everything kept about people (GDPR, article 5, 1, e): the job, the notice and the record of processing read them here. */
export const retention = {
  links: {
    title: { fr: 'Liens de connexion et de lecture', en: 'Sign-in and reading links' },
    tables: ['sign_in_link', 'reading_link'],
    why: { fr: 'vous laisser entrer sans mot de passe', en: 'to let you in without a password' },
    basis: {
      fr: 'Intérêt légitime : sécurité (RGPD art. 6, 1, f et art. 32)',
      en: 'Legitimate interest: security (GDPR art. 6(1)(f) and 32)',
    },
    period: { days: 90 },
    from: { fr: 'de la fin de validité du lien', en: 'the end of the link’s life' },
    ending: 'erase',
    left: nothing,
  },
  draftComments: {
    title: { fr: 'Commentaires sur un projet d’accord', en: 'Comments on the draft of an agreement' },
    tables: ['accord_comment'],
    why: {
      fr: 'relire ce qui a été demandé d’un texte pendant qu’il se négocie',
      en: 'to read again what was asked of a text while it is negotiated',
    },
    basis: {
      fr: 'Intérêt légitime (RGPD art. 6, 1, f), minimisation (art. 5, 1, c)',
      en: 'Legitimate interest (GDPR art. 6(1)(f)), minimisation (art. 5(1)(c))',
    },
    period: { months: 12 },
    from: { fr: 'du jour du commentaire', en: 'the day of the comment' },
    ending: 'erase',
    left: nothing,
  },
  sessions: {
    title: { fr: 'Sessions', en: 'Sessions' },
    tables: ['session'],
    why: { fr: 'savoir qui est connecté et d’où', en: 'to know who is signed in, and from where' },
    basis: {
      fr: 'Intérêt légitime : sécurité (RGPD art. 6, 1, f et art. 32)',
      en: 'Legitimate interest: security (GDPR art. 6(1)(f) and 32)',
    },
    period: { days: 30 },
    from: { fr: 'de la fin de la session', en: 'the end of the session' },
    ending: 'erase',
    left: nothing,
  },
  requests: {
    title: { fr: 'Traces techniques des demandes', en: 'Technical traces of requests' },
    tables: ['idempotency', 'rate_limit', 'used_challenge'],
    why: {
      fr: 'ne rien faire deux fois et arrêter les essais en série',
      en: 'to do nothing twice and stop serial attempts',
    },
    basis: {
      fr: 'Intérêt légitime : sécurité (RGPD art. 6, 1, f et art. 32)',
      en: 'Legitimate interest: security (GDPR art. 6(1)(f) and 32)',
    },
    period: { days: 2 },
    from: { fr: 'du jour de la demande', en: 'the day of the request' },
    ending: 'erase',
    left: nothing,
  },
  imports: {
    title: { fr: 'Fichiers de paie déposés', en: 'Payroll files handed in' },
    tables: ['extract', 'extract_file', 'extract_row'],
    why: {
      fr: 'lire et corriger un fichier avant de l’écrire',
      en: 'to read and correct a file before it is written',
    },
    basis: {
      fr: `Obligation légale de l’employeur (${sourceOf('fr', 'random_result', 'participation')}), minimisation (RGPD art. 5, 1, c)`,
      en: `The employer’s legal duty (${sourceOf('en', 'random_result', 'participation')}), minimisation (GDPR art. 5(1)(c))`,
    },
    period: { days: 30 },
    from: { fr: 'du dépôt du fichier', en: 'the day the file was handed in' },
    ending: 'erase',
    left: nothing,
  },
  readings: {
    title: { fr: 'Lectures des documents', en: 'Readings of documents' },
    tables: ['document_access'],
    why: { fr: 'savoir qui a ouvert un document', en: 'to know who opened a document' },
    basis: {
      fr: 'Intérêt légitime : sécurité (RGPD art. 32), durée des journaux (CNIL, délib. 2021-122)',
      en: 'Legitimate interest: security (GDPR art. 32), period of logs (CNIL, 2021-122)',
    },
    period: { months: 12 },
    from: { fr: 'du jour de la lecture', en: 'the day of the reading' },
    ending: 'erase',
    left: nothing,
  },
  documents: {
    title: { fr: 'Documents retirés par l’entreprise', en: 'Papers the company withdrew' },
    tables: ['document', 'user_document', 'stored_file'],
    why: { fr: 'revenir sur un retrait fait par erreur', en: 'to undo a withdrawal made by mistake' },
    basis: {
      fr: 'Intérêt légitime (RGPD art. 6, 1, f), minimisation (art. 5, 1, c)',
      en: 'Legitimate interest (GDPR art. 6(1)(f)), minimisation (art. 5(1)(c))',
    },
    period: { months: 12 },
    from: { fr: 'du retrait', en: 'the withdrawal' },
    ending: 'erase',
    left: nothing,
    held: {
      fr: 'un paiement, une étape ou une tâche que le document prouve',
      en: 'a payment, a step or a task that the paper proves',
    },
  },
  mails: {
    title: { fr: 'E-mails envoyés', en: 'Mails sent' },
    tables: ['outbox'],
    why: { fr: 'vous informer, et prouver que vous l’avez été', en: 'to inform you, and to prove it' },
    basis: {
      fr: `Obligation légale d’information (${sourceOf('fr', 'reply', 'participation_reply')})`,
      en: `The legal duty to inform (${sourceOf('en', 'reply', 'participation_reply')})`,
    },
    period: { months: 12 },
    from: {
      fr: 'de l’envoi, ou de la fin de la campagne si elle vient après',
      en: 'the sending, or the end of the campaign if later',
    },
    ending: 'anonymise',
    left: {
      fr: 'Le fait de l’envoi et sa date ; ni adresse ni contenu',
      en: 'That it was sent and when; no address, no content',
    },
    held: { fr: 'une campagne en cours', en: 'a campaign under way' },
  },
  todos: {
    title: { fr: 'Demandes de correction', en: 'Requests of correction' },
    tables: ['todo'],
    why: { fr: 'corriger votre fiche à votre demande', en: 'to correct your file when you ask' },
    basis: { fr: 'Droit de rectification (RGPD art. 16)', en: 'Right to rectification (GDPR art. 16)' },
    period: { months: 12 },
    from: { fr: 'du jour où elle a été traitée', en: 'the day it was dealt with' },
    ending: 'erase',
    left: nothing,
  },
  pay: {
    title: { fr: 'Salaires de référence, présences et absences', en: 'Reference pay, presence and absences' },
    tables: ['beneficiary_year'],
    why: { fr: 'calculer votre part', en: 'to compute your share' },
    basis: {
      fr: `Obligation légale de l’employeur (${sourceOf('fr', 'payslips')} : cinq ans)`,
      en: `The employer’s legal duty (${sourceOf('en', 'payslips')}: five years)`,
    },
    period: { years: 5 },
    from: { fr: 'de la fin de l’exercice', en: 'the end of the financial year' },
    ending: 'erase',
    left: nothing,
    held: {
      fr: `une campagne de cet exercice qui n’est pas terminée, ${dispute.fr}`,
      en: `a campaign of that financial year that has not ended, ${dispute.en}`,
    },
  },
  choices: {
    title: {
      fr: 'Choix, reçus et calculs de chaque part',
      en: 'Choices, receipts and the computation of each share',
    },
    tables: [
      'campaign_beneficiary',
      'letter',
      'held_sum',
      'text_code',
      'choice',
      'choice_paper',
      'receipt_file',
      'keeper_answer',
      'keeper_answer_line',
    ],
    why: {
      fr: 'verser et placer ce que vous avez choisi, et en garder la preuve',
      en: 'to pay and invest what you chose, and to keep the proof of it',
    },
    basis: {
      fr: `Obligation légale (${sourceOf('fr', 'placing', 'reply')}), prescription de cinq ans (C. civ. art. 2224)`,
      en: `Legal duty (${sourceOf('en', 'placing', 'reply')}), five-year limitation (Civil Code art. 2224)`,
    },
    period: { years: 5 },
    from: { fr: 'de la fin de la campagne', en: 'the end of the campaign' },
    ending: 'anonymise',
    left: {
      fr: `Les montants et leur destination, pour le livret remis au départ (${sourceOf('fr', 'booklet_on_leaving')})`,
      en: `Amounts and where they went, for the booklet given on leaving (${sourceOf('en', 'booklet_on_leaving')})`,
    },
    held: dispute,
  },
  guideReading: {
    title: { fr: 'Lectures du guide', en: 'Readings of the guide' },
    tables: ['academy_reading'],
    why: {
      fr: 'retrouver ce que vous avez lu, mis de côté et répondu',
      en: 'to find again what you have read, put aside and answered',
    },
    basis: {
      fr: 'Intérêt légitime (RGPD art. 6, 1, f), minimisation (art. 5, 1, c)',
      en: 'Legitimate interest (GDPR art. 6(1)(f)), minimisation (art. 5(1)(c))',
    },
    period: { months: 24 },
    from: { fr: 'de la dernière lecture de la page', en: 'the last reading of the page' },
    ending: 'erase',
    left: nothing,
  },
  saverProfile: {
    title: { fr: 'Profils d’épargnant', en: 'Saver profiles' },
    tables: ['saver_profile'],
    why: {
      fr: 'vous redire ce que vous avez dit de vous à côté des fonds, à vous seul',
      en: 'to tell you, and you alone, what you said of yourself beside the funds',
    },
    basis: {
      fr: 'Consentement : vous le gardez si vous voulez et l’effacez d’un geste (RGPD art. 6, 1, a et art. 7, 3)',
      en: 'Consent: you keep it if you wish and erase it with one press (GDPR art. 6(1)(a) and 7(3))',
    },
    period: { months: 24 },
    from: { fr: 'de vos dernières réponses', en: 'your last answers' },
    ending: 'erase',
    left: nothing,
  },
  guideOpinions: {
    title: { fr: 'Avis sur les pages du guide', en: 'Opinions on the pages of the guide' },
    tables: ['academy_opinion'],
    why: {
      fr: 'corriger les pages, sans savoir qui a écrit',
      en: 'to improve the pages, without knowing who wrote',
    },
    basis: {
      fr: 'Intérêt légitime (RGPD art. 6, 1, f), minimisation (art. 5, 1, c)',
      en: 'Legitimate interest (GDPR art. 6(1)(f)), minimisation (art. 5(1)(c))',
    },
    period: { months: 12 },
    from: { fr: 'du jour de l’avis', en: 'the day of the opinion' },
    ending: 'erase',
    left: nothing,
  },
  questions: {
    title: { fr: 'Questions et désaccords', en: 'Questions and disagreements' },
    tables: ['question', 'question_message'],
    why: {
      fr: 'vous répondre, et prouver ce qui a été demandé et répondu',
      en: 'to answer you, and to prove what was asked and answered',
    },
    basis: {
      fr: 'Intérêt légitime (RGPD art. 6, 1, f), prescription de cinq ans (C. civ. art. 2224)',
      en: 'Legitimate interest (GDPR art. 6(1)(f)), five-year limitation (Civil Code art. 2224)',
    },
    period: { years: 5 },
    from: { fr: 'de la fin de la campagne', en: 'the end of the campaign' },
    ending: 'erase',
    left: nothing,
    held: dispute,
  },
  people: {
    title: { fr: 'Fiches des personnes parties', en: 'Files of people who have left' },
    tables: ['beneficiary', 'abondement_account', 'abondement_entry'],
    why: {
      fr: 'vous reconnaître, vous verser ce qui vous revient et répondre à vos questions',
      en: 'to recognise you, pay you what is yours and answer your questions',
    },
    basis: {
      fr: `Obligation légale (${sourceOf('fr', 'booklet_on_leaving')}), prescription de cinq ans (C. civ. art. 2224)`,
      en: `Legal duty (${sourceOf('en', 'booklet_on_leaving')}), five-year limitation (Civil Code art. 2224)`,
    },
    period: { years: 5 },
    from: {
      fr: 'de votre départ, ou de la fin de votre dernière campagne si elle vient après',
      en: 'your leaving, or the end of your last campaign if later',
    },
    ending: 'anonymise',
    left: {
      fr: `Des montants sans nom, pour que les totaux de l’entreprise restent justes (${sourceOf('fr', 'books')})`,
      en: `Amounts without a name, so that the company’s totals stay right (${sourceOf('en', 'books')})`,
    },
    held: {
      fr: `une campagne en cours, ${dispute.fr}`,
      en: `a campaign under way, ${dispute.en}`,
    },
  },
  votes: {
    title: {
      fr: 'Réponses à la ratification d’un accord',
      en: 'Answers to the ratification of an agreement',
    },
    tables: ['ratification_voter', 'ratification_link'],
    why: {
      fr: 'prouver que les deux tiers du personnel ont ratifié un accord',
      en: 'to prove that two thirds of the staff ratified an agreement',
    },
    basis: {
      fr: `Obligation légale (${sourceOf('fr', 'conclusion')}), cinq ans d’accord puis prescription de cinq ans (C. civ. art. 2224)`,
      en: `Legal duty (${sourceOf('en', 'conclusion')}), an agreement of five years then the five-year limitation (Civil Code art. 2224)`,
    },
    period: { years: 10 },
    from: {
      fr: 'de la fin de la consultation',
      en: 'the end of the consultation',
    },
    ending: 'erase',
    left: {
      fr: 'Les totaux ; le procès-verbal reste un document de l’entreprise',
      en: 'The totals; the minutes stay a paper of the company',
    },
    held: dispute,
  },
  accounts: {
    title: { fr: 'Comptes inutilisés', en: 'Unused accounts' },
    tables: ['app_user', 'membership', 'sign_in_factor', 'recovery_code', 'factor_recovery'],
    why: {
      fr: 'vous laisser entrer dans votre espace et vous y parler dans la langue et les mots que vous avez choisis',
      en: 'to let you into your space, and speak to you there in the language and the words you chose',
    },
    basis: {
      fr: 'Exécution du service (RGPD art. 6, 1, b et f), trois ans sans activité (recommandation de la CNIL)',
      en: 'The service itself (GDPR art. 6(1)(b) and (f)), three years without activity (CNIL)',
    },
    period: { years: 3 },
    from: { fr: 'de votre dernière connexion', en: 'your last sign-in' },
    ending: 'anonymise',
    left: {
      fr: 'Un numéro sans nom, que les traces de l’entreprise citent',
      en: 'A number without a name, which the company’s trail refers to',
    },
    held: {
      fr: 'une fiche de salarié ou un accès à une entreprise encore en cours',
      en: 'an employee file or an access to a company that still stands',
    },
  },
  erasures: {
    title: { fr: 'Demandes d’effacement et litiges', en: 'Requests of erasure and disputes' },
    tables: ['erasure_request', 'legal_hold'],
    why: { fr: 'prouver que nous vous avons répondu', en: 'to prove that you were answered' },
    basis: {
      fr: 'Obligation de répondre (RGPD art. 12 et 17), prescription de cinq ans (C. civ. art. 2224)',
      en: 'Duty to answer (GDPR art. 12 and 17), five-year limitation (Civil Code art. 2224)',
    },
    period: { years: 5 },
    from: { fr: 'de la décision, ou de la fin du litige', en: 'the decision, or the end of the dispute' },
    ending: 'erase',
    left: nothing,
  },
  audit: {
    title: { fr: 'Journal des actions et des consultations', en: 'Log of actions and readings' },
    tables: ['audit', 'audit_head'],
    why: {
      fr: 'savoir qui a lu ou changé quoi, et vous le dire',
      en: 'to know who read or changed what, and to tell you',
    },
    basis: {
      fr: `Sécurité (RGPD art. 5, 2 et 32), preuve des écritures (${sourceOf('fr', 'books')} : dix ans)`,
      en: `Security (GDPR art. 5(2) and 32), proof of the books (${sourceOf('en', 'books')}: ten years)`,
    },
    period: { years: 10 },
    from: { fr: 'du jour de l’action', en: 'the day of the action' },
    ending: 'erase',
    left: {
      fr: 'L’empreinte de la dernière ligne effacée, pour vérifier la suite',
      en: 'The hash of the last line erased, so that what follows can be verified',
    },
  },
} as const satisfies Readonly<Record<string, Retention>>

export type RetentionCategory = keyof typeof retention
export const retentionCategories = Object.keys(retention) as RetentionCategory[]

/** A period in words. */
export function periodWords(period: Period): Text {
  const [unit, count] = Object.entries(period)[0] as ['days' | 'months' | 'years', number]
  const [fr, en] = { days: ['jour', 'day'], months: ['mois', 'month'], years: ['an', 'year'] }[unit]
  return {
    fr: `${count}\u00a0${fr}${count > 1 && unit !== 'months' ? 's' : ''}`,
    en: `${count} ${en}${count > 1 ? 's' : ''}`,
  }
}

/** A period as PostgreSQL reads an interval: `5 years`. */
export const intervalOf = (category: RetentionCategory): string =>
  Object.entries(retention[category].period)
    .map(([unit, count]) => `${count} ${unit}`)
    .join(' ')

/** The name of whoever is named no more, where a row of totals stays. */
export const nobodysName = 'Personne effacée'
