import type { ComponentProps } from 'react'
import { FocusedMessage } from '../../../platform/forms/messages.tsx'

/** Says why the link of a mail does not work. */
export const LinkFailure = (props: ComponentProps<typeof FocusedMessage>) => (
  <FocusedMessage role="alert" className="form-failure" {...props} />
)
