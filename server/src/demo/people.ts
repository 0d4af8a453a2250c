const firstNames =
  'Lucas,Inès,Hugo,Camille,Jules,Manon,Louis,Chloé,Gabriel,Léa,Arthur,Emma,Raphaël,Jade,Adam,Louise,Paul,Alice,Nathan,Zoé,Éthan,Juliette,Noé,Lina,Tom,Rose,Maël,Anna,Théo,Mila,Sacha,Ambre,Malo,Agathe,Axel,Julia,Gaspard,Romane,Marius,Léonie,Côme,Iris,Eliott,Olivia,Noa,Nina,Robin,Eva'.split(
    ',',
  )
const lastNames =
  'Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefèvre,Michel,Garcia,David,Bertrand,Roux,Vincent,Fournier,Morel,Girard,André,Lefebvre,Mercier,Dupont,Lambert,Bonnet,François,Martinez,Legrand,Garnier,Faure,Rousseau,Blanc,Guérin,Müller,Henry,Roussel,Nicolas,Perrin,Morin,Mathieu,Clément,Gauthier,Dumont,Lopez,Fontaine,Chevalier'.split(
    ',',
  )

export interface DemoPerson {
  employee_number: string
  last_name: string
  first_name: string
  email: string | null
  birth_date: string
  birth_place: string
  birth_country: string
  civility: 'mr' | 'mrs'
  hire_date: string
  exit_date: string | null
  establishment: string
  contract_type: 'permanent' | 'fixed_term' | 'apprentice'
  address: { line1: string; postal_code: string; city: string; country: string }
  /** Yearly gross pay in cents. */
  reference_salary_cents: number
  presence_days: number
}

const plain = (value: string) =>
  value
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toLowerCase()
    .replaceAll(' ', '')

/** Invented people, the same for the same arguments; one has left, one has no address, some were absent. */
export function demoPeople(
  count: number,
  {
    offset = 0,
    sites,
    city,
    closing,
  }: { offset?: number; sites: readonly string[]; city: string; closing: string },
): DemoPerson[] {
  const closingYear = Number(closing.slice(0, 4))
  return Array.from({ length: count }, (_, index) => {
    const seed = index + offset
    const first = firstNames[seed % firstNames.length] ?? 'Alix'
    const last = lastNames[(seed * 1) % lastNames.length] ?? 'Petit'
    const hired = closingYear - 2 - ((seed * 7) % 19)
    const left = index === count - 4
    // Who left did on the first day of the last month.
    const onBooks = left ? 366 - Number(closing.slice(8)) : 365
    return {
      employee_number: String(100 + index * 3 + offset).padStart(5, '0'),
      last_name: last,
      first_name: first,
      email: index === count - 2 ? null : `${plain(first)}.${plain(last)}@example.org`,
      birth_date: `${hired - 19 - ((seed * 11) % 24)}-${pad(1 + ((seed * 5) % 12))}-${pad(1 + ((seed * 13) % 28))}`,
      birth_place: city,
      birth_country: 'FRA',
      civility: seed % 2 === 0 ? ('mr' as const) : ('mrs' as const),
      hire_date: `${hired}-${pad(1 + ((seed * 3) % 12))}-0${1 + (seed % 5)}`,
      exit_date: left ? `${closing.slice(0, 8)}01` : null,
      establishment: sites[seed % sites.length] ?? 'Siège',
      contract_type:
        seed % 11 === 5
          ? ('fixed_term' as const)
          : seed % 13 === 7
            ? ('apprentice' as const)
            : ('permanent' as const),
      address: {
        line1: `${1 + ((seed * 7) % 60)} rue des Pommiers`,
        postal_code: '95390',
        city,
        country: 'FRA',
      },
      reference_salary_cents: 2_240_000 + ((seed * 173_511) % 3_100_000),
      presence_days: Math.min(onBooks, seed % 9 === 4 ? 365 - ((seed * 17) % 120) : 365),
    }
  })
}
const pad = (value: number) => String(value).padStart(2, '0')
