import type { Text } from '@moisson/law/text'

/** Why a file cannot be read. The code is what the API answers, the reason picks the sentence. */
export const refusalReasons = {
  damaged: {
    code: 'unreadable_file',
    fr: 'Ce fichier est incomplet ou abîmé. Ouvrez-le dans votre tableur, enregistrez-le de nouveau en .xlsx ou en .csv, puis déposez la nouvelle version.',
    en: 'This file is incomplete or damaged. Open it in your spreadsheet, save it again as .xlsx or .csv, then drop the new version.',
  },
  forbidden_xml: {
    code: 'unreadable_file',
    fr: 'Ce classeur contient des définitions XML qu’aucun tableur n’écrit\u00a0: il n’a pas été lu. Ouvrez-le dans votre tableur et enregistrez-le de nouveau en .xlsx.',
    en: 'This workbook holds XML definitions that no spreadsheet writes: it was not read. Open it in your spreadsheet and save it again as .xlsx.',
  },
  too_many_columns: {
    code: 'unreadable_file',
    fr: 'Une ligne de ce fichier a plus de {limit} colonnes. Gardez seulement les colonnes utiles et déposez-le de nouveau.',
    en: 'A row of this file has more than {limit} columns. Keep only the useful columns and drop it again.',
  },
  spilled_decimals: {
    code: 'unreadable_file',
    fr: 'La ligne {row} a {cells} valeurs pour {width} titres\u00a0: la virgule y sépare les colonnes et se trouve aussi dans les montants. Enregistrez le fichier avec le point-virgule comme séparateur, ou en .xlsx, puis déposez-le de nouveau.',
    en: 'Row {row} has {cells} values for {width} titles: the comma separates its columns and also stands in amounts. Save the file with the semicolon as separator, or as .xlsx, then drop it again.',
  },
  endless_row: {
    code: 'unreadable_file',
    fr: 'La ligne {row} ne se termine pas\u00a0: un guillemet est sans doute ouvert et jamais fermé. Corrigez-la, ou enregistrez le fichier en .xlsx.',
    en: 'Row {row} never ends: a quotation mark is probably opened and never closed. Correct it, or save the file as .xlsx.',
  },
  binary: {
    code: 'unreadable_file',
    fr: 'Ce fichier n’est ni un classeur Excel ni un texte. Exportez la liste des salariés en .xlsx ou en .csv depuis votre logiciel de paie.',
    en: 'This file is neither an Excel workbook nor a text. Export the list of employees as .xlsx or .csv from your payroll software.',
  },
  password: {
    code: 'password_protected',
    fr: 'Ce fichier est protégé par un mot de passe. Dans Excel\u00a0: Fichier, Informations, Protéger le classeur, Chiffrer avec mot de passe, effacez le mot de passe, enregistrez, puis déposez-le de nouveau.',
    en: 'This file is protected by a password. In Excel: File, Info, Protect Workbook, Encrypt with Password, clear the password, save, then drop it again.',
  },
  too_large: {
    code: 'file_too_large',
    fr: 'Ce fichier pèse {size}\u00a0Mo, la limite est de {limit}\u00a0Mo. Supprimez les feuilles et les images inutiles, ou enregistrez la feuille des salariés seule en .csv.',
    en: 'This file weighs {size} MB, the limit is {limit} MB. Remove useless sheets and pictures, or save the employee sheet alone as .csv.',
  },
  inflates_too_much: {
    code: 'file_too_large',
    fr: 'Une fois décompressé, ce classeur dépasse la taille permise. Enregistrez la feuille des salariés seule en .csv.',
    en: 'Once unpacked, this workbook is larger than allowed. Save the employee sheet alone as .csv.',
  },
  out_of_memory: {
    code: 'file_too_large',
    fr: 'Ce classeur demande plus de mémoire que permis. Enregistrez la feuille des salariés seule en .csv\u00a0: ce format n’a pas cette limite.',
    en: 'This workbook needs more memory than allowed. Save the employee sheet alone as .csv: that format has no such limit.',
  },
  too_slow: {
    code: 'file_too_large',
    fr: 'La lecture a été arrêtée après {minutes}\u00a0minutes. Enregistrez la feuille des salariés seule en .csv, ou coupez le fichier en deux.',
    en: 'Reading was stopped after {minutes} minutes. Save the employee sheet alone as .csv, or split the file in two.',
  },
  too_many_rows: {
    code: 'too_many_rows',
    fr: 'Ce fichier a plus de {limit} lignes de salariés. Coupez-le en plusieurs fichiers, par exemple un par établissement.',
    en: 'This file has more than {limit} employee rows. Split it into several files, for example one per site.',
  },
  too_many_lines: {
    code: 'too_many_rows',
    fr: 'Ce fichier a plus de {limit} lignes, lignes vides comprises. Supprimez celles qui suivent la dernière personne, puis enregistrez-le à nouveau.',
    en: 'This file has more than {limit} rows, empty ones included. Delete those after the last person, then save it again.',
  },
  empty: {
    code: 'empty_file',
    fr: 'Ce fichier est vide. Vérifiez l’export dans votre logiciel de paie et déposez le fichier obtenu.',
    en: 'This file is empty. Check the export in your payroll software and drop the file it makes.',
  },
  no_rows: {
    code: 'empty_file',
    fr: 'Aucune ligne de salarié sous les en-têtes de la ligne {row}. Choisissez une autre feuille ou une autre ligne d’en-tête, ou complétez le fichier.',
    en: 'There is no employee row under the headers of row {row}. Choose another sheet or header row, or complete the file.',
  },
  no_header: {
    code: 'no_header_found',
    fr: 'Aucune ligne d’en-têtes reconnue\u00a0: il faut au moins deux colonnes parmi matricule, nom, prénom, e-mail, date de naissance, salaire. Indiquez la ligne d’en-tête ou ajoutez les titres de colonnes.',
    en: 'No header row was recognised: at least two columns are needed among employee number, last name, first name, email, date of birth, salary. Say which row is the header or add column titles.',
  },
  old_excel: {
    code: 'unsupported_format',
    fr: 'Ce fichier est un ancien classeur Excel (.xls, avant 2007). Ouvrez-le, puis Fichier, Enregistrer sous, Classeur Excel (.xlsx).',
    en: 'This file is an old Excel workbook (.xls, before 2007). Open it, then File, Save As, Excel Workbook (.xlsx).',
  },
  binary_excel: {
    code: 'unsupported_format',
    fr: 'Ce fichier est un classeur Excel binaire (.xlsb). Ouvrez-le, puis Fichier, Enregistrer sous, Classeur Excel (.xlsx).',
    en: 'This file is a binary Excel workbook (.xlsb). Open it, then File, Save As, Excel Workbook (.xlsx).',
  },
  opendocument: {
    code: 'unsupported_format',
    fr: 'Ce fichier est un classeur OpenDocument (.ods). Ouvrez-le dans LibreOffice, puis Fichier, Enregistrer sous, Excel 2007-365 (.xlsx).',
    en: 'This file is an OpenDocument spreadsheet (.ods). Open it in LibreOffice, then File, Save As, Excel 2007-365 (.xlsx).',
  },
  numbers: {
    code: 'unsupported_format',
    fr: 'Ce fichier vient de Numbers. Ouvrez-le, puis Fichier, Exporter vers, Excel.',
    en: 'This file comes from Numbers. Open it, then File, Export To, Excel.',
  },
  word: {
    code: 'unsupported_format',
    fr: 'Ce fichier est un document Word. Copiez le tableau des salariés dans un classeur et enregistrez-le en .xlsx.',
    en: 'This file is a Word document. Copy the table of employees into a workbook and save it as .xlsx.',
  },
  pdf: {
    code: 'unsupported_format',
    fr: 'Ce fichier est un PDF\u00a0: un tableau n’y est qu’une image. Exportez la même liste en .xlsx ou en .csv depuis votre logiciel de paie.',
    en: 'This file is a PDF, where a table is only a picture. Export the same list as .xlsx or .csv from your payroll software.',
  },
  image: {
    code: 'unsupported_format',
    fr: 'Ce fichier est une image. Exportez la liste des salariés en .xlsx ou en .csv depuis votre logiciel de paie.',
    en: 'This file is a picture. Export the list of employees as .xlsx or .csv from your payroll software.',
  },
  html: {
    code: 'unsupported_format',
    fr: 'Ce fichier est une page web, même si son nom dit Excel. Ouvrez-le dans votre tableur, puis Fichier, Enregistrer sous, Classeur Excel (.xlsx).',
    en: 'This file is a web page, even if its name says Excel. Open it in your spreadsheet, then File, Save As, Excel Workbook (.xlsx).',
  },
  xml: {
    code: 'unsupported_format',
    fr: 'Ce fichier est du XML (Feuille de calcul XML 2003 ou export technique). Ouvrez-le dans votre tableur et enregistrez-le en .xlsx.',
    en: 'This file is XML (XML Spreadsheet 2003 or a technical export). Open it in your spreadsheet and save it as .xlsx.',
  },
  archive: {
    code: 'unsupported_format',
    fr: 'Ce fichier est une archive. Décompressez-la et déposez le classeur .xlsx ou le fichier .csv qu’elle contient.',
    en: 'This file is an archive. Unpack it and drop the .xlsx workbook or the .csv file inside.',
  },
  dsn: {
    code: 'unsupported_format',
    fr: 'Ce fichier est une DSN. Exportez plutôt la liste des salariés en .xlsx ou en .csv, avec salaires et présence\u00a0: la DSN d’un mois ne contient pas l’année.',
    en: 'This file is a DSN return. Export the list of employees as .xlsx or .csv instead, with pay and presence: one month’s DSN does not hold the year.',
  },
} as const satisfies Record<string, Text & { code: string }>

export type SheetRefusalReason = keyof typeof refusalReasons
export type SheetRefusalCode = (typeof refusalReasons)[SheetRefusalReason]['code']
