import type { Accord } from './accord.ts'

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
        place: 'au sein de l’entreprise',
      } as const)
