import type { Sentences } from './sentence.ts'

/** Files kept for a company. */
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
} as const satisfies Sentences
