import * as names from '../../../../words/names.fr.ts'
import kit from '../../../../words/kit.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  campaigns: names.campaigns,
  timeline: 'Étapes de la campagne',
  stepOf: (step: number, total: number) => `Étape ${step} sur ${total}`,
  steps: {
    draft: names.draft,
    scheduled: 'Programmée',
    open: 'Ouverte',
    closed: 'Clôturée',
    control: 'Contrôle',
    validated: 'Validée',
    completed: names.completed,
    cancelled: names.cancelled,
  },
  done: kit.done,
  current: 'en cours',
  toCome: names.toCome,
  by: (name: string) => `par ${name}`,
  planned: (day: string) => `prévu le ${day}`,
  actionsTitle: 'Ce qui est possible',
  actionsBody: 'Chaque action, et pourquoi elle attend.',
  actions: {
    edit: 'Modifier les réglages',
    delete: names.deleteTheDraft,
    calculate: names.computeTheShares,
    calculateLimits: names.computeTheLimits,
    launch: names.launchTheCampaign,
    remind: kit.remind,
    submit: names.submitForControl,
    validate: names.checkAndValidate,
    complete: names.recordThePayment,
    cancel: names.cancelTheCampaign,
    export: 'Télécharger les fichiers',
  },
  payment: names.paymentAndPlacement,
  tabs: {
    label: 'Parties de la campagne',
    follow: 'Suivi',
    settings: 'Réglages',
    people: names.beneficiaries,
    letters: 'Lettres',
    preview: names.preview,
    journal: 'Journal et messages',
  },
  calculated: (count: number) =>
    pluriel(count, 'Part calculée pour # personne', 'Parts calculées pour # personnes'),
  calculatedLimits: (count: number) =>
    pluriel(count, 'Limite calculée pour # personne', 'Limites calculées pour # personnes'),
  unsavedFirst: 'Enregistrez d’abord vos modifications.',
  again: 'Refaire l’an prochain',
  situation: {
    title: 'Où en est la campagne',
    missing: 'Avant le lancement',
    fix: kit.correct,
    ready: 'Tout est prêt',
    toLaunch: (count: number) => pluriel(count, 'Il manque # point', 'Il manque # points'),
    warnings: kit.toKnow,
    reasonAsked: 'Une réponse écrite vous sera demandée au lancement.',
    confirmAsked: 'Vous le confirmerez au lancement.',
    items: {
      agreement: 'Accord en vigueur',
      company: 'Fiche de la société',
      envelope: names.envelope,
      criteria: names.allocation,
      people: 'Bénéficiaires et salaires',
      decision: 'Décision',
      shares: 'Parts calculées',
      dates: names.dates,
      choices: 'Destinations et règle par défaut',
      contact: names.contact,
    },
    sharesFirst: 'Le calcul inscrit chacun et répartit l’enveloppe au centime.',
    sharesStale: 'À calculer : un réglage ou une personne a changé.',
    gross: 'Parts brutes',
    net: 'Parts nettes',
    people: names.people,
    average: 'Moyenne brute',
    /** Of what each person says how much of: their money, or their days. */
    asked: {
      money: {
        title: names.payments,
        computed: 'Limites calculées',
        first: 'Le calcul inscrit chacun et fixe ce qu’il peut verser.',
        toSay:
          'Chacun dit combien il verse de son argent, dans sa limite\u00a0: le total est connu à la fin des réponses.',
        silence: 'Qui ne répond pas ne verse rien.',
        closed: (silent: number) =>
          pluriel(
            silent,
            '# personne n’a pas répondu\u00a0: rien n’est versé pour elle.',
            '# personnes n’ont pas répondu\u00a0: rien n’est versé pour elles.',
          ),
        people: 'Bénéficiaires et rémunérations',
        wrong: 'Corrigez les textes, les dates ou les données de paiement, puis transmettez de nouveau.',
      },
      days: {
        title: names.restDays,
        computed: 'Jours et valeurs relevés',
        first: 'Le calcul inscrit chacun avec ses jours à placer et leur valeur.',
        toSay:
          'Chacun dit combien de jours il place\u00a0: leur nombre et leur valeur sont connus à la fin des réponses.',
        silence: 'Qui ne répond pas garde ses jours.',
        closed: (silent: number) =>
          pluriel(
            silent,
            '# personne n’a pas répondu\u00a0: elle garde ses jours.',
            '# personnes n’ont pas répondu\u00a0: elles gardent leurs jours.',
          ),
        people: 'Bénéficiaires et jours de repos',
        wrong: 'Corrigez les textes, les dates ou les données de paiement, puis transmettez de nouveau.',
      },
    },
    askedAll: 'Tout le monde a répondu.',
    askedSubmitted: (name: string) =>
      `${name} vérifie les réponses et les totaux. Rien n’est à faire de votre côté.`,
    askedControl: 'Vérifiez les réponses et les totaux, puis approuvez ou renvoyez avec un commentaire.',
    notCalculated: 'Les parts ne sont pas encore calculées.',
    opensOn: (day: string) => `Les avis partent le ${day}`,
    opensBody: (count: number) =>
      `${pluriel(count, '# personne recevra son', '# personnes recevront leur')} avis individuel par e-mail à l’heure prévue. Jusque-là, personne n’est informé et tout peut encore être annulé.`,
    opensIn: names.opening,
    rate: 'ont répondu',
    closesOn: (day: string) => `La collecte se termine le ${day}`,
    silent: (count: number) => pluriel(count, '# personne n’a pas répondu', '# personnes n’ont pas répondu'),
    nobodySilent: 'Tout le monde a répondu',
    nobodySilentBody: 'Vous pouvez clore et transmettre au contrôle sans attendre la fin du délai.',
    notOpened: (count: number) => pluriel(count, '# n’a pas ouvert son avis', '# n’ont pas ouvert leur avis'),
    opened: (count: number) => pluriel(count, '# a consulté sans choisir', '# ont consulté sans choisir'),
    drafted: (count: number) =>
      pluriel(count, '# choix commencé, non validé', '# choix commencés, non validés'),
    left: (count: number) => pluriel(count, '# avis parti', '# avis partis'),
    leaving: (count: number) => pluriel(count, '# avis en cours d’envoi', '# avis en cours d’envoi'),
    withoutEmail: (count: number) =>
      pluriel(
        count,
        '# personne sans e-mail\u00a0: lettre à remettre, ou adresse à ajouter',
        '# personnes sans e-mail\u00a0: lettres à remettre, ou adresses à ajouter',
      ),
    refused: (count: number) =>
      pluriel(
        count,
        '# adresse refuse les messages : corrigez-la, ou remettez une lettre',
        '# adresses refusent les messages : corrigez-les, ou remettez des lettres',
      ),
    onPaper: (count: number) =>
      pluriel(
        count,
        '# a demandé le papier : lettre à remettre',
        '# ont demandé le papier : lettres à remettre',
      ),
    unreachable: (count: number) => pluriel(count, '# injoignable', '# injoignables'),
    projection: names.projection,
    projectionBody: (amount: string, rule: string) => `${amount} iront au choix par défaut : ${rule}.`,
    projectionOrDraft: (amount: string, rule: string) =>
      `${amount} suivront le brouillon, s’il est complet, sinon le choix par défaut : ${rule}.`,
    standing: (what: string, people: string, amount: string) => `${what} : ${people}, ${amount}.`,
    heldToo:
      'Les personnes jamais informées gardent leurs droits : leur montant est conservé. Un délai à part peut leur être ouvert depuis leur fiche jusqu’à la transmission, et de nouveau si la campagne est renvoyée.',
    seeThem: names.seeThesePeople,
    closedTitle: 'La collecte est terminée',
    closedBody: (silent: number) =>
      pluriel(
        silent,
        '# personne n’a pas répondu : son choix par défaut sera appliqué à la transmission.',
        '# personnes n’ont pas répondu : leur choix par défaut sera appliqué à la transmission.',
      ),
    closedOrDraft: (silent: number) =>
      pluriel(
        silent,
        '# personne n’a pas validé : à la transmission, son brouillon complet est appliqué, sinon le choix par défaut.',
        '# personnes n’ont pas validé : à la transmission, leur brouillon complet est appliqué, sinon le choix par défaut.',
      ),
    closedAll: 'Tout le monde a répondu : aucun choix par défaut à appliquer.',
    closedApplied: (applied: number) =>
      pluriel(
        applied,
        '# choix par défaut a déjà été appliqué et reste acquis.',
        '# choix par défaut ont déjà été appliqués et restent acquis.',
      ),
    submittedTitle: 'La campagne est au contrôle',
    platform: 'La plateforme, puisque la société n’a pas de conseiller,',
    submittedBody: (name: string) =>
      `${name} vérifie les montants, les choix par défaut et les totaux. Rien n’est à faire de votre côté.`,
    secondPersonTitle: 'Une deuxième personne doit contrôler',
    controlTitle: 'À vous de contrôler cette campagne',
    controlBody:
      'Vérifiez les montants, les choix par défaut et les totaux, puis approuvez ou renvoyez avec un commentaire.',
    submittedBy: (name: string, when: string) => `Transmise par ${name}, ${when}`,
    correctionTitle: 'Une correction est demandée',
    correctionBody:
      'Corrigez les textes, les dates ou les données de paiement, puis transmettez de nouveau. Un montant faux se corrige dans l’onglet « Bénéficiaires » : la collecte rouvre alors pour les seules personnes touchées.',
    validatedTitle: 'Tout est validé : il reste à payer et à placer',
    validatedBody: (day: string) =>
      `Le versement est prévu le ${day}. Ce qui part par la paie et au teneur de compte est prêt.`,
    validatedBy: (name: string, when: string) => `Validée par ${name}, ${when}`,
    completedTitle: (day: string) => `Payée le ${day}`,
    completedBody: 'La campagne est terminée. Les fichiers restent disponibles.',
    cancelledTitle: (day: string) => `Annulée le ${day}`,
    cancelledBy: (name: string) => `par ${name}`,
    reason: names.reason,
    provisional: (list: string) =>
      `Chiffre provisoire : ${list}. Le dernier publié est appliqué en attendant.`,
    destinations: 'Où va l’argent',
    confirmedSums: names.whatPeopleConfirmed,
    levies: names.csgAndCrds,
  },
}
