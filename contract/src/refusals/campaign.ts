import { sourceIn } from '@moisson/law/legal-points'
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
  envelope_of_reserve: {
    status: 422,
    fr: 'Le montant à répartir d’une participation est sa réserve\u00a0: donnez les chiffres dont elle vient (bénéfice, capitaux propres, salaires, valeur ajoutée), pas une enveloppe.',
    en: 'What a participation shares is its reserve: give the figures it comes from (profit, equity, wages, added value), not an envelope.',
  },
  reserve_not_corrected: {
    status: 409,
    fr: 'La réserve d’une participation lancée ne change plus\u00a0: chacun l’a lue dans sa fiche. Tant que rien n’est payé, annulez la campagne et refaites-la\u00a0; sinon, ajoutez la différence à la réserve d’un exercice suivant.',
    en: 'The reserve of a launched participation no longer changes: everybody read it in their notice. While nothing is paid, cancel the campaign and make it again; otherwise add the difference to the reserve of a later financial year.',
  },
  not_completed_by_this: {
    status: 422,
    fr: 'Cette campagne ne peut pas être complétée par celle-ci\u00a0: un supplément complète une campagne du même dispositif, de la même société.',
    en: 'This campaign cannot be completed by that one: a supplement completes a campaign of the same scheme, of the same company.',
  },
  completed_by_supplement: {
    status: 409,
    fr: '«\u00a0{name}\u00a0» complète cette campagne et est déjà lancée\u00a0: annulez d’abord ce supplément.',
    en: '“{name}” completes this campaign and is launched already: cancel that supplement first.',
  },
  each_not_corrected: {
    status: 422,
    fr: 'Le montant par personne d’une campagne lancée ne change plus\u00a0: chacun l’a lu. Tant que rien n’est payé, annulez la campagne et refaites-la\u00a0; sinon, versez la différence par une autre.',
    en: 'The amount per person of a launched campaign no longer changes: everybody read it. While nothing is paid, cancel the campaign and make it again; otherwise pay the difference in another one.',
  },
  own_amounts_are_theirs: {
    status: 422,
    fr: 'Chacun décide de ce qu’il place\u00a0: aucun montant ne se corrige à sa place. Tant que la campagne est ouverte, la personne change elle-même son choix, et vous pouvez corriger ce qui fixe sa limite, sa rémunération ou ses jours de repos\u202f; ensuite, excluez-la ou annulez la campagne.',
    en: 'Everybody decides what they put in: no amount is corrected in their place. While the campaign is open, the person changes their choice themself, and you may correct what sets their limit, their pay or their rest days; afterwards, exclude them or cancel the campaign.',
  },
  own_room_confirmed: {
    status: 409,
    fr: 'Cette personne a déjà confirmé plus que cette limite, {room_cents}\u00a0: demandez-lui d’abord de réduire ce qu’elle place.',
    en: 'This person has already confirmed more than this limit, {room_cents}: ask them to put in less first.',
  },
  same_for_everybody: {
    status: 422,
    fr: 'Le versement est le même pour tous\u00a0: {each_cents} bruts pour chacun.',
    en: 'The payment is the same for everybody: {each_cents} gross each.',
  },
  year_of_payment: {
    status: 422,
    fr: 'Ce versement compte l’année où il est fait\u00a0: prévu le {day}, il est de {year}. Choisissez cette année, ou une autre date.',
    en: 'This payment counts in the year it is made in: planned on {day}, it is of {year}. Choose that year, or another day.',
  },
  setting_of_law: {
    status: 422,
    fr: '«\u00a0{name}\u00a0» ne se décide pas dans ce type de campagne\u00a0: la loi ou ses autres réglages le fixent.',
    en: '“{name_en}” is not decided in this kind of campaign: the law or its other settings set it.',
  },
  setting_of_other_type: {
    status: 422,
    fr: '«\u00a0{name}\u00a0» n’est pas un réglage de ce type de campagne ({type})\u00a0: rien n’en est tenu compte ici.',
    en: '“{name_en}” is no setting of this kind of campaign ({type_en}): nothing here takes account of it.',
  },
  criteria_not_100: {
    status: 422,
    fr: 'Les critères de répartition doivent faire 100\u202f% ; ils font {sum}\u202f%.',
    en: 'The allocation criteria must add up to 100%; they add up to {sum}%.',
  },
  criterion_twice: {
    status: 422,
    fr: 'Un critère de répartition est nommé deux fois.',
    en: 'An allocation criterion is named twice.',
  },
  exercise_dates: {
    status: 422,
    fr: 'L’exercice doit finir après son début et durer au plus douze mois.',
    en: 'The financial year must end after it starts and last at most twelve months.',
  },
  exercise_of_other_year: {
    status: 422,
    fr: 'L’exercice du {start} au {end} n’est pas de l’année {year}, que porte cette campagne\u00a0: il doit commencer ou finir cette année-là. Pour un autre exercice, créez une autre campagne.',
    en: 'The financial year from {start} to {end} is not of {year}, the year of this campaign: it must start or end in that year. For another financial year, create another campaign.',
  },
  advances_told: {
    status: 409,
    fr: 'La campagne est « {state} » : chacun y lit ce qui lui reste dû, une avance ne s’y change plus que personne par personne, avec un motif, jusqu’au contrôle.',
    en: 'The campaign is “{state}”: everybody reads there what is still due to them, and an advance only changes person by person, with a reason, until the review.',
  },
  advance_of_nobody: {
    status: 422,
    fr: 'Aucune avance n’est enregistrée : la campagne ne connaît pas ces matricules ({numbers}). Corrigez-les, ou calculez d’abord les parts.',
    en: 'No advance is recorded: the campaign does not know these employee numbers ({numbers}). Correct them, or calculate the shares first.',
  },
  advance_twice: {
    status: 422,
    fr: 'Un même matricule porte deux avances : indiquez leur somme.',
    en: 'One employee number has two advances: give their sum.',
  },
  advance_not_possible: {
    status: 422,
    fr: 'La loi ne prévoit d’avances que sur l’intéressement et la participation.',
    en: 'The law knows advances on intéressement and participation alone.',
  },
  campaign_frozen: {
    status: 409,
    fr: 'La campagne est « {state} » : montants et règles n’y changent plus. Seuls les textes, le contact et des dates plus tardives restent ouverts. Un montant faux se corrige jusqu’à la transmission au contrôle, avec une raison écrite : dans la fiche d’une personne, ou par « Corriger les montants » pour plusieurs.',
    en: 'The campaign is “{state}”: amounts and rules no longer change. Only texts, contact and later dates stay open. Until it is submitted, a wrong amount is corrected with a written reason: in one person’s file, or with “Correct the amounts” for several.',
  },
  correct_in_draft: {
    status: 409,
    fr: 'La campagne est encore un brouillon : changez l’enveloppe ou les fiches, puis recalculez les parts.',
    en: 'The campaign is still a draft: change the envelope or the files, then compute the shares again.',
  },
  correction_in_control: {
    status: 409,
    fr: 'La campagne est chez votre conseiller : demandez-lui de la renvoyer pour correction. Les montants se corrigent alors, et les personnes concernées ont un nouveau délai.',
    en: 'The campaign is with your adviser: ask them to send it back for correction. Amounts are then corrected, and the people concerned get a new window.',
  },
  correction_after_validation: {
    status: 409,
    fr: 'La campagne est « {state} » : ses montants ne changent plus. Ce qui manque à des personnes se verse par une autre campagne du même exercice, avec elles seules. Tant que rien n’est payé, vous pouvez aussi l’annuler et la refaire.',
    en: 'The campaign is “{state}”: its amounts no longer change. What people lack is paid by another campaign of the same financial year, with them alone. While nothing is paid, you may also cancel it and make it again.',
  },
  correction_after_completion: {
    status: 409,
    fr: 'La campagne est terminée : ses montants ne changent plus, et elle ne s’annule plus. Ce qui manque à des personnes se verse par une autre campagne du même exercice, avec elles seules ; ce qui a été versé en trop se règle avec elles, hors de Moisson.',
    en: 'The campaign is completed: its amounts no longer change, and it can no longer be cancelled. What people lack is paid by another campaign of the same financial year, with them alone; what was paid above is settled with them, outside Moisson.',
  },
  nothing_to_correct: {
    status: 409,
    fr: 'Aucun montant ne change : il n’y a rien à corriger.',
    en: 'No amount changes: there is nothing to correct.',
  },
  correction_changed: {
    status: 409,
    fr: 'Les montants ont changé depuis votre lecture : {count|personne concernée|personnes concernées}, {gross_cents} distribués. Relisez, puis corrigez de nouveau.',
    en: 'The amounts changed since you read them: {count|person concerned|people concerned}, {gross_cents} shared out. Read again, then correct.',
  },
  campaign_not_draft: {
    status: 409,
    fr: 'La campagne est « {state} » : cette action n’est possible que pour un brouillon.',
    en: 'The campaign is “{state}”: this action is for a draft only.',
  },
  agreement_without_formula: {
    status: 409,
    fr: 'L’accord de cet exercice est inscrit sans formule : saisissez le montant de l’enveloppe, ou ajoutez la formule à l’accord.',
    en: 'The agreement of this financial year is recorded without a formula: type the amount of the envelope, or add the formula to the agreement.',
  },
  figures_missing: {
    status: 422,
    fr: '{count|chiffre manque|chiffres manquent} pour calculer l’enveloppe : complétez les champs signalés.',
    en: '{count|figure is|figures are} missing to compute the envelope: fill in the fields shown.',
  },
  figures_without_amount: {
    status: 422,
    fr: 'La formule ne donne aucun montant avec ces chiffres. {why} Vérifiez-les avec l’accord.',
    en: 'The formula gives no amount with these figures. {why_en} Check them with the agreement.',
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
  campaign_money_recorded: {
    status: 409,
    fr: 'Un versement de cette campagne est enregistré, ordonné ou fait : annulée et refaite, elle serait payée deux fois. Si rien n’est parti, annulez d’abord cet enregistrement dans Versements.',
    en: 'A payment of this campaign is recorded, as ordered or as made: cancelled and made again, it would be paid twice. If nothing has left, take that record back first, in Payments.',
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
  shares_not_calculated: {
    status: 422,
    fr: 'Calculez d’abord les parts : ce que chacun lira vient de là.',
    en: 'Calculate the shares first: what everybody will read comes from them.',
  },
  envelope_exceeded: {
    status: 409,
    fr: 'Il ne reste pas {amount_cents} à distribuer dans l’enveloppe : ajoutez la personne en complément, avec une raison écrite.',
    en: 'The envelope has less than {amount_cents} left to share out: add the person as a complement, with a written reason.',
  },
  collective_ceiling_reached: {
    status: 409,
    fr: `Avec ce complément, {amount_cents} seraient distribués pour l’exercice, plus que le plafond collectif des salaires bruts, soit {ceiling_cents} (${sourceIn('collective_ceiling', 'fr')}).`,
    en: `With this complement {amount_cents} would be distributed for the financial year, more than the collective ceiling on the gross wages, {ceiling_cents} (${sourceIn('collective_ceiling', 'en')}).`,
  },
  individual_ceiling_reached: {
    status: 422,
    fr: 'Cette personne ne peut recevoir plus de {ceiling_cents} pour l’exercice (plafond légal ou de l’accord, ce qu’elle a déjà reçu déduit).',
    en: 'This person cannot receive more than {ceiling_cents} for the financial year (legal ceiling or that of the agreement, less what was already received).',
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
    en: 'The ceiling “{parameter}” of the financial year is not published yet and limits {count|person|people}: validation waits for it.',
  },
  provisional_matching_binds: {
    status: 409,
    fr: 'Le plafond légal de l’abondement de {year} n’est pas encore publié et limite {count|personne|personnes} : la validation attend sa publication.',
    en: 'The legal matching ceiling of {year} is not published yet and limits {count|person|people}: validation waits for it.',
  },
  pay_missing: {
    status: 422,
    fr: 'La rémunération manque pour {count|personne|personnes}\u00a0: la part de chacun ou ce qui s’en retire en dépend. Indiquez-la dans les fiches, puis calculez de nouveau.',
    en: 'The pay is missing for {count|person|people}: each share, or what is taken off it, depends on it. Give it on the records, then calculate again.',
  },
  own_days_confirmed: {
    status: 409,
    fr: 'Cette personne a déjà confirmé des jours à leur valeur actuelle\u00a0: demandez-lui d’abord de répondre «\u00a0Aucun jour\u00a0», corrigez, puis qu’elle réponde de nouveau.',
    en: 'This person has already confirmed days at their present value: ask them to answer “No day” first, correct it, then let them answer again.',
  },
  days_on_the_record: {
    status: 422,
    fr: 'Tant que la campagne n’est pas lancée, les jours de repos et leur valeur se corrigent dans la fiche de la personne.',
    en: 'As long as the campaign is not launched, rest days and their value are corrected on the person’s record.',
  },
  day_value_missing: {
    status: 422,
    fr: 'La valeur nette d’un jour manque pour {count|personne|personnes}\u00a0: indiquez-la dans les fiches, puis calculez de nouveau.',
    en: 'The net value of a day is missing for {count|person|people}: give it on the records, then calculate again.',
  },
  no_days_to_give: {
    status: 422,
    fr: 'Cette personne n’a aucun jour de repos à placer\u00a0: indiquez-en d’abord le nombre dans sa fiche.',
    en: 'This person has no rest days to give: write how many on their record first.',
  },
  absent_too_long: {
    status: 409,
    fr: 'Plus de jours d’absence que de jours de contrat dans l’exercice, matricule {numbers}\u00a0: corrigez les absences ou les contrats.',
    en: 'More days of absence than days of contract in the financial year, number {numbers}: correct the absences or the contracts.',
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
  no_share_before: {
    status: 422,
    fr: '{name} n’a pas eu de part dans la campagne que ce supplément complète\u00a0: un supplément va à qui en a eu une.',
    en: '{name} had no share in the campaign that this supplement completes: a supplement goes to those who had one.',
  },
  outside_scope: {
    status: 409,
    fr: '{name} ne travaille pas dans un établissement de cette campagne ({establishments}) : corrigez sa fiche si c’est une erreur.',
    en: '{name} does not work in an establishment of this campaign ({establishments}): correct their file if that is a mistake.',
  },
  already_enrolled: {
    status: 409,
    fr: '{name} fait déjà partie de la campagne.',
    en: '{name} is already part of the campaign.',
  },
  officer_not_entitled: {
    status: 409,
    fr: '{name} ne peut pas avoir de part, {reason}.',
    en: '{name} cannot have a share, {reason}.',
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
  notices_not_settled: {
    status: 409,
    fr: 'L’avis de {count|personne|personnes} n’est pas parti, ou personne ne sait s’il est parti : leur délai n’a pas commencé. Envoyez-le de nouveau ou renoncez-y depuis la campagne, puis transmettez.',
    en: 'The notice of {count|person|people} has not left, or nobody knows whether it did: their time has not started. Send it again or give it up from the campaign, then submit.',
  },
  window_in_control: {
    status: 409,
    fr: 'La campagne est chez votre conseiller : demandez-lui de la renvoyer pour correction, puis ouvrez le délai ici. Le montant reste conservé.',
    en: 'The campaign is with your adviser: ask them to send it back for correction, then open the window here. The amount stays kept.',
  },
  window_too_late: {
    status: 409,
    fr: 'La campagne est « {state} » : un délai ne s’ouvre plus. Le montant de {name} reste conservé : versez-le à sa demande, ou à la Caisse des dépôts au bout d’un an ({source}).',
    en: 'The campaign is “{state}”: a window no longer opens. The amount of {name} stays kept: pay it on request, or to the Caisse des dépôts after a year ({source_en}).',
  },
  window_not_needed: {
    status: 409,
    fr: '{name} a été informée, ou n’a rien à décider : un délai à part est réservé aux personnes jamais informées.',
    en: '{name} was informed, or has nothing to decide: a window of one’s own is for people who were never informed.',
  },
  no_address_for_notice: {
    status: 422,
    fr: '{name} n’a pas d’adresse e-mail qui fonctionne : corrigez-la dans son dossier, ou dites quel jour l’avis lui a été remis.',
    en: '{name} has no working e-mail address: correct it in their file, or say on which day the notice was handed over.',
  },
  handed_over_to_come: {
    status: 422,
    fr: 'L’avis n’a pas pu être remis un jour à venir : donnez le jour de la remise.',
    en: 'The notice cannot have been handed over on a day to come: give the day it was.',
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
    fr: 'Le jour du paiement se situe entre la validation ({validated_on}) et le {today}.',
    en: 'The payment day lies between the validation ({validated_on}) and {today}.',
  },
  payment_day_recorded: {
    status: 422,
    fr: 'Les versements de cette campagne sont enregistrés, le dernier le {paid_on} : indiquez ce jour, ou corrigez l’enregistrement dans « Versements ».',
    en: 'The payments of this campaign are recorded, the last one on {paid_on}: enter that day, or correct the record in “Payments”.',
  },
  campaign_not_validated: {
    status: 409,
    fr: 'La campagne est « {state} » : votre conseiller doit d’abord la valider.',
    en: 'The campaign is “{state}”: your adviser has to validate it first.',
  },
} as const satisfies Sentences
