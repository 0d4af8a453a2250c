export default {
  region: 'Espace suspendu',
  title: (company: string) => `${company} : cet espace est suspendu.`,
  body: 'Rien de nouveau ne peut y commencer. Ce qui est en cours se poursuit : tout reste lisible, les salariés répondent et les paiements dus se font.',
  call: (adviser: string | null) =>
    adviser === null ? 'Appelez l’équipe Moisson.' : `Appelez votre conseiller, ${adviser}.`,
}
