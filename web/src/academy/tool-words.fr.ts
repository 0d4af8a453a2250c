import * as names from '../words/names.fr.ts'

export default {
  note: {
    net: 'Taux en vigueur aujourd’hui. Ne vaut pas pour une prime de partage de la valeur du régime temporaire, qui ne supporte rien.',
    tax: 'L’impôt est calculé à votre taux sur la part imposable ; votre déclaration peut le changer un peu. Ce qui est placé est bloqué, et sa valeur peut baisser.',
    matching:
      'Pour un taux unique appliqué au montant net, et un plafond brut. Si votre plan a des tranches, votre écran de choix fait le calcul exact.',
    deadline:
      'Pour un intéressement calculé sur l’année entière. Le dernier jour pour informer ne compte ni le temps de la paie, ni les jours après lesquels l’accord tient l’avis pour reçu.',
    ceilings:
      'Pour une année entière dans l’entreprise. Un plafond qui n’est pas encore publié est remplacé par le dernier connu.',
    release: 'Les cas de sortie anticipée permettent de sortir plus tôt.',
  },
  notComputed: 'Rien n’est calculé : corrigez le champ signalé.',
  gross: 'Montant brut de votre prime',
  taxRate: 'Votre taux d’impôt, en %',
  plan: names.plan,
  plans: { PEE: names.pee, PERCOL: names.perCol },
  matchingRate: 'Taux d’abondement du plan, en %',
  cap: 'Plafond annuel du plan, brut',
  received: 'Abondement déjà reçu cette année, brut',
  closing: 'Clôture de l’exercice',
  acquired: 'Arrivée de l’argent sur le plan',
  source: 'Ce qui a été placé',
  sources: { other: 'Intéressement, prime, versement ou abondement', participation: 'Une participation' },
  net: { csg: 'CSG', crds: 'CRDS', net: 'À toucher ou à placer' },
  tax: {
    net: 'Net de CSG et de CRDS',
    taxable: 'Part imposable si vous touchez',
    tax: 'Impôt si vous touchez',
    cash: 'En poche si vous touchez',
    placed: 'Sur le plan si vous placez, avant abondement',
  },
  matching: {
    ceiling: 'Plafond de la loi pour l’année, brut',
    left: 'Abondement encore possible, brut',
    place: 'À placer, net, pour tout recevoir',
    matched: 'Ce qui arrive alors de l’entreprise, net',
  },
  deadline: {
    sign: 'Dernier jour pour signer un accord sur cet exercice',
    file: 'Dernier jour pour le déposer',
    inform: 'Dernier jour pour informer avant le versement',
    pay: 'Dernier jour du versement',
  },
  ceilings: {
    person: 'Part d’une personne',
    pay: 'Salaire retenu pour la participation',
    pee: 'Abondement sur un PEE, versé cette année',
    percol: 'Abondement sur un PER COL, versé cette année',
    unpaid: 'Versement volontaire sans salaire cette année',
  },
  release: { free: 'Libre le' },
  retirement: 'à la retraite',
  notARate: (most: number) => `Écrivez un taux entre 0 et ${most}.`,
  notADay: 'Choisissez une date entre 2019 et 2099.',
  mine: (name: string, amount: string) => `Prendre mon montant : ${amount} (${name})`,
}
