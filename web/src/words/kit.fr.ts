export default {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  noData: 'Aucune donnée',
  noMatchingData: 'Aucune donnée ne correspond',
  loading: 'Chargement…',
  retry: 'Réessayer',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  typeToConfirm: (expected: string) => `Écrivez ${expected} pour confirmer`,
}
