import kit from '../../../../words/kit.fr.ts'
import * as names from '../../../../words/names.fr.ts'
export default {
  correct: 'Corriger son montant ou son avance',
  correctHelp:
    'Le nouveau montant suit les mêmes taux ; ceux des autres ne bougent pas. La différence est un complément de l’enveloppe, ou y revient. Ni sa fiche ni ses autres campagnes ne changent : corrigez-les aussi s’il le faut.',
  correctReopens:
    'La collecte est terminée : elle rouvre pour cette personne seule et se termine avec son délai.',
  correctAgain:
    'La personne reçoit un avis avec l’ancien montant, le nouveau et votre raison ; elle a un nouveau délai, et un choix déjà validé ne compte plus.',
  correctOnPaper:
    'Aucun e-mail n’atteint cette personne : imprimez et remettez-lui une nouvelle lettre, qui dit l’ancien montant, le nouveau et votre raison. Un choix déjà validé ne compte plus.',
  excessEstimated:
    'Cette campagne a été lancée avant que les taux du reliquat soient conservés : la part du reliquat de cette personne est estimée d’après ce qu’elle avait. Vérifiez le montant obtenu.',
  correctReason: names.whyThisCorrection,
  correctReasonHelp: 'La personne lira cette phrase.',
  correctNow: names.correctAndTellThem,
  corrected: (amount: string) => `Montant brut corrigé : ${amount}`,
  advanceCorrected: (due: string) => `Avance corrigée : reste dû ${due} nets`,
  own: {
    correct: 'Corriger sa rémunération',
    help: 'Sa limite se calcule de nouveau, jamais sous ce que la personne a validé. Ni sa fiche ni ses autres campagnes ne changent\u00a0: corrigez-les aussi s’il le faut.',
    told: 'Aucun message ne part\u00a0: la personne lit sa nouvelle limite à l’écran de son choix.',
    corrected: (room: string) => `Limite corrigée\u00a0: ${room}`,
  },
  quiet: { reason: 'Gardée au journal de la campagne.', now: kit.correct },
  days: {
    correct: 'Corriger ses jours ou leur valeur',
    help: 'Pour cette campagne seulement\u00a0: corrigez aussi sa fiche. La correction ne descend pas sous ce que la personne a validé, et la valeur d’un jour ne change plus une fois des jours validés.',
    told: 'Aucun message ne part\u00a0: la personne lit le nouveau nombre et la nouvelle valeur à l’écran de son choix.',
    empty: 'Tous ses jours. Vide\u00a0: leur nombre ne change pas.',
    corrected: (most: string) => `Corrigé\u00a0: ${most} au plus`,
  },
  sameAmount: 'Bases corrigées, le montant est le même',
}
