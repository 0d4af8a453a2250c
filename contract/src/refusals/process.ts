import type { Sentences } from './sentence.ts'

/** Processes and their steps. */
export const processRefusals = {
  unknown_template: {
    status: 422,
    fr: 'Ce modèle de parcours n’existe pas ; les modèles sont dans « Démarrer un parcours ».',
    en: 'This process template does not exist; the templates are listed under “Start a process”.',
  },
  template_content: {
    status: 422,
    fr: 'Ce modèle n’est pas complet : un parcours garde les étapes du produit dans leur ordre, et chaque étape ou tâche ajoutée a un titre.',
    en: 'This template is not complete: a process keeps the product’s steps in their order, and each step or task added has a title.',
  },
  template_step_needed: {
    status: 422,
    fr: 'L’étape « {step} » reste : aucune société ne peut s’en passer.',
    en: 'The step “{step}” stays: no company may do without it.',
  },
  template_adapted_already: {
    status: 409,
    fr: 'La plateforme a déjà adapté ce parcours : « {title} ». Modifiez-le.',
    en: 'The platform has already adapted this process: “{title}”. Change that one.',
  },
  template_or_source: {
    status: 422,
    fr: 'Indiquez un modèle de parcours ou un parcours à copier.',
    en: 'Give a process template or a process to copy.',
  },
  process_exists: {
    status: 409,
    fr: 'Le parcours « {title} » est déjà en cours pour l’exercice {year} : reprenez-le dans la liste.',
    en: 'The process “{title}” is already under way for {year}: take it up again from the list.',
  },
  papers_of_another_company: {
    status: 422,
    fr: 'Les pièces d’une autre société ne se copient pas : copiez le parcours sans ses pièces.',
    en: 'The papers of another company are not copied: copy the process without its papers.',
  },
  process_over: {
    status: 409,
    fr: 'Ce parcours est annulé : plus rien n’y change.',
    en: 'This process is cancelled: nothing changes in it any more.',
  },
  process_campaign_differs: {
    status: 409,
    fr: 'Ce parcours a déjà sa campagne, « {name} », avec d’autres réglages ({fields}) : changez-les sur la campagne elle-même.',
    en: 'This process already has its campaign, “{name}”, with other settings ({fields}): change them on the campaign itself.',
  },
  step_locked: {
    status: 409,
    fr: 'Cette étape n’est pas encore ouverte. Il reste d’abord à terminer {steps}.',
    en: 'This step is not open yet. First to be finished: {steps}.',
  },
  step_over: {
    status: 409,
    fr: 'Cette étape est terminée. Votre conseiller peut la rouvrir.',
    en: 'This step is over. Your adviser can open it again.',
  },
  step_of_adviser: {
    status: 409,
    fr: 'Cette étape revient à votre conseiller : vous serez prévenu quand elle sera faite.',
    en: 'This step belongs to your adviser: you will be told when it is done.',
  },
  step_not_skippable: {
    status: 409,
    fr: 'Cette étape est nécessaire : elle ne peut pas être passée.',
    en: 'This step is necessary: it cannot be skipped.',
  },
  own_step: {
    status: 409,
    fr: 'Vous avez envoyé cette étape : une autre personne doit la valider.',
    en: 'You submitted this step: somebody else has to validate it.',
  },
  step_ends_by_itself: {
    status: 409,
    fr: 'Cette étape se termine d’elle-même quand la chose est faite : ouvrez la page qu’elle indique.',
    en: 'This step ends by itself once the thing is done: open the page it names.',
  },
  papers_missing: {
    status: 409,
    fr: 'Il manque encore {count|pièce|pièces}, à déposer d’abord : {papers}.',
    en: '{count|paper is|papers are} still to be given first: {papers}.',
  },
  paper_settled: {
    status: 409,
    fr: 'Cette pièce est acceptée : elle fait partie du dossier et ne s’efface plus.',
    en: 'This paper is accepted: it belongs to the file and is no longer deleted.',
  },
  paper_replaced: {
    status: 409,
    fr: 'Cette pièce a été remplacée : relisez la plus récente.',
    en: 'This paper was replaced: look at the latest one.',
  },
  unexpected_format: {
    status: 415,
    fr: 'Pour « {label} », déposez un fichier {formats}.',
    en: 'For “{label}”, give a file in one of these formats: {formats}.',
  },
  step_full: {
    status: 413,
    fr: 'Les pièces de cette étape dépasseraient {limit} : supprimez-en une, ou déposez un fichier plus léger.',
    en: 'The papers of this step would exceed {limit}: delete one, or give a lighter file.',
  },
  process_alike: {
    status: 409,
    fr: '« {title} » est déjà ouvert dans cette société. Confirmez pour en ouvrir un second, identique.',
    en: '“{title}” is already open in this company. Confirm to open a second one, the same.',
  },
} as const satisfies Sentences
