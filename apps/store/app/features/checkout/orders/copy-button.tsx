import { Button } from '@shop/ui/button'
import { useState } from 'react'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is called, for screen readers. */
  name: string
  words: OrdersWords
}

/** Copies a text beside it. Without scripts or clipboard there is none: the text is selected as a whole with one press. */
export function CopyButton({ text, name, words }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false), // not allowed: the text can be selected
    )
  return (
    <span className="copy only-scripts">
      <Button variant="quiet" size="small" onClick={copy}>
        {words.copy}
        <span data-visually-hidden="">: {name}</span>
      </Button>
      <span role="status" data-text="small muted">
        {isCopied && words.copied}
      </span>
    </span>
  )
}
