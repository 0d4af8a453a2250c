export default {
  title: 'Mentions légales',
  intro: 'Qui publie ce service, qui l’héberge, et ce qu’il est.',
  publisherTitle: 'Éditeur',
  hostTitle: 'Hébergement',
  serviceTitle: 'Le service',
  service:
    'Moisson calcule et organise l’intéressement, la participation et l’épargne salariale d’une entreprise, et recueille le choix de chaque personne. L’argent n’y passe pas : il est versé par l’employeur ou placé chez le teneur de compte choisi par l’entreprise.',
  advice:
    'Les textes et les calculs informent ; ils ne remplacent ni le document d’informations clés d’un fonds, ni le conseil d’un professionnel. Chaque règle affichée cite son texte et sa date.',
  softwareTitle: 'Logiciel, textes et marques',
  software:
    'Le logiciel est diffusé sous la licence jointe à son code. Les textes de loi cités sont publics ; les noms de fonds, de sociétés de gestion et de teneurs de compte appartiennent à leurs propriétaires.',
}
