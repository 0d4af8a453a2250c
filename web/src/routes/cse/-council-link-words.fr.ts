import * as names from '../../words/names.fr.ts'
export default {
  title: names.forTheWorksCouncil,
  intro: (company: string) =>
    `Ce que ${company} donne à son CSE\u00a0: les totaux de chaque campagne lancée et la formule de son accord. Personne n’y est nommé, et aucun montant n’y figure sous cinq personnes.`,
}
