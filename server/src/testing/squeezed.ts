/** A text without its blanks: papers break lines and set spaces where they like. */
export const squeezed = (text: string): string => text.replaceAll(/\s/gu, '')
