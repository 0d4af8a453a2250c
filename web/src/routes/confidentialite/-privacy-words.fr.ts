import * as names from '../../words/names.fr.ts'
import { sourceIn } from '@moisson/law/legal-points'
export default {
  title: names.yourPersonalData,
  intro:
    'Ce que Moisson garde de vous, pourquoi, combien de temps, qui le voit, et ce que vous pouvez demander.',
  whoTitle: 'Qui en répond',
  employer:
    'Pour tout ce qui touche à votre part, à votre choix et à votre fiche, votre employeur est responsable du traitement. Son nom et son contact figurent dans votre espace et dans les e-mails de campagne.',
  operator:
    'fait fonctionner ce service pour lui, sur ses instructions et sous contrat (RGPD art. 28), et répond lui-même des comptes et de la sécurité du service.',
  dpo: 'Délégué à la protection des données :',
  whatTitle: 'Ce qui est gardé, et pour quoi',
  whatFrom:
    'Ces données viennent du fichier de paie de votre employeur, sauf celles que vous donnez ou corrigez vous-même : coordonnées, IBAN, choix. De qui lit un projet d’accord ou la page du CSE par un lien, sans compte, il reste le nom que l’entreprise a donné au lien, ses ouvertures, et le nom et les mots de chaque commentaire.',
  nir: `Le numéro de sécurité sociale n’est demandé que si le teneur de compte l’exige pour le livret d’épargne salariale (${sourceIn('booklet', 'fr')}). Il est chiffré, comme l’IBAN, n’est jamais affiché en entier et ne sert ni à se connecter ni à chercher.`,
  basisTitle: 'Sur quel fondement',
  basis:
    'Votre employeur applique la loi et ses accords d’intéressement, de participation et d’épargne salariale (RGPD art. 6, 1, c et b). La sécurité du service relève de l’intérêt légitime (art. 6, 1, f). Rien ici ne repose sur votre consentement, et rien ne sert à la publicité.',
  seenTitle: 'Qui les voit',
  seen: {
    employer:
      'chez votre employeur, les personnes chargées de l’épargne salariale ; elles ne voient votre choix qu’après la clôture, et ce que vous répondez à une ratification qu’à sa fin, sauf sur papier ;',
    adviser: 'le conseiller que votre employeur a désigné, pour ses seules entreprises ;',
    keeper: 'le teneur de compte, pour ouvrir votre compte et placer ce que vous avez choisi ;',
    payroll: 'la paie de votre employeur et sa banque, pour ce qui vous est versé ;',
    council:
      'le CSE et les lecteurs d’un projet d’accord : des totaux et des textes, rien de votre part ni de votre choix ;',
    you: 'vous : votre profil dit qui a ouvert, changé ou emporté vos données, et quand.',
  },
  hosting:
    'Le service est hébergé dans l’Union européenne par l’hébergeur nommé dans les mentions légales. Rien n’est vendu, et rien n’est transmis hors de l’Union.',
  periodsTitle: 'Combien de temps',
  periodsIntro:
    'Passé ces durées, une tâche quotidienne efface, ou ne laisse que ce qui ne nomme plus personne.',
  period: (period: string, from: string) => `${period} à compter ${from}`,
  why: (why: string) => `Pour ${why}.`,
  left: (left: string) => `Ce qui reste : ${left.charAt(0).toLocaleLowerCase()}${left.slice(1)}.`,
  held: (held: string) => `Suspendu par : ${held}.`,
  rightsTitle: 'Vos droits',
  rightsIntro: 'Depuis votre profil, ou en écrivant à votre employeur ou au délégué :',
  rights: {
    access:
      'accès et portabilité : télécharger tout ce que nous gardons, dans un format lisible par un autre service ;',
    rectify: 'rectification : changer vos coordonnées, demander la correction du reste ;',
    erase:
      'effacement : ce qu’aucune obligation ne retient est effacé, et nous vous disons ce qui reste et pourquoi ;',
    limit: 'limitation et opposition : demander qu’un usage s’arrête le temps d’un désaccord ;',
    after: 'directives sur le sort de vos données après votre décès.',
  },
  complaint:
    'Une réponse vous est due en un mois. Si elle ne vous satisfait pas, vous pouvez saisir la CNIL :',
  cookiesTitle: 'Cookies',
  cookies:
    'Trois seulement, indispensables au service ; il n’y a ni mesure d’audience ni publicité, donc rien à accepter.',
  cookieList: {
    session: 'le cookie de session vous garde connecté jusqu’à la déconnexion ou l’expiration ;',
    device:
      '« moisson-device » reconnaît votre navigateur pour arrêter les essais en série ; il ne nomme personne ;',
    home: '« moisson-home » reconnaît le navigateur où vous vous êtes déjà connecté, pour que les essais d’un inconnu ne vous ferment pas la porte ; il ne nomme personne non plus ;',
    browser:
      'votre langue et vos réglages d’affichage restent dans votre navigateur ; ce que vous avez lu en dernier dans votre espace aussi, pour l’ouvrir sans réseau, jusqu’à votre déconnexion.',
  },
  automaticTitle: 'Décisions automatiques',
  automatic:
    'Votre part est calculée selon les règles de l’accord, que votre espace détaille ligne par ligne, et sans profilage. Sans réponse de votre part, c’est la règle par défaut de la loi ou de l’accord qui s’applique, comme chaque message le rappelle.',
  version: 'Version du 24 novembre 2026.',
}
