import { type MailTransport, type PhoneTransport, UndeliverableMail } from '../../mail/transport.ts'
import type { Mailbox } from '../../outbox/mailbox.ts'

/** Writes each message among the mails of a demo, where the mailbox of development shows it. */
export const phoneFiles = (mails: MailTransport, from: Mailbox): PhoneTransport => ({
  description: mails.description,
  rings: false,
  send: ({ id, phone, text }) =>
    mails.send({
      messageId: `${id}@phone.invalid`,
      from,
      to: { name: phone, address: `${phone.replace(/\D/g, '')}@phone.invalid` },
      replyTo: null,
      subject: `Viber/SMS ${phone}`,
      html: '',
      text,
      headers: {},
      images: [],
    }),
  close: mails.close,
})

/** Of a shop without a service: messages of the time when it had one go as mails. */
export const noPhones: PhoneTransport = {
  description: 'none',
  rings: false,
  async send() {
    throw new UndeliverableMail('There is no service of messages to phones')
  },
  async close() {},
}
