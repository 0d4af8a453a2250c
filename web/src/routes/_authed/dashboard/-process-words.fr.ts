import * as names from '../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

const spent = (minutes: number): string =>
  minutes < 60
    ? pluriel(minutes, '# minute', '# minutes')
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${String(minutes % 60).padStart(2, '0')}` : ''}`

export default {
  title: names.processes,
  none: 'Aucun parcours ouvert. Un parcours vous guide pas à pas, avec les pièces et les dates.',
  start: names.startAProcess,
  all: 'Tout voir',
  progress: (title: string) => `Avancement : ${title}`,
  steps: (done: number, total: number) => `${done} sur ${total}`,
  next: 'Prochaine étape',
  by: {
    company_admin: 'À vous',
    manager: names.yourAdviser,
    agent: 'Votre interlocuteur',
    third_party: names.aThirdParty,
  },
  before: (day: string) => `avant le ${day}`,
  minutes: (minutes: number) => `${spent(minutes)} de travail`,
  open: names.goOn,
  adviser: names.yourAdviser,
  call: (name: string, phone: string) => `Appeler ${name} au ${phone}`,
  write: (name: string) => `Écrire à ${name}`,
}
