import * as names from '../../../../words/names.fr.ts'
/** The words of what stands under the first screen and of where a draft is; they come before those of the later steps. */
export default {
  draftTitle: names.yourChoiceIsNotConfirmed,
  draftOf: (when: string) => `enregistré ${when}`,
  when: {
    today: (time: string) => `à ${time}`,
    before: (day: string, time: string) => `le ${day} à ${time}`,
  },
  changeTitle: 'Modification non validée',
  kept: {
    kept: (when: string) => `Brouillon enregistré ${when}, non validé`,
    keptNoTime: 'Brouillon enregistré, non validé',
    changed: 'Modifié…',
    sending: names.saving,
    on_phone: (when: string) =>
      `Enregistré sur ce téléphone ${when}, non validé. Envoi dès le retour du réseau.`,
    unsafe: 'Pas de réseau, et ce téléphone ne peut rien garder : ne fermez pas cette page.',
  },
  provisional: 'Chiffres légaux provisoires',
  provisionalBody: (names: string) =>
    `${names} : la valeur de l’année n’est pas encore publiée. Votre montant peut encore changer.`,
  toAccount: (end: string) => `Ce qui vous est versé va sur le compte qui se termine par ${end}.`,
  noAccount: 'Ce qui vous est versé n’a pas encore de compte : votre entreprise n’a pas votre IBAN.',
  addAccount: 'Ajouter mon IBAN',
  giveAccount: 'Donnez-le à votre service RH.',
  lastTime: (campaign: string, shares: string) => `Pour « ${campaign} » vous aviez choisi : ${shares}.`,
  message: 'Un mot de l’entreprise',
  overTime: 'Comparer argent et placement dans le temps',
  matchingTitle: 'Ce que l’entreprise ajoute',
}
