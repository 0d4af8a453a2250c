/** What helps to fill the file in. */
export default {
  helps: {
    sirenOpen: 'Modifiable tant que la société n’est pas active.',
    sirenLocked: 'Il ne change plus une fois la société active.',
    siren: 'Il identifie la société : seul votre conseiller le corrige.',
    contact: 'Ils lisent ce nom sur les messages et peuvent lui écrire.',
    closing: 'Toutes les dates légales en découlent.',
    figures: 'Les simulations partent de ces montants. Un résultat négatif s’écrit avec un signe moins.',
    representative: 'La personne qui signe l’accord et les décisions au nom de la société.',
    schemes: 'Lus dans vos accords, vos plans et vos documents : rien à saisir deux fois.',
    otherSchemes: 'Ceux que Moisson ne gère pas, pour que votre conseiller en tienne compte.',
    keeper: 'Il tient les comptes des salariés et reçoit les sommes placées.',
    bank: 'Ces numéros sont chiffrés. Les changer demande une connexion récente, et les autres administrateurs sont prévenus.',
    ownAccount: 'Le compte débité par les fichiers SEPA.',
    keeperAccount: 'Le compte crédité des sommes placées.',
    percolKeeperAccount: 'Le compte crédité des sommes placées sur le PER COL.',
    bicOfFormer: 'C’est le BIC de l’ancien compte : vérifiez-le.',
    masked: 'Seuls les derniers chiffres sont montrés. Tapez un nouvel IBAN pour le remplacer.',
    journal:
      'Qui a fait quoi dans l’espace de la société. Aucun numéro de compte ni de sécurité sociale n’y figure.',
  },
  brackets: {
    under_11: 'Moins de 11 salariés',
    from_11_to_49: 'De 11 à 49 salariés',
    from_50_to_249: 'De 50 à 249 salariés',
    from_250: '250 salariés ou plus',
  },
}
