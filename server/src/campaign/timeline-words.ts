import type { Text } from '@moisson/law/text'
import { ofName } from '@moisson/law/words/inside-sentence'
/** Steps of a campaign as the audit trail names them. */
export const eventLabels: Record<string, Text> = {
  'campaign.createCampaign': { fr: 'Brouillon créé', en: 'Draft created' },
  'campaign.updateCampaign': { fr: 'Réglages modifiés', en: 'Settings changed' },
  'campaign.calculateCampaign': { fr: 'Parts calculées', en: 'Shares computed' },
  'campaign.enrolBeneficiary': { fr: 'Personne ajoutée', en: 'Person added' },
  'campaign.recordAdvances': { fr: 'Avances enregistrées', en: 'Advances recorded' },
  'campaign.updateEnrolment': { fr: 'Montant d’une personne corrigé', en: 'One person’s amount corrected' },
  'campaign.correctCampaign': {
    fr: 'Montants de la campagne corrigés',
    en: 'Amounts of the campaign corrected',
  },
  'campaign.launchCampaign': { fr: 'Campagne lancée', en: 'Campaign launched' },
  'campaign.opened': { fr: 'Campagne ouverte à la date prévue', en: 'Campaign opened on the planned date' },
  'campaign.remindCampaign': { fr: 'Relance envoyée', en: 'Reminder sent' },
  'campaign.resendCampaignMails': {
    fr: 'Messages incertains ou retenus envoyés de nouveau',
    en: 'Uncertain or kept messages sent again',
  },
  'campaign.giveUpNotices': { fr: 'Avis abandonnés', en: 'Notices given up' },
  'campaign.closed': { fr: 'Délais terminés, collecte clôturée', en: 'Windows over, collection closed' },
  'campaign.openLaterWindow': {
    fr: 'Délai ouvert à une personne jamais informée',
    en: 'Window opened for somebody never informed',
  },
  'campaign.submitCampaign': { fr: 'Transmise au contrôle', en: 'Submitted' },
  'campaign.validateCampaign': { fr: 'Validée', en: 'Validated' },
  'campaign.completeCampaign': {
    fr: 'Paiement enregistré, campagne terminée',
    en: 'Payment recorded, campaign ended',
  },
  'campaign.cancelCampaign': { fr: 'Campagne annulée', en: 'Campaign cancelled' },
  'export.exportPayroll': { fr: 'Fichier de paie téléchargé', en: 'Payroll file downloaded' },
  'export.exportToKeeper': {
    fr: 'Fichier du teneur de compte téléchargé',
    en: 'Account keeper’s file downloaded',
  },
  'export.exportGroupama': {
    fr: 'Fichier du teneur de compte téléchargé',
    en: 'Account keeper’s file downloaded',
  },
}

/** The control by what it ended in, with whose it was, and why where that was written. */
export const controlLabels = {
  validated: {
    fr: (by: string, comment: string) => `Validée par ${by}${comment && `\u00a0: «\u00a0${comment}\u00a0»`}`,
    en: (by: string, comment: string) => `Validated by ${by}${comment && `: “${comment}”`}`,
  },
  correction: {
    fr: (by: string, reason: string) => `Renvoyée par ${by}, motif\u00a0: «\u00a0${reason}\u00a0»`,
    en: (by: string, reason: string) => `Sent back by ${by}, reason: “${reason}”`,
  },
}

/** What the company copied from a signed paper, with whose it was; what it says stays theirs until the close. */
export const paperLabels = {
  entered: {
    fr: (name: string, receipt: string) => `Réponse sur papier ${ofName(name)} saisie, reçu ${receipt}`,
    en: (name: string, receipt: string) => `Answer on paper of ${name} entered, receipt ${receipt}`,
  },
  again: {
    fr: (name: string, receipt: string) =>
      `Réponse sur papier ${ofName(name)} saisie de nouveau, reçu ${receipt}`,
    en: (name: string, receipt: string) => `Answer on paper of ${name} entered again, receipt ${receipt}`,
  },
}

/** Mails of a campaign by kind. */
export const mailLabels: Record<string, Text> = {
  'campaign-opened': { fr: 'Avis individuel', en: 'Individual notice' },
  'advance-to-return': { fr: 'Avance à restituer', en: 'Advance to return' },
  'campaign-reminder': { fr: 'Rappel', en: 'Reminder' },
  'draft-rescue': { fr: 'Choix non validé : dernier rappel', en: 'Choice not confirmed: last word' },
  'choice-receipt': { fr: 'Reçu du choix', en: 'Receipt of the choice' },
  'default-applied': { fr: 'Choix par défaut appliqué', en: 'Default applied' },
  'deadline-changed': { fr: 'Date limite reportée', en: 'Deadline moved' },
  'matching-changed': { fr: 'Abondement revu', en: 'Matching revised' },
  'matching-ended': { fr: 'Abondement perdu par un départ', en: 'Matching ended by a leaving' },
  'sum-kept': { fr: 'Somme conservée', en: 'Sum kept' },
  'held-sum': { fr: 'Ce que devient une somme conservée', en: 'What becomes of a sum kept' },
  'payment-moved': { fr: 'Versement reporté', en: 'Payment moved' },
  'campaign-cancelled': { fr: 'Annulation', en: 'Cancellation' },
  'campaign-held': { fr: 'Ouverture en attente', en: 'Opening held back' },
  'campaign-unanswered': { fr: 'Personnes sans réponse', en: 'People who have not answered' },
  'campaign-submitted': { fr: 'Transmission au contrôle', en: 'Handed over to be checked' },
  'campaign-validated': { fr: 'Validation', en: 'Validation' },
  'campaign-sent-back': { fr: 'Renvoi pour correction', en: 'Sent back to correct' },
}
