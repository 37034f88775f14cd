import { addresses } from './addresses.ts'
import { customerExport } from './export.ts'
import { profile } from './profile.ts'
import { signedInDevices } from './signed-in-devices.ts'

/** What a customer sees and changes of their own account. */
export const customer = [...profile, ...addresses, ...signedInDevices, ...customerExport]
