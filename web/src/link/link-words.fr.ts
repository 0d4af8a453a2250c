import * as names from '../words/names.fr.ts'
import kit from '../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  label: 'Pour qui\u00a0?',
  endsOn: 'Dernier jour',
  endsOnHelp: '90\u00a0jours au plus\u00a0; 30\u00a0jours sans date.',
  create: names.createTheLink,
  created: 'Copiez ce lien maintenant\u00a0: il ne sera plus montré.',
  copy: names.copyTheLink,
  copied: names.linkCopied,
  states: { open: names.openNow, expired: 'Terminé', revoked: names.withdrawn },
  until: (day: string) => `jusqu’au ${day}`,
  by: (name: string) => `donné par ${name}`,
  opened: (count: number) =>
    count === 0 ? 'jamais ouvert' : pluriel(count, 'ouvert # fois', 'ouvert # fois'),
  revoke: names.withdraw,
  revokeOf: (label: string) => `Retirer le lien de ${label}`,
  revoked: names.theLinkIsClosed,
  missingLabel: 'Dites pour qui est ce lien.',
  dead: 'Lien fermé',
  openAgain: 'Rouvrez le lien que la société vous a envoyé\u00a0: il n’est pas gardé dans cette page.',
  unread: 'La page n’a pas pu être lue. Vérifiez votre connexion, puis réessayez.',
  retry: kit.retry,
  opensUntil: (day: string) => `Ce lien s’ouvre jusqu’au ${day}.`,
}
