import * as names from '../words/names.fr.ts'
import kit from '../words/kit.fr.ts'
export default {
  data: 'Mes coordonnées',
  dataIntro: 'Seulement ce qui sert à vous joindre et à vous payer.',
  dataFailed: 'Vos coordonnées n’ont pas pu être chargées',
  employers: 'Vos employeurs',
  fieldWith: (field: string, company: string) => `${field}, chez ${company}`,
  missing: names.toComplete,
  fields: {
    personal_email: 'E-mail personnel',
    mobile: 'Téléphone mobile',
    address: 'Adresse postale',
    iban: names.iban,
    electronic_delivery: names.documents,
  },
  why: {
    personal_email:
      'Pour vous joindre même si vous quittez l’entreprise. Vos montants y seront envoyés : relisez-la. Votre adresse d’avant est prévenue.',
    mobile: 'Pour vous joindre en cas de besoin. Vous êtes prévenu par e-mail.',
    address: 'Demandée par le teneur de compte.',
    iban: 'Pour recevoir un versement. Une connexion récente est demandée.',
    electronic_delivery: 'Comment vous recevez vos documents.',
  },
  delivery: {
    allowed: 'Par voie électronique',
    sms: 'Par voie électronique, prévenu par SMS',
    opposed: names.onPaper,
  },
  add: kit.add,
  edit: kit.change,
  addField: (field: string) => `Ajouter : ${field}`,
  editField: (field: string) => `Modifier : ${field}`,
  save: kit.save,
  saved: names.saved,
  line1: 'Numéro et rue',
  line2: 'Complément',
  postalCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  ibanEmpty: 'Saisissez votre nouvel IBAN, ou fermez pour garder celui que vous avez.',
  ibanHelp: 'Par exemple FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189.',
}
