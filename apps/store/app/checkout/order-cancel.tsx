import { Button } from '@shop/ui/button'
import { useEffect, useId, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { fill } from '../phrase.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'

/** How far cancelling is: `asked` for, or refused with a word. */
export type Cancelling = { asked: true; refusal: string | null } | null

interface OrderCancelProps {
  /** As shown in the heading, with its sign. */
  number: string
  cancelling: Cancelling
  words: CheckoutWords['thanks']['cancel']
}

/** Takes the order back while nobody has begun with it: a press asks, the second one does it. Forms, with scripts or without. */
export function OrderCancel({ number, cancelling, words }: OrderCancelProps) {
  const title = useId()
  const question = useRef<HTMLHeadingElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (cancelling) question.current?.focus()
  }, [cancelling])
  if (!cancelling)
    return (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="ask-cancel" />
        <Button type="submit" variant="quiet">
          {words.button}
        </Button>
      </Form>
    )
  return (
    <section className="thanks__cancel" aria-labelledby={title}>
      <h2 id={title} data-text="h3" tabIndex={-1} ref={question}>
        {fill(words.title, { number })}
      </h2>
      <p>{words.text}</p>
      {cancelling.refusal && <p role="alert">{cancelling.refusal}</p>}
      <div className="thanks__ways">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" variant="neutral" pending={isSending}>
            {words.yes}
          </Button>
        </Form>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="keep" />
          <Button type="submit">{words.no}</Button>
        </Form>
      </div>
    </section>
  )
}
