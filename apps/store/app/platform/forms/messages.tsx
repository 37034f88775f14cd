import { type ComponentProps, useEffect, useRef } from 'react'

/** Why a form was not accepted; nothing without a text. */
export const FormFailure = ({ children, ...rest }: ComponentProps<'p'>) =>
  children ? (
    <p role="alert" className="form-failure" {...rest}>
      {children}
    </p>
  ) : null

interface FocusedMessageProps extends ComponentProps<'p'> {
  /** Whether it replaces a form that was sent: it gets the focus, which that form had. @default true */
  focuses?: boolean
}

/** What a form that was sent has done. */
export function FocusedMessage({ focuses = true, ...rest }: FocusedMessageProps) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focuses) message.current?.focus()
  }, [focuses])
  return <p role="status" tabIndex={-1} ref={message} {...rest} />
}
