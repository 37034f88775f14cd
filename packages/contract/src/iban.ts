/** Bank accounts of Ukraine. Imports no library, because browsers load this file. */

/** An IBAN as it is stored: without the spaces and dashes that it is written or copied with, in capitals. */
export const toIban = (typed: string): string => typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

/** Whether a stored IBAN is of Ukraine and has the right length and check digits. Source: ISO 13616. */
export const isIban = (iban: string): boolean =>
  // U is 30 and A is 10; the country and the check digits stand at the end.
  /^UA\d{27}$/.test(iban) && BigInt(`${iban.slice(4)}3010${iban.slice(2, 4)}`) % 97n === 1n
