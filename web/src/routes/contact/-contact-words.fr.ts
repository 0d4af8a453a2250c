import * as names from '../../words/names.fr.ts'
export default {
  title: names.contact,
  intro: 'La personne qui répond le plus vite n’est pas la même selon la question.',
  shareTitle: 'Votre montant, votre choix, votre fiche',
  share:
    'Demandez à votre employeur : c’est lui qui calcule, verse et tient votre fiche à jour. Son contact figure dans chaque e-mail de campagne et dans votre espace.',
  signInTitle: 'Vous n’arrivez pas à entrer',
  signIn: 'Demandez un nouveau lien avec l’adresse à laquelle vous recevez nos messages.',
  signInLink: names.goToSignIn,
  serviceTitle: 'Le service lui-même',
  dataTitle: names.yourPersonalData,
  data: 'Pour vos droits sur vos données, écrivez à votre employeur ou au délégué à la protection des données :',
  securityTitle: 'Une faille de sécurité, un message suspect',
  security:
    'Écrivez à l’adresse ci-dessus sans rien publier d’abord, et sans données d’autrui. Nous ne demandons jamais de mot de passe ni de coordonnées bancaires par e-mail ou par téléphone.',
}
