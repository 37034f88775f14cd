import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { ProductView } from './loader.server.ts'

interface ShareButtonProps {
  /** Of the product. */
  name: string
  words: Pick<ProductView['words'], 'share' | 'linkCopied'>
}

/** Shares the address of the page by the device's dialog; where there is none, copies it, and where that is refused, shows it. */
export function ShareButton({ name, words }: ShareButtonProps) {
  const isHydrated = useHydrated()
  const [message, setMessage] = useState('')
  if (!isHydrated) return null
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => setMessage(words.linkCopied),
      () => setMessage(url),
    )
  const share = async () => {
    // Without parameters: those of the visit concern nobody else.
    const url = location.origin + location.pathname
    if (!('share' in navigator)) return copy(url)
    try {
      await navigator.share({ title: name, url })
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) await copy(url)
    }
  }
  return (
    <div className="purchase__share">
      <Button size="small" onClick={() => void share()}>
        {words.share}
      </Button>
      <span role="status" data-text="small">
        {message}
      </span>
    </div>
  )
}
