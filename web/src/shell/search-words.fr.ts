import { pluriel } from '@moisson/law/words/plural'

export default {
  find: 'Nom de la société',
  more: (count: number) =>
    pluriel(count, 'Une autre société : précisez le nom.', '# autres sociétés : précisez le nom.'),
}
