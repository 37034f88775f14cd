import { addresses } from './addresses.ts'
import { customerCounts } from './counts.ts'
import { customerExport } from './export.ts'
import { customerMessages } from './messages.ts'
import { profile } from './profile.ts'
import { signedInDevices } from './signed-in-devices.ts'

/** Profile, addresses, counts, sessions, export and deletion of an account. */
export const customer = [
  ...profile,
  ...customerMessages,
  ...addresses,
  ...customerCounts,
  ...signedInDevices,
  ...customerExport,
]
