import { inEach, say, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import type { OrientationFacts, Situation } from './answers.ts'

/** Something to do next: a process to begin, or the page where it is done. */
export interface Way {
  code: string
  title: Text
  /** Why this one. */
  why: Text
  /** What its button says. */
  go: Text
  /** The template of the process to begin; null where a page does it. */
  template_code: string | null
  /** The page; null where a process has to be begun first. */
  page: string | null
}

interface Duties {
  participation: boolean
  value_sharing: boolean
}

/** The one next step, and the others that stay open. */
export function waysFrom(
  situation: Situation,
  facts: OrientationFacts,
  duties: Duties,
): { next: Way; others: Way[] } {
  const made = {
    participation: beginning(facts, 'participation_setup', {
      title: say('Mettre en place la participation', 'Set up participation'),
      why: duties.participation
        ? say(
            'Votre effectif y oblige : sans accord, le régime d’autorité s’applique.',
            'Your headcount makes it compulsory: without an agreement, the default regime applies.',
          )
        : say(
            'Facultative à votre effectif, elle partage le bénéfice par une formule légale.',
            'Optional at your headcount, it shares the profit by a legal formula.',
          ),
    }),
    interessement: beginning(facts, 'interessement_setup', {
      title: say('Mettre en place l’intéressement', 'Set up intéressement'),
      why: whyInteressement(situation, duties),
    }),
    record: atPage('record', '/societe?section=agreements', {
      title: say('Entrer votre accord signé', 'Enter your signed agreement'),
      why: say(
        'Signé ailleurs, il suffit de ses clauses et de son texte pour lancer la campagne ici.',
        'Signed elsewhere, its clauses and its text are enough to launch the campaign here.',
      ),
      go: say('Entrer l’accord', 'Enter the agreement'),
    }),
    campaign: atPage('campaign', '/campagne?create=new', {
      title: say('Préparer la campagne', 'Prepare the campaign'),
      why: say(
        'Votre accord est enregistré : l’exercice clos peut être partagé.',
        'Your agreement is recorded: the financial year that is over can be shared.',
      ),
      go: say('Préparer la campagne', 'Prepare the campaign'),
    }),
    ppv: atPage('ppv', '/simulations?new=ppv', {
      title: say('Chiffrer une prime de partage de la valeur', 'Put figures on a value-sharing bonus'),
      why: say(
        'La plus rapide : une décision suffit, sans engagement pour l’an prochain.',
        'The fastest: a decision is enough, with no commitment for next year.',
      ),
      go: say('Chiffrer la prime', 'Put figures on it'),
    }),
    plans: atPage('plans', '/societe?section=plans', {
      title: say('Ouvrir un PEE ou un PER COL', 'Open a PEE or a PER COL'),
      why: say(
        'Ce qui y est placé échappe à l’impôt sur le revenu, et l’entreprise peut l’abonder.',
        'What is placed there is free of income tax, and the company may match it.',
      ),
      go: say('Ouvrir un plan', 'Open a plan'),
    }),
    formula: atPage('formula', '/simulations?new=interessement_envelope', {
      title: say('Essayer une formule', 'Try a formula'),
      why: say(
        'Avec vos chiffres des dernières années, avant d’en parler à qui que ce soit.',
        'With your figures of the last years, before talking to anybody.',
      ),
      go: say('Essayer', 'Try'),
    }),
  }
  const owed = duties.participation && !facts.participation_signed
  const next = owed
    ? made.participation
    : facts.interessement_signed
      ? made.campaign
      : situation.has_scheme && !facts.participation_signed
        ? made.record
        : made.interessement
  const order = [made.interessement, made.record, made.ppv, made.plans, made.formula]
  const done = facts.interessement_signed ? [made.interessement, made.record] : []
  return { next, others: order.filter((way) => way !== next && !done.includes(way)) }
}

function whyInteressement({ signing }: Situation, duties: Duties): Text {
  const by = inEach((language) => mediumDay(signing.last_signature_day, language))
  return duties.value_sharing
    ? say(
        `Il répond à votre obligation de partager la valeur. À signer au plus tard le ${by.fr}.`,
        `It meets your duty to share value. To be signed by ${by.en}.`,
      )
    : say(
        `Vous choisissez ce qui le déclenche : sans résultat, rien n’est dû. À signer au plus tard le ${by.fr}.`,
        `You choose what triggers it: without the result, nothing is due. To be signed by ${by.en}.`,
      )
}

type Told = Pick<Way, 'title' | 'why'>

/** A process to begin, or the one under way to go on with. */
function beginning(facts: OrientationFacts, template_code: string, told: Told): Way {
  const living = facts.processes.find((one) => one.template_code === template_code)
  const code = template_code
  return living
    ? {
        code,
        ...told,
        go: say('Continuer', 'Go on'),
        template_code: null,
        page: `/process/${living.id}`,
      }
    : { code, ...told, go: say('Commencer', 'Begin'), template_code, page: null }
}

const atPage = (code: string, page: string, told: Told & Pick<Way, 'go'>): Way => ({
  code,
  ...told,
  template_code: null,
  page,
})
