import kit from './kit.fr.ts'
export default {
  reference: 'Référence à nous donner',
  backHome: 'Retour à l’accueil',
  retry: kit.retry,
  notFoundHelp:
    'Cette page n’existe pas, ou plus. L’adresse a peut-être été mal recopiée ; vos données, elles, sont intactes.',
  forbiddenHelp:
    'Vous n’avez pas accès à cette page. Votre conseiller ou l’administrateur de votre entreprise peut vous donner ce droit.',
  noCompanyTitle: 'Choisissez d’abord une société',
  noCompanyHelp: 'Choisissez une société pour ouvrir cette page : elle s’affichera aussitôt.',
  offlineHelp: 'Le service ne répond pas. Vérifiez votre réseau, puis réessayez : rien n’a été modifié.',
  errorHelp:
    'Quelque chose n’a pas fonctionné de notre côté. Rien n’a été modifié ; réessayez, et si cela persiste donnez-nous la référence ci-dessous.',
}
