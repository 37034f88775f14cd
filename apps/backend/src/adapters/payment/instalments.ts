import type { InstalmentBankId } from '../../wire/payment-providers.ts'
import { MONOBANK_COUNTS } from './monobank-parts/index.ts'
import { PRIVATBANK_COUNTS } from './privatbank-parts/index.ts'

const bounds = { privatbank_parts: PRIVATBANK_COUNTS, monobank_parts: MONOBANK_COUNTS } as const

/** Numbers of monthly payments that a bank divides a purchase into. */
export const instalmentCounts = (bank: InstalmentBankId): number[] => {
  const { min, max } = bounds[bank]
  return Array.from({ length: max - min + 1 }, (_, at) => min + at)
}
