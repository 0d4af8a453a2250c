import { sourceIn } from '@moisson/law/legal-points'
import { sourceOf } from '@moisson/law/scheme-points'
import * as names from '../../../../words/names.fr.ts'

export default {
  title: 'Où est mon épargne',
  back: names.backToMySpace,
  beyondLink:
    'Votre accès ouvre les campagnes auxquelles vous répondez. Votre épargne et vos papiers demandent une connexion.',
  intro:
    'Ce que vos campagnes ont placé, le jour du placement. La valeur d’aujourd’hui, vos placements d’avant et vos retraits sont chez le teneur de compte.',
  allMyPapers: names.allMyPapers,
  none: 'Aucun employeur n’est relié à ce compte',
  noneWhy: 'Votre service RH relie votre fiche à votre adresse.',
  left: (day: string) => `Vous avez quitté l’entreprise le ${day}`,
  leaving: {
    savings: `PEE et participation : la fin de votre contrat les ouvre. Demandez au teneur de compte, quand vous voulez, avec votre certificat de travail (${sourceIn('releases_savings', 'fr')}).`,
    pension: `PER COL : la fin du contrat ne l’ouvre pas. Il attend la retraite, sauf les cas de la loi (${sourceIn('releases_percol', 'fr')}).`,
    move: `Vous pouvez aussi tout déplacer dans le plan d’un nouvel employeur ; le temps de blocage déjà passé compte (${sourceOf('fr', 'transfer')}).`,
    pay: 'Une prime calculée après votre départ vous est annoncée comme aux autres, avec le même délai de réponse.',
  },
  reach: 'Comment vous joindre après votre départ ?',
  leavesSoon: (day: string) => `Vous quittez l’entreprise le ${day} : laissez de quoi vous joindre ensuite`,
  reachWhy:
    'Votre fiche n’a ni e-mail personnel ni téléphone. Une somme due à une personne introuvable est gardée un temps, puis remise à la Caisse des dépôts.',
  reachNow: 'Donner mes coordonnées',
  held: (amount: string, campaign: string) => `${amount} vous attendent, ${campaign}`,
  heldUntil: (day: string, source: string) =>
    `L’entreprise les garde jusqu’au ${day}, puis les remet à la Caisse des dépôts, où vous pouvez les réclamer (${source}). Écrivez-lui avant.`,
  heldPaid: (amount: string, campaign: string) => `${amount} vous ont été versés, ${campaign}`,
  heldPaidOn: (day: string, reference: string | null) =>
    `L’entreprise les conservait pour vous ; elle les a versés le ${day}${reference ? ` (référence ${reference})` : ''}. S’ils ne sont pas arrivés, écrivez-lui.`,
  heldDeposited: (amount: string, campaign: string) =>
    `${amount} vous attendent à la Caisse des dépôts, ${campaign}`,
  heldDepositedOn: (day: string, reference: string) =>
    `L’entreprise les lui a remis le ${day}. Réclamez-les à la Caisse des dépôts avec la référence ${reference}.`,
  heldOwed: 'L’entreprise vous les doit : écrivez-lui.',
  late: 'Intérêts pour un versement en retard',
  lateOf: (campaign: string, sentence: string) => `${campaign} : dont ${sentence}`,
  nothingPlaced: 'Rien n’a été placé par les campagnes de cette entreprise dans Moisson.',
  plans: { pee: 'PEE', percol: names.perCol },
  kept: (keeper: string, contract: string | null) =>
    `Compte tenu par ${keeper}${contract ? `, contrat ${contract}` : ''}.`,
  keeperUnknown: 'L’entreprise n’a pas encore dit qui tient ce compte.',
  reachKeeper: (contact: string) => `Pour le joindre : ${contact}.`,
  keeperSilent: 'Son téléphone et son site sont sur votre relevé annuel.',
  lots: (plan: string) => `Sommes placées sur le ${plan}`,
  underWay: 'en cours de placement',
  onItsWay: (name: string) => `${name}, placement en cours`,
  refused:
    'Le teneur de compte a refusé cette somme, en tout ou en partie. Demandez à l’entreprise où cela en est.',
  freeOn: (day: string) => `Disponible le ${day}`,
  retirement: 'Disponible à la retraite',
  statement: 'Mon état récapitulatif (PDF)',
  askCompany: (ways: string) => `Votre contact dans l’entreprise : ${ways}.`,
  release: 'Débloquer avant la date',
  releaseIntro:
    'Un événement de votre vie peut ouvrir votre épargne. Choisissez-le : voici ce qu’il ouvre chez vous.',
  event: 'Ce qui m’arrive',
  chooseEvent: 'Choisir un événement',
  opens: (plan: string) => `${plan} : ce cas l’ouvre`,
  opensNot: (plan: string) => `${plan} : ce cas ne l’ouvre pas`,
  within: (months: number) => `La demande se fait dans les ${months} mois qui suivent l’événement.`,
  anyTime: {
    pee: 'La demande n’a pas de délai.',
    percol: 'Les textes que nous avons lus ne fixent pas de délai.',
  },
  since: (day: string) => `Ce cas existe depuis le ${day}.`,
  noneOfMine: 'Vos campagnes dans Moisson n’y ont rien placé.',
  couldFree: (amount: string, company: string) =>
    `Jusqu’à ${amount} placés par ${company}, à la valeur du jour.`,
  sendTo: (keeper: string) => `Demande et pièces : à ${keeper}, pas à l’entreprise.`,
  sendToKeeper: 'Demande et pièces : au teneur de compte, pas à l’entreprise.',
  papers: (papers: string) => `Pièces à joindre : ${papers}.`,
  once: 'Un événement ouvre un seul versement : demandez tout ce dont vous avez besoin. Le teneur de compte peut demander d’autres pièces.',
  tax: 'Impôt et prélèvements à la sortie',
  readMore: 'Tout sur le déblocage anticipé',
}
