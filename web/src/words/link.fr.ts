import * as names from './names.fr.ts'
import kit from './kit.fr.ts'
export default {
  actionTitle: {
    sign_in: 'Ouvrir votre espace',
    campaign: 'Votre montant vous attend',
    reset_password: 'Choisir un nouveau mot de passe',
    verify_email: 'Confirmer votre adresse',
    recover_email: 'Reprendre votre ancienne adresse',
    invitation: 'Accepter l’invitation',
  },
  actionIntro: {
    sign_in: (email: string) => `Ce lien ouvre l’espace de ${email}.`,
    campaign: (email: string) => `Ce lien personnel est celui de ${email}.`,
    reset_password: (email: string) => `Pour le compte ${email}.`,
    verify_email: (email: string) => `Vous confirmez que ${email} est votre adresse.`,
    recover_email: (email: string) => `Vous vous connecterez de nouveau avec ${email}.`,
    invitation: (email: string) => `Vous avez été invité avec l’adresse ${email}.`,
  },
  campaignOf: (campaign: string, company: string) =>
    `Campagne ${campaign}, ${company}. Le lien reste valable sur cet appareil jusqu’à la date limite.`,
  ofCompany: (company: string) => `Entreprise : ${company}.`,
  asRole: (role: string) => `Votre rôle : ${role}.`,
  actionButton: {
    sign_in: 'Entrer',
    campaign: 'Voir mon montant',
    reset_password: 'Enregistrer et entrer',
    verify_email: 'Confirmer mon adresse',
    recover_email: 'Reprendre cette adresse',
    invitation: 'Accepter et entrer',
  },
  screenNumber: 'Nombre affiché là où ce lien a été demandé',
  screenNumberHelp: 'Vous n’avez rien demandé\u00a0? Laissez ce lien.',
  checking: 'Vérification du lien…',
  whyClick: 'Ce clic prouve que c’est vous, pas un robot.',
  expiredTitle: 'Ce lien a expiré',
  usedTitle: 'Ce lien a déjà servi',
  supersededTitle: 'Un lien plus récent vous a été envoyé',
  unknownTitle: 'Ce lien n’est pas reconnu',
  noTokenTitle: 'Il manque le lien',
  deadIntro: (email: string) =>
    `Recevez-en un nouveau à la même adresse (${email}) ; il mènera à la même page.`,
  answer: {
    expired: {
      title: names.timeToAnswerIsOver,
      intro: (campaign: string, day: string, email: string) =>
        `Vous pouviez répondre à « ${campaign} » jusqu’au ${day}. Le choix que vous avez validé s’applique ou, sans validation, la règle que votre entreprise avait annoncée. Connectez-vous pour lire ce qui s’applique\u00a0: le lien part à ${email}.`,
      send: names.sendMeALink,
    },
    used: {
      title: 'Ce lien s’ouvre sur un autre appareil',
      intro: (email: string) =>
        `Il a d’abord servi ailleurs. Recevez-en un pour cet appareil à ${email}\u00a0: rien à saisir, il mène à votre choix.`,
      send: 'Recevoir un lien pour cet appareil',
    },
    superseded: {
      title: 'Votre adresse a changé depuis ce message',
      intro: (email: string) =>
        `Recevez un nouveau lien à l’adresse de votre dossier (${email})\u00a0: il mène à votre choix.`,
      send: 'Recevoir un nouveau lien',
    },
  },
  unknownIntro: 'Ouvrez le dernier message reçu, ou demandez un nouveau lien avec votre adresse e-mail.',
  sendNew: 'Recevoir un nouveau lien',
  newSent: 'C’est envoyé : le nouveau lien arrive dans quelques secondes.',
  backToLogin: names.goToSignIn,
  checkFailed: 'Le lien n’a pas pu être vérifié',
  retry: kit.retry,
  newPassword: names.newPassword,
  newPasswordHelp: (characters: string) =>
    `Au moins ${characters} caractères. Une phrase que vous retenez vaut mieux qu’un mot compliqué.`,
  strength: 'Solidité',
  strengths: { empty: 'à écrire', weak: 'faible', fair: 'moyenne', good: 'bonne', strong: 'très bonne' },
}
