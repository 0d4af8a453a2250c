/** Words and strings that passwords are most often made of, in French and English, written down by hand; the most usual first. */
const words = `
123456 password azerty 123456789 qwerty 12345678 motdepasse 111111 12345 1234567 000000 123123 1234 1234567890
doudou loulou soleil marseille bonjour chouchou nicolas chocolat camille iloveyou jetaime admin welcome bienvenue
abc123 abcdef azertyuiop qwertyuiop monkey dragon letmein football baseball master sunshine princess princesse
shadow superman batman michael charlie jordan thomas julien alexandre alexandra maxime antoine caroline isabelle
sandrine stephanie valerie nathalie catherine christine veronique patricia philippe laurent olivier sebastien
frederic christophe stephane guillaume vincent pascal thierry bernard francois francoise benjamin florian quentin
romain clement valentin lucas enzo hugo louis jules arthur gabriel raphael emma jade louise alice chloe manon sarah
marie pierre jean michel sophie julie laura claire pauline mathilde charlotte elodie aurelie emilie melanie celine
toulouse bordeaux lyon paris lille nantes strasbourg rennes bretagne normandie france corse savoie provence
liverpool arsenal chelsea barcelona juventus psg olympique allez foot rugby tennis basket guitare musique
secret passe code acces mdp login root test user invite demo default changeme changezmoi temporaire provisoire
entreprise societe travail bureau compta paie salaire prime epargne banque argent euro money bonus salary company
interessement participation abondement placement retraite retirement savings rh drh
printemps ete automne hiver spring summer autumn winter janvier fevrier mars avril mai juin juillet aout septembre
octobre novembre decembre january february march april june july august september october november december
lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday
cheval chien chat lapin tigre lion dauphin poisson oiseau papillon abeille cat dog horse tiger dolphin butterfly
fleur rose jardin arbre montagne plage ocean etoile lune nuage flower garden tree mountain beach star moon
amour coeur bisous cherie cheri bebe maman papa famille amis love heart baby mother father family friend
ordinateur computer windows internet google facebook linkedin amazon netflix iphone samsung android microsoft
voiture peugeot renault citroen ferrari porsche mercedes toyota moto scooter velo
vacances voyage noel halloween anniversaire birthday christmas holiday
starwars pokemon minecraft fortnite naruto pikachu mario zelda goldorak asterix obelix tintin
passw0rd p4ssword pass1234 trustno1 whatever freedom hello ninja mustang access flower hottie killer pepper ginger
lovely matrix buster hunter ranger harley cowboy jessica jennifer michelle ashley amanda daniel andrew joshua matthew
`
  .trim()
  .split(/\s+/)

/** Rank of each common string, 1 for the most usual. */
export const commonPasswords: ReadonlyMap<string, number> = new Map(
  words.map((word, index) => [word, index + 1]),
)
