import type { Sentences } from './sentence.ts'

/** Files kept for a company: what they must be, and what may be done with the papers. */
export const documentRefusals = {
  unsupported_document: {
    status: 415,
    fr: 'Ce fichier est au format {format}, que nous ne gardons pas : déposez un PDF, un document Word (.docx) ou Excel (.xlsx), un .csv, un texte ou une image (.png, .jpg).',
    en: 'This file is in {format} format, which we do not keep: drop a PDF, a Word (.docx) or Excel (.xlsx) document, a .csv, a text or an image (.png, .jpg).',
  },
  unknown_document: {
    status: 422,
    fr: 'Ce document n’existe pas dans la société.',
    en: 'This document does not exist in the company.',
  },
  damaged_document: {
    status: 422,
    fr: 'Ce fichier est abîmé ou incomplet : ouvrez-le sur votre ordinateur, enregistrez-le de nouveau, puis déposez-le.',
    en: 'This file is damaged or incomplete: open it on your computer, save it again, then drop it.',
  },
  locked_document: {
    status: 422,
    fr: 'Ce fichier est protégé par un mot de passe ou des droits : personne ne pourrait le vérifier. Imprimez-le en PDF ou enregistrez-le sans protection, puis déposez-le.',
    en: 'This file is protected by a password or by rights: nobody could check it. Print it to PDF or save it without protection, then drop it.',
  },
  active_pdf: {
    status: 422,
    fr: 'Ce PDF contient un script, une action automatique ou un fichier joint, que nous ne gardons pas. Ouvrez-le, choisissez « Imprimer » puis « Enregistrer au format PDF », et déposez cette copie.',
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
    fr: 'Ce fichier en cache un autre d’un format différent. Ouvrez-le, enregistrez-en une copie (pour un PDF : « Imprimer » puis « Enregistrer au format PDF »), et déposez cette copie.',
    en: 'This file hides another one in a different format. Open it, save a copy (for a PDF: “Print” then “Save as PDF”), and drop that copy.',
  },
  huge_image: {
    status: 422,
    fr: 'Cette image fait {width} × {height} points, plus que nous n’en ouvrons : réduisez-la à moins de {limit} millions de points, puis déposez-la.',
    en: 'This image is {width} × {height} pixels, more than we open: reduce it below {limit} million pixels, then drop it.',
  },
  unreadable_text: {
    status: 415,
    fr: 'Ce fichier n’est ni un texte simple, ni un format que nous gardons : déposez un PDF, un document Word (.docx) ou Excel (.xlsx), un .csv, un texte ou une image (.png, .jpg).',
    en: 'This file is neither plain text nor a format we keep: drop a PDF, a Word (.docx) or Excel (.xlsx) document, a .csv, a text or an image (.png, .jpg).',
  },
  infected_file: {
    status: 422,
    fr: 'L’antivirus a reconnu une menace dans ce fichier ; il n’a pas été gardé. Vérifiez l’ordinateur d’où il vient, puis déposez une copie saine.',
    en: 'The virus scanner recognised a threat in this file; it was not kept. Check the computer it comes from, then drop a clean copy.',
  },
  scanner_unavailable: {
    status: 503,
    fr: 'L’antivirus ne répond pas : le fichier n’a pas été gardé, rien d’autre n’est perdu. Réessayez dans quelques minutes.',
    en: 'The virus scanner does not answer: the file was not kept, nothing else is lost. Try again in a few minutes.',
  },
  storage_full: {
    status: 503,
    fr: 'Il n’y a plus de place pour garder ce fichier ; rien n’a été enregistré. Prévenez votre conseiller, puis réessayez : le fichier reste sur votre ordinateur.',
    en: 'There is no room left to keep this file; nothing was saved. Tell your adviser, then try again: the file is still on your computer.',
  },
  storage_unavailable: {
    status: 503,
    fr: 'L’armoire des fichiers ne répond pas ; rien n’a été enregistré ni perdu. Réessayez dans quelques minutes.',
    en: 'The file store does not answer; nothing was saved or lost. Try again in a few minutes.',
  },
} as const satisfies Sentences
