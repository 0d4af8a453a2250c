export default {
  title: 'Lien de lecture pour le CSE',
  intro:
    'Une page sans compte pour votre CSE\u00a0: les totaux de chaque campagne lancée, la formule de l’accord et sa courbe. Personne n’y est nommé, et rien n’y figure sous cinq personnes.',
  labelHint: 'Secrétaire du CSE, expert du CSE…',
  link: 'Lien du CSE',
  none: 'Aucun lien n’a été donné au CSE.',
}
