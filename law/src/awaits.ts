/**
 * Rules written ahead, by the capability of the product that will read them: every other rule has a reader.
 */
export const awaits: Readonly<Record<string, string>> = {
  abondementRuleCheck: 'matching whose rate is written by pay: no plan can say one',
  abondementWithShares: 'matching of company shares',
  annualHeadcount: 'headcount month by month in the company file',
  capitalProrata: 'equity of a reserve worked out from capital paid in or repaid during the exercice',
  dirigeantsPool:
    'heads and officers in what a participation gives above the legal formula, from 50 employees on',
  dsnBlocks: 'payroll return (DSN)',
  earlyRelease: 'requests of early release',
  percolWithdrawal: 'requests to take back what silence sent to the PER COL: the mail tells the month to ask',
  smallParticipation: 'small amounts of a participation paid at once, by the company’s choice',
  successiveGrants:
    'grants of one exercice told together: the allocation lowers the ceiling by what was granted already',
  taxableAmount: 'income tax told beside the choice',
  temporaryWorkerSeniority: 'missions of the people of a temporary-work agency',
}
