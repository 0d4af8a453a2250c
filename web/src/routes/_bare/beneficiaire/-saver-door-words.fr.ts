export default {
  title: 'Mon profil d’épargnant',
  what: 'Huit questions, une minute, seulement pour vous informer.',
  failed: 'Le questionnaire n’a pas pu être chargé. Vérifiez votre réseau, puis réessayez.',
}
