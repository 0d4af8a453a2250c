export default {
  title: 'Les fonds, à côté de ce que vous dites',
  intro:
    'Dans le même ordre que sur la page, du moins risqué au plus risqué. Ces faits ne disent pas si un fonds vous convient : lisez aussi son document.',
  hold: (time: string) => `Durée conseillée par le fonds : ${time} au moins.`,
  holding: {
    within: 'Pas plus longue que votre horizon.',
    perhaps: 'Peut être plus longue que votre horizon.',
    above: 'Plus longue que votre horizon.',
  },
  badYear: (before: string, after: string) => `Une mauvaise année : ${before} → ${after}.`,
  noFall: 'Pas de baisse.',
  fall: {
    within: 'La baisse ne dépasse pas celle que vous acceptez.',
    perhaps: 'Une baisse de plus de 200 €, comme vous dites l’accepter.',
    above: 'La baisse dépasse celle que vous acceptez.',
  },
}
