import { NewsletterForm } from '@shop/ui/newsletter-form'
import { useState } from 'react'

/** Calls your server. */
const subscribe = async (email: FormDataEntryValue | null) => email !== null

export function Example() {
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'failed'>('idle')
  return (
    <NewsletterForm.Root
      state={state === 'failed' ? 'idle' : state}
      onSubmit={async event => {
        event.preventDefault()
        setState('pending')
        const isDone = await subscribe(new FormData(event.currentTarget).get('email')).catch(() => false)
        setState(isDone ? 'done' : 'failed')
      }}
    >
      <NewsletterForm.Field label="News by e-mail" />
      <NewsletterForm.Submit>Subscribe</NewsletterForm.Submit>
      <NewsletterForm.Status />
      {state === 'failed' && <NewsletterForm.Error>Not sent: there is no network. Try again.</NewsletterForm.Error>}
    </NewsletterForm.Root>
  )
}
