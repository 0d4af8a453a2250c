import type { PlainWords } from '../../../../words/plain.ts'
import type usual from './-conflict-words.fr.ts'

const fr: PlainWords<typeof usual> = {
  title: { saved: 'Un autre choix existe', confirmed: 'Vous avez déjà validé un autre choix' },
  saved: 'Il vient d’un autre appareil ou d’une autre page. Aucun n’est validé. Lequel gardez-vous ?',
  confirmed: 'Il vient d’un autre appareil ou d’une autre page. Il compte.',
  draftBeside:
    'Il vient d’un autre appareil ou d’une autre page. Le choix validé compte encore. Lequel gardez-vous ?',
  changeable: (until) => `Vous pouvez changer jusqu’au ${until}.`,
  notYet: 'Si vous gardez celui d’ici, il faudra encore le valider.',
  draftHere: 'Ce choix n’est pas validé.',
  draftOn: (time) => `Gardé le ${time}. Il n’est pas validé.`,
  confirmedOn: (time, receipt) => `Validé le ${time}. Reçu ${receipt}.`,
  counts: 'Il compte',
  matching: 'Argent de l’entreprise',
  unmatched: 'aucun',
}
export default fr
