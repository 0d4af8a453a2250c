import { personSentences } from '@moisson/core/beneficiary/check-person'
import type { Sentences } from './sentence.ts'

/** People, and the files they are read from. */
export const peopleRefusals = {
  duplicate_employee_number: {
    status: 409,
    fr: 'Le matricule « {employee_number} » est déjà celui de {name}.',
    en: 'Employee number “{employee_number}” already belongs to {name}.',
  },
  unknown_establishment: {
    status: 422,
    fr: '« {establishment} » n’est le nom ni le SIRET d’aucun établissement de la société : corrigez-le, ou ajoutez l’établissement à la fiche société.',
    en: '“{establishment}” is neither the name nor the SIRET of an establishment of the company: correct it, or add the establishment to the company file.',
  },
  unfit_employee_number: {
    status: 422,
    fr: 'Le matricule « {employee_number} » commence par un signe de formule ou tient sur plusieurs lignes\u00a0: aucun fichier ne pourrait partir avec lui.',
    en: 'Employee number “{employee_number}” starts with a formula sign or takes several lines: no file could leave with it.',
  },
  other_mask: {
    status: 422,
    fr: 'Cette valeur masquée n’est pas celle du dossier\u00a0: rendez celle que vous avez lue, ou donnez le numéro entier.',
    en: 'This masked value is not the one on file: send back the one you read, or give the whole number.',
  },
  possible_duplicate: {
    status: 409,
    fr: '{name} existe déjà dans cette société (même nom, même date de naissance). Ouvrez sa fiche, ou confirmez qu’il s’agit d’une autre personne.',
    en: '{name} already exists in this company (same name, same birth date). Open that file, or confirm that this is somebody else.',
  },
  same_name: {
    status: 409,
    fr: '{name} est déjà dans cette société, et rien de ce que vous donnez ne les distingue. Ouvrez sa fiche, ajoutez un matricule, un e-mail ou une date de naissance, ou confirmez qu’il s’agit d’une autre personne.',
    en: '{name} is already in this company, and nothing you give tells them apart. Open that file, add an employee number, an e-mail address or a birth date, or confirm that this is somebody else.',
  },
  email_already_used: {
    status: 409,
    fr: 'Cette adresse e-mail est déjà celle de {name}. Donnez-en une autre, ou confirmez que ces deux personnes la partagent : chacune répondra depuis son propre message.',
    en: 'This e-mail address is already that of {name}. Give another one, or confirm that these two people share it: each will answer from their own message.',
  },
  address_of_somebody: {
    status: 409,
    fr: 'Cette adresse e-mail est celle d’une autre personne de votre entreprise\u00a0: vos montants lui seraient envoyés. Donnez une adresse que vous êtes seul à lire\u00a0; si vous en partagez une, demandez à votre service RH de l’inscrire.',
    en: 'This e-mail address is that of somebody else in your company: your amounts would be sent to them. Give an address that you alone read; if you share one, ask your HR team to enter it.',
  },
  erasure_reason_missing: {
    status: 422,
    fr: 'Dites à la personne pourquoi sa demande d’effacement est refusée.',
    en: 'Tell the person why their request of erasure is refused.',
  },
  request_answered: {
    status: 409,
    fr: '{name} a répondu à cette demande le {answered_on}\u00a0: une demande a une seule réponse. Si la personne a écrit de nouveau depuis, donnez le jour de sa lettre.',
    en: '{name} answered this request on {answered_on}: a request has one answer. If the person has written again since, give the day of their letter.',
  },
  no_request_waiting: {
    status: 409,
    fr: 'Aucune demande de cette sorte n’attend de réponse. Si la personne a écrit, donnez le jour de sa lettre.',
    en: 'No request of this kind is waiting for an answer. If the person has written, give the day of their letter.',
  },
  request_waiting: {
    status: 409,
    fr: 'Une demande de cette sorte, faite ici, attend\u00a0: répondez d’abord à celle-ci, sans jour de lettre.',
    en: 'A request of this kind, made here, is waiting: answer that one first, without the day of a letter.',
  },
  letter_ahead: {
    status: 422,
    fr: 'Le jour de la lettre est à venir.',
    en: 'The day of the letter is still to come.',
  },
  invalid_nir: { status: 422, ...personSentences.invalid_nir },
  invalid_iban: { status: 422, ...personSentences.invalid_iban },
  invalid_phone: { status: 422, ...personSentences.invalid_phone },
  unknown_country: { status: 422, ...personSentences.unknown_country },
  invalid_postal_code: { status: 422, ...personSentences.invalid_postal_code },
  hire_before_birth: { status: 422, ...personSentences.hire_before_birth },
  sms_needs_mobile: { status: 422, ...personSentences.sms_needs_mobile },
  birth_date_ahead: { status: 422, ...personSentences.birth_date_ahead },
  exit_before_hire: { status: 422, ...personSentences.exit_before_hire },
  mixed_alphabets: { status: 422, ...personSentences.mixed_alphabets },
  number_of_validated: {
    status: 409,
    fr: 'La campagne «\u00a0{name}\u00a0» est validée avec ce matricule, et ses paiements le portent\u00a0: il changera une fois la campagne terminée.',
    en: 'The campaign “{name}” is validated with this employee number, and its payments carry it: it may change once the campaign is completed.',
  },
  unknown_beneficiary: {
    status: 422,
    fr: 'Cette personne n’existe pas dans la société.',
    en: 'This person does not exist in the company.',
  },
  unknown_extract: {
    status: 422,
    fr: 'Ce fichier n’est plus là : les fichiers lus sont gardés 30 jours. Déposez-le de nouveau.',
    en: 'This file is no longer here: files read are kept for 30 days. Drop it again.',
  },
  extract_not_ready: {
    status: 409,
    fr: 'La lecture du fichier n’est pas terminée, ou il a déjà été enregistré.',
    en: 'The file is still being read, or has already been written.',
  },
  sheets_not_read: {
    status: 409,
    fr: 'Personne ne peut être marqué comme parti\u00a0: {rows} lignes d’autres feuilles du classeur ({sheets}) n’ont pas été lues. Lisez-les avec celle-ci, ou importez sans marquer personne.',
    en: 'Nobody can be marked as having left: {rows} rows of other sheets of the workbook ({sheets}) were not read. Read them with this one, or import without marking anybody.',
  },
  rows_in_error: {
    status: 422,
    fr: 'Il reste {count|ligne|lignes} en erreur : corrigez-les ou écartez-les.',
    en: '{count|row|rows} with errors left: correct or leave them out.',
  },
  missing_file: {
    status: 422,
    fr: 'Joignez un fichier dans le champ « file ».',
    en: 'Attach a file in the field “file”.',
  },
  unreadable_file: {
    status: 422,
    fr: 'Ce fichier ne peut pas être lu : {reason} Ouvrez-le dans votre tableur, enregistrez-le au format .xlsx ou .csv, puis déposez-le de nouveau.',
    en: 'This file cannot be read: {reason} Open it in your spreadsheet program, save it as .xlsx or .csv, and drop it again.',
  },
  password_protected: {
    status: 422,
    fr: 'Ce fichier est protégé par un mot de passe. Retirez la protection (Fichier > Informations > Protéger le classeur), enregistrez, puis déposez-le de nouveau.',
    en: 'This file is protected by a password. Remove the protection (File > Info > Protect workbook), save, and drop it again.',
  },
  file_too_large: {
    status: 413,
    fr: 'Ce fichier dépasse la taille acceptée ({limit}). {advice}',
    en: 'This file is larger than accepted ({limit}). {advice}',
  },
  too_many_rows: {
    status: 422,
    fr: 'Ce fichier compte plus de {limit} lignes. Découpez-le en plusieurs fichiers.',
    en: 'This file has more than {limit} rows. Split it into several files.',
  },
  unsupported_format: {
    status: 415,
    fr: 'Ce fichier est au format {format}, que nous ne lisons pas. Enregistrez-le en .xlsx ou .csv, puis déposez-le de nouveau.',
    en: 'This file is in {format} format, which we do not read. Save it as .xlsx or .csv, and drop it again.',
  },
  empty_file: { status: 422, fr: 'Ce fichier est vide.', en: 'This file is empty.' },
  no_header_found: {
    status: 422,
    fr: 'Aucune ligne de titres n’a été reconnue. Indiquez son numéro, ou partez de notre modèle.',
    en: 'No header row was recognised. Say which row it is, or start from our template.',
  },
} as const satisfies Sentences
