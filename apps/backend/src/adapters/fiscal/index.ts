import type { FiscalService } from '../../receipts/fiscal-service.ts'
import { type CheckboxSettings, checkbox } from './checkbox/index.ts'
import { demoFiscal } from './demo/index.ts'

/** The configured service of fiscal receipts; a demo shop has a page instead, any other without a service makes none. */
export function createFiscalService(
  { checkbox: settings, demo }: { checkbox: CheckboxSettings | null; demo: boolean },
  shopUrl: string,
): FiscalService | null {
  if (settings) return checkbox(settings)
  return demo ? demoFiscal(shopUrl) : null
}
