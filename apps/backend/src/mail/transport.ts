import type { Mailbox } from '../outbox/mailbox.ts'

/** A picture within the HTML of a mail, whose source is `cid:` and its name. */
export interface MailImage {
  name: string
  /** PNG. */
  content: Buffer
}

/** A mail to be sent, with validated addresses and headers. */
export interface OutgoingMail {
  /** Without angle brackets; the same at every attempt. */
  messageId: string
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox | null
  subject: string
  html: string
  text: string
  images: readonly MailImage[]
  headers: Readonly<Record<string, string>>
}

/** Port for sending mails. Adapters: SMTP, files. */
export interface MailTransport {
  /** Kind and destination without secrets, for the output at startup. */
  readonly description: string
  /** Resolves when the receiver has accepted the mail. */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

/** Thrown for a permanent failure: further attempts would fail, too. */
export class UndeliverableMail extends Error {
  override readonly name = 'UndeliverableMail'
}
