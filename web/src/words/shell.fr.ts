import kit from './kit.fr.ts'
export default {
  language: 'Langue',
  skip: 'Aller au contenu',
  network: 'Connexion impossible, vérifiez votre réseau.',
  unknownFailure: 'Cela n’a pas fonctionné ; réessayez dans un instant.',
  loading: kit.loading,
  retry: kit.retry,
}
