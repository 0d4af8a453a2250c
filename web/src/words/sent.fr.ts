import * as names from './names.fr.ts'
export default {
  confirmationTitle: 'Vérifiez vos e-mails',
  confirmationIntro: (email: string) =>
    `Un lien part à l’instant vers ${email}, si cette adresse est connue.`,
  resetIntro: (email: string) =>
    `De quoi choisir un nouveau mot de passe part à l’instant vers ${email}, si cette adresse est connue.`,
  resend: 'Renvoyer',
  resendIn: (seconds: string) => `Renvoyer dans ${seconds} s`,
  resent: 'Un nouveau lien est parti ; il remplace le précédent.',
  changeAddress: names.changeAddress,
  whereToLook:
    'Rien reçu ? Regardez dans les courriers indésirables ; le message s’appelle « Votre lien de connexion ».',
  lostAddress: 'Aucune adresse en attente',
  lostAddressIntro: 'Cette page suit l’envoi d’un lien. Recommencez depuis la connexion.',
  steps: {
    open: 'Ouvrez le message. Hors de ce navigateur (autre appareil, application), le lien demandera ce nombre\u00a0:',
    click: 'Cliquez sur le lien, puis sur « Entrer ».',
    here: 'Si vous l’ouvrez dans ce navigateur, cette page avance toute seule.',
  },
  linkFacts: (minutes: string) => `Un lien valable ${minutes} minutes, utilisable une fois.`,
  backToLogin: names.goToSignIn,
}
