/** Phrases that everybody knows, in French and English, written down by hand: examples of passwords, proverbs, verses, songs, films, drills. */
const phrases = `
correct horse battery staple
correct battery horse staple
correcthorsebatterystaplecorrect
le cheval correct agrafe la batterie
cheval correct batterie agrafe
je suis un mot de passe
ceci est un mot de passe
ceci est mon mot de passe
mon mot de passe
mon mot de passe secret
mon super mot de passe
un mot de passe tres long
mot de passe oublie
motdepassemotdepasse
j ai oublie mon mot de passe
je ne me souviens plus de mon mot de passe
this is a password
this is my password
this is a secure password
this is a very long password
my password is password
my voice is my passport
passwordpassword
passwordpasswordpassword
i forgot my password
let me in please
open sesame
sesame ouvre toi
abracadabra
supercalifragilisticexpialidocious
supercalifragilistic
anticonstitutionnellement
the quick brown fox jumps over the lazy dog
the quick brown fox
portez ce vieux whisky au juge blond qui fume
voix ambigue d un coeur qui au zephyr prefere les jattes de kiwis
lorem ipsum dolor sit amet
lorem ipsum dolor sit amet consectetur adipiscing elit
1234567890azertyuiop
1234567890qwertyuiop
1qaz2wsx3edc4rfv
1q2w3e4r5t6y7u8i9o0p
zaq12wsxcde34rfv
aqwzsxedcrfvtgb
3141592653589793
31415926535897932384626433832795
2718281828459045
1123581321345589
to be or not to be
to be or not to be that is the question
etre ou ne pas etre
etre ou ne pas etre telle est la question
je pense donc je suis
cogito ergo sum
i think therefore i am
carpe diem
carpe diem quam minimum credula postero
veni vidi vici
alea jacta est
in vino veritas
liberte egalite fraternite
allons enfants de la patrie
allons enfants de la patrie le jour de gloire est arrive
le jour de gloire est arrive
aux armes citoyens
vive la france
vive la republique et vive la france
god save the king
god save the queen
in god we trust
god bless america
we the people
we hold these truths to be self evident
i have a dream
one small step for man
one giant leap for mankind
un petit pas pour l homme
ask not what your country can do for you
yes we can
all men are created equal
may the force be with you
que la force soit avec toi
i am your father
luke i am your father
je suis ton pere
there is no place like home
houston we have a problem
here is looking at you kid
ill be back
hasta la vista baby
to infinity and beyond
vers l infini et au dela
hakuna matata
winter is coming
you shall not pass
one ring to rule them all
un anneau pour les gouverner tous
my precious
live long and prosper
beam me up scotty
resistance is futile
the answer is 42
dont panic
so long and thanks for all the fish
all your base are belong to us
the cake is a lie
never gonna give you up
never gonna let you down
hello darkness my old friend
is this the real life is this just fantasy
let it be
let it go
liberee delivree
all you need is love
imagine all the people
we are the champions
we will rock you
i will survive
i will always love you
happy birthday to you
joyeux anniversaire
bon anniversaire
merry christmas and a happy new year
joyeux noel et bonne annee
bonne annee et bonne sante
twinkle twinkle little star
mary had a little lamb
row row row your boat
humpty dumpty sat on a wall
au clair de la lune
au clair de la lune mon ami pierrot
frere jacques dormez vous
sur le pont d avignon
une souris verte
une souris verte qui courait dans l herbe
il etait une fois
il etait un petit navire
alouette gentille alouette
petit papa noel
ah vous dirai je maman
savez vous planter les choux
promenons nous dans les bois
il court il court le furet
non je ne regrette rien
la vie en rose
ne me quitte pas
les feuilles mortes
emmenez moi au bout de la terre
allumer le feu
que je t aime
on ira tous au paradis
maitre corbeau sur un arbre perche
la cigale et la fourmi
la cigale ayant chante tout l ete
le corbeau et le renard
rien ne sert de courir il faut partir a point
tout flatteur vit aux depens de celui qui l ecoute
longtemps je me suis couche de bonne heure
aujourd hui maman est morte
on ne voit bien qu avec le coeur
l essentiel est invisible pour les yeux
dessine moi un mouton
s il te plait dessine moi un mouton
demain des l aube
les sanglots longs des violons de l automne
sous le pont mirabeau coule la seine
o temps suspends ton vol
mignonne allons voir si la rose
it was the best of times it was the worst of times
call me ishmael
once upon a time
it was a dark and stormy night
happily ever after
the only thing we have to fear is fear itself
an apple a day keeps the doctor away
the early bird catches the worm
actions speak louder than words
practice makes perfect
better late than never
mieux vaut tard que jamais
qui vivra verra
l avenir appartient a ceux qui se levent tot
tous les chemins menent a rome
petit a petit l oiseau fait son nid
pierre qui roule n amasse pas mousse
apres la pluie le beau temps
l habit ne fait pas le moine
qui seme le vent recolte la tempete
rira bien qui rira le dernier
vouloir c est pouvoir
impossible n est pas francais
l union fait la force
un pour tous tous pour un
one for all and all for one
tout est bien qui finit bien
c est la vie
metro boulot dodo
je t aime de tout mon coeur
je t aime mon amour
je t aime a la folie
i love you so much
i love you forever
i love my family
i love my mother
j aime ma famille
j aime le chocolat
j aime mes enfants
j aime mon travail
bonjour tout le monde
hello world hello world
hello my name is
allez les bleus
allez paris saint germain
droit au but
you will never walk alone
youllneverwalkalone
manchester united
manchester united forever
we are one
notre pere qui es aux cieux
je vous salue marie pleine de grace
our father who art in heaven
hail mary full of grace
the lord is my shepherd
for god so loved the world
jesus is my savior
jesus loves me this i know
in the beginning god created the heaven and the earth
au commencement dieu crea le ciel et la terre
bismillah ir rahman ir rahim
changemechangeme
change this password
changez ce mot de passe
changez moi tout de suite
administrator administrator
administrateur
welcome to the jungle
bienvenue chez nous
bienvenue dans l entreprise
interessement et participation
plan d epargne entreprise
participation aux resultats
`

const bare = (text: string): string => text.replaceAll(/[^a-z0-9]/g, '')
const known: ReadonlySet<string> = new Set(phrases.trim().split('\n').map(bare))

/** Whether a password, in plain letters, is a phrase that everybody knows: blanks, signs, and figures added to it, change nothing. */
export function isKnownPhrase(plain: string): boolean {
  const letters = bare(plain)
  return known.has(letters) || known.has(letters.replace(/^\d+|\d+$/g, ''))
}
