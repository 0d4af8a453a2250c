import { pluriel } from '@moisson/law/words/plural'

export default {
  heldTitle: (count: number) =>
    pluriel(
      count,
      '# message est retenu depuis la restauration',
      '# messages sont retenus depuis la restauration',
    ),
  heldBody: (since: string) =>
    `Rien ne part depuis le ${since}, sauf les liens de connexion demandés. Ce qui attendait au moment de la sauvegarde est peut-être déjà parti.`,
  backup: (at: string) => `Sauvegarde faite le ${at}.`,
  release: 'Voir et libérer',
  refused: (count: number) =>
    pluriel(count, 'Le serveur d’envoi refuse # message', 'Le serveur d’envoi refuse # messages'),
  away: (count: number) =>
    pluriel(
      count,
      'Le serveur d’envoi ne répond pas : # message attend',
      'Le serveur d’envoi ne répond pas : # messages attendent',
    ),
  deferred: (count: number) =>
    pluriel(
      count,
      'Le serveur d’envoi fait attendre # message',
      'Le serveur d’envoi fait attendre # messages',
    ),
  since: (at: string) => `Depuis le ${at}.`,
  answer: (words: string) => `Dernière réponse : ${words}`,
  check:
    'Vérifiez SMTP_URL, MAIL_FROM et l’autorisation de l’expéditeur. Rien n’est perdu : tout est essayé de nouveau.',
  doubtful: (count: number) =>
    pluriel(
      count,
      '# message de sort inconnu ou non écrit attend une société',
      '# messages de sort inconnu ou non écrits attendent une société',
    ),
  title: 'Libérer les messages',
  intro:
    'Voici ce qui attend, par jour de commande. Dites ce qui est parti avant la perte : cela ne repartira pas.',
  day: 'Commandés le',
  count: 'Messages',
  sentBefore: 'Considérer comme partis ceux commandés avant',
  time: 'Heure (Paris)',
  sentBeforeHelp: 'Laissez vide pour que tout parte.',
  confirm: 'Libérer',
  done: (released: number) => pluriel(released, '# message libéré', '# messages libérés'),
  marked: (count: number) =>
    pluriel(count, '# message considéré comme parti', '# messages considérés comme partis'),
}
