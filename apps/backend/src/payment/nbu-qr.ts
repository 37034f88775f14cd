/**
 * Link of a credit transfer with all details, which banking applications open and QR codes hold.
 * Source: rules of the National Bank of Ukraine for QR codes of credit transfers (resolution № 97 of 2025), format 002.
 */
export interface CreditTransfer {
  payee: string
  iban: string
  edrpou: string
  /** Whole kopiykas. */
  amount: number
  purpose: string
}

const ADDRESS = 'https://bank.gov.ua/qr/'

/** Maximum lengths in characters, by the format. */
export const PAYEE_MAX = 70
const PURPOSE_MAX = 140

/** Bytes of the link that the largest version of the format holds with error correction M. */
const LINK_MAX_BYTES = 412

/** A line break would start another element. */
const line = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max)

/** With a point and two decimals, as bank documents write amounts. */
export const amountText = (kopiykas: number) =>
  `${Math.floor(kopiykas / 100)}.${String(kopiykas % 100).padStart(2, '0')}`

/** A long name of the payee is shortened until the code can hold the link: banks compare the account and the tax number. */
export function transferUrl({ payee, ...transfer }: CreditTransfer): string {
  for (let length = PAYEE_MAX; ; length--) {
    const link = linkOf({ ...transfer, payee: line(payee, length) })
    if (link.length <= LINK_MAX_BYTES || length === 0) return link
  }
}

function linkOf({ payee, iban, edrpou, amount, purpose }: CreditTransfer): string {
  const elements = [
    'BCD',
    '002',
    '1', // UTF-8
    'UCT',
    '', // BIC, reserved
    payee,
    iban,
    `UAH${amountText(amount)}`,
    edrpou,
    '', // category of the purpose, reserved
    '', // reference, reserved
    line(purpose, PURPOSE_MAX),
    '', // text to show, reserved
    '',
  ]
  return ADDRESS + Buffer.from(elements.join('\n')).toString('base64url')
}
