import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Entrez votre code',
  intro:
    'Il est sur la première page de la lettre que l’entreprise vous a remise, ou à la fin de son SMS. Il ouvre votre montant et votre choix.',
  ready: 'Votre code est lu',
  readyIntro: 'Vérifiez que c’est bien celui de votre lettre ou de votre SMS, puis ouvrez.',
  label: 'Code de la lettre ou du SMS',
  help: 'Douze signes, en trois groupes. Majuscules, espaces et tirets n’ont pas d’importance.',
  incomplete: 'Un code a douze signes\u00a0: des lettres et des chiffres, sans 0, 1, I, L, O ni U.',
  open: 'Ouvrir avec ce code',
  lost: 'Code perdu\u00a0? Demandez une nouvelle lettre à votre service RH\u00a0: le code de l’ancienne ne marche plus.',
  stop: 'Arrêter les rappels',
  resume: 'Reprendre les rappels',
  stopped: (campaign: string) => `Plus aucun rappel ne partira pour «\u00a0${campaign}\u00a0».`,
  resumed: (campaign: string) => `Les rappels reprennent pour «\u00a0${campaign}\u00a0».`,
  kioskTitle: 'Votre montant, votre choix',
  kioskIntro:
    'Entrez le code de votre lettre. Rien n’est gardé sur cet appareil, et la page se ferme seule si personne ne la touche.',
  left: (seconds: number) =>
    seconds >= 60
      ? `Fermeture dans ${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s sans toucher l’écran`
      : `Fermeture dans ${pluriel(seconds, '# seconde', '# secondes')}`,
  leftAlone:
    'La page s’est fermée seule, faute de mouvement pendant trois minutes. Ce qui était validé l’est\u00a0; entrez votre code pour reprendre.',
  stay: 'Je suis encore là',
  end: 'Terminer et fermer',
  bar: 'Borne',
}
