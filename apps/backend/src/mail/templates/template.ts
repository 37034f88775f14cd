import type { ReactNode } from 'react'
import type { MailContext } from '../views.ts'

/** One kind of mail: what stands in the list of mails, and what stands in the mail. */
export interface Template<View> {
  subject(view: View, context: MailContext): string
  /** Shown after the subject in the list of mails. */
  preview(view: View, context: MailContext): string
  /** Its React elements. */
  content(props: View & MailContext): ReactNode
}
