import type { ReactNode } from 'react'
import type { MailContext } from '../views.ts'

/** A mail template: subject, preview text and content. */
export interface Template<View> {
  subject(view: View, context: MailContext): string
  /** Preview text, shown after the subject in the list of mails. */
  preview(view: View, context: MailContext): string
  /** Content as React elements. */
  content(props: View & MailContext): ReactNode
}
