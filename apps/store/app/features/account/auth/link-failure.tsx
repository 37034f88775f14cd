import { useEffect, useRef } from 'react'

interface LinkFailureProps {
  /** Whether it replaces a form that was sent: it gets the focus, which that form had. */
  focuses: boolean
  children: string
}

/** Says why the link of a mail does not work. */
export function LinkFailure({ focuses, children }: LinkFailureProps) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focuses) message.current?.focus()
  }, [focuses])
  return (
    <p role="alert" tabIndex={-1} ref={message} className="authform__failure">
      {children}
    </p>
  )
}
