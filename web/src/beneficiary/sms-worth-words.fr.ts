export default {
  foreign:
    'Numéro étranger : un SMS y coûte plus cher et peut ne pas arriver. Un e-mail ou une lettre est plus sûr.',
  not_mobile:
    'Ce n’est pas un mobile : aucun SMS n’y arrive. Donnez un mobile ou un e-mail ; sinon, une lettre partira.',
}
