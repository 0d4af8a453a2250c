export default {
  title: 'Ce que j’ai placé',
  total: 'placés par vos campagnes, abondement compris',
  andComing: (amount: string) => `, et ${amount} en cours de placement`,
  none: 'Vos campagnes réglées n’ont rien placé : tout vous a été versé.',
  keptBy: (plan: string, keeper: string) => `${plan}, chez ${keeper}`,
  freeOn: (day: string) => `libre le ${day}`,
  freeSince: (day: string) => `libre depuis le ${day}`,
  atRetirement: 'libre à la retraite',
  toCome: (day: string) => `à placer vers le ${day}`,
  matched: (amount: string) => `dont ${amount} ajoutés par l’entreprise`,
  known:
    'Ce que Moisson sait : les sommes le jour où elles ont été placées. Les gains, les pertes, les retraits et vos autres versements sont chez votre teneur de compte.',
  paid: (amount: string) => `${amount} versés sur mon compte`,
  placed: (amount: string, plan: string, when: string) => `${amount} au ${plan}, ${when}`,
  heldPaid: (amount: string, day: string) => `${amount} conservés, puis versés le ${day}`,
  heldDeposited: (amount: string, day: string) => `${amount} remis à la Caisse des dépôts le ${day}`,
  held: (amount: string) => `${amount} conservés pour vous`,
}
