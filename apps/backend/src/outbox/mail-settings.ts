import type { Mailbox } from './mailbox.ts'

export interface MailSettings {
  /** Null: mails are written to `dir`. */
  smtpUrl: string | null
  /** An absolute path. */
  dir: string
  /** Its name is empty when the settings of the shop give one. */
  from: Mailbox
  /** Null: the main contact of the settings, or `from`. */
  to: Mailbox | null
  /** Where links lead: `publicUrl`, or the address that the start prints. */
  shopUrl: string
}
