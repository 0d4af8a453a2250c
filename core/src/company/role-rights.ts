import { say, type Text } from '@moisson/law/text'
import { companyRoles, type CompanyRole } from '../vocabulary.ts'

/**
 * What may be done about a subject: nothing, read it, change it too, or take its files as well. Questions that keep
 * nothing count as reading.
 */
export const levels = ['no', 'reads', 'writes', 'all'] as const
export type Level = (typeof levels)[number]

interface Subject {
  /** After « Votre rôle ne permet pas de » and "Your role does not let you". */
  reads?: Text
  changes?: Text
  takes?: Text
}

/** What the calls of a company are about, by noun and kind. One that is not here is nobody's but an owner's. */
export const subjects = {
  'company.company': {
    reads: say('lire la fiche société', 'read the company file'),
    changes: say(
      'modifier la société, ses accords et ses plans',
      'change the company, its agreements and its plans',
    ),
  },
  'company.access': {
    reads: say('lire qui a accès et qui a fait quoi', 'read who has access and who did what'),
    changes: say('décider de qui a accès à la société', 'decide who has access to the company'),
  },
  'user.access': {
    changes: say('décider de qui a accès à la société', 'decide who has access to the company'),
  },
  'beneficiary.person': {
    reads: say('lire les fiches des personnes', 'read people’s files'),
    changes: say('modifier les fiches des personnes', 'change people’s files'),
  },
  'beneficiary.privacy': {
    reads: say('lire ce qui est conservé d’une personne', 'read what is kept of a person'),
    changes: say('décider de ce qui est conservé d’une personne', 'decide what is kept of a person'),
  },
  'extract.person': {
    reads: say('lire un fichier de personnes', 'read a file of people'),
    changes: say('importer des personnes', 'import people'),
  },
  'campaign.company': {
    reads: say('lire les campagnes', 'read the campaigns'),
    changes: say('préparer ou mener une campagne', 'prepare or run a campaign'),
  },
  'campaign.person': {
    reads: say('lire les parts des personnes', 'read people’s shares'),
    changes: say('agir pour une personne d’une campagne', 'act for a person of a campaign'),
  },
  'campaign.money': {
    reads: say('lire les montants d’une campagne', 'read the amounts of a campaign'),
    changes: say('calculer, corriger ou terminer une campagne', 'calculate, correct or complete a campaign'),
  },
  'choice.company': {
    reads: say('voir une campagne comme un bénéficiaire', 'see a campaign as a beneficiary does'),
  },
  'choice.person': {
    reads: say('lire les choix des personnes', 'read people’s choices'),
    changes: say('saisir un choix pour une personne', 'enter a choice for a person'),
  },
  'question.person': {
    reads: say('lire les questions des personnes', 'read people’s questions'),
    changes: say('répondre aux personnes', 'answer people'),
  },
  'letter.company': { reads: say('lire les lettres', 'read the letters') },
  'letter.person': { changes: say('remettre des lettres', 'hand letters over') },
  'abondement.money': {
    reads: say('lire l’abondement des personnes', 'read people’s matching'),
    changes: say('modifier l’abondement des personnes', 'change people’s matching'),
  },
  'council.company': {
    reads: say('lire ce qui est donné au CSE', 'read what the works council is given'),
  },
  'council.access': {
    reads: say('lire les liens donnés au CSE', 'read the links given to the works council'),
    changes: say('donner un lien au CSE', 'give the works council a link'),
  },
  'document.company': {
    reads: say('lire les documents', 'read the documents'),
    changes: say('ajouter, modifier ou partager un document', 'add, change or share a document'),
  },
  'export.money': {
    reads: say('lire ce qui est à payer', 'read what is to be paid'),
    changes: say('établir le certificat de calcul', 'draw up the certificate of the calculation'),
    takes: say('télécharger les fichiers qui nomment des personnes', 'download files that name people'),
  },
  'payment.money': {
    reads: say('lire les versements', 'read the payments'),
    changes: say('noter un versement', 'record a payment'),
    takes: say('télécharger le fichier bancaire', 'download the bank file'),
  },
  'payment.person': {
    reads: say(
      'lire qui est payé et la réponse du teneur de compte',
      'read who is paid and the account keeper’s answer',
    ),
    changes: say('traiter la réponse du teneur de compte', 'treat the account keeper’s answer'),
    takes: say('télécharger les fichiers qui nomment des personnes', 'download files that name people'),
  },
  'accord.company': {
    reads: say('lire les brouillons d’accords', 'read the drafts of agreements'),
    changes: say('rédiger un accord', 'write an agreement'),
  },
  'accord.person': {
    reads: say('lire qui est consulté sur un accord', 'read who is asked about an agreement'),
    changes: say('faire ratifier un accord par le personnel', 'have the staff ratify an agreement'),
    takes: say('télécharger un dossier de signature', 'download a signing pack'),
  },
  'process.company': {
    reads: say('lire les parcours', 'read the processes'),
    changes: say('faire avancer un parcours', 'move a process on'),
  },
  'simulation.company': {
    reads: say('lire les simulations', 'read the simulations'),
    changes: say('garder une simulation', 'keep a simulation'),
  },
  'todo.company': {
    reads: say('lire les choses à faire', 'read the things to do'),
    changes: say('modifier les choses à faire', 'change the things to do'),
  },
} as const satisfies Readonly<Record<string, Subject>>
export type SubjectName = keyof typeof subjects
const subjectNames = Object.keys(subjects) as SubjectName[]

const each = (level: Level) =>
  Object.fromEntries(subjectNames.map((subject) => [subject, level])) as Record<SubjectName, Level>

/**
 * What an administrator of a company may do there, a role a line. The last owner stays: `refuseLastOwner` of the server.
 */
const mayOf: Readonly<Record<CompanyRole, Readonly<Record<SubjectName, Level>>>> = {
  owner: each('all'),
  editor: { ...each('all'), 'company.access': 'reads', 'council.access': 'reads', 'user.access': 'no' },
  payroll: {
    ...each('reads'),
    'company.access': 'no',
    'council.access': 'no',
    'user.access': 'no',
    'beneficiary.person': 'writes',
    'beneficiary.privacy': 'no',
    'extract.person': 'writes',
    'export.money': 'all',
    'payment.money': 'all',
    'payment.person': 'all',
  },
  accountant: {
    ...each('reads'),
    'company.access': 'no',
    'council.access': 'no',
    'user.access': 'no',
    'beneficiary.person': 'no',
    'beneficiary.privacy': 'no',
    'extract.person': 'no',
    'accord.person': 'no',
    'choice.person': 'no',
    'question.person': 'no',
    'document.company': 'writes',
    'payment.money': 'writes',
  },
  viewer: { ...each('reads'), 'user.access': 'no' },
  cse: { ...each('no'), 'council.company': 'reads' },
}

/** What a call does, as its declaration says. */
type Effect = 'reads' | 'computes' | 'changes' | 'takes-file' | 'session'
const least: Record<Effect, Level> = {
  reads: 'reads',
  computes: 'reads',
  changes: 'writes',
  'takes-file': 'all',
  session: 'no',
}

/** Whether a role may do this about a subject; what no line speaks of is an owner’s alone. */
export function roleMay(role: CompanyRole, subject: string, effect: Effect): boolean {
  if (!isSubject(subject)) return role === 'owner'
  return levels.indexOf(mayOf[role][subject]) >= levels.indexOf(least[effect])
}
const isSubject = (name: string): name is SubjectName => name in subjects

/** The roles that may do this: who is told of it, and who is asked. */
export const rolesThatMay = (subject: SubjectName, effect: Effect): CompanyRole[] =>
  companyRoles.filter((role) => roleMay(role, subject, effect))

/** What is not permitted, in words: « importer des personnes ». */
export function deedOf(subject: string, effect: Effect): Text {
  const found: Subject = isSubject(subject) ? subjects[subject] : {}
  const deed = effect === 'changes' ? found.changes : effect === 'takes-file' ? found.takes : found.reads
  return deed ?? say('faire cela', 'do this')
}
