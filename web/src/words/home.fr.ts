import * as names from './names.fr.ts'
import { delays } from '@moisson/law/delays'
export default {
  signIn: names.signIn,
  guide: 'Comprendre l’épargne salariale',
  title: 'La prime de chacun, du fichier de paie au choix validé.',
  intro:
    'Moisson mène les campagnes d’intéressement et d’épargne salariale : des montants justes au centime, des délais tenus, et pour chaque personne un choix clair.',
  letter: 'J’ai reçu un courrier ou un e-mail',
  letterBody:
    'Ouvrez le lien du message : il est personnel et mène droit à votre choix. Le lien a expiré ? Il en propose un nouveau, à la même adresse.',
  letterCode: 'La lettre porte un code ? Tapez-le ici.',
  example: {
    title: 'Exemple : ce que voit une salariée',
    net: 'Votre prime nette',
    gross: (gross: string, levies: string) => `${gross} bruts, moins ${levies} de CSG et CRDS`,
    cash: names.toMyAccount,
    pee: `PEE, libre dans ${delays.savings_lock.value} ans`,
    percol: 'PER COL, pour la retraite',
    added: (amount: string) => `Votre entreprise ajoute ${amount}`,
    silence: 'Si vous ne faites rien : tout va au PEE, sur le fonds le moins risqué.',
  },
  audiences: {
    employee: {
      who: 'Vous êtes salarié',
      promise: 'Votre choix en une minute, sur votre téléphone.',
      body: 'Combien vous touchez net, ce que vous placez, ce que l’entreprise ajoute, quand l’argent est libre. Et ce qui se passe si vous ne faites rien.',
    },
    hr: {
      who: 'Vous êtes aux ressources humaines',
      promise: 'Une campagne sans crainte de se tromper.',
      body: 'Déposez l’export de paie tel qu’il est ; chaque doute se règle dans sa case. Les échéances légales, les relances et les contrôles se tiennent tout seuls.',
    },
    adviser: {
      who: 'Vous êtes conseiller',
      promise: 'Toutes vos entreprises, et ce qui attend votre regard.',
      body: 'Contrôlez les montants et les choix appliqués par défaut, validez à quatre yeux, transmettez au teneur de compte.',
    },
  },
  proofsTitle: 'Ce que vous pouvez vérifier',
  proofs: {
    money: {
      title: 'Des montants qui s’expliquent',
      body: 'Chaque somme s’ouvre sur son calcul : données, règle, article, arrondi.',
    },
    advice: {
      title: 'Aucun conseil vendu',
      body: 'L’ordre des fonds est neutre et rien n’est coché d’avance.',
    },
    exports: {
      title: 'Vos données restent à vous',
      body: 'Export à tout moment ; les numéros sensibles sont chiffrés et masqués.',
    },
  },
  figuresTitle: 'Les repères de l’année',
  demoTitle: 'Essayez tout de suite',
  demoIntro: 'Cinq étapes à cliquer : chacune vous met à la place de la bonne personne, sur la bonne page.',
}
