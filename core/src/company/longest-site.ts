/** The longest name of a place of work; a person’s file holds it. Apart from its record, which few screens carry. */
export const LONGEST_SITE = 80
