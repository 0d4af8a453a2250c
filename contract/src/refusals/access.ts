import type { Sentences } from './sentence.ts'

/** Signing in, and what one may do. */
export const accessRefusals = {
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
  recent_sign_in_required: {
    status: 401,
    fr: 'Confirmez que c’est bien vous : reconnectez-vous pour cette action sensible, puis elle reprendra.',
    en: 'Confirm that it is you: sign in again for this sensitive action, and it will go on.',
  },
  second_factor_needed: {
    status: 403,
    fr: 'Terminez votre connexion : confirmez-la avec votre clé d’accès, votre application de codes ou un code de secours.',
    en: 'Finish signing in: confirm with your passkey, your authenticator app or a recovery code.',
  },
  second_factor_missing: {
    status: 403,
    fr: 'Votre rôle demande un second facteur : ajoutez une clé d’accès ou une application de codes pour continuer.',
    en: 'Your role asks for a second factor: add a passkey or an authenticator app to go on.',
  },
  wrong_passkey: {
    status: 422,
    fr: 'Cette clé d’accès n’a pas été reconnue. Réessayez, ou choisissez un autre moyen.',
    en: 'This passkey was not recognised. Try again, or choose another way.',
  },
  wrong_factor_code: {
    status: 422,
    fr: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et vérifiez l’heure de votre téléphone.',
    en: 'This code is wrong, or has been used already. Wait for the next one and check your phone’s time.',
  },
  wrong_recovery_code: {
    status: 422,
    fr: 'Ce code de secours n’est pas reconnu, ou il a déjà servi.',
    en: 'This recovery code is not recognised, or has been used already.',
  },
  last_factor: {
    status: 409,
    fr: 'Votre rôle demande un second facteur, et c’est le dernier : ajoutez-en un autre d’abord.',
    en: 'Your role asks for a second factor, and this is the last one: add another one first.',
  },
  no_factor: {
    status: 409,
    fr: 'Ajoutez d’abord une clé d’accès ou une application de codes : les codes de secours viennent avec.',
    en: 'Add a passkey or an authenticator app first: recovery codes come with it.',
  },
  recovery_confirmed_already: {
    status: 409,
    fr: 'Vous avez déjà confirmé cette demande, ou deux personnes l’ont fait : il n’y a plus qu’à attendre.',
    en: 'You have confirmed this request already, or two people have: there is nothing left but to wait.',
  },
  recovery_needs_platform: {
    status: 409,
    fr: 'La seconde confirmation vient de l’équipe de la plateforme : demandez-la-lui.',
    en: 'The second confirmation comes from the platform’s team: ask for it.',
  },
  'too-many-requests': {
    status: 429,
    fr: 'Trop d’essais. Réessayez dans {minutes} min.',
    en: 'Too many attempts. Try again in {minutes} min.',
  },
  link_sent_already: {
    status: 429,
    fr: 'Un message est parti vers cette adresse il y a moins d’un quart d’heure, si elle a un compte : ouvrez le dernier reçu, indésirables compris, son lien reste valable. Sinon, redemandez dans {minutes} min.',
    en: 'A message left for this address less than a quarter of an hour ago, if it has an account: open the latest one, spam included; its link still works. Otherwise ask again in {minutes} min.',
  },
  too_much_work: {
    status: 429,
    fr: 'Beaucoup de fichiers, de documents ou de calculs ont été demandés en peu de temps ; celui-ci n’a pas commencé. Réessayez dans {minutes} min.',
    en: 'Many files, documents or calculations were asked for in little time; this one was not started. Try again in {minutes} min.',
  },
  'email-already-in-use': {
    status: 409,
    fr: 'Cette adresse e-mail est déjà utilisée par un autre compte. Connectez-vous avec elle, ou choisissez-en une autre.',
    en: 'This e-mail address already belongs to another account. Sign in with it, or choose another one.',
  },
  weak_password: {
    status: 422,
    fr: 'Ce mot de passe est trop facile à deviner : {reason}',
    en: 'This password is too easy to guess: {reason_en}',
  },
  invalid_action_code: {
    status: 404,
    fr: 'Ce lien n’est pas reconnu. Ouvrez le dernier message reçu, ou demandez un nouveau lien.',
    en: 'This link is not recognised. Open the latest message you received, or ask for a new link.',
  },
  expired_action_code: {
    status: 409,
    fr: 'Ce lien a expiré. Demandez-en un nouveau : il arrive en quelques secondes.',
    en: 'This link has expired. Ask for a new one: it arrives within seconds.',
  },
  used_action_code: {
    status: 409,
    fr: 'Ce lien a déjà servi. Demandez-en un nouveau : il arrive en quelques secondes.',
    en: 'This link has already been used. Ask for a new one: it arrives within seconds.',
  },
  superseded_action_code: {
    status: 409,
    fr: 'Un lien plus récent a été envoyé : ouvrez le dernier message reçu, ou demandez un nouveau lien.',
    en: 'A newer link has been sent: open the latest message you received, or ask for a new link.',
  },
  screen_number_needed: {
    status: 409,
    fr: 'Ce lien a été demandé dans un autre navigateur\u00a0: indiquez le nombre qu’il affiche, ou recevez un lien pour cet appareil.',
    en: 'This link was asked for in another browser: enter the number shown there, or receive a link for this device.',
  },
  own_session_needed: {
    status: 409,
    fr: 'Une nouvelle adresse se confirme là où vous êtes connecté\u00a0: connectez-vous avec votre adresse actuelle dans ce navigateur, puis ouvrez de nouveau ce lien.',
    en: 'A new address is confirmed where you are signed in: sign in with your present address in this browser, then open this link again.',
  },
  foreign_origin: {
    status: 403,
    fr: 'Cette demande vient d’un autre site et a été refusée.',
    en: 'This request comes from another site and was refused.',
  },
  forbidden: {
    status: 403,
    fr: 'Vous n’avez pas accès à cette action. {who}',
    en: 'You do not have access to this action. {who_en}',
  },
  role_not_allowed: {
    status: 403,
    fr: 'Votre rôle « {role} » ne permet pas de {deed}. {who}',
    en: 'Your role “{role_en}” does not let you {deed_en}. {who_en}',
  },
  campaign_session_only: {
    status: 403,
    fr: 'Votre lien personnel ouvre les campagnes auxquelles vous pouvez encore répondre. Connectez-vous pour le reste.',
    en: 'Your personal link opens the campaigns you can still answer. Sign in for the rest.',
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
} as const satisfies Sentences
