export default {
  title: 'Confirmez que c’est bien vous',
  intro: 'Cette action est sensible. Après confirmation, elle reprend là où vous étiez.',
  password: 'Mot de passe',
  confirm: 'Confirmer',
  sendLink: 'Recevoir un lien par e-mail',
  linkSent: (address: string) =>
    `Un lien part vers ${address}. Ouvrez-le sur cet appareil : cette fenêtre le remarquera.`,
  demoConfirm: 'Confirmer (démonstration)',
}
