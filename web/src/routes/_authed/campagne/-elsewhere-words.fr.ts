export default {
  elsewhere: (company: string) => `Cette campagne appartient à ${company}`,
  elsewhereUnnamed: 'Cette campagne appartient à une autre société',
  elsewhereBody: 'Passez à cette société pour l’ouvrir.',
  toCompany: 'Changer de société et ouvrir',
}
