import type { Sentences } from './sentence.ts'

/** The agreement written from answers. */
export const accordRefusals = {
  illegal_value: {
    status: 422,
    fr: 'L’accord ne peut pas être écrit ainsi : {count|réponse est à corriger|réponses sont à corriger}. Voyez les champs signalés, chacun avec son article.',
    en: 'The agreement cannot be written this way: {count|answer needs|answers need} correcting. See the fields shown, each with its article.',
  },
  clause_missing: {
    status: 422,
    fr: 'Il manque {count|réponse|réponses} pour écrire toutes les clauses obligatoires. Complétez les champs signalés.',
    en: '{count|answer is|answers are} missing to write every mandatory clause. Fill in the fields shown.',
  },
  unknown_draft: {
    status: 422,
    fr: 'Ce brouillon n’existe pas dans cette société, ou il a été supprimé.',
    en: 'This draft does not exist in this company, or it was deleted.',
  },
  link_without_comments: {
    status: 403,
    fr: 'Ce lien permet de lire le projet, pas de le commenter. Demandez à la société un lien qui le permet.',
    en: 'This link reads the draft but leaves no comment. Ask the company for one that does.',
  },
  unknown_clause: {
    status: 409,
    fr: 'Cette clause n’est plus dans le texte : il a changé pendant votre lecture. Rechargez la page, puis commentez de nouveau.',
    en: 'This clause is no longer in the text: it changed while you read. Reload the page, then comment again.',
  },
  too_many_comments: {
    status: 409,
    fr: 'Ce lien a déjà laissé {limit} commentaires : écrivez directement à la société.',
    en: 'This link has already left {limit} comments: write to the company directly.',
  },
  draft_without_formula: {
    status: 422,
    fr: 'Ce brouillon n’a pas encore de formule qui se calcule : complétez ses étapes « Indicateurs » et « Formule ».',
    en: 'This draft has no formula that can be computed yet: complete its steps “Indicators” and “Formula”.',
  },
  not_an_interessement: {
    status: 422,
    fr: 'Seul un accord d’intéressement porte une formule : celle de la participation est dans la loi.',
    en: 'Only an intéressement agreement carries a formula: that of participation is in the law.',
  },
  no_agreement_to_amend: {
    status: 409,
    fr: 'La société n’a pas d’accord d’intéressement enregistré, en vigueur ou à venir : il n’y a rien à modifier par avenant. Commencez un accord.',
    en: 'The company has no intéressement agreement on record, in force or to come: there is nothing to amend. Begin an agreement.',
  },
  too_many_drafts: {
    status: 409,
    fr: 'La société a déjà {most} brouillons : supprimez-en un avant d’en commencer un autre.',
    en: 'The company already has {most} drafts: delete one before beginning another.',
  },
  unknown_version: {
    status: 422,
    fr: 'Cette version du brouillon n’est plus gardée : choisissez-en une de la liste.',
    en: 'This version of the draft is no longer kept: choose one of the list.',
  },
  text_not_ratifiable: {
    status: 409,
    fr: 'Ce document ne se ratifie pas ainsi : choisissez un accord ou un règlement en PDF, qui n’est pas encore signé.',
    en: 'This paper cannot be ratified like this: choose an agreement or plan rules as a PDF that is not signed yet.',
  },
  text_not_to_sign: {
    status: 409,
    fr: 'Ce document n’est pas un texte à signer : choisissez un accord, un avenant, une décision ou un règlement.',
    en: 'This paper is no text to sign: choose an agreement, an amendment, a decision or plan rules.',
  },
  ratification_open: {
    status: 409,
    fr: 'Le personnel est déjà consulté sur ce texte, ou l’a ratifié : suivez cette consultation.',
    en: 'The staff is already asked about this text, or ratified it: follow that consultation.',
  },
  ratification_day: {
    status: 422,
    fr: 'Le personnel se compte un jour passé de moins d’un mois, ou aujourd’hui : choisissez un autre jour.',
    en: 'The staff is counted on a day of the last month, or today: choose another day.',
  },
  ratification_end: {
    status: 422,
    fr: 'Le dernier jour pour répondre est au plus tôt demain, au plus tard dans 60 jours : changez-le.',
    en: 'The last day to answer is tomorrow at the earliest, in 60 days at the latest: change it.',
  },
  no_personnel_that_day: {
    status: 409,
    fr: 'Aucun salarié n’est présent ce jour-là dans la société : importez le personnel, ou choisissez un autre jour.',
    en: 'The company has no employee on that day: import the staff, or choose another day.',
  },
  joint_request_missing: {
    status: 422,
    fr: 'La société a un délégué syndical ou un CSE : la ratification se demande avec lui. Indiquez avec qui, et le jour de la demande conjointe.',
    en: 'The company has a union delegate or a works council: the ratification is asked for together. Say with whom, and the day of the joint request.',
  },
  joint_request_day: {
    status: 422,
    fr: 'La demande conjointe date d’aujourd’hui au plus tard, et de moins d’un an : corrigez sa date.',
    en: 'The joint request was made today at the latest, and less than a year ago: correct its date.',
  },
  joint_request_partner: {
    status: 422,
    fr: 'D’après la fiche de la société, ce représentant n’existe pas : choisissez l’autre, ou corrigez la fiche.',
    en: 'The company’s file says that there is no such representative: choose the other one, or correct the file.',
  },
  ratification_over: {
    status: 409,
    fr: 'Cette consultation est terminée : rien ne s’y ajoute plus.',
    en: 'This consultation is over: nothing is added to it any more.',
  },
  already_voted: {
    status: 409,
    fr: 'La réponse est déjà enregistrée : elle est définitive.',
    en: 'The answer is already recorded: it is final.',
  },
  vote_correction_reason: {
    status: 409,
    fr: 'Une réponse sur papier est déjà saisie : dites pourquoi vous la corrigez.',
    en: 'An answer on paper is already entered: say why you correct it.',
  },
  no_vote_to_correct: {
    status: 422,
    fr: 'Aucune réponse n’est encore saisie : il n’y a rien à corriger.',
    en: 'No answer is entered yet: there is nothing to correct.',
  },
  vote_day: {
    status: 422,
    fr: 'La réponse sur papier est datée entre l’ouverture de la consultation et aujourd’hui : vérifiez la date.',
    en: 'An answer on paper is dated between the opening of the consultation and today: check the day.',
  },
  reminded_today: {
    status: 409,
    fr: 'Un message est déjà parti aujourd’hui : relancez demain.',
    en: 'A message already left today: remind tomorrow.',
  },
  answers_awaited: {
    status: 409,
    fr: 'Des salariés n’ont pas encore répondu : la consultation se termine à sa date, ou dès que chacun a répondu.',
    en: 'Some employees have not answered yet: the consultation ends on its day, or once everybody has answered.',
  },
  unknown_vote_link: {
    status: 404,
    fr: 'Ce lien n’ouvre rien : il est incomplet, ou la consultation a été annulée. Reprenez le bouton du dernier message reçu, ou connectez-vous.',
    en: 'This link opens nothing: it is incomplete, or the consultation was cancelled. Use the button of the last message, or sign in.',
  },
} as const satisfies Sentences
