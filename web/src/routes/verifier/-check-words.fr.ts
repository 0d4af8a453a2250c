import * as names from '../../words/names.fr.ts'
export default {
  title: names.checkAReceipt,
  intro:
    'Un reçu prouve qu’un choix a été enregistré. Vérifiez ici que le fichier vient bien de Moisson, qu’il n’a pas été modifié, et si ce choix compte toujours.',
  fileTitle: 'Avec le fichier',
  fileHelp:
    'Le fichier ne quitte pas votre appareil : seule son empreinte (SHA-256) est envoyée. Prenez le PDF tel qu’il a été téléchargé ou reçu par e-mail.',
  choose: 'Choisir le fichier du reçu',
  checking: 'Vérification…',
  numberTitle: 'Avec le numéro',
  numberHelp:
    'Le numéro seul dit que le reçu existe et quand le choix a été validé, rien d’autre : ni la personne, ni les montants.',
  number: 'Numéro du reçu',
  example: 'Par exemple MOI-7K3QF-9XWDM',
  notANumber: 'Un numéro de reçu a la forme MOI-XXXXX-XXXXX.',
  check: 'Vérifier',
  genuine: 'Ce fichier est un reçu de Moisson, inchangé',
  of: (number: string, day: string) => `Reçu ${number}, choix validé le ${day}.`,
  states: {
    counts: 'Ce choix est celui qui compte aujourd’hui.',
    replaced: (day: string | null) =>
      day
        ? `Ce choix ne compte plus : il a été remplacé le ${day}.`
        : 'Ce choix ne compte plus : il a été remplacé.',
    corrected: (day: string | null) =>
      day
        ? `Ce choix ne compte plus depuis le ${day} : le montant a été corrigé, la personne a eu à choisir de nouveau.`
        : 'Ce choix ne compte plus : le montant a été corrigé, la personne a eu à choisir de nouveau.',
    cancelled: 'La campagne a été annulée : aucun choix ne s’y applique.',
  },
  unknownFile: 'Ce fichier n’est pas un reçu connu de Moisson',
  unknownFileBody:
    'Ou bien il a été modifié, ne serait-ce qu’enregistré de nouveau par un autre logiciel. Téléchargez le reçu depuis votre espace, ou vérifiez le numéro écrit dessus.',
  exists: 'Ce reçu existe',
  unknownNumber: 'Aucun reçu ne porte ce numéro',
  unknownNumberBody: 'Vérifiez les lettres : un reçu ne contient ni O, ni I, ni L, ni U, ni zéro, ni un.',
  tooBig: 'Ce fichier pèse plus de 20 Mo\u00a0: ce n’est pas un reçu de Moisson.',
  unreadable: 'Ce fichier n’a pas pu être lu\u00a0: choisissez-le de nouveau.',
  noDigest: 'Ce navigateur ne sait pas calculer l’empreinte du fichier ici. Vérifiez avec le numéro.',
  print: 'Empreinte du fichier',
}
