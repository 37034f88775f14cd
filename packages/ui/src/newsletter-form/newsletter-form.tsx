'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useMemo, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { EmailField, type TextFieldProps } from '../field/text-field.tsx'
import { anatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { newsletterFormData } from './newsletter-form.data.ts'

const at = /* @__PURE__ */ anatomy<typeof newsletterFormData>('newsletter-form')

interface Newsletter {
  state: 'idle' | 'pending' | 'done'
  problem: ReactNode
}
const NewsletterContext = /* @__PURE__ */ createContext<Newsletter | null>(null)

function useNewsletter(part: string): Newsletter {
  const newsletter = use(NewsletterContext)
  if (newsletter) return newsletter
  throw new Error(`@shop/ui: <NewsletterForm.${part}> belongs to no form. Put it inside <NewsletterForm.Root>.`)
}

export interface NewsletterFormRootProps extends ComponentPropsWithRef<'form'> {
  /** How far the sending is. @default 'idle' */
  state?: 'idle' | 'pending' | 'done' | undefined
  /** What the shop answered when it could not subscribe. Wins over the form's own check. */
  error?: ReactNode
}

/**
 * Subscribes an e-mail. An empty field and one without @ are told in the provider's words and not sent; neither is a second
 * press while the first is under way. Source: shop spec §4, "newsletter". `onSubmit` runs only for what may be sent. Renders a
 * `<form>`.
 */
export function NewsletterFormRoot({ state = 'idle', error, onSubmit, ...rest }: NewsletterFormRootProps) {
  const { messages } = useShopUi()
  const [own, setOwn] = useState<string | null>(null)
  const sending = useRef(state)
  sending.current = state
  const problem = own ?? error
  const newsletter = useMemo(() => ({ state, problem }), [state, problem])
  return (
    <NewsletterContext value={newsletter}>
      <form
        noValidate
        {...rest}
        onSubmit={event => {
          const field = event.currentTarget.elements.namedItem('email')
          const email = field instanceof HTMLInputElement ? field.value.trim() : ''
          const wrong =
            email === '' ? messages.newsletter.missing : email.includes('@') ? null : messages.newsletter.wrong
          setOwn(wrong)
          if (wrong !== null || sending.current === 'pending') {
            event.preventDefault()
            if (wrong !== null && field instanceof HTMLInputElement) field.focus()
            return
          }
          onSubmit?.(event)
        }}
        data-state={state}
        {...at('root')}
      />
    </NewsletterContext>
  )
}

/** The e-mail, with what is wrong below it. The form field is called `email`. Props go to the `EmailField`. */
export function NewsletterFormField(props: Omit<TextFieldProps, 'type' | 'name' | 'error'>) {
  const { problem } = useNewsletter('Field')
  return <EmailField {...props} name="email" error={problem} />
}

/** Sends the form; keeps its focus and ignores presses while that is under way. Renders a `Button`. */
export function NewsletterFormSubmit(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { state } = useNewsletter('Submit')
  return <Button variant="ink" {...props} type="submit" pending={state === 'pending'} />
}

/** Announces the success, in the provider's words unless given children. On the page from the start. Renders a `<p role="status">`. */
export function NewsletterFormStatus({ children, ...rest }: ComponentPropsWithRef<'p'>) {
  const { messages } = useShopUi()
  const { state } = useNewsletter('Status')
  return (
    <p {...rest} role="status" {...at('status')}>
      {state === 'done' && (children ?? messages.newsletter.done)}
    </p>
  )
}
