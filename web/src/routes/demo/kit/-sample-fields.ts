import { days } from '@moisson/core/record/unit'
import type { Fields } from '@moisson/core/record/field'

/** A field of each kind, as a record declares them. */
export const sampleFields = {
  text: {
    kind: 'text',
    max: 80,
    label: { fr: 'Nom d’usage', en: 'Name in use' },
    help: { fr: 'Tel qu’il est écrit sur les courriers.', en: 'As it is written on letters.' },
  },
  email: { kind: 'email', label: { fr: 'Adresse électronique', en: 'Email address' } },
  phone: { kind: 'phone', max: 20, label: { fr: 'Téléphone', en: 'Phone' } },
  day: { kind: 'day', label: { fr: 'Date d’entrée', en: 'Entry date' } },
  cents: { kind: 'cents', label: { fr: 'Montant brut', en: 'Gross amount' } },
  bps: { kind: 'bps', label: { fr: 'Taux d’abondement', en: 'Matching rate' } },
  number: {
    kind: 'number',
    min: 0,
    max: 366,
    whole: true,
    unit: days,
    label: { fr: 'Durée de présence', en: 'Time present' },
  },
  choice: {
    kind: 'choice',
    names: {
      immediate: { fr: 'Versement immédiat', en: 'Paid at once' },
      plan: { fr: 'Placement sur un plan', en: 'Invested in a plan' },
    },
    label: { fr: 'Affectation', en: 'Allocation' },
  },
  open: { kind: 'flag', label: { fr: 'Temps partiel', en: 'Part time' } },
  long: { kind: 'text', max: 1000, label: { fr: 'Commentaire', en: 'Comment' } },
  flag: {
    kind: 'flag',
    initial: false,
    label: { fr: 'Prévenir par courriel', en: 'Tell by email' },
    help: { fr: 'Un seul message, le jour même.', en: 'One message only, on the same day.' },
  },
} as const satisfies Fields
