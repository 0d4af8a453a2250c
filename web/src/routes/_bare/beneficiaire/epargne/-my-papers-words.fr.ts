import * as names from '../../../../words/names.fr.ts'

export default {
  title: names.allMyPapers,
  intro:
    'Ce que Moisson garde pour vous, de toutes vos campagnes et entreprises. Vos relevés de compte et votre bulletin de paie n’y sont pas : demandez-les au teneur de compte et à l’employeur.',
  all: (count: number) => `Tout télécharger (${count} papiers, zip)`,
  one: 'Tout télécharger (1 papier, zip)',
  download: names.download,
  none: 'Aucun papier pour le moment',
  noneWhy:
    'Votre fiche individuelle arrive ici avec votre première campagne, et votre reçu dès que vous avez choisi.',
}
