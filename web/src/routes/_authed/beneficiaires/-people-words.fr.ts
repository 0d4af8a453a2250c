import { ofName } from '@moisson/law/words/inside-sentence'
import kit from '../../../words/kit.fr.ts'
import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: names.beneficiaries,
  count: (count: number) => pluriel(count, '# personne', '# personnes'),
  importFile: kit.importFile,
  add: kit.addPerson,
  search: names.search,
  searchHint: 'Nom, matricule, e-mail…',
  anyStatus: names.everyStatus,
  anySite: names.allEstablishments,
  export: 'Exporter',
  openings: names.matchingReceivedElsewhere,
  exportName: 'beneficiaires.csv',
  templateName: names.templateFile,
  exportFailed: 'L’export n’a pas pu être préparé',
  tableLabel: 'Personnes de la société',
  waiting: (name: string) => `L’import de ${name} n’est pas terminé : rien n’a encore été écrit.`,
  resume: 'Reprendre l’import',
  forget: 'Ne plus proposer',
  dropHere: 'Déposez votre fichier de paie',
  dropHint: 'Il sera lu ; rien ne sera écrit avant votre confirmation.',

  allComplete: 'Toutes les fiches sont complètes.',
  backToDraft: 'Retour au brouillon',
  forDraft: 'Vous complétez ce qui manque à une campagne en brouillon.',
  issuesTitle: names.toComplete,
  issues: {
    any: 'Tout ce qui manque ou se vérifie',
    no_email: names.noEMail,
    no_own_contact: 'Départ sans contact personnel',
    no_employee_number: 'Sans matricule',
    no_birth_date: 'Sans date de naissance',
    no_hire_date: 'Sans date d’entrée',
    no_pay: 'Sans salaire de référence',
    no_presence: 'Sans présence',
    unlikely: names.toCheck,
    bounced: 'Adresse en erreur',
  },
  toComplete: (count: number) => pluriel(count, '# donnée à revoir', '# données à revoir'),
  complete: 'Complet',

  columns: {
    name: names.name,
    email: names.eMail,
    account: names.account,
    pay: (year: string) => `Salaire ${year}`,
    presence: (year: string) => `Présence ${year}`,
    data: names.data,
  },

  accounts: {
    not_invited: 'Non invité',
    invited: names.invited,
    active: 'Compte actif',
    bounced: 'Adresse invalide',
    disabled: names.suspended,
  },

  emptyTitle: 'Personne pour l’instant',
  emptyBody:
    'Commencez par le fichier de votre logiciel de paie : chaque doute vous sera montré, rien n’est écrit sans vous.',
  ways: {
    file: { title: 'Déposer le fichier de paie', body: 'Excel ou CSV, tel quel.', time: 'environ 3 minutes' },
    one: {
      title: 'Saisir une personne',
      body: 'Pour un petit effectif, ou un oubli.',
      time: '1 minute par personne',
    },
    template: {
      title: 'Partir du modèle',
      body: 'Un tableau à remplir, une ligne par personne.',
      time: 'selon l’effectif',
    },
  },

  year: names.financialYear,
  contract: (place: number) => `Contrat ${place}`,
  addContract: 'Ajouter un contrat',
  removeContract: (place: number) => `Retirer le contrat ${place}`,
  addAbsence: 'Ajouter une absence',
  chooseAbsence: 'Choisir son motif',
  noAbsence:
    'Le motif décide\u00a0: une absence assimilée compte comme présence, les autres sont déduites. Sans rien ici, personne n’a dit s’il y en a eu.',
  addYear: (year: string) => `Ajouter ${year}`,
  noYear: 'Aucun exercice renseigné.',
  masked: 'Masqué : laissez tel quel pour ne rien changer.',
  secrets:
    'Chiffrés et masqués. Un changement d’IBAN demande de confirmer que c’est bien vous, et la personne en est informée.',
  notFound: 'Fiche introuvable',
  notFoundBody: 'Elle a été supprimée, ou elle appartient à une autre entreprise.',
  edit: kit.change,
  save: kit.save,
  saved: 'Fiche enregistrée',
  added: (name: string) => `${name} a été ajouté`,
  saveFailed: 'La fiche n’a pas été enregistrée',
  addTitle: kit.addPerson,
  addIntro: 'Le reste de sa fiche peut attendre.',
  addNow: kit.add,
  addAndNext: 'Ajouter et continuer',
  leaveForm: 'Vos changements sur cette fiche seront perdus.',
  onlyNames: 'Seuls le nom et le prénom sont obligatoires.',
  required: 'Ce champ est obligatoire.',

  duplicateTitle: 'Cette personne existe peut-être déjà',
  openFile: 'Ouvrir sa fiche',
  somebodyElse: 'C’est une autre personne',

  archive: kit.archive,
  remove: kit.delete,
  archiveTitle: (name: string) => `Archiver la fiche ${ofName(name)} ?`,
  removeTitle: (name: string) => `Supprimer la fiche ${ofName(name)} ?`,
  archiveBody: 'Elle a servi dans une campagne : elle est gardée et n’apparaît plus dans la liste.',
  removeBody: 'Aucune campagne ne l’utilise : elle disparaît pour de bon.',
  archived: (name: string) => `La fiche ${ofName(name)} est archivée`,
  removed: (name: string) => `La fiche ${ofName(name)} est supprimée`,

  markLeft: 'Marquer comme partis',
  markLeftTitle: (count: number) =>
    pluriel(count, 'Marquer # personne comme partie', 'Marquer # personnes comme parties'),
  statement: 'État récapitulatif',
  markLeftBody:
    'Elles restent bénéficiaires de leurs droits ; leur statut devient « Parti ». Demandez à chacune un e-mail personnel ou un téléphone, et donnez-lui son état récapitulatif.',
  noOwnContact: (names: string, more: number) =>
    `Sans e-mail personnel ni téléphone : ${names}${more > 0 ? pluriel(more, ' et # autre', ' et # autres') : ''}.`,
  markLeftNow: (count: number) => pluriel(count, 'Marquer # personne', 'Marquer # personnes'),
  archiveMany: (count: number) => pluriel(count, 'Archiver # fiche', 'Archiver # fiches'),
  archiveManyTitle: (count: number) => pluriel(count, 'Archiver # fiche ?', 'Archiver # fiches ?'),
  archiveManyBody: 'Les fiches qui ont servi dans une campagne sont gardées ; les autres sont supprimées.',
  doneMany: (count: number) => pluriel(count, '# fiche mise à jour', '# fiches mises à jour'),
  failedMany: (count: number) => pluriel(count, '# fiche n’a pas pu l’être', '# fiches n’ont pas pu l’être'),
  progress: (done: string, total: string) => `${done} sur ${total}`,
}
