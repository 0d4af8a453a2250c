import type { Completion } from './facts.ts'
import type { Band, EnvelopeInputs } from './inputs.ts'
import { percent } from '@moisson/law/words/figures'
import { notWhole } from '@moisson/law/whole'

/** Bands that leave a gap or overlap, weights that are not whole, figures that a formula of this kind needs. */
export function checkEnvelope(done: Completion, inputs: EnvelopeInputs): void {
  if (inputs.formula_kind === 'objectives_grid') return checkObjectives(done, inputs)
  if (inputs.formula_kind === 'progressive_bands') checkBands(done, inputs)
  else if (inputs.rate_bps === 0)
    done.refuse('rate_bps', 'missing', 'Indiquez le taux de la formule.', 'Give the rate of the formula.')
  if (inputs.formula_kind === 'threshold' && inputs.threshold_cents === null)
    done.refuse(
      'threshold_cents',
      'missing',
      'Indiquez le seuil à partir duquel la prime est due.',
      'Give the threshold from which the bonus is due.',
    )
  if (inputs.indicator === 'custom' && !inputs.indicator_label)
    done.refuse('indicator_label', 'missing', 'Nommez votre indicateur.', 'Name your indicator.')
}

function checkBands(done: Completion, inputs: EnvelopeInputs): void {
  const { bands, band_measure, reference_value_cents, rate_of } = inputs
  if (bands.length === 0)
    done.refuse('bands', 'missing', 'Ajoutez au moins une tranche.', 'Add at least one band.')
  if (band_measure !== 'indicator' && !reference_value_cents)
    done.refuse(
      'reference_value_cents',
      'missing',
      'Indiquez la valeur de référence à laquelle l’indicateur est comparé.',
      'Give the reference value the indicator is compared with.',
    )
  if (band_measure !== 'indicator' && rate_of === 'excess')
    done.refuse(
      'rate_of',
      'not_allowed',
      'Un taux par tranche s’applique à un indicateur en euros : choisissez l’indicateur ou la masse salariale.',
      'A rate by slice applies to an indicator in euros: choose the indicator or the payroll.',
    )
  for (const [place, band] of bands.entries()) checkBand(done, bands, band, place)
}

function checkBand(done: Completion, bands: readonly Band[], band: Band, place: number): void {
  const at = (field: string) => `bands.${place}.${field}`
  const before = bands[place - 1]
  if (band.from !== null && band.to !== null && band.to <= band.from)
    done.refuse(
      at('to'),
      'grid_overlap',
      'La tranche finit avant de commencer.',
      'The band ends before it starts.',
    )
  if (before !== undefined && band.from === null)
    done.refuse(at('from'), 'missing', 'Indiquez où la tranche commence.', 'Say where the band starts.')
  if (before !== undefined && before.to === null)
    done.refuse(
      `bands.${place - 1}.to`,
      'grid_overlap',
      'Seule la dernière tranche peut rester ouverte.',
      'Only the last band may stay open.',
    )
  if (before?.to != null && band.from !== null && before.to !== band.from) {
    const gap = before.to < band.from
    done.refuse(
      at('from'),
      gap ? 'grid_gap' : 'grid_overlap',
      gap
        ? `Il y a un trou entre les tranches ${place} et ${place + 1} : commencez où la précédente finit.`
        : `Les tranches ${place} et ${place + 1} se chevauchent : commencez où la précédente finit.`,
      gap
        ? `There is a gap between bands ${place} and ${place + 1}: start where the one before ends.`
        : `Bands ${place} and ${place + 1} overlap: start where the one before ends.`,
    )
  }
  if (place === bands.length - 1 && band.to !== null)
    done.refuse(
      at('to'),
      'grid_not_covering',
      'Laissez vide la fin de la dernière tranche : elle couvre tout ce qui est au-dessus.',
      'Leave the end of the last band empty: it covers all that is above.',
    )
}

function checkObjectives(done: Completion, { objectives, maximum_bps_of_payroll }: EnvelopeInputs): void {
  if (objectives.length === 0)
    return done.refuse(
      'objectives',
      'missing',
      'Ajoutez au moins un objectif.',
      'Add at least one objective.',
    )
  const sum = notWhole(objectives.map(({ weight_bps }) => weight_bps))
  if (sum !== null)
    done.refuse(
      'objectives',
      'weights_not_whole',
      `Les poids des objectifs font ${percent(sum, 'fr')} au lieu de ${percent(10_000, 'fr')}.`,
      `The weights of the objectives add up to ${percent(sum, 'en')} instead of ${percent(10_000, 'en')}.`,
    )
  if (maximum_bps_of_payroll === 0)
    done.refuse(
      'maximum_bps_of_payroll',
      'missing',
      'Indiquez ce que donnent les objectifs quand tous sont atteints.',
      'Say what the objectives give when all are reached.',
    )
  for (const [place, { start, target, lower_is_better }] of objectives.entries()) {
    if (start === null || start === undefined) continue
    if (lower_is_better ? start > target : start < target) continue
    done.refuse(
      `objectives.${place}.start`,
      'points_not_increasing',
      lower_is_better
        ? 'Le seuil doit être au-dessus de la cible : plus bas est mieux.'
        : 'Le seuil doit être en dessous de la cible.',
      lower_is_better
        ? 'The start must be above the target: lower is better.'
        : 'The start must be below the target.',
    )
  }
}
