import type { Mailbox } from '../outbox/mailbox.ts'

/** A picture within the HTML of a mail, whose source is `cid:` and its name. */
interface MailImage {
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

/** A message to a phone, by Viber or SMS. */
export interface PhoneMessage {
  /** The same at every attempt; nobody can derive the order from it. */
  id: string
  /** As the contract writes it: `+380 67 123 45 67`. */
  phone: string
  text: string
}

/** Port for sending `Message`. Adapters of mails: SMTP, files; of messages to phones: TurboSMS, files. */
interface Transport<Message> {
  /** Kind and destination without secrets, for the output at startup. */
  readonly description: string
  /** Resolves when the receiver has accepted the message. */
  send(message: Message): Promise<void>
  close(): Promise<void>
}

export type MailTransport = Transport<OutgoingMail>
export interface PhoneTransport extends Transport<PhoneMessage> {
  /** A phone rings: messages wait while people sleep, see `quiet-hours.ts`. */
  readonly rings: boolean
}

/** Thrown for a permanent failure: further attempts would fail, too. */
export class UndeliverableMail extends Error {
  override readonly name: string = 'UndeliverableMail'
}

/** Thrown when the owner of a phone does not want messages, or it cannot get any. */
export class PhoneRefused extends UndeliverableMail {
  override readonly name = 'PhoneRefused'
}

/** Thrown when a service refuses the shop: its key, its balance, the name of its sender. Nothing is sent until the operator acts. */
export class ShopRefused extends Error {
  override readonly name = 'ShopRefused'
  readonly code: string
  constructor(code: string) {
    super('The service refuses the shop')
    this.code = code
  }
}
