import { ofName } from '@moisson/law/words/inside-sentence'
import kit from '../../../words/kit.fr.ts'
import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Signature de l’accord',
  intro:
    'Faire ratifier un accord par les deux tiers du personnel\u00a0: chaque salarié lit le texte et répond, la liste d’émargement fait preuve.',
  toSign: 'Textes à signer',
  toSignWhy:
    'Le dossier d’un texte réunit ce qui se signe ensemble\u00a0: le texte, la pièce que son mode de conclusion demande, la liste d’émargement du personnel, et la version sans noms que TéléAccords publie.',
  signBy: (day: string) => `à signer au plus tard le ${day}`,
  pack: 'Dossier de signature',
  packNamed: (title: string) => `Dossier de signature de ${title}`,
  ask: names.askThePersonnel,
  none: names.noConsultation,
  noneWhy:
    'Chaque salarié présent un jour donné lit le texte et répond par oui ou par non, depuis le lien de son message ou son espace\u00a0; les autres répondent sur papier. À la fin, le procès-verbal et sa liste d’émargement sont dans vos documents, prêts à être déposés.',
  noText: 'Il faut d’abord un texte en PDF, pas encore signé.',
  write: names.writeAnAgreement,
  noPeople: 'Il faut d’abord le personnel de la société.',
  import: 'Importer le personnel',
  states: {
    open: names.underWay,
    ratified: 'Ratifié',
    not_ratified: 'Non ratifié',
    cancelled: names.cancelled,
  },
  until: (day: string) => `Jusqu’au ${day} inclus`,
  personnel: (people: number, day: string) => `${pluriel(people, '# salarié', '# salariés')} au ${day}`,
  needed: (needed: number) => pluriel(needed, '# oui nécessaire', '# oui nécessaires'),
  answered: names.haveAnswered,
  answeredOf: (answered: number, people: number) => `${answered} sur ${people}`,
  hidden:
    'Les réponses ne sont montrées à personne avant la fin\u00a0: ni à vous, ni à votre conseiller. Vous voyez qui a répondu, pas ce qu’il a répondu.',
  paper: (people: number) =>
    pluriel(
      people,
      '# salarié sans adresse e-mail répond sur papier\u00a0: saisissez sa réponse avec sa feuille signée.',
      '# salariés sans adresse e-mail répondent sur papier\u00a0: saisissez leur réponse avec leur feuille signée.',
    ),
  remind: kit.remind,
  reminded: (people: number) => pluriel(people, 'Rappel envoyé à # personne', 'Rappel envoyé à # personnes'),
  end: 'Clore maintenant',
  endTitle: 'Clore la consultation\u00a0?',
  endWhy:
    'Chacun a répondu. Les voix sont comptées, le procès-verbal est écrit\u00a0: rien ne change plus ensuite.',
  cancel: 'Annuler la consultation',
  cancelWhy:
    'Rien n’est compté, les liens ne servent plus. Les réponses déjà données ne vaudront pas pour une autre consultation. Les personnes consultées reçoivent le motif par e-mail.',
  reason: names.motive,
  result: (yes: number, no: number, people: number) =>
    `${yes} oui et ${no} non sur ${pluriel(people, '# salarié', '# salariés')}`,
  signed: (day: string) => `Deux tiers atteints le ${day}\u00a0: c’est le jour de signature du texte.`,
  notSigned: 'Revoyez le texte avec le personnel, puis consultez de nouveau.',
  minutes: 'Télécharger le procès-verbal',
  who: 'Personnel consulté',
  name: names.name,
  number: names.employeeNumber,
  status: names.answer,
  how: 'Manière',
  waiting: 'Pas encore',
  done: (instant: string) => `Répondu le ${instant}`,
  said: { yes: kit.yes, no: kit.no },
  silent: names.noAnswer,
  channels: { account: 'Connecté', link: 'Lien du message', paper: 'Papier' },
  byMail: 'Par e-mail',
  onPaper: names.onPaper,
  enter: 'Saisir',
  enterNamed: (name: string) => `Saisir la réponse ${ofName(name)}`,
  enterTitle: (name: string) => `Réponse sur papier ${ofName(name)}`,
  enterWhy:
    'La réponse compte avec la feuille signée. La personne est prévenue par e-mail si elle a une adresse\u00a0; la saisie se corrige jusqu’à la fin de la consultation.',
  correct: kit.correct,
  correctNamed: (name: string) => `Corriger la réponse saisie pour ${name}`,
  correctTitle: (name: string) => `Corriger la réponse ${ofName(name)}`,
  correctWhy:
    'Pour une feuille mal lue ou rangée au mauvais nom. La saisie, son motif et leur auteur restent au journal\u00a0; la personne est prévenue.',
  correctReason: 'Motif de la correction',
  sheetStays: 'PDF ou image. Sans nouveau fichier, la feuille déjà jointe reste.',
  corrected: 'Réponse corrigée',
  answer: names.answer,
  on: 'Date de la réponse',
  sheet: 'Feuille signée',
  sheetHelp: 'PDF ou image',
  choose: kit.chooseFile,
  chosen: (name: string) => `Choisi\u00a0: ${name}`,
  save: kit.save,
  entered: 'Réponse enregistrée',
  form: {
    title: names.askThePersonnel,
    intro: (people: number, needed: number) =>
      `${pluriel(people, '# salarié est présent', '# salariés sont présents')} aujourd’hui\u00a0: ${pluriel(needed, '# oui ratifie', '# oui ratifient')} le texte. Le vote est nominatif, comme la loi le demande.`,
    text: 'Texte à ratifier',
    signBy: (day: string) =>
      `À signer au plus tard le ${day} pour ouvrir les exonérations dès le premier exercice.`,
    ends: names.lastDayToAnswer,
    endsHelp: 'Quinze jours laissent à chacun le temps de lire.',
    message: 'Votre message au personnel',
    joint: 'Demande conjointe avec',
    jointHelp: 'La société a un délégué syndical ou un CSE\u00a0: la ratification se demande avec lui.',
    with: { union: 'le délégué syndical', cse: 'le CSE' },
    jointOn: 'Date de la demande conjointe',
    send: (people: number) => pluriel(people, 'Écrire à # personne', 'Écrire à # personnes'),
    open: 'Ouvrir la consultation',
    opened: 'Consultation ouverte',
  },
}
