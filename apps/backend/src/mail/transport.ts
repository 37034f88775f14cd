import type { Mailbox } from './mailbox.ts'

/** A mail as it is handed over for sending: every address and header has been judged. */
export interface OutgoingMail {
  /** Without angle brackets; the same at every attempt. */
  messageId: string
  from: Mailbox
  to: Mailbox
  replyTo: Mailbox | null
  subject: string
  html: string
  text: string
  headers: Readonly<Record<string, string>>
}

/** Takes mails on. Adapters: SMTP, files. */
export interface MailTransport {
  /** What it is and where mails go, without secrets: for the start's output. */
  readonly description: string
  /** Resolves once the mail is the receiver's responsibility. */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

/** Thrown for a mail that no later attempt will bring through. */
export class UndeliverableMail extends Error {
  override readonly name = 'UndeliverableMail'
}
