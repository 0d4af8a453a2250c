export default {
  clear: 'Effacer les filtres',
  clearSearch: 'Effacer la recherche',
  more: 'Afficher la suite',
}
