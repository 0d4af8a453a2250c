import data from '../../../../words/data.fr.ts'
import * as names from '../../../../words/names.fr.ts'
import kit from '../../../../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Importer un fichier de paie',
  back: names.beneficiaries,
  intro: 'Déposez le fichier tel que votre logiciel le produit. Rien n’est écrit avant votre confirmation.',
  steps: { file: names.file, columns: data.columns, rows: 'Vérification', changes: 'Confirmation' },
  otherFile: names.chooseAnotherFile,
  next: names.goOn,
  previous: 'Revenir',

  // The file
  drop: 'Déposez votre fichier ici',
  dropNow: 'Lâchez pour lire le fichier',
  dropHint: 'ou choisissez-le sur votre appareil',
  choose: kit.chooseFile,
  accepted: 'Excel (.xlsx) ou CSV, jusqu’à 100 Mo et 300 000 lignes',
  year: 'Exercice des salaires et des présences',
  yearHelp: 'Le salaire de référence et les jours de présence du fichier seront ceux de cet exercice.',
  yearShort: names.shortYear,
  yearShortHelp: 'Celui des salaires et des présences.',
  template: 'Télécharger le modèle',
  templateIntro: 'Pas d’export sous la main ? Partez du modèle : une ligne par personne.',
  templateName: names.templateFile,
  knowsTitle: 'Ce que nous savons lire',
  knows: {
    software: 'Les exports de Silae, Sage, Cegid, ADP, PayFit… et vos propres tableaux.',
    messy: 'Les titres au-dessus, les colonnes masquées, les lignes de total, les accents abîmés.',
    dates: 'Les dates et les montants dans toutes leurs écritures ; ce qui a deux sens vous est demandé.',
  },
  safeTitle: 'Ce qui est sûr',
  safe: {
    nothing: 'Rien n’est écrit avant votre confirmation.',
    never: 'Une personne absente du fichier n’est jamais supprimée.',
    blank: 'Une cellule vide n’efface rien.',
  },
  sending: (name: string, size: string) => `Envoi et lecture de ${name} (${size})`,
  refusedTitle: 'Ce fichier n’a pas pu être lu',
  refusedSafe: 'Rien n’a été écrit.',
  tooBig: (size: string) =>
    `Ce fichier pèse ${size} ; la limite est de 100 Mo. Enregistrez la feuille des salariés seule en .csv, puis déposez-la.`,
  oneFile: 'Déposez un fichier à la fois.',

  // Reading
  reading: 'Lecture du fichier',
  readingBody: 'Vous pouvez quitter cette page : la lecture continue, et vous la retrouverez ici.',
  readingRows: (count: number) => pluriel(count, '# ligne lue', '# lignes lues'),
  readingPlace: (place: number) =>
    place === 1
      ? 'Votre fichier attend son tour : c’est le prochain.'
      : `Votre fichier attend son tour : ${place}e dans la file.`,
  readingOf: (done: string, total: string) => `${done} lignes lues sur ${total} environ`,

  // Columns
  columnsTitle: (known: number, all: string) =>
    pluriel(known, `# colonne reconnue sur ${all}`, `# colonnes reconnues sur ${all}`),
  columnsIntro: 'Vérifiez ce que chaque colonne contient. Une colonne non utilisée est ignorée.',
  columnOfFile: 'Dans votre fichier',
  columnExamples: 'Premières valeurs',
  columnField: 'Correspond à',
  columnSure: 'Confiance',
  hidden: 'masquée',
  notUsed: 'Ne pas utiliser',
  noSample: 'colonne vide',
  confidence: {
    high: 'Sûre',
    medium: names.toCheck,
    low: 'Incertaine',
    none: 'Non utilisée',
    chosen: 'Choisie',
  },
  fieldFor: (header: string) => `Contenu de la colonne ${header}`,
  fieldTaken: (field: string, header: string) => `« ${field} » vient maintenant de « ${header} ».`,
  expected: 'Ce que le fichier apporte',
  found: 'présent',
  absent: 'absent',
  absences: {
    employee_number:
      'Il en faut un par personne. Votre fichier n’en a pas\u00a0? Ajoutez-y une colonne «\u00a0Matricule\u00a0»\u00a0: 1, 2, 3…',
    name: 'Il faut un nom et un prénom pour créer une personne.',
    email: 'Sans e-mail, l’avis ne part pas : le montant est conservé jusqu’à ce qu’une adresse soit connue.',
    birth_date: 'Le teneur de compte en a besoin.',
    hire_date: 'Elle sert à vérifier l’ancienneté.',
    reference_salary_cents: 'Utile si la répartition suit le salaire.',
    presence_days: 'Utile si la répartition suit la présence.',
  },
  officers: {
    label: 'Qui est mandataire ou conjoint',
    none: 'Aucune colonne ne le dit',
    help: (contract: string) =>
      contract === ''
        ? 'Un dirigeant n’a sa part que si l’accord le prévoit : dites la colonne qui le nomme, ou corrigez son contrat aux lignes suivantes.'
        : `Un dirigeant n’a sa part que si l’accord le prévoit. La colonne « ${contract} » peut aussi le dire.`,
  },
  name: 'Nom et prénom',
  settings: 'Réglages de lecture',
  asked: {
    toConfirm: 'À confirmer',
    choose: names.toBeChosen,
    count: (count: number) => pluriel(count, '# réglage à confirmer', '# réglages à confirmer'),
    countBody: 'Sans réponse, le fichier serait deviné. Chaque réponse est gardée avec le fichier.',
    goToThem: 'Voir les réglages',
    sheets: 'Feuilles du classeur',
    sheetUnread: (name: string, count: number) => `${name}\u00a0: ${pluriel(count, '# ligne', '# lignes')}`,
    sheetOther: (name: string, count: number) =>
      `${name}\u00a0: ${pluriel(count, '# ligne', '# lignes')}, avec d’autres colonnes`,
    sheetsUnread: (list: string) => `Feuilles non lues\u00a0: ${list}.`,
    sheetsRead: (count: string) => `Les ${count} feuilles sont lues ensemble.`,
    sheetAlone: (name: string) => `${name} seule`,
    sheetsTogether: (names: string) => `Ensemble\u00a0: ${names}`,
    months: 'Lignes par mois',
    monthsFound: (people: number, count: string, from: string, to: string) =>
      pluriel(
        people,
        `# personne a plusieurs lignes\u00a0: ${count} mois, de ${from} à ${to}.`,
        `# personnes ont plusieurs lignes\u00a0: ${count} mois, de ${from} à ${to}.`,
      ),
    monthsMissing: (list: string) => `Aucune ligne pour ${list}.`,
    monthChoices: {
      sum: 'Additionner les mois (conseillé)',
      last: 'Garder le dernier mois (cumuls)',
      apart: 'Ne rien regrouper',
    },
    pay: 'Salaires',
    payDoubt: (below: string, counted: string) =>
      `Pour une présence entière, ${below} salaires sur ${counted} sont sous le SMIC de l’année\u00a0: sont-ils mensuels\u202f?`,
    payMonthly: 'Chaque salaire du fichier est multiplié par 12.',
    payPeriods: { year: 'Annuels, tels quels', month: 'Mensuels, × 12' },
    presence: names.presence,
    presenceFound: (header: string) =>
      `«\u00a0${header}\u00a0» est en pourcentage. Il sera converti en jours\u00a0: de quoi est-ce une part\u202f?`,
    presenceUnits: {
      percent_of_exercice: '% de l’exercice (100 % = 365 jours)',
      percent_of_contract: '% du contrat dans l’exercice',
      days: 'Ce sont des jours',
    },
    dates: names.dates,
    datesOne: 'Un seul ordre pour toutes les dates du fichier.',
    dateDoubts: {
      unproved: 'Aucune date ne montre si le jour ou le mois vient en premier.',
      contradicted: 'Une colonne est écrite jour d’abord, une autre mois d’abord.',
    },
    datesOther: (count: number) =>
      pluriel(
        count,
        '# date illisible se lirait dans l’autre ordre.',
        '# dates illisibles se liraient dans l’autre ordre.',
      ),
    dateOrders: { day_first: 'Jour d’abord (31/12/2025)', month_first: 'Mois d’abord (12/31/2025)' },
    hidden: 'Lignes masquées',
    hiddenFound: (count: number) =>
      pluriel(
        count,
        '# ligne masquée dans votre classeur. Elle est signalée à l’étape suivante.',
        '# lignes masquées dans votre classeur. Elles sont signalées à l’étape suivante.',
      ),
    hiddenChoices: { read: 'Les importer', skip: 'Les écarter' },
  },
  doubtAccepted: 'accepté',
  acceptDoubt: names.accept,
  doubtAgain: 'Revenir',
  acceptAll: 'Accepter tous ces doutes',
  sheet: 'Feuille',
  chooseSheet: 'Choisissez une feuille',
  headerRow: 'Ligne des titres',
  headerRowHelp: 'Le numéro de la ligne qui porte le nom des colonnes.',
  encoding: 'Accents',
  encodingHelp: 'Changez si les accents ci-contre sont abîmés.',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (ANSI)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (BE)',
    'iso-8859-15': 'ISO latin 9',
    macintosh: 'Mac ancien',
    cp850: 'DOS (850)',
  },
  readAgain: 'Relire',
  applyAndNext: 'Relire et continuer',
  changedColumns: 'Vous avez changé des colonnes : le fichier sera relu avant de continuer.',
  leaveColumns: 'Le choix des colonnes n’a pas encore été appliqué.',

  // Rows
  rowsTitle: 'Vérifiez les lignes',
  rowsClear: 'Aucun doute : toutes les lignes peuvent être écrites.',
  rowsAccepted: 'Tous les doutes sont acceptés : toutes les lignes peuvent être écrites.',
  rowsErrors: (count: number) =>
    pluriel(count, '# ligne est à corriger ou à écarter.', '# lignes sont à corriger ou à écarter.'),
  rowsDoubts: (count: number) =>
    pluriel(count, '# doute est signalé, sans bloquer.', '# doutes sont signalés, sans bloquer.'),
  rowsHint: 'Cliquez sur une cellule colorée pour la corriger ici même. Au clavier : flèches, puis Entrée.',
  filters: {
    all: kit.all,
    error: names.toCorrect,
    problems: 'Doutes',
    duplicate: 'Doublons',
    new: 'Nouvelles',
    updated: 'Modifiées',
    unchanged: 'Identiques',
    missing: 'Absentes du fichier',
  },
  filterLabel: 'Lignes affichées',
  row: 'Ligne',
  state: names.state,
  keep: 'Importer',
  keepRow: (row: string) => `Importer la ligne ${row}`,
  statuses: {
    new: 'Nouvelle',
    updated: 'Modifiée',
    unchanged: 'Identique',
    error: names.toCorrect,
    duplicate: 'Doublon',
    missing: 'Absente',
    left_out: 'Écartée',
  },
  emptyCell: names.empty,
  edit: (field: string) => `Corriger ${field}`,
  save: kit.save,
  leaveOut: 'Écarter la ligne',
  takeBack: 'Reprendre la ligne',
  before: (value: string) => `Avant : ${value}`,
  wasEmpty: 'rien',
  nextDoubt: 'Doute suivant',
  noMoreDoubt: 'Plus aucun doute dans cette liste',
  nothingHere: 'Aucune ligne ici',
  nothingWrong: 'Tout est en ordre',
  nothingWrongBody: 'Aucune ligne ne demande votre attention.',
  more: data.loadMore,
  seeAll: 'Voir toutes les lignes',
  seeChanges: 'Voir ce qui va changer',
  gridLabel: 'Lignes du fichier',
  showing: (shown: string, total: string) => `${shown} affichées sur ${total}`,
  doubtList: 'Télécharger la liste des doutes',
  doubtListName: 'doutes.csv',
  doubtColumns: 'Ligne;Colonne;Gravité;Ce qui est signalé',
  severities: { error: names.toCorrectWithin, warning: 'doute', info: 'information' },

  // Changes
  changesTitle: 'Ce qui va changer',
  counts: {
    new: 'à créer',
    updated: 'à modifier',
    unchanged: 'sans changement',
    missing: 'absentes du fichier',
    set_aside: 'non importées',
  },
  salaries: (year: string) => `Total des salaires de référence ${year}`,
  sheetsLeft: (names: string) =>
    `Des personnes de feuilles non lues (${names}) en feraient partie. Lisez-les d’abord.`,
  lastYear: (year: string, total: string, share: string) => `${year}\u00a0: ${total} (${share})`,
  lastYearMean: (mean: string, before: string) => `Moyenne\u00a0: ${mean}, contre ${before}`,
  salariesHelp: 'À rapprocher du total de votre logiciel de paie.',
  nobodyNew: 'Personne n’est nouveau dans ce fichier.',
  nobodyChanged: 'Aucune fiche ne change.',
  nobodyMissing: 'Toutes les personnes présentes chez vous sont dans le fichier.',
  nobodyUnchanged: 'Aucune fiche identique.',
  onMissing: (count: number) =>
    pluriel(
      count,
      '# personne présente chez vous n’est pas dans le fichier',
      '# personnes présentes chez vous ne sont pas dans le fichier',
    ),
  keepMissing: 'Ne rien changer',
  keepMissingBody: 'Le fichier ne concerne peut-être qu’une partie de l’effectif.',
  markLeft: 'Les marquer comme parties',
  markLeftBody:
    'Elles restent bénéficiaires de leurs droits et gardent leur fiche ; leur statut devient « Parti ».',
  blockedTitle: (count: number) =>
    pluriel(count, '# ligne est encore à corriger', '# lignes sont encore à corriger'),
  blockedBody: (count: number) =>
    pluriel(
      count,
      'Corrigez-la, ou confirmez sans elle : elle ne sera pas écrite.',
      'Corrigez-les, ou confirmez sans elles : elles ne seront pas écrites.',
    ),
  fixThem: kit.correct,
  withoutThem: (count: number) =>
    pluriel(
      count,
      'La ligne à corriger sera laissée de côté.',
      'Les # lignes à corriger seront laissées de côté.',
    ),
  confirm: (count: number) => pluriel(count, 'Écrire # fiche', 'Écrire # fiches'),
  confirmFacts: (created: string, updated: string) =>
    `${created} à créer, ${updated} à modifier. Tout est écrit, ou rien.`,
  confirmLeft: (count: number) =>
    pluriel(count, '# personne sera marquée comme partie.', '# personnes seront marquées comme parties.'),
  nothingToWrite: 'Rien à écrire : tout est déjà à jour.',
  writeFailed: 'L’import n’a pas été écrit',

  // Result
  doneTitle: 'Import terminé',
  doneBody: (name: string) => `${name} a été importé.`,
  created: (count: number) => pluriel(count, 'fiche créée', 'fiches créées'),
  updated: (count: number) => pluriel(count, 'fiche modifiée', 'fiches modifiées'),
  unchanged: (count: number) => pluriel(count, 'fiche inchangée', 'fiches inchangées'),
  markedLeft: (count: number) => pluriel(count, 'personne marquée partie', 'personnes marquées parties'),
  rejected: 'Lignes non importées',
  seePeople: names.seeTheBeneficiaries,
  backToCampaign: 'Revenir à la campagne',
  prepareCampaign: names.prepareACampaign,
  anotherFile: 'Importer un autre fichier',
  gone: 'Cet import n’existe plus',
  goneBody: 'Un fichier lu est gardé 30 jours. Déposez-le de nouveau : rien n’avait été écrit.',
}
