import kit from '../../../../words/kit.fr.ts'
import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  people: names.people,
  gross: 'Total brut',
  paidIn: 'Total à verser',
  net: 'Total net',
  examples: (what: readonly ('agreement' | 'pee' | 'percol')[]) =>
    `Exemple de la démonstration, que personne n’a décidé : ${what.map((one) => ({ agreement: 'l’accord', pee: 'le PEE et son abondement', percol: 'le PER COL et son abondement' })[one]).join(', ')}. Les avis, les écrans et les fiches le diront.`,
  launch: {
    title: names.launchTheCampaign,
    body: 'Voici ce qui va se passer. Rien ne part avant votre confirmation.',
    blocked: (count: number) => pluriel(count, 'Il manque un point', 'Il manque # points'),
    blockedBody: 'La campagne se lance quand tout est complet :',
    compute: names.computeTheShares,
    computeLimits: names.computeTheLimits,
    computeFirst: 'Calculez d’abord les parts : vous confirmerez des montants exacts.',
    dates: names.dates,
    notices: 'Envoi des avis',
    now: 'tout de suite',
    lastDay: names.lastDayToAnswer,
    payment: 'Versement prévu',
    banksClosed: (day: string) => `Les banques sont fermées ce jour-là : le virement part le ${day}.`,
    noPayment: 'pas encore choisi',
    legal: 'Date limite légale',
    channels: 'Comment chacun est informé',
    byMail: (count: number) => pluriel(count, '# personne par e-mail', '# personnes par e-mail'),
    bySms: (count: number) =>
      pluriel(
        count,
        '# personne par SMS\u00a0: # message facturé par la passerelle, puis # à chaque rappel. Rien ne part la nuit, ni un dimanche ou un jour férié.',
        '# personnes par SMS\u00a0: # messages facturés par la passerelle, puis # à chaque rappel. Rien ne part la nuit, ni un dimanche ou un jour férié.',
      ),
    withoutMail: (count: number) =>
      pluriel(
        count,
        '# personne sans e-mail\u00a0: lettre à imprimer et à remettre\u00a0; tant qu’elle n’est pas informée, son montant est conservé',
        '# personnes sans e-mail\u00a0: lettres à imprimer et à remettre\u00a0; tant qu’elles ne sont pas informées, leur montant est conservé',
      ),
    lettersAlone: (count: number) =>
      pluriel(
        count,
        '# personne sans e-mail\u00a0: lettre à imprimer et à remettre',
        '# personnes sans e-mail\u00a0: lettres à imprimer et à remettre',
      ),
    onPaper: (count: number) =>
      pluriel(
        count,
        '# personne a demandé le papier\u00a0: lettre à imprimer et à remettre',
        '# personnes ont demandé le papier\u00a0: lettres à imprimer et à remettre',
      ),
    reminders: (list: string) => `Relances automatiques : ${list}`,
    noReminder: 'Aucune relance automatique.',
    silent: (rule: string) => `Sans réponse : ${rule}.`,
    sample: 'L’e-mail que chacun recevra',
    sampleOf:
      'Celui de la première personne de la liste ; chacun reçoit le sien, avec son montant et son lien personnel.',
    warnings: 'À savoir avant de lancer',
    reason: 'Pourquoi lancez-vous quand même ?',
    reasonHelp: 'Votre réponse est conservée avec la campagne.',
    irreversible: 'Après le lancement, les montants et les règles ne changent plus.',
    confirm: 'Lancer maintenant',
    confirmLater: 'Programmer la campagne',
    done: (count: number) =>
      pluriel(count, 'Campagne lancée : # avis part', 'Campagne lancée : # avis partent'),
    doneLater: (day: string) => `Campagne programmée pour le ${day}`,
  },
  remind: {
    title: kit.remind,
    body: 'Moisson ne relance jamais ceux qui ont répondu, ni deux fois la même personne en 24 heures.',
    who: 'Qui relancer ?',
    ids: (count: number) => pluriel(count, '# personne choisie', '# personnes choisies'),
    not_submitted: 'Tous ceux qui n’ont pas répondu',
    not_opened: 'Ceux qui n’ont pas ouvert leur avis',
    in_progress: 'Ceux qui ont commencé sans valider',
    message: 'Un mot de votre part',
    messageHelp: 'Ajouté en tête du rappel.',
    sendThem: 'Envoyer les rappels',
    sent: (count: number) => pluriel(count, '# rappel part maintenant', '# rappels partent maintenant'),
    none: 'Aucun rappel n’est parti',
    skipped: names.leftOut,
    bySms: (count: number) =>
      pluriel(
        count,
        'dont # par SMS, facturé par la passerelle',
        'dont # par SMS, facturés par la passerelle',
      ),
    nobody: 'Personne',
    done: 'Terminer',
  },
  submit: {
    title: 'Clore et transmettre au contrôle',
    body: 'Les choix deviennent définitifs, le choix par défaut est appliqué à ceux qui se sont tus, et la campagne part au contrôle.',
    bodyOrDraft:
      'Les choix deviennent définitifs, un choix complet non validé compte comme annoncé, le choix par défaut est appliqué aux autres qui se sont tus, et la campagne part au contrôle.',
    rule: (rule: string) => `Règle : ${rule}.`,
    who: 'Qui reçoit le choix par défaut',
    whoOrDraft: 'Qui n’a pas validé : brouillon complet, sinon choix par défaut',
    more: (count: number) => pluriel(count, 'et # autre', 'et # autres'),
    draft: 'choix non validé',
    draftCounts: 'brouillon complet : appliqué',
    draftIncomplete: 'brouillon incomplet : choix par défaut',
    noDraft: 'sans brouillon : choix par défaut',
    told: 'Chacun reçoit un e-mail qui dit ce qui a été fait pour lui.',
    /** Of what people pay in of their own: silence applies nothing. */
    asked: {
      body: 'Les réponses deviennent définitives, et la campagne part au contrôle.',
      who: 'Qui n’a pas répondu',
      everybody: 'Tout le monde a répondu.',
      silent: {
        money: 'Qui n’a pas répondu ne verse rien, et ne reçoit aucun message.',
        days: 'Qui n’a pas répondu garde ses jours, et ne reçoit aucun message.',
      },
      done: (silent: number) => pluriel(silent, '# personne sans réponse', '# personnes sans réponse'),
    },
    nobody: 'Aucun choix par défaut à appliquer.',
    nobodyMore: 'Aucun choix par défaut de plus : ceux déjà appliqués restent acquis.',
    untold:
      'Qui n’a jamais été informé et n’a pas ouvert la campagne n’a pas le choix par défaut : son montant est conservé pour lui.',
    toQuestions: 'Voir ces questions',
    again: 'Les montants et les choix restent ceux déjà transmis.',
    confirm: names.submitForControl,
    done: 'Campagne transmise au contrôle',
    doneBody: (defaulted: number, honoured: number) =>
      [
        pluriel(defaulted, '# choix par défaut appliqué', '# choix par défaut appliqués'),
        ...(honoured > 0
          ? [pluriel(honoured, '# choix non validé honoré', '# choix non validés honorés')]
          : []),
      ].join(', '),
  },
  control: {
    reasonGiven: (reason: string) => `Raison de l’entreprise : ${reason}`,
    title: names.checkAndValidate,
    body: 'Vous êtes la seconde personne : vérifiez, puis approuvez ou renvoyez avec un commentaire.',
    checks: names.controls,
    reading: 'Contrôle en cours',
    totals: names.balance,
    totalsAdvanced: names.balanceWithAdvances,
    totalsWrong: (amount: string) => `Écart de ${amount} entre les parts et leur emploi`,
    envelope: 'Les parts font l’enveloppe',
    envelopeLeft: (amount: string) => `${amount} de l’enveloppe ne sont pas distribués (plafonds)`,
    defaults: (count: number, rule: string) =>
      pluriel(count, `# choix par défaut appliqué : ${rule}`, `# choix par défaut appliqués : ${rule}`),
    noDefault: 'Aucun choix par défaut',
    asked: {
      answers: {
        money: (silent: number) =>
          pluriel(
            silent,
            '# personne n’a pas répondu\u00a0: rien n’est versé pour elle',
            '# personnes n’ont pas répondu\u00a0: rien n’est versé pour elles',
          ),
        days: (silent: number) =>
          pluriel(
            silent,
            '# personne n’a pas répondu\u00a0: elle garde ses jours',
            '# personnes n’ont pas répondu\u00a0: elles gardent leurs jours',
          ),
      },
      everybody: 'Tout le monde a répondu',
      total: names.placedAsConfirmed,
    },
    heldPeople: (count: number, amount: string) =>
      pluriel(count, `# montant conservé, ${amount}`, `# montants conservés, ${amount}`),
    caps: 'Chiffres légaux publiés',
    capsProvisional: (list: string) => `Provisoire : ${list}`,
    date: (payment: string, limit: string) => `Versement le ${payment}, limite légale le ${limit}`,
    dateLate: (payment: string, limit: string) =>
      `Versement le ${payment}, après la limite légale du ${limit}`,
    dateMissing: (limit: string) => `Date de versement non choisie ; limite légale le ${limit}`,
    dateInYear: (payment: string, year: string) => `Versement le ${payment}, compté en ${year}`,
    dateOfYear: (year: string) => `Date de versement à choisir en ${year}`,
    submittedBy: (name: string) => `Transmise par ${name}`,
    count: (count: string) => `${count} à corriger`,
    lines: (count: number) =>
      pluriel(count, '# contrôle des lignes, conforme', '# contrôles des lignes, tous conformes'),
    otherLines: (count: number) =>
      pluriel(count, '# autre contrôle des lignes, conforme', '# autres contrôles des lignes, conformes'),
    comment: names.comment,
    commentHelp: 'Lu par l’entreprise. Nécessaire pour renvoyer.',
    commentMissing: 'Dites ce qui est à corriger.',
    approve: 'Approuver',
    reject: 'Renvoyer pour correction',
    approved: 'Campagne validée',
    rejected: 'Campagne renvoyée pour correction',
    ok: names.inOrder,
    warn: names.toNote,
    block: names.toCorrectWithin,
  },
  cancel: {
    title: names.cancelTheCampaign,
    body: 'Personne ne sera payé par cette campagne. Ceux qui ont été informés reçoivent un e-mail avec votre raison.',
    filesTaken:
      'Un fichier de paie ou du teneur de compte a déjà été téléchargé : il ne doit plus servir. Vérifiez avec la paie, la banque et le teneur que rien n’est parti, sinon ces personnes seraient payées deux fois.',
    reason: names.reason,
    reasonHelp: 'Envoyée à chacun et conservée.',
    keep: 'Ne pas annuler',
    confirm: names.cancelTheCampaign,
    done: 'Campagne annulée',
  },
  remove: {
    title: names.deleteTheDraft,
    body: 'Personne n’a été informé : rien d’autre ne change. Le brouillon ne pourra pas être retrouvé.',
    keep: 'Garder le brouillon',
    confirm: kit.delete,
    done: 'Brouillon supprimé',
  },
}
