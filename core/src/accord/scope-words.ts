import type { Accord } from './accord.ts'

/** Whether the text names the establishments that it covers, and them alone. */
export const namesSites = ({ scope }: Pick<Accord, 'scope'>): boolean =>
  scope.kind === 'some' && scope.establishments.length > 0

const ofGroup = ({ scope }: Pick<Accord, 'scope'>): boolean => scope.kind === 'group'

/** Who employs: one company, or each of those that a text of a group binds. */
export const scopeWords = (accord: Pick<Accord, 'scope'>) =>
  ofGroup(accord)
    ? ({
        employer: 'l’une des sociétés entrant dans le champ d’application',
        within: 'dans les sociétés que le texte engage',
        council: 'le comité social et économique de chacune des sociétés que le texte engage',
        followed: 'Dans chaque société, le comité social et économique',
        place: 'dans les sociétés du groupe énoncées au champ d’application',
      } as const)
    : ({
        employer: 'l’entreprise',
        within: 'dans l’entreprise',
        council: 'le comité social et économique de l’entreprise',
        followed: 'Le comité social et économique',
        place: namesSites(accord)
          ? 'dans les établissements de l’entreprise énoncés au champ d’application'
          : 'au sein de l’entreprise',
      } as const)
