/** Rules of the catalogue. Imports no library, because browsers load this file. */

/** Maximum number of products that are compared. */
export const MAX_COMPARED = 4
