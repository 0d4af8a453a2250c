import * as names from '../../../../../words/names.fr.ts'
import kit from '../../../../../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

const list = new Intl.ListFormat('fr')

export default {
  remind: {
    title: kit.remind,
    intro: (count: number) =>
      pluriel(
        count,
        'Un message aux administrateurs de la société, avec ce qui presse pour elle.',
        'Un message aux administrateurs de chacune des # sociétés, avec ce qui presse pour elle.',
      ),
    now: (count: number) => pluriel(count, 'Relancer la société', 'Relancer # sociétés'),
  },
  todos: {
    title: names.giveThingsToDo,
    intro: (count: number) =>
      pluriel(
        count,
        'Une série de tâches pour la société.',
        'Une série de tâches pour # sociétés, chacune à ses dates.',
      ),
    now: (count: number) => pluriel(count, 'Donner à la société', 'Donner à # sociétés'),
  },
  adviser: {
    title: names.assignToAnAdviser,
    intro: (count: number) =>
      pluriel(
        count,
        'Un conseiller de plus pour la société ; ceux qu’elle a restent.',
        'Un conseiller de plus pour # sociétés ; ceux qu’elles ont restent.',
      ),
    now: (count: number) => pluriel(count, 'Confier la société', 'Confier # sociétés'),
  },
  message: names.yourMessage,
  messageHelp: 'Il est cité tel quel, sous votre nom.',
  messageMissing: 'Écrivez ce que vous avez à dire.',
  whom: names.adviser,
  choose: names.choose,
  invite: names.inviteAnAdviser,
  adviserMissing: 'Choisissez un conseiller.',
  preview: 'Voir ce qui se passera',
  would: 'Ce qui se passera',
  done: 'Ce qui a été fait',
  progress: (done: number, all: number) => `${done} sur ${all}`,
  to: (names: string[]) => `À ${list.format(names)}`,
  added: (count: number) => pluriel(count, '# tâche', '# tâches'),
  hasAll: 'A déjà toutes ces tâches.',
  advisedBy: (names: string[]) => `Conseillée par ${list.format(names)}`,
  alreadyAdvised: (names: string[]) => `Déjà conseillée par ${list.format(names)}`,
}
