import { NewsletterForm } from '@shop/ui/newsletter-form'
import { useState } from 'react'

export function Example() {
  const [state, setState] = useState<'idle' | 'done'>('idle')
  return (
    <NewsletterForm.Root
      state={state}
      onSubmit={event => {
        event.preventDefault()
        setState('done')
      }}
    >
      <NewsletterForm.Field label="News by e-mail" />
      <NewsletterForm.Submit>Subscribe</NewsletterForm.Submit>
      <NewsletterForm.Status />
    </NewsletterForm.Root>
  )
}
