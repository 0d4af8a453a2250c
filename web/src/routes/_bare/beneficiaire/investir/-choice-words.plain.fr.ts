import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-choice-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  netToday: 'Versé sur votre compte',
  invested: 'Mis de côté',
  advancedBody: (received, share) =>
    `Votre part nette est de ${share}. Vous avez déjà reçu ${received}. C’était une avance. Il n’y a rien à choisir.`,
  advancedBack: (back) =>
    `Vous avez reçu ${back} de trop. Il faut les rendre. L’entreprise les prend sur vos paies. Elle prend au plus un dixième de chaque paie. Vous êtes parti ? L’entreprise vous dira comment les rendre.`,
  nothingBody: 'Ici, votre montant est de 0,00 €.',
  splitIntro: 'Glissez le bouton, ou écrivez un montant. Les autres montants suivent, au centime.',
  splitLeaves: 'Glissez le bouton, ou écrivez un montant. Il faudra aussi placer le reste.',
  wayQuestion: 'Qui choisit où va l’argent ?',
  ways: { managed: 'Un gérant choisit' },
  wayBodies: {
    free: 'Vous partagez l’argent entre des fonds. Un fonds place l’argent de beaucoup de gens.',
    managed: 'Vous prenez un profil. Le gérant partage l’argent. Il baisse le risque avec le temps.',
  },
  profileQuestion: 'Quel profil ? Une action est une part d’entreprise. Son prix monte et baisse.',
  profileBodies: {
    prudent: 'Peu d’actions. L’argent bouge peu. Il peut aussi gagner peu.',
    balanced: 'Entre les deux. L’argent monte et baisse, sans excès.',
    dynamic: 'Surtout des actions. L’argent peut beaucoup baisser. C’est pour longtemps.',
  },
  fundsOrder:
    'D’abord les moins risqués. Puis par ordre de nom. Nous n’en conseillons aucun. Prenez dix fonds au plus.',
  costsFor: (placed) => `Frais comptés pour ${placed}. L’argent ajouté par l’entreprise est dedans.`,
  entryCost: (amount, rate) => `Vous payez aussi ${amount} à l’entrée (${rate}).`,
  scenarioIntro:
    'Voici 1 000 € après un an. Les frais sont enlevés. C’est le passé : demain peut être différent.',
  dicMissing: 'Demandez ce document (DIC) à votre entreprise',
  missing: {
    way: (plan) => `Pour le ${plan}, prenez un fonds ou un gérant.`,
    too_small: (amount, place) =>
      `${amount} (${place}) : c’est trop peu. Mettez 1,00 € ou plus, ou zéro. La loi ne le demande pas. Moisson le demande.`,
  },
  effects: 'Ce que vous aurez',
  taxRate: 'Votre taux d’impôt (tranche)',
  taxable: (amount) => `${amount} à déclarer aux impôts`,
  taxFree: 'Rien à déclarer aux impôts',
  taxNote:
    'C’est un calcul approché. La baisse de 10 % pour frais n’est pas comptée. L’impôt dépend de tout votre foyer.',
  likePay:
    'Cette prime compte comme un salaire, même mise de côté. Il y a des cotisations et de l’impôt. Votre bulletin de paie dit combien il vous reste.',
  ruleTitle: 'Si vous ne validez pas',
  ack: {
    pee: (day) =>
      `Mon argent du PEE est bloqué jusqu’au ${day}. Des événements de la vie le libèrent plus tôt.`,
    percol: 'Mon argent du PER COL est bloqué jusqu’à la retraite. La loi prévoit des exceptions.',
    managed: 'Le gérant partage mon argent selon mon profil. Je suis d’accord.',
    advice: 'Personne ne m’a conseillé ici. L’argent placé peut perdre de sa valeur.',
  },
  changeable: (day) => `Vous pouvez changer jusqu’au ${day}`,
  submitLost: 'Votre choix n’est pas arrivé. Il reste sur cet appareil. Validez de nouveau.',
  linkOverBody:
    'La date limite est passée, ou l’entreprise a tout annulé. Si elle annule, elle vous le dit. Sinon, le choix que vous avez validé compte. Vous n’avez rien validé ? La règle annoncée compte. Connectez-vous pour la lire.',
  doneBody: (day) => `Nous avons votre réponse. Vous pouvez la changer jusqu’au ${day}.`,
  doneFinal: 'Nous avons votre réponse.',
  receiptHash: 'Pour vérifier ce fichier (SHA-256) :',
  receiptHashHelp: 'Vous donnez ce fichier à quelqu’un ? Il peut vérifier que c’est le vrai.',
  mailTo: (email) => `Nous envoyons aussi le reçu à ${email}.`,
  nextDeadline: (day) => `Jusqu’au ${day}, vous pouvez changer d’avis.`,
  nextControl: 'Ensuite, tout est vérifié.',
  nextPaid: (day) => `Vers le ${day}, l’argent est versé ou mis de côté.`,
  nextPaidSoon: 'Puis l’argent est versé ou mis de côté.',
  nextFree: (day) => `Le ${day}, vous pouvez prendre l’argent du PEE.`,
  earlier: 'Quand puis-je prendre l’argent plus tôt ?',
  notOpenTitle: 'Vous ne pouvez pas encore choisir',
  notOpenBody: 'Vous serez prévenu par e-mail ou par courrier. Vous pourrez alors choisir.',
  cancelledBody: 'Rien n’est versé ici. Demandez la suite à votre service RH.',
  closedDraft: 'Votre brouillon complet compte. L’entreprise l’avait dit :',
  closedDefault: 'Vous n’avez pas validé à temps. Le choix prévu d’avance compte :',
  closedHeld: 'Nous n’avons pas pu vous prévenir. Votre argent est gardé pour vous.',
  closedWait: 'Vous n’avez rien validé. À la clôture, ce choix prévu d’avance compte :',
  closedDraftWait: 'Votre brouillon est complet. Il comptera à la clôture. L’entreprise l’avait dit :',
  contestDefault: 'Prévenu trop tard ? Écrivez-nous. On peut parfois corriger.',
}
export default fr
