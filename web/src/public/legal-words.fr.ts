export default {
  demo: 'Ceci est une démonstration : les noms, adresses et numéros de cette page sont inventés.',
  missing: 'non renseigné par l’exploitant de cette installation',
}
