import kit from '../../../words/kit.fr.ts'
import * as names from '../../../words/names.fr.ts'
import { sourceIn } from '@moisson/law/legal-points'
export default {
  title: names.agreements,
  titles: { interessement: names.interessementAgreement, participation: 'Accord de participation' },
  noneTitle: {
    interessement: 'Aucun accord d’intéressement',
    participation: 'Aucun accord de participation',
  },
  none: {
    interessement:
      'Un accord conclu ailleurs s’inscrit ici, avec ses dates et les clauses qu’une campagne reprend. Rien n’est lancé sans un accord signé, déposé et en vigueur pour l’exercice.',
    participation:
      'Inscrivez l’accord signé, avec ses dates et les clauses qu’une campagne reprend. Rien n’est lancé sans lui.',
  },
  enter: 'Inscrire un accord signé',
  draft: 'En rédiger un',
  draftNext: 'Rédiger un accord ou un avenant',
  addParticipation: 'Inscrire un accord de participation',
  over: 'L’accord a couvert son dernier exercice : aucun exercice suivant n’a d’accord.',
  amend: 'Inscrire un avenant',
  follow: 'Inscrire l’accord suivant',
  change: kit.change,
  renew: 'Reconduire',
  denounce: 'Dénoncer',
  remove: names.takeBack,
  standings: { unsigned: 'non signé', to_come: names.toCome, in_force: names.inForce, past: 'passé' },
  acts_of: { amendment: 'avenant', renewal: 'reconduction' },
  rules: (first: string, last: string) => `Exercices du ${first} au ${last}`,
  rulesFrom: (first: string) => `Exercices à partir du ${first}`,
  rulesUnsaid: 'Exercices à indiquer',
  signedOn: (day: string) => `signé le ${day}`,
  notSigned: 'pas encore signé',
  filedOn: (day: string, reference: string | null) => `déposé le ${day}${reference ? ` (${reference})` : ''}`,
  notFiled: 'pas encore déposé',
  denouncedOn: (day: string) => `dénoncé le ${day}`,
  by: (name: string) => `inscrit par ${name}`,
  readText: 'Lire le texte',
  writtenHere: (title: string) => `« ${title} », rédigé ici, n’est pas encore l’accord de la société`,
  writtenUnsigned: (day: string) =>
    `Rédigé le ${day}, pas encore signé. L’inscrire reprend ses clauses, ses exercices et sa formule : rien n’est à ressaisir.`,
  writtenSigned: (day: string) =>
    `Signé le ${day}. L’inscrire reprend ses clauses, ses exercices et sa formule : rien n’est à ressaisir.`,
  applyWritten: 'L’inscrire ici',
  formula: {
    title: names.whereTheEnvelopeComesFrom,
    kept: 'Par sa formule',
    asked: (figures: string) => `Chiffres demandés à chaque exercice : ${figures}.`,
    typed: (reason: string) => `Montant saisi : ${reason}`,
    none: 'Formule non renseignée : l’enveloppe de chaque campagne est un montant saisi.',
    change: 'Indiquer d’où vient l’enveloppe',
    dialogBody:
      'La formule se reprend d’un brouillon de l’atelier d’accord : seules ses étapes « Indicateurs », « Formule » et « Plafonds » sont lues.',
    from: names.theFormula,
    draft: 'D’un brouillon',
    amount: 'Aucune : montant saisi',
    whichDraft: names.draft,
    pick: 'Choisissez un brouillon',
    noDraft: 'Aucun brouillon : commencez-en un dans l’atelier d’accord, avec la formule de l’accord signé.',
    toCreator: 'Ouvrir l’atelier d’accord',
    reason: 'Pourquoi le montant est saisi',
    reasonMissing: 'Écrivez pourquoi.',
    draftMissing: 'Choisissez le brouillon.',
    save: kit.save,
    saved: 'Origine de l’enveloppe enregistrée',
  },
  decided: 'A décidé :',
  removeTitle: 'Retirer cette version ?',
  removeWhat: (title: string) =>
    `« ${title} » n’est plus inscrit. Rien n’a été lancé d’après cette version, et le texte déposé reste dans les documents.`,
  removed: names.versionTakenBack,
  renewTitle: 'Inscrire la reconduction ?',
  renewWhat: (title: string, first: string, last: string) =>
    `« ${title} » se reconduit avec les mêmes clauses, du ${first} au ${last}, si personne n’a demandé à le renégocier dans les derniers mois.`,
  renewDo: 'Inscrire la reconduction',
  renewedToast: 'Reconduction inscrite',
  denounceTitle: 'Inscrire une dénonciation',
  denounceWhat: (title: string) =>
    `« ${title} » se dénonce par tous ceux qui l’ont signé, dans la même forme. Ce qui est lancé garde ses règles.`,
  denouncedDay: 'Dénoncé le',
  denunciationFiled: 'Dénonciation déposée le',
  denunciationHelp:
    'Déposée dans le délai de dépôt d’un accord, elle vaut dès l’exercice en cours ; plus tard, l’accord va jusqu’à la fin de cet exercice.',
  dayMissing: 'Indiquez le jour.',
  denounceDo: 'Inscrire la dénonciation',
  denouncedToast: 'Dénonciation inscrite',
  writing: {
    agreement: 'Un accord signé',
    amendment: 'Un avenant',
    change: 'Modifier cette version',
  },
  writingHelp: {
    agreement: 'Recopiez ce que dit le texte. Il compte pour les exercices qu’il couvre.',
    amendment:
      'Il change les clauses à partir d’un exercice. Les exercices d’avant gardent les leurs, et ce qui est lancé aussi.',
    change:
      'Pour compléter ou corriger ce qui est inscrit. Ce que les signataires ont changé s’inscrit par un avenant.',
  },
  locked: (campaigns: string) =>
    `Cette version a décidé ${campaigns} : ses clauses et ses dates ne changent plus. Un avenant les change à partir d’un exercice suivant.`,
  effect: names.whatItGives,
  effectOf: (start: string, end: string) =>
    `Ce que la campagne de l’exercice du ${start} au ${end} reprendra.`,
  effectUndated: 'Ce qu’une campagne reprendra, une fois le premier exercice indiqué.',
  remark: ' : ',
  unsaid: 'non indiqué',
  now: names.today,
  next: 'Avec cette version',
  close: names.closeWithoutChanging,
  example:
    'Cet accord est un exemple de la démonstration : personne ne l’a décidé. Il devient le vôtre dès que vous l’enregistrez avec un changement.',
  acts: 'L’acte',
  dates: 'Durée et dépôt',
  clauses: 'Ce qu’une campagne reprend',
  clausesHelp:
    'Recopiez ce que dit le texte signé. Rien n’est supposé à votre place : ce qui manque sera demandé au lancement.',
  officers: 'Chef d’entreprise, mandataires sociaux et conjoints',
  officersHelp: `Ils ne sont pas salariés : ils ne bénéficient de l’accord que s’il le dit (${sourceIn('officers', 'fr')}). Leur revenu de l’année précédente compte, dans la limite du salaire le plus élevé versé (${sourceIn('officers_pay', 'fr')}).`,
  toSay: names.toBeGiven,
  sumUnsaid: 'À indiquer : les trois parts font ensemble 100 %.',
  sum: (percent: string) => `Total : ${percent}`,
  sumWrong: (percent: string) => `Total : ${percent} au lieu de 100 %`,
  choose: names.choose,
  upload: 'Déposer le texte signé',
  unsaved: names.unsavedChanges,
  save: 'Enregistrer l’accord',
  saved: 'Accord enregistré',
}
