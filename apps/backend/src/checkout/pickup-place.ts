import { eq } from 'drizzle-orm'
import { settings } from '../db/schema/index.ts'
import { type Settlement, searchSettlements } from '../delivery/directory.ts'
import type { Services } from '../services.ts'

type Ports = Pick<Services, 'db' | 'carrier'>

/** Name at the beginning of an address: «м. Київ, вул. Ливарна, 14» is in Київ. */
const placeOf = (address: string): string => (address.split(',')[0] ?? '').replace(/^\s*(м|с|смт)\.\s*/, '').trim()

/**
 * Whether orders are picked up in a settlement: the shop's text about the pick-up, or its main address, begins with its name. A
 * text that begins with no settlement's name does not say where, so pick-up is offered everywhere.
 */
export async function isPickupPlace(settlement: Pick<Settlement, 'name'>, ports: Ports): Promise<boolean> {
  const [row] = await ports.db.select({ data: settings.data }).from(settings).where(eq(settings.lang, 'uk'))
  const main = row?.data.contacts.find(({ is_main }) => is_main)
  const place = placeOf(row?.data.pickup || main?.address || '')
  if (place === '' || place === settlement.name.uk) return true
  return !(await searchSettlements(ports, place, 'uk')).some(({ name }) => name.uk === place)
}
