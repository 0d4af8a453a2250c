import type { Sentences } from './sentence.ts'

/** The life of a campaign. */
export const campaignRefusals = {
  campaign_exists: {
    status: 409,
    fr: 'Une campagne « {name} » du même type existe déjà pour l’exercice {year}.',
    en: 'A campaign “{name}” of the same type already exists for {year}.',
  },
  unknown_campaign: {
    status: 422,
    fr: 'Cette campagne n’existe pas dans la société.',
    en: 'This campaign does not exist in the company.',
  },
  unsupported_campaign_type: {
    status: 422,
    fr: 'Ce type de campagne n’est pas encore proposé ; l’intéressement l’est.',
    en: 'This type of campaign is not offered yet; intéressement is.',
  },
  criteria_not_100: {
    status: 422,
    fr: 'Les critères de répartition doivent faire 100 % ; ils font {sum} %.',
    en: 'The allocation criteria must add up to 100 %; they add up to {sum} %.',
  },
  criterion_twice: {
    status: 422,
    fr: 'Un critère de répartition est nommé deux fois.',
    en: 'An allocation criterion is named twice.',
  },
  exercise_dates: {
    status: 422,
    fr: 'L’exercice doit finir après son début et durer au plus douze mois.',
    en: 'The exercice must end after it starts and last at most twelve months.',
  },
  campaign_frozen: {
    status: 409,
    fr: 'La campagne est « {state} » : montants et règles n’y changent plus. Seuls les textes, le contact et des dates plus tardives restent ouverts.',
    en: 'The campaign is “{state}”: amounts and rules no longer change. Only texts, contact and later dates stay open.',
  },
  campaign_not_draft: {
    status: 409,
    fr: 'La campagne est « {state} » : cette action n’est possible que pour un brouillon.',
    en: 'The campaign is “{state}”: this action is for a draft only.',
  },
  campaign_is_draft: {
    status: 409,
    fr: 'La campagne est encore un brouillon : supprimez-la, personne n’a été informé.',
    en: 'The campaign is still a draft: delete it, nobody has been informed.',
  },
  campaign_ended: {
    status: 409,
    fr: 'La campagne est « {state} » : plus rien n’y change.',
    en: 'The campaign is “{state}”: nothing in it changes any more.',
  },
  campaign_already_paid: {
    status: 409,
    fr: 'Des paiements sont déjà enregistrés : la campagne ne peut plus être annulée.',
    en: 'Payments are already recorded: the campaign can no longer be cancelled.',
  },
  payment_before_close: {
    status: 422,
    fr: 'La collecte dure jusqu’au {deadline} : choisissez un jour de versement plus tardif.',
    en: 'The collection lasts until {deadline}: choose a later payment day.',
  },
  earlier_payment: {
    status: 422,
    fr: 'Le versement a été annoncé pour le {payment_day} et ne peut être avancé ; il peut être reporté.',
    en: 'The payment was announced for {payment_day} and cannot be brought forward; it may be moved later.',
  },
  earlier_deadline: {
    status: 422,
    fr: 'Une date limite déjà annoncée ne peut être avancée ; elle est au {deadline}.',
    en: 'A deadline already announced cannot be brought forward; it is {deadline}.',
  },
  envelope_missing: {
    status: 422,
    fr: 'Indiquez l’enveloppe à répartir.',
    en: 'Give the envelope to share out.',
  },
  envelope_exceeded: {
    status: 409,
    fr: 'Il ne reste pas {amount_cents} à distribuer dans l’enveloppe.',
    en: 'The envelope has less than {amount_cents} left to share out.',
  },
  nobody_entitled: {
    status: 422,
    fr: 'Personne n’a droit à une part : importez les bénéficiaires, ou vérifiez la condition d’ancienneté.',
    en: 'Nobody is entitled to a share: import the beneficiaries, or check the seniority condition.',
  },
  parameter_not_published: {
    status: 422,
    fr: 'Le paramètre légal « {parameter} » n’est pas publié pour {date}.',
    en: 'The legal parameter “{parameter}” is not published for {date}.',
  },
  provisional_parameter_binds: {
    status: 409,
    fr: 'Le plafond « {parameter} » de l’exercice n’est pas encore publié et limite {count|personne|personnes} : la validation attend sa publication.',
    en: 'The ceiling “{parameter}” of the exercice is not published yet and limits {count|person|people}: validation waits for it.',
  },
  pay_missing: {
    status: 422,
    fr: 'Le salaire de référence manque pour {count|personne|personnes}, et le salaire est un critère de répartition.',
    en: 'The reference pay is missing for {count|person|people}, and pay is an allocation criterion.',
  },
  criterion_without_weight: {
    status: 422,
    fr: 'Personne n’a de valeur pour un des critères de répartition : cette part ne peut pas être partagée.',
    en: 'Nobody has a value for one of the allocation criteria: that part cannot be shared out.',
  },
  second_person_launches: {
    status: 409,
    fr: 'La société demande deux personnes au lancement : quelqu’un d’autre que celui qui a calculé les parts doit lancer.',
    en: 'The company wants two people at the launch: somebody else than the one who computed the shares has to launch.',
  },
  share_is_computed: {
    status: 422,
    fr: 'En brouillon la part est calculée avec celles des autres : ajoutez la personne sans montant.',
    en: 'In a draft the share is computed with all the others: add the person without an amount.',
  },
  window_ended: {
    status: 409,
    fr: 'Le délai de cette personne est terminé depuis le {deadline} : un délai terminé ne se rouvre pas.',
    en: 'This person’s time to answer ended on {deadline}: a window that has ended does not open again.',
  },
  launch_blocked: {
    status: 422,
    fr: 'La campagne ne peut pas encore être lancée : {reasons}',
    en: 'The campaign cannot be launched yet: {reasons}',
  },
  totals_changed: {
    status: 409,
    fr: 'Les totaux ont changé depuis votre confirmation : {count|personne|personnes}, {gross_cents}. Relisez-les, puis lancez de nouveau.',
    en: 'The totals changed since you confirmed: {count|person|people}, {gross_cents}. Read them again, then launch.',
  },
  already_enrolled: {
    status: 409,
    fr: '{name} fait déjà partie de la campagne.',
    en: '{name} is already part of the campaign.',
  },
  reason_missing: {
    status: 422,
    fr: 'Écrivez la raison : elle reste dans le dossier.',
    en: 'Write the reason: it stays on file.',
  },
  campaign_not_open: {
    status: 409,
    fr: 'La campagne est « {state} » : elle ne reçoit pas de réponses maintenant.',
    en: 'The campaign is “{state}”: it does not take answers now.',
  },
  campaign_still_open: {
    status: 409,
    fr: 'La collecte dure jusqu’au {deadline}, et {waiting|personne n’a|personnes n’ont} pas encore répondu. Vous pourrez transmettre après cette date, ou dès que chacun aura répondu.',
    en: 'The collection lasts until {deadline}, and {waiting|person has|people have} not answered yet. You can submit after that date, or as soon as everybody has answered.',
  },
  campaign_not_closed: {
    status: 409,
    fr: 'La campagne est « {state} » : seule une campagne clôturée ou à corriger se transmet au contrôle.',
    en: 'The campaign is “{state}”: only a closed campaign, or one to correct, is submitted.',
  },
  campaign_already_validated: {
    status: 409,
    fr: 'La campagne est « {state} » : le contrôle est fait, montants et choix y sont figés.',
    en: 'The campaign is “{state}”: it has been checked, and its amounts and choices are frozen.',
  },
  campaign_not_submitted: {
    status: 409,
    fr: 'La campagne est « {state} » : elle doit d’abord être transmise au contrôle par l’entreprise.',
    en: 'The campaign is “{state}”: the company has to submit it first.',
  },
  adviser_validates: {
    status: 403,
    fr: 'La validation revient à votre conseiller ou à l’équipe Moisson.',
    en: 'Validation belongs to your adviser or to the Moisson team.',
  },
  own_submission: {
    status: 409,
    fr: 'Vous avez transmis cette campagne : une deuxième personne doit la valider.',
    en: 'You submitted this campaign: a second person has to validate it.',
  },
  comment_missing: {
    status: 422,
    fr: 'Dites à l’entreprise ce qui est à corriger.',
    en: 'Tell the company what to correct.',
  },
  totals_do_not_match: {
    status: 409,
    fr: 'Les totaux ne concordent pas au centime : il manque {difference_cents}. Rien n’a été changé.',
    en: 'The totals do not match to the cent: {difference_cents} is missing. Nothing was changed.',
  },
  campaign_already_completed: {
    status: 409,
    fr: 'La campagne est déjà terminée, payée le {paid_on}.',
    en: 'The campaign is already completed, paid on {paid_on}.',
  },
  payment_day_out_of_range: {
    status: 422,
    fr: 'Le jour du paiement se situe entre la validation ({validated_on}) et aujourd’hui ({today}).',
    en: 'The payment day lies between the validation ({validated_on}) and today ({today}).',
  },
  campaign_not_validated: {
    status: 409,
    fr: 'La campagne est « {state} » : votre conseiller doit d’abord la valider.',
    en: 'The campaign is “{state}”: your adviser has to validate it first.',
  },
} as const satisfies Sentences
