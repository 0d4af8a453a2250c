/** What the law asks of an agreement, in the order in which an agreement is read. */
export const complianceCodes = [
  'conclusion',
  'conclusion_papers',
  'representation',
  'no_substitution',
  'duration',
  'signature_date',
  'filing',
  'scope',
  'collective',
  'seniority',
  'officers',
  'period',
  'random',
  'performance',
  'measurable',
  'calculation',
  'collective_ceiling',
  'participation',
  'sharing',
  'absences',
  'individual_ceiling',
  'payment',
  'choice',
  'advances',
  'follow_up',
  'information',
  'disputes',
  'exceptional_profit',
] as const
export type ComplianceCode = (typeof complianceCodes)[number]

export const complianceStatuses = ['passed', 'refused', 'to_confirm'] as const
export type ComplianceStatus = (typeof complianceStatuses)[number]
