import * as names from './names.fr.ts'
import kit from './kit.fr.ts'
export default {
  title: 'Confirmez que c’est bien vous',
  intro: 'Cette action est sensible. Après confirmation, elle reprend là où vous étiez.',
  password: names.password,
  confirm: kit.confirm,
  sendLink: 'Recevoir un lien par e-mail',
  linkSent: (address: string) =>
    `Un lien part vers ${address}. Ouvrez-le sur cet appareil : cette fenêtre le remarquera.`,
  demoConfirm: 'Confirmer (démonstration)',
  returnTitle: 'Votre session est terminée',
  returnIntro: (minutes: number) =>
    `Reconnectez-vous\u00a0: ce que vous faisiez n’est pas perdu, et reprend à votre retour. La page reste cachée jusque-là\u00a0; sans vous dans ${minutes}\u00a0minutes, ce qui n’est pas enregistré s’efface.`,
  returnAccount: (address: string) => `Votre compte\u00a0: ${address}`,
  fullTitle: 'Le reste de votre espace',
  fullBody:
    'Vous avez ici les campagnes auxquelles vous pouvez répondre. Vos campagnes passées, vos documents et vos coordonnées demandent une connexion.',
  fullSend: names.sendMeALink,
  noMailbox:
    'Aucune adresse e-mail n’est connue pour vous\u00a0: demandez le reste à votre service RH, ou donnez-lui une adresse.',
  fullSent: (address: string) =>
    `C’est envoyé à ${address}. Ouvrez le message sur cet appareil\u00a0: cette page le remarquera.`,
}
