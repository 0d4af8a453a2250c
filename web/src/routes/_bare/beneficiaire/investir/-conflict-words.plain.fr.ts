import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-conflict-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  title: { saved: 'Un autre choix existe', confirmed: 'Vous avez déjà validé un autre choix' },
  saved: 'Il vient d’un autre appareil ou d’une autre page. Lequel gardez-vous ?',
  confirmed: (at) =>
    `Il est validé depuis le ${at}. Il vient d’un autre appareil ou d’une autre page. Il compte.`,
  changeable: (until) => `Vous pouvez changer jusqu’au ${until}.`,
  notYet: 'Si vous gardez celui d’ici, il faudra encore le valider.',
}
export default fr
