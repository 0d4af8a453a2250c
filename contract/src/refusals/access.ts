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
  'too-many-requests': {
    status: 429,
    fr: 'Trop d’essais. Réessayez dans {minutes} min.',
    en: 'Too many attempts. Try again in {minutes} min.',
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
