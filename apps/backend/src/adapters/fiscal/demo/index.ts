import { demoReceiptPath } from '../../../receipts/demo-page.ts'
import type { FiscalService } from '../../../receipts/fiscal-service.ts'

/** Receipts of a demo shop: nobody is told of them, and their page is the shop's own. */
export const demoFiscal = (shopUrl: string): FiscalService => ({
  id: 'demo',
  register: async ({ reference }) => ({
    state: 'registered',
    number: `DEMO-${reference.slice(0, 8).toUpperCase()}`,
    url: shopUrl + demoReceiptPath(reference),
  }),
  closeDay: async () => undefined,
})
