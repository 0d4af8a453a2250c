import type { Sentences } from './sentence.ts'

/** Payments of the year. */
export const paymentRefusals = {
  payment_differs: {
    status: 409,
    fr: 'Le versement est bloqué : il s’écarte de {gap_cents} des montants validés. Renvoyez la campagne en correction ou contactez votre conseiller.',
    en: 'The payment is blocked: it differs by {gap_cents} from the validated amounts. Send the campaign back for correction or ask your adviser.',
  },
  payment_held: {
    status: 409,
    fr: 'Ces sommes attendent des personnes injoignables : enregistrez ce que devient chacune dans « Sommes conservées », sur la page Versements.',
    en: 'These amounts wait for people who could not be reached: record what becomes of each under “Held sums”, on the Payments page.',
  },
  held_sum_no_deposit: {
    status: 422,
    fr: 'Aucun texte ne prévoit de remettre cette somme à la Caisse des dépôts : elle reste due à {name} par la société.',
    en: 'The law does not provide for handing this sum to the Caisse des dépôts: the company still owes it to {name}.',
  },
  held_sum_kept_until: {
    status: 422,
    fr: 'La société garde cette somme jusqu’au {held_until} ({source}) : sa remise à la Caisse des dépôts se fait à partir du lendemain.',
    en: 'The company holds this sum until {held_until} ({source_en}): it is handed to the Caisse des dépôts from the day after.',
  },
  held_sum_reference_missing: {
    status: 422,
    fr: 'Indiquez la référence de la remise : la personne s’en servira pour réclamer la somme.',
    en: 'Enter the reference of the transfer: the person will use it to claim the sum.',
  },
  payment_campaign_completed: {
    status: 409,
    fr: 'La campagne est terminée : son versement reste enregistré. Corrigez la date, la référence ou la preuve. Un virement revenu de la banque se refait à la personne et s’écrit dans la note.',
    en: 'The campaign is completed: its payment stays recorded. Correct the date, the reference or the proof. A transfer that the bank sent back is made again to the person, and written in the note.',
  },
  nothing_to_pay: {
    status: 409,
    fr: 'Cette campagne n’a rien à verser de ce côté.',
    en: 'This campaign has nothing to pay on this side.',
  },
  not_a_payment_proof: {
    status: 422,
    fr: 'Ce document n’est pas une preuve de versement : déposez l’avis d’exécution de la banque comme preuve de versement.',
    en: 'This document is not a payment proof: drop the bank’s execution advice as a payment proof.',
  },
  company_iban_missing: {
    status: 422,
    fr: 'L’IBAN de la société manque : indiquez-le dans Société, Coordonnées bancaires, puis reprenez le fichier.',
    en: 'The company’s IBAN is missing: enter it under Company, Bank details, then take the file again.',
  },
  keeper_iban_missing: {
    status: 422,
    fr: 'L’IBAN du teneur de compte manque ({keeper}) : recopiez celui de son appel de fonds dans Société, Coordonnées bancaires, puis reprenez le fichier.',
    en: 'The account keeper’s IBAN is missing ({keeper}): copy the one of its call for funds under Company, Bank details, then take the file again.',
  },
  keeper_changed: {
    status: 409,
    fr: 'Cette campagne a été lancée avec {keeper}, que la société n’a plus pour teneur de compte : décidez, dans ses exports et son versement, si elle passe à {today}.',
    en: 'This campaign was launched with {keeper}, which is no longer an account keeper of the company: decide, under its exports and payment, whether it moves to {today}.',
  },
  campaign_not_launched: {
    status: 409,
    fr: 'La campagne n’est pas lancée : elle aura les teneurs de compte que la société a ce jour-là.',
    en: 'The campaign is not launched: it will have the account keepers that the company has on that day.',
  },
  keeper_already_paid: {
    status: 409,
    fr: 'Le virement au teneur de compte est déjà ordonné ou payé : la campagne garde le teneur qui l’a reçu.',
    en: 'The transfer to the account keeper is already ordered or paid: the campaign keeps the keeper that received it.',
  },
  no_keeper_today: {
    status: 409,
    fr: 'La société n’a pas de teneur pour tous les plans de cette campagne : choisissez-le dans Société, Paie, puis recommencez.',
    en: 'The company has no keeper for every plan of this campaign: choose it under Company, Payroll, then start again.',
  },
  nobody_with_iban: {
    status: 409,
    fr: 'Aucune personne partie et payée n’a d’IBAN connu : complétez leur fiche, ou laissez la paie les régler.',
    en: 'Nobody who left and is paid has a known IBAN: complete their file, or let payroll pay them.',
  },
  execution_day_past: {
    status: 422,
    fr: 'La banque ne peut pas exécuter un virement le {on} : choisissez aujourd’hui ({today}) ou un jour à venir.',
    en: 'The bank cannot execute a transfer on {on}: choose today ({today}) or a day to come.',
  },
  execution_day_closed: {
    status: 422,
    fr: 'Les banques n’exécutent aucun virement le {on} : choisissez le {open_on}, jour ouvré le plus proche.',
    en: 'Banks execute no transfer on {on}: choose {open_on}, the nearest working day.',
  },
  execution_day_far: {
    status: 422,
    fr: 'Le {on} est à plus d’un an : choisissez un jour jusqu’au {open_on}.',
    en: '{on} is more than a year ahead: choose a day up to {open_on}.',
  },
  already_paid: {
    status: 409,
    fr: 'Ce versement est enregistré comme payé le {paid_on} : annulez d’abord l’enregistrement si le virement est à refaire.',
    en: 'This payment is recorded as paid on {paid_on}: take the record back first if the transfer has to be made again.',
  },
  already_ordered: {
    status: 409,
    fr: 'Cet ordre est enregistré comme déposé, pour le {paid_on} : un second fichier serait payé une seconde fois. Si la banque ne l’a pas pris, annulez d’abord l’enregistrement.',
    en: 'This order is recorded as given to the bank, for {paid_on}: a second file would be paid a second time. If the bank did not take it, take the record back first.',
  },
  no_late_interest: {
    status: 409,
    fr: 'Aucun texte ne fait courir d’intérêts de retard sur cette campagne.',
    en: 'The law sets no late interest for this campaign.',
  },
  tmop_not_published: {
    status: 422,
    fr: 'Le TMOP applicable à partir du {date} n’est pas encore connu de Moisson : saisissez le taux publié pour obtenir les intérêts.',
    en: 'The TMOP that applies from {date} is not known to Moisson yet: enter the published rate to get the interest.',
  },
  tmop_source_missing: {
    status: 422,
    fr: 'Indiquez où ce taux a été lu\u00a0: l’avis du Journal officiel et sa date.',
    en: 'Say where this rate was read: the notice of the Official Journal and its date.',
  },
  late_interest_settled: {
    status: 409,
    fr: 'Ce versement est déjà ordonné ou payé\u00a0: annulez d’abord son enregistrement pour changer ses intérêts de retard.',
    en: 'This payment is already ordered or paid: take its record back first to change its late interest.',
  },
  late_interest_other_day: {
    status: 409,
    fr: 'Les intérêts de retard sont fixés pour un versement le {fixed_on}, et ce fichier demande le {on}\u00a0: fixez-les d’abord pour ce jour.',
    en: 'The late interest is fixed for a payment on {fixed_on}, and this file asks for {on}: fix it for that day first.',
  },
  answer_missing: {
    status: 422,
    fr: 'Déposez le retour du teneur de compte, ou collez ses lignes.',
    en: 'Drop the account keeper’s answer, or paste its lines.',
  },
  answer_columns_unknown: {
    status: 422,
    fr: 'Aucune ligne d’en-têtes reconnue : il faut au moins le matricule ou le nom, et un montant, un statut ou un motif.',
    en: 'No header row was recognised: at least the employee number or the name is needed, with an amount, a status or a reason.',
  },
  answer_of_others: {
    status: 422,
    fr: 'Ce retour ne cite aucune ligne envoyée pour cette campagne\u00a0: vérifiez le fichier, et la campagne.',
    en: 'This answer names no line that was sent for this campaign: check the file, and the campaign.',
  },
  answer_of_other_amounts: {
    status: 422,
    fr: 'Aucun montant de ce retour n’est celui d’une ligne envoyée\u00a0: est-ce bien celui de cette campagne\u202f? Si oui, retirez-en la colonne des montants.',
    en: 'No amount of this answer is that of a line that was sent: is it the one for this campaign? If it is, take its column of amounts out.',
  },
  answer_known: {
    status: 409,
    fr: 'Ce retour est déjà lu\u00a0: ses lignes sont dans la liste, avec ce que vous en avez fait.',
    en: 'This answer is read already: its lines are in the list, with what you did about them.',
  },
  resolution_missing: {
    status: 422,
    fr: 'Écrivez en une phrase comment la ligne a été traitée.',
    en: 'Say in one sentence how the line was treated.',
  },
  line_needs_nothing: {
    status: 409,
    fr: 'Cette ligne est acceptée : il n’y a rien à traiter.',
    en: 'This line is accepted: there is nothing to treat.',
  },
} as const satisfies Sentences
