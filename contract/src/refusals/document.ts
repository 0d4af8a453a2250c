import type { Sentences } from './sentence.ts'

/** Files kept for a company: what they must be, and what may be done with the papers. */
export const documentRefusals = {
  unsupported_document: {
    status: 415,
    fr: 'Ce fichier est au format {format}, que nous ne gardons pas : déposez un PDF, un document Word (.docx) ou Excel (.xlsx), un .csv, un texte ou une image (.png, .jpg).',
    en: 'This file is in {format} format, which we do not keep: drop a PDF, a Word (.docx) or Excel (.xlsx) document, a .csv, a text or an image (.png, .jpg).',
  },
  unknown_document: {
    status: 422,
    fr: 'Ce document n’existe pas dans la société.',
    en: 'This document does not exist in the company.',
  },
  damaged_document: {
    status: 422,
    fr: 'Ce fichier est abîmé ou incomplet : ouvrez-le sur votre ordinateur, enregistrez-le de nouveau, puis déposez-le.',
    en: 'This file is damaged or incomplete: open it on your computer, save it again, then drop it.',
  },
  locked_document: {
    status: 422,
    fr: 'Ce fichier est protégé par un mot de passe ou des droits : personne ne pourrait le vérifier. Imprimez-le en PDF ou enregistrez-le sans protection, puis déposez-le.',
    en: 'This file is protected by a password or by rights: nobody could check it. Print it to PDF or save it without protection, then drop it.',
  },
  active_pdf: {
    status: 422,
    fr: 'Ce PDF contient un script, une action automatique ou un fichier joint, que nous ne gardons pas. Ouvrez-le, choisissez « Imprimer » puis « Enregistrer au format PDF », et déposez cette copie.',
    en: 'This PDF holds a script, an automatic action or an attached file, which we do not keep. Open it, choose “Print” then “Save as PDF”, and drop that copy.',
  },
  active_office_document: {
    status: 422,
    fr: 'Ce document contient des macros ou va chercher un contenu ailleurs. Enregistrez-le au format .docx ou .xlsx sans macro, ou en PDF, puis déposez-le.',
    en: 'This document holds macros or fetches content from elsewhere. Save it as .docx or .xlsx without macros, or as a PDF, then drop it.',
  },
  inflating_document: {
    status: 422,
    fr: 'Ce fichier grossit démesurément une fois ouvert. Enregistrez-le de nouveau depuis Word ou Excel, ou en PDF, puis déposez-le.',
    en: 'This file grows out of all proportion once opened. Save it again from Word or Excel, or as a PDF, then drop it.',
  },
  two_formats_document: {
    status: 422,
    fr: 'Ce fichier en cache un autre d’un format différent. Ouvrez-le, enregistrez-en une copie (pour un PDF : « Imprimer » puis « Enregistrer au format PDF »), et déposez cette copie.',
    en: 'This file hides another one in a different format. Open it, save a copy (for a PDF: “Print” then “Save as PDF”), and drop that copy.',
  },
  huge_image: {
    status: 422,
    fr: 'Cette image fait {width} × {height} points, plus que nous n’en ouvrons : réduisez-la à moins de {limit} millions de points, puis déposez-la.',
    en: 'This image is {width} × {height} pixels, more than we open: reduce it below {limit} million pixels, then drop it.',
  },
  unreadable_text: {
    status: 415,
    fr: 'Ce fichier n’est ni un texte simple, ni un format que nous gardons : déposez un PDF, un document Word (.docx) ou Excel (.xlsx), un .csv, un texte ou une image (.png, .jpg).',
    en: 'This file is neither plain text nor a format we keep: drop a PDF, a Word (.docx) or Excel (.xlsx) document, a .csv, a text or an image (.png, .jpg).',
  },
  infected_file: {
    status: 422,
    fr: 'L’antivirus a reconnu une menace dans ce fichier ; il n’a pas été gardé. Vérifiez l’ordinateur d’où il vient, puis déposez une copie saine.',
    en: 'The virus scanner recognised a threat in this file; it was not kept. Check the computer it comes from, then drop a clean copy.',
  },
  scanner_unavailable: {
    status: 503,
    fr: 'L’antivirus ne répond pas : le fichier n’a pas été gardé, rien d’autre n’est perdu. Réessayez dans quelques minutes.',
    en: 'The virus scanner does not answer: the file was not kept, nothing else is lost. Try again in a few minutes.',
  },
  storage_full: {
    status: 503,
    fr: 'Il n’y a plus de place pour garder ce fichier ; rien n’a été enregistré. Prévenez votre conseiller, puis réessayez : le fichier reste sur votre ordinateur.',
    en: 'There is no room left to keep this file; nothing was saved. Tell your adviser, then try again: the file is still on your computer.',
  },
  storage_unavailable: {
    status: 503,
    fr: 'L’armoire des fichiers ne répond pas ; rien n’a été enregistré ni perdu. Réessayez dans quelques minutes.',
    en: 'The file store does not answer; nothing was saved or lost. Try again in a few minutes.',
  },
  signed_in_future: {
    status: 422,
    fr: 'La date de signature, le {day}, est à venir : indiquez le jour où le document a été signé.',
    en: 'The signature date, {day}, is still ahead: give the day the document was signed.',
  },
  filed_in_future: {
    status: 422,
    fr: 'La date de dépôt, le {day}, est à venir : indiquez le jour où le document a été déposé.',
    en: 'The filing date, {day}, is still ahead: give the day the document was filed.',
  },
  filed_before_signed: {
    status: 422,
    fr: 'Le dépôt, le {filed}, précède la signature, le {signed} : corrigez l’une des deux dates.',
    en: 'The filing, on {filed}, comes before the signature, on {signed}: correct one of the dates.',
  },
  filed_needs_date: {
    status: 422,
    fr: 'Une référence de dépôt demande une date de dépôt : indiquez les deux.',
    en: 'A filed document, or its filing reference, needs a filing date: give the day it was filed.',
  },
  validity_backwards: {
    status: 422,
    fr: 'La fin de validité, le {until}, précède son début, le {from} : corrigez l’une des deux dates.',
    en: 'The end of validity, {until}, comes before its start, {from}: correct one of the dates.',
  },
  title_missing: {
    status: 422,
    fr: 'Donnez un titre au document.',
    en: 'Give the document a title.',
  },
  status_not_given: {
    status: 422,
    fr: 'Ce statut ne se choisit pas : « Expiré » vient de la fin de validité, et l’archivage a son propre bouton.',
    en: 'This status cannot be chosen: “Expired” comes from the end of validity, and archiving has its own button.',
  },
  old_version: {
    status: 409,
    fr: 'Ce document a été remplacé par une version plus récente, qui seule peut être modifiée. L’ancienne reste consultable.',
    en: 'This document was replaced by a newer version, the only one that can be changed. The old one can still be read.',
  },
  document_archived: {
    status: 409,
    fr: 'Ce document est archivé : remettez-le en service avant de le partager ou de le remplacer.',
    en: 'This document is archived: put it back in use before you share or replace it.',
  },
  same_content: {
    status: 409,
    fr: 'Ce fichier est le même que la version actuelle : rien n’a été ajouté. Choisissez le fichier modifié.',
    en: 'This file is the same as the current version: nothing was added. Choose the changed file.',
  },
  evidence_of_payment: {
    status: 409,
    fr: 'Ce document prouve un paiement : il reste consultable. Joignez d’abord une autre preuve dans « Versement ».',
    en: 'This document proves a payment: it stays at hand. Attach another proof in “Payment” first.',
  },
  evidence_of_step: {
    status: 409,
    fr: 'Ce document a été accepté dans une étape de votre projet : il reste consultable. Déposez une nouvelle version s’il doit changer.',
    en: 'This document was accepted in a step of your project: it stays at hand. Add a new version if it must change.',
  },
  evidence_of_todo: {
    status: 409,
    fr: 'Ce document justifie une tâche faite : il reste consultable. Détachez-le d’abord de la tâche.',
    en: 'This document is the proof of a task that was done: it stays at hand. Detach it from the task first.',
  },
  evidence_of_vote: {
    status: 409,
    fr: 'Le personnel a été consulté sur ce document, ou il prouve une réponse : il reste consultable.',
    en: 'The staff was asked about this paper, or it proves an answer: it stays at hand.',
  },
  text_ratified: {
    status: 409,
    fr: 'Le personnel a ratifié ce texte, signé le {day} : il ne redevient pas un projet et garde ce jour. Pour le changer, rédigez un avenant.',
    en: 'The staff ratified this text, signed on {day}: it does not become a draft again and keeps that day. To change it, write an amendment.',
  },
  note_not_written_here: {
    status: 409,
    fr: 'La note reproduit un accord rédigé ici, dans sa rédaction du jour : celui-ci vient d’ailleurs ou d’une rédaction plus ancienne. Déposez votre propre note.',
    en: 'The note reproduces an agreement written here, as it is written today: this one comes from elsewhere or from an earlier wording. Drop your own note.',
  },
  papers_nothing_yet: {
    status: 409,
    fr: 'Aucun accord signé en vigueur et aucun plan avec un placement : le livret n’aurait rien à dire. Enregistrez-les dans « Société ».',
    en: 'No signed agreement in force and no plan with a fund: the booklet would have nothing to say. Record them in “Company”.',
  },
  kit_before_launch: {
    status: 409,
    fr: 'Le kit de communication dit les dates que le lancement fige : lancez la campagne, puis préparez-le. Une campagne terminée n’en a plus besoin.',
    en: 'The communication kit tells the days that the launch fixes: launch the campaign, then prepare it. One that is completed needs none.',
  },
  evidence_of_filing: {
    status: 409,
    fr: 'Cet accord a été déposé : il fait preuve et reste consultable. Déposez un avenant ou une nouvelle version s’il doit changer.',
    en: 'This agreement was filed: it is evidence and stays at hand. Add an amendment or a new version if it must change.',
  },
  adviser_visibility: {
    status: 422,
    fr: 'Seul un conseiller peut réserver un document aux conseillers : choisissez une autre visibilité.',
    en: 'Only an adviser can keep a document for advisers: choose another visibility.',
  },
  too_many_shares: {
    status: 409,
    fr: 'Ce document a déjà {limit} liens ouverts : révoquez-en un avant d’en créer un autre.',
    en: 'This document already has {limit} open links: revoke one before you create another.',
  },
  adviser_document: {
    status: 409,
    fr: 'Ce document est réservé aux conseillers : changez d’abord qui peut le voir, puis partagez-le.',
    en: 'This document is for advisers only: change who may see it first, then share it.',
  },
  unknown_share: {
    status: 404,
    fr: 'Ce lien n’existe pas ou n’est pas complet : copiez-le en entier, ou demandez-en un autre à la personne qui vous l’a envoyé.',
    en: 'This link does not exist or is not complete: copy all of it, or ask the person who sent it for another.',
  },
  reading_link_end: {
    status: 422,
    fr: 'Choisissez un dernier jour entre demain et le {latest} : un lien de lecture dure 90 jours au plus.',
    en: 'Choose a last day between tomorrow and {latest}: a reading link lasts 90 days at most.',
  },
  too_many_reading_links: {
    status: 409,
    fr: 'Il y a déjà {limit} liens de lecture ouverts : retirez-en un avant d’en créer un autre.',
    en: 'There are already {limit} open reading links: withdraw one before you create another.',
  },
  reading_link_closed: {
    status: 404,
    fr: 'Ce lien n’ouvre rien : il est incomplet, terminé ou retiré. Demandez-en un autre à la société qui vous l’a envoyé.',
    en: 'This link opens nothing: it is incomplete, over or withdrawn. Ask the company that sent it for another.',
  },
  share_over: {
    status: 410,
    fr: 'Ce lien n’est plus ouvert : il a expiré ou a été retiré. Demandez-en un autre à la personne qui vous l’a envoyé.',
    en: 'This link is no longer open: it expired or was withdrawn. Ask the person who sent it for another.',
  },
  filing_pack_empty: {
    status: 409,
    fr: 'Le dossier de dépôt est vide : déposez d’abord le texte de l’accord.',
    en: 'The filing pack is empty: drop the text of the agreement first.',
  },
} as const satisfies Sentences
