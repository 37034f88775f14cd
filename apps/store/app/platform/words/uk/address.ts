/** Parts of an address in one line. */
export const address = {
  /** Takes `{number}`. */
  apartment: 'кв. {number}',
}
