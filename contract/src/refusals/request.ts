import type { Sentences } from './sentence.ts'

/** How a request is written. */
export const requestRefusals = {
  invalid_request: {
    status: 422,
    fr: 'Certains champs sont à corriger.',
    en: 'Some fields need correcting.',
  },
  invalid_cursor: {
    status: 422,
    fr: 'Ce repère de page n’est pas reconnu : reprenez la liste depuis le début.',
    en: 'This page mark is not recognised: start the list again.',
  },
  invalid_json: {
    status: 400,
    fr: 'Le corps de la requête n’est pas du JSON valide.',
    en: 'The request body is not valid JSON.',
  },
  body_too_large: {
    status: 413,
    fr: 'Cette demande est plus longue que ce que cette adresse accepte ; rien n’a été enregistré. Envoyez moins de lignes à la fois.',
    en: 'This request is longer than this address accepts; nothing was saved. Send fewer lines at a time.',
  },
  body_too_deep: {
    status: 400,
    fr: 'Cette demande imbrique plus de {most} niveaux d’objets et de listes ; rien n’a été enregistré.',
    en: 'This request nests more than {most} levels of objects and lists; nothing was saved.',
  },
  request_too_slow: {
    status: 408,
    fr: 'Votre demande n’est pas arrivée en entier à temps ; rien n’a été enregistré. Vérifiez la connexion, puis envoyez-la de nouveau.',
    en: 'Your request did not arrive whole in time; nothing was saved. Check the connection, then send it again.',
  },
  invalid_form: {
    status: 400,
    fr: 'Ce formulaire est incomplet ou mal formé ; rien n’a été enregistré. Envoyez-le de nouveau, en multipart/form-data avec son séparateur (boundary).',
    en: 'This form is incomplete or malformed; nothing was saved. Send it again, as multipart/form-data with its boundary.',
  },
  several_files: {
    status: 422,
    fr: 'Un seul fichier par envoi ; rien n’a été enregistré. Envoyez-les l’un après l’autre.',
    en: 'One file per request; nothing was saved. Send them one after the other.',
  },
  version_conflict: {
    status: 412,
    fr: 'Quelqu’un a modifié ces données entre-temps. Comparez avec l’état actuel, puis enregistrez de nouveau.',
    en: 'Somebody changed this data meanwhile. Compare with the current state, then save again.',
  },
  version_missing: {
    status: 428,
    fr: 'De l’argent en dépend : envoyez avec If-Match la version que vous avez lue (« "3" », ou « * » pour écrire sur ce qui s’y trouve). Rien n’a été enregistré.',
    en: 'Money depends on it: send the version you read in If-Match (“"3"”, or “*” to write over whatever stands). Nothing was saved.',
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
  invalid_idempotency_key: {
    status: 400,
    fr: 'L’en-tête Idempotency-Key porte de 1 à 255 caractères : choisissez une clé plus courte. Rien n’est fait.',
    en: 'The Idempotency-Key header takes 1 to 255 characters: choose a shorter key. Nothing was done.',
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
  fate_unknown: {
    status: 503,
    fr: 'La base de données s’est tue pendant l’enregistrement : nous ne savons pas encore si votre demande est enregistrée. Envoyez-la de nouveau dans un instant, sans rien y changer ; elle ne comptera qu’une fois.',
    en: 'The database fell silent while saving: we do not know yet whether your request is saved. Send it again in a moment, without changing anything in it; it will count only once.',
  },
  fate_unknown_look: {
    status: 503,
    fr: 'La base de données s’est tue pendant l’enregistrement : nous ne savons pas si votre demande est enregistrée. Vérifiez avant de la refaire.',
    en: 'The database fell silent while saving: we do not know whether your request is saved. Check before doing it again.',
  },
} as const satisfies Sentences
