import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from '../../mail/transport.ts'

/** A mail as Nodemailer composes it. Nothing in it may be read from a file or an address. */
export const toNodemailer = ({ messageId, from, to, replyTo, subject, html, text, images, headers }: OutgoingMail) =>
  ({
    messageId: `<${messageId}>`,
    from,
    to: [to],
    ...(replyTo ? { replyTo } : {}),
    envelope: { from: from.address, to: [to.address] },
    subject,
    html,
    text,
    attachments: images.map(({ name, content }) => ({
      cid: name,
      filename: `${name}.png`,
      content,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
    headers: { ...headers },
    // Half the time of quoted-printable, and shorter in Cyrillic.
    textEncoding: 'base64' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions
