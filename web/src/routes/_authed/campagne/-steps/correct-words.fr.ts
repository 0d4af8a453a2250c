import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: names.correctTheAmounts,
  body: 'Rien ne change avant votre confirmation : lisez d’abord qui est touché.',
  what: 'Qu’est-ce qui était faux ?',
  files: 'Des salaires ou des présences',
  filesBody: 'Les fiches d’aujourd’hui remplacent ce qui était connu au lancement.',
  envelopeKind: names.theEnvelope,
  envelopeBody: 'Le nouveau total est réparti à nouveau entre tous.',
  importFirst: 'Le fichier corrigé n’est pas encore importé ?',
  importNow: 'Importer le fichier corrigé',
  how: 'Comment les montants suivent-ils ?',
  atRates: 'Aux mêmes taux',
  atRatesBody:
    'Seules bougent les personnes dont le salaire ou la présence change. L’écart est un complément de l’enveloppe, ou y revient.',
  excessEstimated:
    'Cette campagne a été lancée avant que les taux du reliquat soient conservés : aux mêmes taux, la part du reliquat de chacun est estimée d’après ce qu’il avait. Vérifiez les montants, ou répartissez à nouveau toute l’enveloppe.',
  again: 'Répartir à nouveau la même enveloppe',
  againBody: 'Ce que l’un gagne, les autres le perdent : presque tous les montants bougent.',
  envelope: 'Nouvelle enveloppe brute',
  rereadToo: 'Reprendre aussi les salaires et les présences des fiches d’aujourd’hui',
  effect: 'Ce qui change',
  nothing: 'Aucun montant ne change.',
  nothingFiles: 'Les fiches disent la même chose qu’au lancement : aucun montant ne change.',
  concerned: 'Personnes touchées',
  outOf: (people: string) => `sur ${people}`,
  gain: (count: number, amount: string) =>
    pluriel(count, `# personne gagne : ${amount}`, `# personnes gagnent : ${amount}`),
  lose: (count: number, amount: string) =>
    pluriel(count, `# personne perd : ${amount}`, `# personnes perdent : ${amount}`),
  distributed: 'Distribué brut',
  highest: 'Coût au plus, abondement et forfait compris',
  was: (amount: string) => `était de ${amount}`,
  complement: (amount: string) => `dont ${amount} de complément`,
  told: (count: number, until: string) =>
    pluriel(
      count,
      `# personne reçoit un avis avec l’ancien montant, le nouveau et votre raison, et peut répondre jusqu’au ${until} environ.`,
      `# personnes reçoivent un avis avec l’ancien montant, le nouveau et votre raison, et peuvent répondre jusqu’au ${until} environ.`,
    ),
  notOpen: 'Personne n’est encore informé : les avis partiront avec les bons montants.',
  decided: (count: number) =>
    pluriel(
      count,
      '# d’entre elles avait un choix validé ou appliqué par défaut : il ne compte plus, elle décide à nouveau.',
      '# d’entre elles avaient un choix validé ou appliqué par défaut : il ne compte plus, elles décident à nouveau.',
    ),
  reopens:
    'La collecte rouvre pour ces personnes seules et se termine avec leur délai. Les autres ne répondent plus.',
  untouched: 'Pour toutes les autres personnes, rien ne change : montant, choix, reçu et délai restent.',
  withoutAddress: (count: number) =>
    pluriel(
      count,
      '# personne sans adresse qui fonctionne : remettez-lui l’avis.',
      '# personnes sans adresse qui fonctionne : remettez-leur l’avis.',
    ),
  keptByHand: (count: number) =>
    pluriel(
      count,
      '# personne garde un salaire ou une présence corrigés à la main.',
      '# personnes gardent un salaire ou une présence corrigés à la main.',
    ),
  paidBefore:
    'Le paiement prévu tombe avant la fin de ce délai. Reportez d’abord le jour du paiement dans les réglages de la campagne.',
  people: 'Qui gagne, qui perd',
  more: (count: number) => pluriel(count, 'et # autre personne', 'et # autres personnes'),
  reason: names.whyThisCorrection,
  reasonHelp: 'Chaque personne touchée lira cette phrase ; elle reste au journal.',
  confirm: names.correctAndTellThem,
  done: 'Montants corrigés',
  doneBody: (count: number) => pluriel(count, '# personne est prévenue.', '# personnes sont prévenues.'),
}
