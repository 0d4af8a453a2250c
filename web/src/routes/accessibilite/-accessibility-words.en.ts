import type { Words } from '../../words/catalogue.ts'
import type fr from './-accessibility-words.fr.ts'

export default {
  title: 'Accessibility statement',
  intro:
    'undertakes to make this service accessible to everybody, under article 47 of French law 2005-102 of 11 February 2005. This statement covers every page of this address.',
  stateTitle: 'Compliance',
  state: 'Not compliant.',
  stateWhy:
    'No independent body has yet measured the service against the French reference RGAA 4.1. Until that audit, the rules ask that it be declared not compliant, whatever checks are made otherwise.',
  testsTitle: 'What we check ourselves',
  testsIntro: 'These checks are no audit; they are made for each version:',
  tests: {
    axe: 'each screen is examined with axe-core (WCAG 2.2, levels A and AA), with no fault tolerated;',
    keyboard: 'each journey works by keyboard, and the focus stays visible and follows the page;',
    zoom: 'each page reads at 320 pixels wide, without sideways scrolling;',
    charts: 'each chart has a table beside it, and nothing is told by colour alone.',
  },
  limitsTitle: 'Content that may be difficult',
  limits: {
    pdf: 'sheets, receipts and agreements in PDF are not tagged as PDF/UA asks; their content is also in your space;',
    others: 'papers filed by a company or published by a fund manager depend on their author.',
  },
  madeTitle: 'Making of this statement',
  made: 'Made on 23 November 2026. Technologies: HTML, CSS, JavaScript, SVG, ARIA. Browsers supported: the last two versions of Firefox, Chrome, Edge and Safari.',
  contactTitle: 'Tell us about a difficulty',
  contact:
    'If a content or a step resists you, tell us on which page and with which tool: we answer and offer you another way to it.',
  appealTitle: 'Appeal',
  appeal:
    'If you told us about a difficulty and the answer does not satisfy you, you may turn to the French Defender of Rights:',
  appealForm: 'by the online form;',
  appealDelegate: 'through the delegate of your region;',
  appealPost: 'by free post: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France.',
} satisfies Words<typeof fr>
