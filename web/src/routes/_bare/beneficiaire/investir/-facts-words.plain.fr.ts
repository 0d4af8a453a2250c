import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-facts-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  changeTitle: 'Votre changement n’est pas validé',
  kept: {
    kept: (when) => `Gardé ${when}, pas encore validé`,
    keptNoTime: 'Gardé, pas encore validé',
    on_phone: (when) => `Gardé sur ce téléphone ${when}, pas validé. Il partira quand le réseau reviendra.`,
    unsafe: 'Il n’y a pas de réseau. Ce téléphone ne peut rien garder. Ne fermez pas cette page.',
  },
  provisional: 'Un chiffre peut encore changer',
  provisionalBody: (names) =>
    `${names} : le chiffre de l’année n’est pas encore connu. Votre montant peut donc changer.`,
  toAccount: (end) => `L’argent va sur votre compte. Son numéro finit par ${end}.`,
  noAccount:
    'Nous ne savons pas où verser l’argent. Votre entreprise n’a pas votre numéro de compte, appelé IBAN.',
  lastTime: (campaign, shares) => `La dernière fois (${campaign}), votre choix : ${shares}.`,
  overTime: 'Comparer : prendre, ou mettre de côté',
}
export default fr
