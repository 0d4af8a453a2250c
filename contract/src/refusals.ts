import type { Details, Refusal } from '@moisson/core/refusal'
import type { Language } from '@moisson/core/vocabulary'
import { ofName } from '@moisson/core/choice/in-words'
import { detailInWords } from './detail-in-words.ts'

interface Sentence {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503
  fr: string
  en: string
}

/** Every refusal of the product: its status and its sentence; `{name}` takes a detail of the refusal. */
export const refusals = {
  // Access
  unauthenticated: { status: 401, fr: 'Connectez-vous pour continuer.', en: 'Sign in to continue.' },
  'user-token-expired': {
    status: 401,
    fr: 'Votre session a expiré. Reconnectez-vous : rien de votre travail n’est perdu.',
    en: 'Your session has expired. Sign in again: none of your work is lost.',
  },
  'user-disabled': {
    status: 401,
    fr: 'Ce compte est suspendu. Contactez votre service RH ou le support.',
    en: 'This account is suspended. Contact your HR team or support.',
  },
  'invalid-credential': {
    status: 401,
    fr: 'Adresse e-mail ou mot de passe incorrect.',
    en: 'Wrong e-mail address or password.',
  },
  'recent-sign-in-required': {
    status: 401,
    fr: 'Confirmez que c’est bien vous : reconnectez-vous pour cette action sensible, puis elle reprendra.',
    en: 'Confirm that it is you: sign in again for this sensitive action, and it will go on.',
  },
  'too-many-requests': {
    status: 429,
    fr: 'Trop d’essais. Réessayez dans {minutes} min.',
    en: 'Too many attempts. Try again in {minutes} min.',
  },
  'email-already-in-use': {
    status: 409,
    fr: 'Cette adresse e-mail est déjà utilisée par un autre compte. Connectez-vous avec elle, ou choisissez-en une autre.',
    en: 'This e-mail address already belongs to another account. Sign in with it, or choose another one.',
  },
  'weak-password': {
    status: 422,
    fr: 'Ce mot de passe est trop facile à deviner : {reason}',
    en: 'This password is too easy to guess: {reason_en}',
  },
  'invalid-action-code': {
    status: 404,
    fr: 'Ce lien n’est pas reconnu. Ouvrez le dernier message reçu, ou demandez un nouveau lien.',
    en: 'This link is not recognised. Open the latest message you received, or ask for a new link.',
  },
  'expired-action-code': {
    status: 409,
    fr: 'Ce lien a expiré. Demandez-en un nouveau : il arrive en quelques secondes.',
    en: 'This link has expired. Ask for a new one: it arrives within seconds.',
  },
  'used-action-code': {
    status: 409,
    fr: 'Ce lien a déjà servi. Demandez-en un nouveau : il arrive en quelques secondes.',
    en: 'This link has already been used. Ask for a new one: it arrives within seconds.',
  },
  'superseded-action-code': {
    status: 409,
    fr: 'Un lien plus récent a été envoyé : ouvrez le dernier message reçu, ou demandez un nouveau lien.',
    en: 'A newer link has been sent: open the latest message you received, or ask for a new link.',
  },
  'foreign-origin': {
    status: 403,
    fr: 'Cette demande vient d’un autre site et a été refusée.',
    en: 'This request comes from another site and was refused.',
  },
  forbidden: {
    status: 403,
    fr: 'Vous n’avez pas accès à cette action. {who}',
    en: 'You do not have access to this action. {who_en}',
  },
  campaign_session_only: {
    status: 403,
    fr: 'Ce lien personnel n’ouvre que la campagne « {campaign} ». Connectez-vous pour le reste.',
    en: 'This personal link opens the campaign “{campaign}” only. Sign in for the rest.',
  },
  not_found: {
    status: 404,
    fr: 'Introuvable, ou hors de votre accès.',
    en: 'Not found, or outside your access.',
  },
  last_admin: {
    status: 409,
    fr: 'Vous êtes la dernière personne à administrer {company}. Invitez quelqu’un d’autre avant de fermer votre compte.',
    en: 'You are the last administrator of {company}. Invite somebody else before closing your account.',
  },
  // Requests
  invalid_request: {
    status: 422,
    fr: 'Certains champs sont à corriger.',
    en: 'Some fields need correcting.',
  },
  invalid_json: {
    status: 400,
    fr: 'Le corps de la requête n’est pas du JSON valide.',
    en: 'The request body is not valid JSON.',
  },
  version_conflict: {
    status: 412,
    fr: 'Quelqu’un a modifié ces données entre-temps. Comparez avec l’état actuel, puis enregistrez de nouveau.',
    en: 'Somebody changed this data meanwhile. Compare with the current state, then save again.',
  },
  idempotency_mismatch: {
    status: 422,
    fr: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
    en: 'This idempotency key was already used for another request.',
  },
  idempotency_running: {
    status: 409,
    fr: 'La même demande est déjà en cours.',
    en: 'The same request is already running.',
  },
  method_not_allowed: {
    status: 405,
    fr: 'Cette adresse n’accepte pas la méthode {method} ; elle accepte {allowed}.',
    en: 'This address does not accept the method {method}; it accepts {allowed}.',
  },
  unsupported_body: {
    status: 415,
    fr: 'Ce corps n’est pas du JSON : envoyez-le avec « Content-Type : application/json ».',
    en: 'This body is not JSON: send it with “Content-Type: application/json”.',
  },
  invalid_if_match: {
    status: 400,
    fr: 'L’en-tête If-Match doit porter la version lue, par exemple "3".',
    en: 'The If-Match header must carry the version that was read, such as "3".',
  },
  internal_error: {
    status: 500,
    fr: 'Une erreur inattendue s’est produite ; rien n’a été enregistré. Réessayez, puis communiquez-nous la référence {request_id}.',
    en: 'An unexpected error happened; nothing was saved. Try again, then give us the reference {request_id}.',
  },
  busy: {
    status: 503,
    fr: 'Le service est momentanément indisponible ; rien n’a été enregistré. Réessayez dans un instant.',
    en: 'The service is momentarily unavailable; nothing was saved. Try again in a moment.',
  },
  // Company
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
  siren_exists: {
    status: 409,
    fr: 'Une société porte déjà ce SIREN.',
    en: 'A company already has this SIREN.',
  },
  name_missing: {
    status: 422,
    fr: 'Donnez la raison sociale de la société.',
    en: 'Give the company’s legal name.',
  },
  unknown_manager: { status: 422, fr: 'Ce conseiller n’existe pas.', en: 'This adviser does not exist.' },
  unknown_fund: {
    status: 422,
    fr: 'Un des fonds n’existe pas ou n’est pas proposé : choisissez-le dans le catalogue.',
    en: 'One of the funds does not exist or is not offered: choose it from the catalogue.',
  },
  illegal_abondement: {
    status: 422,
    fr: 'L’abondement ne peut dépasser {limit} (C. trav., art. L3332-11 et R3332-8).',
    en: 'The matching contribution may not exceed {limit_en} (Labour Code, art. L3332-11 and R3332-8).',
  },
  unclear_abondement: {
    status: 422,
    fr: 'La règle d’abondement est incomplète : donnez un taux, ou des tranches qui se suivent.',
    en: 'The matching rule is incomplete: give one rate, or bands that follow each other.',
  },
  no_company: { status: 422, fr: 'Choisissez d’abord une société.', en: 'Choose a company first.' },
  // People and files
  duplicate_employee_number: {
    status: 409,
    fr: 'Le matricule « {employee_number} » est déjà celui de {name}.',
    en: 'Employee number “{employee_number}” already belongs to {name}.',
  },
  possible_duplicate: {
    status: 409,
    fr: '{name} existe déjà dans cette société (même nom, même date de naissance). Ouvrez sa fiche, ou confirmez qu’il s’agit d’une autre personne.',
    en: '{name} already exists in this company (same name, same birth date). Open that file, or confirm that this is somebody else.',
  },
  email_already_used: {
    status: 409,
    fr: 'Cette adresse e-mail est déjà celle de {name}. Donnez-en une autre, ou confirmez que ces deux personnes la partagent : chacune répondra depuis son propre message.',
    en: 'This e-mail address is already that of {name}. Give another one, or confirm that these two people share it: each will answer from their own message.',
  },
  invalid_nir: {
    status: 422,
    fr: 'Ce numéro de sécurité sociale n’est pas valide : vérifiez ses 15 chiffres et sa clé.',
    en: 'This social-security number is not valid: check its 15 digits and its key.',
  },
  invalid_iban: {
    status: 422,
    fr: 'Cet IBAN n’est pas valide : vérifiez-le caractère par caractère.',
    en: 'This IBAN is not valid: check it character by character.',
  },
  exit_before_hire: {
    status: 422,
    fr: 'La date de sortie ({exit_date}) précède la date d’entrée ({hire_date}).',
    en: 'The exit date ({exit_date}) comes before the hire date ({hire_date}).',
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
  // Campaign
  campaign_exists: {
    status: 409,
    fr: 'Une campagne « {name} » du même type existe déjà pour l’exercice {year}.',
    en: 'A campaign “{name}” of the same type already exists for {year}.',
  },
  unknown_campaign: {
    status: 422,
    fr: 'Cette campagne n’existe pas dans la société.',
    en: 'This campaign does not exist in the company.',
  },
  unsupported_campaign_type: {
    status: 422,
    fr: 'Ce type de campagne n’est pas encore proposé ; l’intéressement l’est.',
    en: 'This type of campaign is not offered yet; intéressement is.',
  },
  criteria_not_100: {
    status: 422,
    fr: 'Les critères de répartition doivent faire 100 % ; ils font {sum} %.',
    en: 'The allocation criteria must add up to 100 %; they add up to {sum} %.',
  },
  criterion_twice: {
    status: 422,
    fr: 'Un critère de répartition est nommé deux fois.',
    en: 'An allocation criterion is named twice.',
  },
  exercise_dates: {
    status: 422,
    fr: 'L’exercice doit finir après son début et durer au plus douze mois.',
    en: 'The exercice must end after it starts and last at most twelve months.',
  },
  campaign_frozen: {
    status: 409,
    fr: 'La campagne est « {state} » : montants et règles n’y changent plus. Seuls les textes, le contact et des dates plus tardives restent ouverts.',
    en: 'The campaign is “{state}”: amounts and rules no longer change. Only texts, contact and later dates stay open.',
  },
  campaign_not_draft: {
    status: 409,
    fr: 'La campagne est « {state} » : cette action n’est possible que pour un brouillon.',
    en: 'The campaign is “{state}”: this action is for a draft only.',
  },
  campaign_is_draft: {
    status: 409,
    fr: 'La campagne est encore un brouillon : supprimez-la, personne n’a été informé.',
    en: 'The campaign is still a draft: delete it, nobody has been informed.',
  },
  campaign_ended: {
    status: 409,
    fr: 'La campagne est « {state} » : elle ne peut plus être annulée.',
    en: 'The campaign is “{state}”: it can no longer be cancelled.',
  },
  campaign_already_paid: {
    status: 409,
    fr: 'Des paiements sont déjà enregistrés : la campagne ne peut plus être annulée.',
    en: 'Payments are already recorded: the campaign can no longer be cancelled.',
  },
  payment_before_close: {
    status: 422,
    fr: 'La collecte dure jusqu’au {deadline} : choisissez un jour de versement plus tardif.',
    en: 'The collection lasts until {deadline}: choose a later payment day.',
  },
  earlier_payment: {
    status: 422,
    fr: 'Le versement a été annoncé pour le {payment_day} et ne peut être avancé ; il peut être reporté.',
    en: 'The payment was announced for {payment_day} and cannot be brought forward; it may be moved later.',
  },
  earlier_deadline: {
    status: 422,
    fr: 'Une date limite déjà annoncée ne peut être avancée ; elle est au {deadline}.',
    en: 'A deadline already announced cannot be brought forward; it is {deadline}.',
  },
  envelope_missing: {
    status: 422,
    fr: 'Indiquez l’enveloppe à répartir.',
    en: 'Give the envelope to share out.',
  },
  envelope_exceeded: {
    status: 409,
    fr: 'Il ne reste pas {amount_cents} à distribuer dans l’enveloppe.',
    en: 'The envelope has less than {amount_cents} left to share out.',
  },
  nobody_entitled: {
    status: 422,
    fr: 'Personne n’a droit à une part : importez les bénéficiaires, ou vérifiez la condition d’ancienneté.',
    en: 'Nobody is entitled to a share: import the beneficiaries, or check the seniority condition.',
  },
  parameter_not_published: {
    status: 422,
    fr: 'Le paramètre légal « {parameter} » n’est pas publié pour {date}.',
    en: 'The legal parameter “{parameter}” is not published for {date}.',
  },
  provisional_parameter_binds: {
    status: 409,
    fr: 'Le plafond « {parameter} » de l’exercice n’est pas encore publié et limite {count|personne|personnes} : la validation attend sa publication.',
    en: 'The ceiling “{parameter}” of the exercice is not published yet and limits {count|person|people}: validation waits for it.',
  },
  pay_missing: {
    status: 422,
    fr: 'Le salaire de référence manque pour {count|personne|personnes}, et le salaire est un critère de répartition.',
    en: 'The reference pay is missing for {count|person|people}, and pay is an allocation criterion.',
  },
  criterion_without_weight: {
    status: 422,
    fr: 'Personne n’a de valeur pour un des critères de répartition : cette part ne peut pas être partagée.',
    en: 'Nobody has a value for one of the allocation criteria: that part cannot be shared out.',
  },
  second_person_launches: {
    status: 409,
    fr: 'La société demande deux personnes au lancement : quelqu’un d’autre que celui qui a calculé les parts doit lancer.',
    en: 'The company wants two people at the launch: somebody else than the one who computed the shares has to launch.',
  },
  share_is_computed: {
    status: 422,
    fr: 'En brouillon la part est calculée avec celles des autres : ajoutez la personne sans montant.',
    en: 'In a draft the share is computed with all the others: add the person without an amount.',
  },
  window_ended: {
    status: 409,
    fr: 'Le délai de cette personne est terminé depuis le {deadline} : un délai terminé ne se rouvre pas.',
    en: 'This person’s time to answer ended on {deadline}: a window that has ended does not open again.',
  },
  launch_blocked: {
    status: 422,
    fr: 'La campagne ne peut pas encore être lancée : {reasons}',
    en: 'The campaign cannot be launched yet: {reasons}',
  },
  totals_changed: {
    status: 409,
    fr: 'Les totaux ont changé depuis votre confirmation : {count|personne|personnes}, {gross_cents}. Relisez-les, puis lancez de nouveau.',
    en: 'The totals changed since you confirmed: {count|person|people}, {gross_cents}. Read them again, then launch.',
  },
  already_enrolled: {
    status: 409,
    fr: '{name} fait déjà partie de la campagne.',
    en: '{name} is already part of the campaign.',
  },
  reason_missing: {
    status: 422,
    fr: 'Écrivez la raison : elle reste dans le dossier.',
    en: 'Write the reason: it stays on file.',
  },
  campaign_not_open: {
    status: 409,
    fr: 'La campagne est « {state} » : elle ne reçoit pas de réponses maintenant.',
    en: 'The campaign is “{state}”: it does not take answers now.',
  },
  campaign_still_open: {
    status: 409,
    fr: 'La collecte dure jusqu’au {deadline}, et {waiting|personne n’a|personnes n’ont} pas encore répondu. Vous pourrez transmettre après cette date, ou dès que chacun aura répondu.',
    en: 'The collection lasts until {deadline}, and {waiting|person has|people have} not answered yet. You can submit after that date, or as soon as everybody has answered.',
  },
  campaign_not_closed: {
    status: 409,
    fr: 'La campagne est « {state} » : seule une campagne clôturée ou à corriger se transmet au contrôle.',
    en: 'The campaign is “{state}”: only a closed campaign, or one to correct, is submitted.',
  },
  campaign_not_submitted: {
    status: 409,
    fr: 'La campagne est « {state} » : elle doit d’abord être transmise au contrôle par l’entreprise.',
    en: 'The campaign is “{state}”: the company has to submit it first.',
  },
  adviser_validates: {
    status: 403,
    fr: 'La validation revient à votre conseiller ou à l’équipe Moisson.',
    en: 'Validation belongs to your adviser or to the Moisson team.',
  },
  own_submission: {
    status: 409,
    fr: 'Vous avez transmis cette campagne : une deuxième personne doit la valider.',
    en: 'You submitted this campaign: a second person has to validate it.',
  },
  comment_missing: {
    status: 422,
    fr: 'Dites à l’entreprise ce qui est à corriger.',
    en: 'Tell the company what to correct.',
  },
  totals_do_not_match: {
    status: 409,
    fr: 'Les totaux ne concordent pas au centime : il manque {difference_cents}. Rien n’a été changé.',
    en: 'The totals do not match to the cent: {difference_cents} is missing. Nothing was changed.',
  },
  campaign_already_completed: {
    status: 409,
    fr: 'La campagne est déjà terminée, payée le {paid_on}.',
    en: 'The campaign is already completed, paid on {paid_on}.',
  },
  payment_day_out_of_range: {
    status: 422,
    fr: 'Le jour du paiement se situe entre la validation ({validated_on}) et aujourd’hui ({today}).',
    en: 'The payment day lies between the validation ({validated_on}) and today ({today}).',
  },
  campaign_not_validated: {
    status: 409,
    fr: 'La campagne est « {state} » : votre conseiller doit d’abord la valider.',
    en: 'The campaign is “{state}”: your adviser has to validate it first.',
  },
  // Choice
  nothing_to_decide: {
    status: 409,
    fr: 'Votre montant dans cette campagne est de zéro : vous n’avez rien à décider.',
    en: 'Your amount in this campaign is zero: there is nothing for you to decide.',
  },
  campaign_closed: {
    status: 409,
    fr: 'Le délai de réponse est terminé depuis le {deadline}. {outcome}',
    en: 'The time to answer ended on {deadline}. {outcome}',
  },
  amount_mismatch: {
    status: 422,
    fr: 'Votre répartition fait {total_cents} pour {net_cents} : l’écart est de {difference_cents}.',
    en: 'Your split adds up to {total_cents} out of {net_cents}: {difference_cents} is missing or too much.',
  },
  no_draft: {
    status: 422,
    fr: 'Choisissez d’abord ce que vous voulez faire de votre prime.',
    en: 'First choose what to do with your bonus.',
  },
  destination_not_offered: {
    status: 422,
    fr: 'Cette destination n’est pas proposée dans la campagne.',
    en: 'This destination is not offered in the campaign.',
  },
  fund_not_offered: {
    status: 422,
    fr: 'Un des fonds choisis n’est pas proposé pour ce plan.',
    en: 'One of the funds chosen is not offered for this plan.',
  },
  profile_not_offered: {
    status: 422,
    fr: 'Ce plan ne propose pas ce profil de gestion pilotée.',
    en: 'This plan does not offer this managed profile.',
  },
  too_many_funds: {
    status: 422,
    fr: 'Un plan reçoit au plus dix fonds.',
    en: 'A plan takes ten funds at most.',
  },
  line_too_small: {
    status: 422,
    fr: 'Une ligne vaut au moins 1,00 €.',
    en: 'A line is worth 1.00 € at least.',
  },
  choices_hidden_until_close: {
    status: 409,
    fr: 'Les choix individuels restent confidentiels jusqu’à la clôture de la campagne, le {deadline}.',
    en: 'Individual choices stay confidential until the campaign closes, on {deadline}.',
  },
  no_receipt: {
    status: 409,
    fr: 'Il n’y a pas encore de reçu : aucun choix n’a été validé.',
    en: 'There is no receipt yet: no choice has been confirmed.',
  },
  // Exports
  not_validated: {
    status: 409,
    fr: 'Les exports sont disponibles après la validation ; la campagne est « {state} ».',
    en: 'Exports are available after validation; the campaign is “{state}”.',
  },
  unknown_format: {
    status: 422,
    fr: 'Le format « {format} » n’existe pas. Formats : {formats}.',
    en: 'The format “{format}” does not exist. Formats: {formats}.',
  },
  export_controls_failed: {
    status: 422,
    fr: 'Le fichier ne peut pas partir : {reasons}',
    en: 'The file cannot leave: {reasons}',
  },
  other_account_keeper: {
    status: 404,
    fr: 'Le teneur de compte de la société n’est pas Groupama.',
    en: 'The company’s account keeper is not Groupama.',
  },
  // Demo
  invalid_duration: {
    status: 422,
    fr: 'Donnez une durée comme P16D ou PT3H ; le temps n’avance que vers le futur.',
    en: 'Give a duration such as P16D or PT3H; time only moves forward.',
  },
} as const satisfies Record<string, Sentence>

export type RefusalCode = keyof typeof refusals

/**
 * The sentence of a refusal in a language, its details filled in; a detail that is missing leaves nothing behind.
 * A reader of files knows more than its code says, and brings its own sentence (`sentence_fr`, `sentence_en`).
 */
export function sentenceOf(refusal: Refusal<RefusalCode>, language: Language): string {
  const own = refusal.details[`sentence_${language}`]
  if (typeof own === 'string') return own
  return fill(refusals[refusal.refusal][language], refusal.details, language)
}

function fill(sentence: string, details: Details, language: Language): string {
  return sentence
    .replaceAll(/\{(\w+)\|([^|}]*)\|([^|}]*)\}/g, (_, name: string, one: string, many: string) =>
      `${detailInWords(name, details[name] ?? '', language)} ${Number(details[name]) > 1 ? many : one}`.trim(),
    )
    .replaceAll(/\bde \{(\w+)\}/g, (_, name: string) =>
      (language === 'fr' ? ofName : String)(detailInWords(name, details[name] ?? '', language)),
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => detailInWords(name, details[name] ?? '', language))
    .trim()
}
