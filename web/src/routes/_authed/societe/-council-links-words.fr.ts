import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Lien de lecture pour le CSE',
  intro:
    'Une page sans compte pour votre CSE\u00a0: les totaux de chaque campagne lancée, la formule de l’accord et sa courbe. Personne n’y est nommé, et rien n’y figure sous cinq personnes.',
  label: 'Pour qui\u00a0?',
  labelHint: 'Secrétaire du CSE, expert du CSE…',
  endsOn: 'Dernier jour',
  endsOnHelp: '90\u00a0jours au plus\u00a0; 30\u00a0jours sans date.',
  create: 'Créer le lien',
  created: 'Copiez ce lien maintenant\u00a0: il ne sera plus montré.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  link: 'Lien du CSE',
  none: 'Aucun lien n’a été donné au CSE.',
  states: { open: 'Ouvert', expired: 'Terminé', revoked: 'Retiré' },
  until: (day: string) => `jusqu’au ${day}`,
  by: (name: string) => `donné par ${name}`,
  opened: (count: number) =>
    count === 0 ? 'jamais ouvert' : pluriel(count, 'ouvert # fois', 'ouvert # fois'),
  revoke: 'Retirer',
  revokeOf: (label: string) => `Retirer le lien de ${label}`,
  revoked: 'Le lien est fermé',
  missingLabel: 'Dites pour qui est ce lien.',
}
