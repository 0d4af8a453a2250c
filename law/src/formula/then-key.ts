/** The grammar calls a branch `then`, the name of a promise's method: written through this name, it stays plain data. */
export const THEN = 'then'
