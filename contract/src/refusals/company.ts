import { sourceIn } from '@moisson/law/legal-points'
import type { Sentences } from './sentence.ts'

/** The company file, its plans and its agreements. */
export const companyRefusals = {
  invalid_siren: {
    status: 422,
    fr: 'Le SIREN « {siren} » n’est pas valide : neuf chiffres, dont une clé de contrôle.',
    en: 'The SIREN “{siren}” is not valid: nine digits, one of them a check digit.',
  },
  invalid_siret: {
    status: 422,
    fr: 'Le SIRET « {siret} » n’est pas valide, ou ne commence pas par le SIREN de la société.',
    en: 'The SIRET “{siret}” is not valid, or does not start with the company’s SIREN.',
  },
  establishment_in_campaign: {
    status: 409,
    fr: 'Une campagne est limitée à « {name} » : fermez-le plutôt que de le retirer.',
    en: 'A campaign is limited to “{name}”: close it rather than take it back.',
  },
  establishment_in_use: {
    status: 409,
    fr: 'Des personnes travaillent ou ont travaillé à « {name} » : fermez-le plutôt que de le retirer.',
    en: 'People work or worked at “{name}”: close it rather than take it back.',
  },
  siren_exists: {
    status: 409,
    fr: '{name} porte déjà ce SIREN : ouvrez sa fiche.',
    en: '{name} already has this SIREN: open its file.',
  },
  // The same for a number that is wrong and for one that is somebody else’s: whose client a company is, nobody is told.
  siren_not_opened: {
    status: 422,
    fr: 'Ce SIREN ne peut pas être enregistré d’ici : vérifiez ses neuf chiffres, dont une clé de contrôle, puis demandez à l’équipe Moisson.',
    en: 'This SIREN cannot be recorded from here: check its nine digits, one of them a check digit, then ask the Moisson team.',
  },
  name_missing: {
    status: 422,
    fr: 'Donnez la raison sociale de la société.',
    en: 'Give the company’s legal name.',
  },
  nobody_to_remind: {
    status: 409,
    fr: 'Personne n’administre encore cette société, ou ne reçoit les messages : invitez quelqu’un.',
    en: 'Nobody administers this company yet, or takes messages: invite somebody.',
  },
  reminded_today: {
    status: 409,
    fr: 'Cette société a déjà été relancée aujourd’hui.',
    en: 'This company was reminded today already.',
  },
  unknown_manager: { status: 422, fr: 'Ce conseiller n’existe pas.', en: 'This adviser does not exist.' },
  unknown_fund: {
    status: 422,
    fr: 'Un des fonds n’existe pas ou n’est pas proposé : choisissez-le dans le catalogue.',
    en: 'One of the funds does not exist or is not offered: choose it from the catalogue.',
  },
  illegal_abondement: {
    status: 422,
    fr: `L’abondement ne peut dépasser {limit} (${sourceIn('matching_ceiling', 'fr')}).`,
    en: `The matching contribution may not exceed {limit_en} (${sourceIn('matching_ceiling', 'en')}).`,
  },
  illegal_managed_steps: {
    status: 422,
    fr: 'Profil « {profile} », à {years} ans du départ : au moins {least} à faible risque ({source}).',
    en: 'Profile “{profile_en}”, {years} years before the departure: at least {least_en} at low risk ({source}).',
  },
  repeated_managed_year: {
    status: 422,
    fr: 'La grille donne deux fois {years} ans avant le départ : gardez un seul de ces paliers.',
    en: 'The grid gives {years} years before the departure twice: keep one of these steps.',
  },
  falling_managed_part: {
    status: 422,
    fr: 'Profil « {profile} », à {years} ans du départ : la part à faible risque y baisse. Elle ne peut que monter quand le départ approche.',
    en: 'Profile “{profile_en}”, {years} years before the departure: the part at low risk goes down there. It may only go up as the departure comes nearer.',
  },
  plan_day_passed: {
    status: 422,
    fr: 'Ce plan compte déjà : un changement compte d’aujourd’hui ou d’un jour à venir. Pour corriger une version, donnez le jour où elle commence ; si le plan a commencé plus tôt, corrigez son premier jour.',
    en: 'This plan is in force already: a change takes effect today or later. To correct a version, give the day it begins; if the plan began earlier, correct its first day.',
  },
  plan_first_day_read: {
    status: 409,
    fr: 'Le premier jour de ce plan ne change plus : cette version a été reprise au lancement de {campaigns}.',
    en: 'The first day of this plan no longer changes: this version was taken over at the launch of {campaigns_en}.',
  },
  plan_first_day_late: {
    status: 422,
    fr: 'Le plan a changé le {day} : son premier jour vient avant.',
    en: 'The plan changed on {day_en}: its first day comes before that.',
  },
  plan_counts: {
    status: 409,
    fr: 'Cette version compte déjà : elle reste inscrite. Un changement compte d’aujourd’hui ou d’un jour à venir.',
    en: 'This version is in force already: it stays on record. A change takes effect today or later.',
  },
  unclear_abondement: {
    status: 422,
    fr: 'La règle d’abondement est incomplète : donnez un taux, un montant, ou des tranches, des anciennetés ou des fonds tous différents et qui se suivent.',
    en: 'The matching rule is incomplete: give a rate, an amount, or bands, years or funds that all differ and follow each other.',
  },
  matching_of_nothing: {
    status: 422,
    fr: 'Cette règle n’ajouterait jamais rien : donnez un taux et un plafond, ou choisissez « Pas d’abondement ».',
    en: 'This rule would never add anything: give a rate and a ceiling, or choose “No matching”.',
  },
  agreement_dates: {
    status: 422,
    fr: 'Un accord se signe, puis se dépose, et jamais après aujourd’hui : vérifiez les deux dates.',
    en: 'An agreement is signed, then filed, and never after today: check both dates.',
  },
  signatory_of_other_mode: {
    status: 422,
    fr: '« {name} » ne signe pas {capacity} un texte conclu par ce mode ({mode}) : vérifiez qui signe, ou le mode de conclusion.',
    en: '“{name}” does not sign {capacity_en} a text concluded in this way ({mode_en}): check who signs, or how it was concluded.',
  },
  signatory_twice: {
    status: 422,
    fr: '« {name} » figure deux fois du même côté : gardez une seule ligne, avec son jour et sa pièce.',
    en: '“{name}” stands twice on the same side: keep one line, with its day and its paper.',
  },
  signatory_day: {
    status: 422,
    fr: '« {name} » ne peut pas avoir signé après aujourd’hui : vérifiez le jour.',
    en: '“{name}” cannot have signed after today: check the day.',
  },
  agreement_period: {
    status: 422,
    fr: `Les exercices couverts se suivent, et un accord d’intéressement dure cinq ans au plus (${sourceIn('agreement_duration', 'fr')}) : vérifiez le début et la fin.`,
    en: `The financial years covered follow each other, and an intéressement agreement lasts five years at most (${sourceIn('agreement_duration', 'en')}): check the start and the end.`,
  },
  agreement_too_long: {
    status: 422,
    fr: `Un accord d’intéressement, avenants compris, dure cinq ans au plus à compter de son premier exercice (${sourceIn('agreement_duration', 'fr')}) : le {day} au plus tard.`,
    en: `An intéressement agreement, amendments included, lasts five years at most from its first financial year (${sourceIn('agreement_duration', 'en')}): until {day_en} at the latest.`,
  },
  agreement_decided: {
    status: 409,
    fr: '« {title} » a décidé {campaigns} : ce qui est lancé garde ses règles. Inscrivez un avenant, à compter de l’exercice suivant.',
    en: '“{title}” decided {campaigns}: what was launched keeps its rules. Record an amendment, from the next financial year on.',
  },
  agreement_overlaps: {
    status: 409,
    fr: '« {title} » couvre déjà l’exercice qui commence le {day}. Inscrivez un avenant de cet accord, ou un accord qui commence quand il a pris fin.',
    en: '“{title}” covers the financial year that begins on {day_en} already. Record an amendment of that agreement, or an agreement that begins when it has ended.',
  },
  amendment_of_nothing: {
    status: 422,
    fr: 'Aucun accord ne couvre l’exercice qui commence le {day} : un avenant modifie un accord en vigueur. Inscrivez un accord.',
    en: 'No agreement covers the financial year that begins on {day_en}: an amendment changes one in force. Record an agreement.',
  },
  agreement_day_missing: {
    status: 422,
    fr: 'Indiquez le premier jour du premier exercice que cette version régit : une autre est déjà inscrite.',
    en: 'Give the first day of the first financial year this version covers: another one is on record already.',
  },
  agreement_same_start: {
    status: 409,
    fr: '« {title} » commence déjà le {day} : modifiez cette version, ou faites compter celle-ci d’un autre exercice.',
    en: '“{title}” begins on {day_en} already: change that version, or let this one count from another financial year.',
  },
  agreement_amended: {
    status: 409,
    fr: '« {title} » a des versions qui le suivent : retirez d’abord celles-ci.',
    en: 'Versions go on from “{title}”: take those back first.',
  },
  agreement_not_renewed: {
    status: 409,
    fr: `« {title} » n’est pas reconduit : il faut ses deux dates, une clause de tacite reconduction et personne qui ait demandé à renégocier dans les derniers mois (${sourceIn('agreement_duration', 'fr')}).`,
    en: `“{title}” is not renewed: that takes both its days, a clause of tacit renewal and nobody who asked to renegotiate within the last months (${sourceIn('agreement_duration', 'en')}).`,
  },
  agreement_renewal_early: {
    status: 409,
    fr: `La reconduction de « {title} » ne s’inscrit pas encore : elle s’inscrit à partir du {day}, quand s’ouvrent les trois mois où l’on peut demander à renégocier (${sourceIn('agreement_duration', 'fr')}).`,
    en: `The renewal of “{title}” is not recorded yet: it is recorded from {day_en}, when the three months open in which anyone may ask to renegotiate (${sourceIn('agreement_duration', 'en')}).`,
  },
  agreement_renewal_excluded: {
    status: 409,
    fr: '« {title} » exclut la tacite reconduction : concluez un nouvel accord.',
    en: '“{title}” excludes tacit renewal: conclude a new agreement.',
  },
  agreement_not_denounced: {
    status: 409,
    fr: '« {title} » ne se dénonce pas : {why}.',
    en: '“{title}” is not denounced: {why_en}.',
  },
  closing_day_missing: {
    status: 422,
    fr: 'Indiquez d’abord la date de clôture de l’exercice dans la fiche de la société.',
    en: 'Record the closing date of the financial year in the company file first.',
  },
  not_a_written_agreement: {
    status: 422,
    fr: 'Ce document n’a pas été rédigé ici, ou n’est plus sa version en cours : inscrivez l’accord à la main dans la fiche de la société.',
    en: 'This document was not written here, or is no longer its current version: enter the agreement by hand in the company file.',
  },
  agreement_of_other_exercices: {
    status: 422,
    fr: 'Le texte compte du {day}, et l’exercice de la société commence le {start} : corrigez les dates du texte ou la clôture de la société, ou inscrivez l’accord à la main si son premier exercice est plus court.',
    en: 'The text counts from {day_en}, and the company’s financial year begins on {start_en}: correct the dates of the text or the company’s closing day, or enter the agreement by hand if its first financial year is shorter.',
  },
  no_such_closing_day: {
    status: 422,
    fr: 'Cette date de clôture n’existe pas : donnez un mois de 1 à 12 et un jour de ce mois.',
    en: 'This closing date does not exist: give a month from 1 to 12 and a day of that month.',
  },
  headcount_of_file: {
    status: 422,
    fr: 'L’effectif de {year} est celui de la fiche de la société ({headcount}) : changez-le dans sa fiche, il n’est pas remplacé d’ici.',
    en: 'The headcount of {year} is that of the company file ({headcount_en}): change it in the file, it is not replaced from here.',
  },
  already_admin: {
    status: 409,
    fr: 'Cette personne administre déjà la société.',
    en: 'This person already administers the company.',
  },
  not_invited: {
    status: 409,
    fr: 'Aucune invitation n’attend pour cette personne : invitez-la de nouveau si elle doit entrer.',
    en: 'No invitation is waiting for this person: invite them again if they should come in.',
  },
  too_many_invitations: {
    status: 429,
    fr: 'Dix invitations par jour et par société, au plus : reprenez demain.',
    en: 'Ten invitations a day and company at most: go on tomorrow.',
  },
  company_suspended: {
    status: 409,
    fr: '{company} : cet espace est suspendu, rien de nouveau ne peut y commencer. Ce qui est en cours se poursuit : consultation, réponses des salariés, paiements dus. {who}',
    en: '{company}: this space is suspended, nothing new can begin there. What is under way goes on: reading, employees’ answers, payments that are due. {who_en}',
  },
  no_company: { status: 422, fr: 'Choisissez d’abord une société.', en: 'Choose a company first.' },
} as const satisfies Sentences
