/** Rules written ahead, by the capability of the product that will read them: every other rule has a reader. */
export const awaits: Readonly<Record<string, string>> = {
  abondementRuleCheck: 'plan set-up: its matching rule checked whole',
  abondementWithShares: 'matching of company shares',
  annualHeadcount: 'headcount month by month in the company file',
  capitalProrata: 'participation campaign',
  countedVoluntary: 'campaign type voluntary payment',
  dirigeantsPool: 'participation above the legal formula',
  dsnBlocks: 'payroll return (DSN)',
  earlyRelease: 'requests of early release',
  percolWithdrawal: 'participation campaign: withdrawal of what went to the PER COL by default',
  ppvCalendar: 'campaign type PPV',
  smallParticipation: 'participation campaign: small amounts paid at once',
  successiveGrants:
    'grants of one exercice told together: the allocation lowers the ceiling by what was granted already',
  taxableAmount: 'income tax told beside the choice',
  temporaryWorkerSeniority: 'several contracts of one person',
  voluntaryLimit: 'campaign type voluntary payment',
}
