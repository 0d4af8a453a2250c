import * as names from './names.fr.ts'
export default {
  title: 'Connexion',
  intro: 'Saisissez votre adresse e-mail : un lien suffit pour entrer, ou votre mot de passe.',
  email: 'Adresse e-mail',
  emailHelp: 'Celle de votre entreprise, ou la vôtre si vous l’avez donnée.',
  sendLink: 'Recevoir mon lien',
  linkFacts: (minutes: string) => `Un lien valable ${minutes} minutes, utilisable une fois.`,
  usePassword: 'Utiliser un mot de passe',
  useLink: 'Recevoir plutôt un lien',
  password: names.password,
  signIn: names.signIn,
  passkey: 'Se connecter avec une clé d’accès',
  forgotten: 'Mot de passe oublié ?',
  emailMissing: 'Écrivez votre adresse e-mail, par exemple prenom.nom@entreprise.fr.',
  returning: 'Connectez-vous pour retrouver votre page.',
  expired: 'Votre session a expiré. Reconnectez-vous : vous retrouverez votre page.',
  disabled: 'Ce compte est suspendu. Contactez votre service RH ou le support.',
  withLetter: 'J’ai une lettre avec un code',
  notReceived: 'Je n’ai pas d’adresse e-mail connue, ou rien n’arrive',
  notReceivedIntro:
    'Pour protéger chacun, la réponse est la même que l’adresse soit connue ou non. Si rien n’arrive :',
  notReceivedReasons: {
    spam: 'regardez dans les courriers indésirables ;',
    other: 'essayez votre autre adresse, personnelle ou professionnelle ;',
    hr: 'demandez à votre service RH : il corrige votre adresse, ou vous remet une lettre avec un code.',
  },
}
