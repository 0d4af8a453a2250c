export default {
  title: 'Déclaration d’accessibilité',
  intro:
    's’engage à rendre ce service accessible à toutes et à tous, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration porte sur l’ensemble des pages de cette adresse.',
  stateTitle: 'État de conformité',
  state: 'Non conforme.',
  stateWhy:
    'Aucun organisme indépendant n’a encore mesuré la conformité du service au référentiel RGAA 4.1. Tant que cet audit n’a pas eu lieu, la réglementation demande de le déclarer non conforme, quels que soient les contrôles menés par ailleurs.',
  testsTitle: 'Ce que nous vérifions nous-mêmes',
  testsIntro: 'Sans tenir lieu d’audit, ces contrôles sont menés à chaque version :',
  tests: {
    axe: 'chaque écran est examiné par l’outil axe-core (règles WCAG 2.2, niveaux A et AA), sans anomalie tolérée ;',
    keyboard: 'chaque parcours se fait au clavier, le focus reste visible et suit la page ;',
    zoom: 'chaque page se lit à 320 pixels de large, sans défilement horizontal ;',
    charts: 'chaque graphique est doublé d’un tableau, et aucune information ne tient à la couleur seule.',
  },
  limitsTitle: 'Contenus qui peuvent poser difficulté',
  limits: {
    pdf: 'les fiches, reçus et accords en PDF ne sont pas balisés selon la norme PDF/UA ; leur contenu figure aussi dans votre espace ;',
    others:
      'les documents déposés par une entreprise ou publiés par un gestionnaire de fonds dépendent de leur auteur.',
  },
  madeTitle: 'Établissement de cette déclaration',
  made: 'Établie le 23 novembre 2026. Technologies : HTML, CSS, JavaScript, SVG, ARIA. Navigateurs pris en charge : les deux dernières versions de Firefox, Chrome, Edge et Safari.',
  contactTitle: 'Signaler une difficulté',
  contact:
    'Si un contenu ou une démarche vous résiste, dites-nous à quelle page et avec quel outil : nous vous répondons et vous proposons un autre moyen d’y accéder.',
  appealTitle: 'Voies de recours',
  appeal:
    'Si vous avez signalé une difficulté et que la réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits :',
  appealForm: 'par son formulaire en ligne ;',
  appealDelegate: 'auprès de son délégué dans votre région ;',
  appealPost: 'par courrier gratuit : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
}
