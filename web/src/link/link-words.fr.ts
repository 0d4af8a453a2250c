import { pluriel } from '@moisson/law/words/plural'

export default {
  label: 'Pour qui\u00a0?',
  endsOn: 'Dernier jour',
  endsOnHelp: '90\u00a0jours au plus\u00a0; 30\u00a0jours sans date.',
  create: 'Créer le lien',
  created: 'Copiez ce lien maintenant\u00a0: il ne sera plus montré.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  states: { open: 'Ouvert', expired: 'Terminé', revoked: 'Retiré' },
  until: (day: string) => `jusqu’au ${day}`,
  by: (name: string) => `donné par ${name}`,
  opened: (count: number) =>
    count === 0 ? 'jamais ouvert' : pluriel(count, 'ouvert # fois', 'ouvert # fois'),
  revoke: 'Retirer',
  revokeOf: (label: string) => `Retirer le lien de ${label}`,
  revoked: 'Le lien est fermé',
  missingLabel: 'Dites pour qui est ce lien.',
  dead: 'Lien fermé',
  openAgain: 'Rouvrez le lien que la société vous a envoyé\u00a0: il n’est pas gardé dans cette page.',
  unread: 'La page n’a pas pu être lue. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
  opensUntil: (day: string) => `Ce lien s’ouvre jusqu’au ${day}.`,
}
