export default {
  title: 'Ce parcours existe déjà',
  again: 'En ouvrir un autre quand même',
}
