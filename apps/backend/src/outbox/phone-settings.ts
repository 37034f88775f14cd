/** Which service sends messages to phones. */
export type PhoneSettings =
  | { kind: 'turbosms'; url: string; token: string; sender: string; viberSender: string | null }
  /** Of a demo: they lie among the mails in `MAIL_DIR`. */
  | { kind: 'files' }
  /** The shop sends mails only. */
  | { kind: 'none' }
