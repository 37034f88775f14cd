/** Numbers of parcels and their pages at the carriers. Source: novaposhta.ua/tracking, track.ukrposhta.ua. */
import type { Locale } from '@shop/contract/locales'

/** Weights of the check digit of an international postal item. Source: UPU S10. */
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

function isPostalItem(number: string): boolean {
  const [, serial = '', check = ''] = /^[A-Z]{2}(\d{8})(\d)UA$/.exec(number) ?? []
  if (!serial) return false
  const rest = 11 - (S10_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(serial[at]), 0) % 11)
  return Number(check) === (rest === 10 ? 0 : rest === 11 ? 5 : rest)
}

interface TrackedCarrier {
  name: string
  /** How its numbers look, for an operator. */
  format: string
  isNumber: (number: string) => boolean
  url: (number: string, lang: Locale) => string
}

const novaPoshta: TrackedCarrier = {
  name: 'Nova Poshta',
  format: '14 digits',
  isNumber: number => /^\d{14}$/.test(number),
  url: number => `https://novaposhta.ua/tracking/?cargo_number=${number}`,
}

const ukrposhta: TrackedCarrier = {
  name: 'Ukrposhta',
  format: '13 digits, or an international number like RB123456785UA',
  isNumber: number => /^\d{13}$/.test(number) || isPostalItem(number),
  url: (number, lang) => `https://track.ukrposhta.ua/tracking_${lang === 'en' ? 'EN' : 'UA'}.html?barcode=${number}`,
}

/** The carrier of a shipping method; undefined when nothing is sent. */
export const trackedCarrierOf = (deliveryId: string): TrackedCarrier | undefined =>
  deliveryId.startsWith('np_') ? novaPoshta : deliveryId === 'ukrposhta' ? ukrposhta : undefined

/** Brings a typed number to its canonical form; null when it is not one of the carrier. */
export function toTrackingNumber(deliveryId: string, typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase()
  return trackedCarrierOf(deliveryId)?.isNumber(number) ? number : null
}
