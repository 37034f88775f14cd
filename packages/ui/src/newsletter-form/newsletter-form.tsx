'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, useMemo, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { EmailField, type TextFieldProps } from '../field/text-field.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { usePart } from '../internal/use-part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { newsletterFormData } from './newsletter-form.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof newsletterFormData>('newsletter-form')

interface Newsletter {
  state: 'idle' | 'pending' | 'done'
  shownError: ReactNode
}
const NewsletterContext = /* @__PURE__ */ createContext<Newsletter | null>(null)

const useNewsletter = (part: string) => usePart(NewsletterContext, `NewsletterForm.${part}`, 'NewsletterForm.Root')

export interface NewsletterFormRootProps extends ComponentPropsWithRef<'form'> {
  /** Submission state. @default 'idle' */
  state?: 'idle' | 'pending' | 'done' | undefined
  /** Error of the server about the e-mail, shown at the field unless the built-in validation fails. */
  error?: ReactNode
}

/**
 * Newsletter subscription. An empty e-mail and one without @ show the provider's error and are not submitted; nor is a
 * second press while the first is pending. `onSubmit` is called for valid input
 * only. Renders a `<form>`.
 *
 * The error is associated with the field, which is focused. The status is mounted before its text. Not for forms with more than
 * an e-mail: compose them of fields.
 */
export function NewsletterFormRoot({ state = 'idle', error, onSubmit, ...rest }: NewsletterFormRootProps) {
  const { messages } = useShopUi()
  const [validationError, setValidationError] = useState<string | null>(null)
  const latestState = useRef(state)
  latestState.current = state
  const shownError = validationError ?? error
  const newsletter = useMemo(() => ({ state, shownError }), [state, shownError])
  return (
    <NewsletterContext value={newsletter}>
      <form
        noValidate
        {...rest}
        onSubmit={event => {
          const field = event.currentTarget.elements.namedItem('email')
          const email = field instanceof HTMLInputElement ? field.value.trim() : ''
          const invalid =
            email === '' ? messages.newsletter.required : email.includes('@') ? null : messages.newsletter.invalid
          setValidationError(invalid)
          if (invalid !== null || latestState.current === 'pending') {
            event.preventDefault()
            if (invalid !== null && field instanceof HTMLInputElement) field.focus()
            return
          }
          onSubmit?.(event)
        }}
        data-state={state}
        {...attrs('root')}
      />
    </NewsletterContext>
  )
}

/** E-mail input with its error. The form field is named `email`. Props go to the `EmailField`. */
export function NewsletterFormField(props: Omit<TextFieldProps, 'type' | 'name' | 'error'>) {
  const { shownError } = useNewsletter('Field')
  return <EmailField {...props} name="email" error={shownError} />
}

/** Submit button; keeps focus and ignores presses while pending. Renders a `Button`. */
export function NewsletterFormSubmit(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { state } = useNewsletter('Submit')
  return <Button variant="neutral" {...props} type="submit" pending={state === 'pending'} />
}

/** Announces success with the provider's text by default. Mounted from the start. Renders a `<p role="status">`. */
export function NewsletterFormStatus({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  const { messages } = useShopUi()
  const { state } = useNewsletter('Status')
  return (
    <p {...rest} role="status" {...attrs('status')}>
      {state === 'done' && (children ?? messages.newsletter.done)}
    </p>
  )
}

/**
 * That the request failed, while the e-mail may be right: the field is not marked. Announced when it appears. Renders a
 * `<p role="alert">`.
 */
export function NewsletterFormError(props: ComponentPropsWithRef<'p'>) {
  return <p role="alert" {...props} {...attrs('error')} />
}
