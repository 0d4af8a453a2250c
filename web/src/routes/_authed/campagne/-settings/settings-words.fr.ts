import kit from '../../../../words/kit.fr.ts'
import * as names from '../../../../words/names.fr.ts'
import { countIn } from '@moisson/law/delays'
import { sourceIn } from '@moisson/law/legal-points'
import { pluriel } from '@moisson/law/words/plural'

export default {
  frozenTitle: 'Règles figées au lancement',
  frozenBody:
    'Les montants, les critères et les règles ne changent plus : chacun a été informé sur cette base.',
  readOnly: 'Cette campagne ne se modifie plus.',
  sections: 'Parties des réglages',
  reading: 'Lecture des réglages',
  saved: 'Réglages enregistrés',
  savedShares: 'Les parts sont à recalculer.',
  leave: 'Vos modifications de la campagne ne sont pas enregistrées.',
  envelope: {
    otherYear: (year: string) =>
      `Cette campagne porte l’année ${year} : l’exercice doit commencer ou finir cette année-là. Pour un autre exercice, créez une autre campagne.`,
    title: names.envelope,
    exercise: names.financialYear,
    help: 'Ce qui est à partager, pour quel exercice.',
    each: names.versement,
    eachHelp: 'Ce que chacun reçoit. L’enveloppe suit le nombre de bénéficiaires.',
    bonus: 'Prime',
    bonusHelp:
      'Le montant que l’acte décide pour chacun. Le total suit le nombre de salariés présents le jour du versement.',
    bonusAmount: 'Avant prorata de présence, CSG et CRDS.',
    payrollHelp: (rate: string) => `Base du plafond collectif de ${rate}.`,
    payrollFromFile: (amount: string, rate: string) =>
      `Vide : celle de la fiche de la société pour cet exercice, ${amount}. Base du plafond de ${rate}.`,
    ceiling: (share: string, most: string, rate: string) =>
      `${share} des salaires bruts, pour un maximum de ${most} (${rate}, ${sourceIn('collective_ceiling', 'fr')})`,
    ceilingOver: (share: string, most: string, rate: string) =>
      `${share} des salaires bruts : l’enveloppe dépasse le maximum de ${most} (${rate}, ${sourceIn('collective_ceiling', 'fr')})`,
  },
  plan: {
    title: 'Bénéficiaires et plan',
    help: 'Ce que la loi et le règlement du plan fixent.',
    who: `Tous ceux qui sont dans l’entreprise le jour du versement reçoivent le même montant (${sourceIn('unilateral', 'fr')}).`,
    where:
      'Le versement va au PER COL\u00a0; chacun en choisit les fonds. Sans réponse, il suit la gestion par défaut du plan.',
    counts: `Il compte dans le plafond annuel de l’abondement de chacun (${sourceIn('unilateral_ceiling', 'fr')}).`,
  },
  own: {
    name: 'Nom',
    nameHelp: 'Les bénéficiaires le lisent dans leurs messages et sur leur écran.',
    title: 'Qui peut verser, et combien',
    help: 'Ce que la loi fixe. Chacun décide de son montant.',
    who: 'Tous ceux qui sont dans l’entreprise le jour du versement, avec l’ancienneté que demande le règlement du plan, trois mois au plus.',
    limit: (part: string) =>
      `Chacun verse au plus ${part} de sa rémunération annuelle brute, tous plans et toutes campagnes de l’année réunis (${sourceIn('voluntary', 'fr')}). Sans salaire de l’année, la limite est le quart du plafond de la Sécurité sociale\u00a0: indiquez une rémunération de 0.`,
    withheld:
      'Le montant validé est retenu sur la paie\u00a0: le fichier de paie le donne, personne par personne.',
    silence: 'Sans réponse, rien n’est retenu et rien n’est versé.',
    choicesHelp: 'Où chacun peut verser.',
  },
  days: {
    title: 'Qui peut placer des jours, et combien',
    help: 'Ce que la loi fixe. Chacun décide du nombre de ses jours.',
    who: 'Tous ceux qui sont dans l’entreprise le jour du versement et dont la fiche porte des jours de repos à placer, avec l’ancienneté que demande le règlement du plan, trois mois au plus.',
    limit: (most: string) =>
      `Chacun place jusqu’à ${most} par an, par demi-journées, toutes campagnes de l’année réunies (${sourceIn('rest_days', 'fr')})\u00a0: jours du compte épargne-temps ou, sans lui, jours de repos non pris.`,
    value:
      'Un jour vaut ce que dit la fiche\u00a0: sa valeur nette selon votre paie. Les jours validés sont à retirer du solde de chacun\u00a0: le fichier de paie les donne, personne par personne.',
    silence: 'Sans réponse, chacun garde ses jours et rien n’est versé.',
    choicesHelp: (source: string) => `Ces jours vont au PER COL seul (${source}).`,
  },
  bonus: {
    act: 'Acte',
    actHelp: (source: string) =>
      `Un accord, conclu comme un accord d’intéressement, ou une décision de l’employeur après consultation du CSE (${source}).`,
    signed: 'Le jour de la signature.',
    title: 'Montant de chacun',
    help: 'La loi limite ce qui peut faire varier la prime\u00a0: ici, la seule présence effective.',
    way: 'La prime varie-t-elle\u00a0?',
    same: 'Le même montant pour tous',
    sameBody: 'Quelle que soit la présence dans l’année écoulée.',
    presence: 'Au prorata de la présence',
    presenceBody:
      'Sur les douze mois avant le versement. Maternité, paternité, adoption et congés pour un enfant comptent comme présence.',
    part: 'Part du montant qui suit la présence',
    partHelp: 'Le reste est le même pour tous.',
    who: 'Toutes les personnes liées par un contrat de travail le jour du versement la reçoivent, sans condition d’ancienneté.',
    limit: (plain: string, higher: string) =>
      `Chacun reçoit au plus ce qui est exonéré dans l’année civile\u00a0: ${plain}, ou ${higher} avec un accord d’intéressement, ou de participation volontaire sous cinquante salariés. Au-delà, c’est un salaire, qui ne se verse pas ici.`,
    often: `Deux primes au plus par année civile, un versement au plus par trimestre (${sourceIn('value_sharing_twice', 'fr')}).`,
  },
  scope: {
    title: names.establishments,
    help: 'Qui la campagne concerne. Elle peut l’être d’un seul établissement, avec son accord ou son enveloppe.',
    none: 'Aucune personne n’a d’établissement : la campagne concerne toute la société.',
    toFile: 'Les établissements de la fiche société',
    people: (count: number) => pluriel(count, '# personne', '# personnes'),
    whole: 'Aucun n’est coché : la campagne concerne toute la société.',
    outside: (others: number, without: number) =>
      `Laissées de côté : ${pluriel(others, '# personne', '# personnes')} d’autres établissements${
        without > 0 ? `, et ${pluriel(without, '# personne', '# personnes')} sans établissement` : ''
      }.`,
    everywhere: 'Toute la société',
  },
  decision: {
    title: 'Supplément',
    help: (source: string) =>
      `Il s’ajoute à ce qu’une campagne a distribué, pour qui y a eu une part (${source}).`,
    choose: 'Choisir une campagne',
    none: 'Aucune campagne lancée ne peut être complétée.',
    distributed: (amount: string, people: number) =>
      `${amount} distribués à ${pluriel(people, '# personne', '# personnes')}.`,
    accountingProfit: 'Pour le plafond, s’il n’est pas dans la campagne complétée.',
  },
  reserve: {
    title: names.participationReserve,
    help: `½ × (B − 5\u202f% C) × S ÷ VA, ou la formule plus favorable de votre accord (${sourceIn('reserve', 'fr')}).`,
    formulaHelp: {
      legal: 'La réserve est celle de la loi.',
      derogatory: 'Elle donne au moins autant que la loi, et au plus le plafond que l’accord retient.',
    },
    total: names.toShareOut,
    how: 'Comment cette réserve est calculée',
    missing: 'La réserve s’affiche quand ses chiffres sont donnés.',
    nil: 'La réserve est nulle\u00a0: il n’y a rien à répartir.',
  },
  criteria: {
    title: names.allocation,
    help: 'L’enveloppe est coupée en parts, une par critère de l’accord. Leur somme fait 100 %.',
    means: {
      uniform: 'Le même montant pour chacun',
      salary: 'En proportion du salaire de référence',
      presence: 'En proportion des jours de présence',
      appartenance: 'En proportion des jours dans l’entreprise, absences comprises',
    },
    weightOf: (criterion: string) => `Part du critère ${criterion}, en pourcentage`,
    fill: 'Compléter',
    fillOf: (criterion: string) => `Compléter le critère ${criterion} avec ce qui manque`,
    complete: 'Total : 100 %',
    total: (sum: string) => `Total : ${sum}`,
    missing: (sum: string, left: string) => `Total : ${sum}, il manque ${left}`,
    tooMuch: (sum: string, over: string) => `Total : ${sum}, c’est ${over} de trop`,
    floorHelp: 'Un salaire plus bas compte comme celui-ci.',
    ceilingHelp: 'Un salaire plus haut compte comme celui-ci.',
    ceilingOfParticipation: `Vide\u00a0: trois fois le PASS, au prorata du temps passé dans l’entreprise (${sourceIn('participation_pay', 'fr')}).`,
  },
  cap: {
    title: 'Plafond individuel',
    help: 'Le plus que chacun peut recevoir, et ce que devient ce que le plafond retient.',
    ofLaw: (legal: string, part: string) =>
      `${legal} (${part} du PASS), au prorata du temps passé dans l’entreprise\u00a0: la loi seule le fixe (${sourceIn('participation_ceiling', 'fr')}). Ce qu’il retient est aussitôt réparti entre les autres\u202f; ce que personne ne peut recevoir reste dans la réserve.`,
    ofLawUnknown: (part: string) => `${part} du PASS, au prorata du temps passé dans l’entreprise.`,
    agreementHelp: (legal: string, part: string) => `Vide : plafond légal de ${legal} (${part} du PASS).`,
    agreementHelpUnknown: (part: string) => `Vide : plafond légal (${part} du PASS).`,
    provisional:
      'Le PASS de cet exercice n’est pas encore entièrement publié : le dernier connu est utilisé, à titre provisoire.',
    excess: 'Ce que le plafond retient',
    redistribute: 'Est redistribué aux autres',
    redistributeBody:
      'En autant de tours qu’il le faut, jusqu’à ce que l’enveloppe soit entièrement partagée.',
    keep: 'N’est pas distribué',
    keepBody: 'L’enveloppe n’est alors pas entièrement partagée ; la différence est montrée.',
  },
  dates: {
    nextExercise: 'Au cours de l’exercice suivant celui qu’il complète.',
    title: names.dates,
    help: `Chacun a sa fenêtre : ${countIn('reply', 'fr')} jours pleins au moins après avoir été informé.`,
    opening: 'Envoi des avis',
    atLaunch: 'Dès le lancement',
    atLaunchBody: 'Les avis partent quand vous lancez.',
    later: 'À une date choisie',
    laterBody: 'La campagne est programmée, les avis partent seuls.',
    openingDay: names.day,
    openingTime: 'Heure de Paris',
    presumptionHelp:
      'Ce que dit le texte qui donne ces sommes : accord, règlement du plan ou décision de l’employeur. Le délai de réponse commence alors, ou plus tôt si l’avis est ouvert.',
    paymentHelp: (limit: string) => `Au plus tard le ${limit}.`,
    paymentTooSoon: (day: string) => `La collecte dure jusqu’au ${day} : choisissez un jour plus tardif.`,
    useLimit: (day: string) => `Prévoir le dernier jour légal, le ${day}`,
    overview: 'Les dates, dans l’ordre',
    sent: 'envoi des avis',
    latest: (day: string) => `Au plus tard le ${day} pour payer à temps.`,
    afterLatest: (day: string) => `Après le ${day}, le temps manque pour la paie et le teneur de compte.`,
    informed: 'chacun est réputé informé',
    lastDay: 'dernier jour pour répondre',
    lastDayNote: 'Jusqu’à minuit, heure de Paris.',
    paymentLine: 'versement prévu',
    limit: 'date limite légale de versement',
    limitOfYear: 'dernier jour de l’année dont le plafond compte',
    banksClosed: (day: string) => `Les banques sont fermées ce jour-là : le virement part le ${day}.`,
    banksLate: 'Le virement part après la date limite',
    lateTitle: 'Le versement est prévu après la date limite',
    lateCost: (days: number, amount: string, rate: string, caution: string) =>
      `${pluriel(days, '# jour', '# jours')} de retard : environ ${amount} d’intérêts sur l’enveloppe, à ${rate} l’an (1,33 × TMOP${caution && `, ${caution}`}).`,
    lateUnknown: names.lateInterestOwed,
  },
  choices: {
    title: 'Choix proposés',
    help: (noun: string) => `Ce que chacun peut faire de sa ${noun}, et ce qui arrive à qui ne répond pas.`,
    paymentHelp: (noun: string) =>
      `Toujours possible\u00a0: chacun peut demander tout ou partie de sa ${noun}.`,
    noPlan: 'L’entreprise n’a pas ce plan.',
    noFund: 'Ce plan n’a pas encore de fonds à proposer.',
    planLine: (name: string, funds: number, matched: boolean, managed: boolean) =>
      [
        name,
        pluriel(funds, '# fonds', '# fonds'),
        matched ? 'avec abondement' : 'sans abondement',
        ...(managed ? ['gestion pilotée'] : []),
      ].join(' · '),
    ruleLaw: {
      pee: `La règle de la loi quand un PEE existe (${sourceIn('silence_with_a_plan', 'fr')}).`,
      paid: `La règle de la loi quand il n’y a pas de PEE (${sourceIn('silence_without_a_plan', 'fr')}).`,
    },
    bonusInSilence: `Qui ne répond pas dans les ${countIn('reply', 'fr')} jours reçoit sa prime\u00a0: elle n’est placée que sur demande (${sourceIn('value_sharing_notice', 'fr')}).`,
    ruleNeedsPee: 'Pas possible : la loi envoie l’intéressement de qui se tait au PEE.',
    ruleOfParticipation: (lawful: boolean, percol: boolean) =>
      lawful
        ? `${percol ? 'La moitié au moins va au PER COL, le reste comme le dit l’accord' : 'Sans PER COL, comme le dit l’accord'} (${sourceIn('participation_silence', 'fr')}).`
        : percol
          ? 'Pas possible\u00a0: la loi en envoie la moitié au PER COL.'
          : 'Pas possible sans PER COL proposé.',
    ruleWithoutPee: 'Pas possible sans PEE proposé.',
    ruleIllegal: 'La règle enregistrée n’est plus légale avec ces destinations : choisissez l’autre.',
  },
  drafts: {
    title: 'Choix non validés',
    help: 'Quelqu’un a tout rempli mais n’a pas validé : que fait-on ? Chacun lit cette règle dès le premier écran.',
    ignore_draft: 'La règle par défaut s’applique. La personne est prévenue 72, 24 et 3 heures avant la fin.',
    honour_complete_draft: 'À condition d’être complet au centime. À prévoir dans l’accord.',
  },
  reminders: {
    title: 'Relances',
    help: 'Seuls ceux qui n’ont pas répondu les reçoivent, le matin à 9 heures.',
    none: 'Aucune relance automatique.',
    remove: (reminder: string) => `Retirer la relance ${reminder}`,
    days: 'Jours',
    unit: names.days,
    side: 'Quand',
    afterNotice: 'après l’avis',
    beforeEnd: 'avant la fin',
    add: kit.add,
    rescue: 'En plus, un choix commencé et non validé est rappelé 72, 24 et 3 heures avant la fin.',
  },
  message: {
    title: 'Message et contact',
    help: 'Vos mots, lus dans l’avis ou la lettre, et sous les choix proposés à l’écran.',
    addEnglish: 'Ajouter une version anglaise',
    english: 'Version anglaise',
    englishHelp: 'Lue par ceux qui utilisent Moisson en anglais. Sans elle, ils lisent le message français.',
    contact: 'À qui poser ses questions',
  },
}
