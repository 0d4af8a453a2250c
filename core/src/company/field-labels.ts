import { say, type Text } from '@moisson/law/text'
import { settingFields } from '../campaign/setting-fields.ts'
import type { Fields } from '../record/field.ts'
import { establishmentFields } from './establishment-fields.ts'
import { fileFields } from './fields.ts'

const labelsOf = (fields: Fields): Record<string, Text> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

/** What the log calls a field; a field without a label is a technical one, which the log’s reader is spared. */
export const fieldLabels: Readonly<Record<string, Text>> = {
  ...labelsOf(settingFields),
  ...labelsOf(establishmentFields),
  ...labelsOf(fileFields),
  company_role: say('Rôle', 'Role'),
  is_manager: say('Conseiller', 'Adviser'),
  is_platform_admin: say('Administrateur de la plateforme', 'Platform administrator'),
  status: say('État', 'State'),
  state: say('État', 'State'),
  name: say('Nom', 'Name'),
  title: say('Titre', 'Title'),
  type: say('Type', 'Type'),
  year: say('Exercice', 'Exercice'),
  fields: say('Champs modifiés', 'Fields changed'),
  abondement: say('Abondement', 'Matching'),
  headcounts: say('Effectifs moyens', 'Average headcounts'),
  funds: say('Fonds', 'Funds'),
  // Of a payment that was ordered too.
  paid_on: say('Jour du paiement', 'Payment day'),
  due_date: say('Échéance', 'Due date'),
  active: say('Accès actifs', 'Active accesses'),
  links_closed: say('Liens fermés avec l’accès', 'Links closed with the access'),
  city: say('ville', 'city'),
  postal_code: say('code postal', 'post code'),
  country: say('pays', 'country'),
  line1: say('adresse', 'address'),
  line2: say('complément', 'line 2'),
  since: say('depuis', 'since'),
  until: say('jusqu’au', 'until'),
  created: say('Ajoutés', 'Added'),
  updated: say('Mis à jour', 'Updated'),
  people: say('Personnes', 'People'),
  complement_gross_cents: say('Complément de l’enveloppe', 'Complement of the envelope'),
  distributed_gross_cents: say('Montant réparti, brut', 'Gross amount shared out'),
  defaulted: say('Choix par défaut', 'Defaults applied'),
  drafts_honoured: say('Brouillons retenus', 'Drafts honoured'),
  criterion: say('', ''),
  weight_bps: say('', ''),
  amount_cents: say('Montant', 'Amount'),
  envelope_cents: say('Enveloppe', 'Envelope'),
  cost_cents: say('Coût', 'Cost'),
  kind: say('Nature', 'Kind'),
  reason: say('Motif', 'Reason'),
  comment: say('Commentaire', 'Comment'),
  file_name: say('Fichier', 'File'),
  label: say('Destinataire', 'Recipient'),
  expires_at: say('Expire le', 'Expires on'),
  reference: say('Référence', 'Reference'),
  signed_on: say('Signé le', 'Signed on'),
  filed_on: say('Déposé le', 'Filed on'),
  closes_at: say('Fin de la collecte', 'End of the collection'),
  'campaign.updateEnrolment.gross_cents': say('Montant brut', 'Gross amount'),
  'campaign.updateEnrolment.net_cents': say('Montant net', 'Net amount'),
  'campaign.updateEnrolment.advance_gross_cents': say('Avance brute', 'Gross advance'),
  'campaign.updateEnrolment.room_cents': say(
    'Ce que la personne peut placer, au plus',
    'What the person may put in, at the most',
  ),
  'campaign.updateEnrolment.deadline_at': say('Date limite de réponse', 'Deadline to answer'),
  'campaign.updateEnrolment.excluded': say('Exclusion', 'Left out'),
  'campaign.updateEnrolment.exclusion_reason': say('Motif de l’exclusion', 'Reason for leaving out'),
  'company.saveAgreement.title': say('Titre de l’accord', 'Title of the agreement'),
}
