import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { useHydrated } from '../../../platform/hydration/use-hydrated.ts'

interface ShareButtonProps {
  /** Of the product. */
  name: string
  words: { share: string; linkCopied: string }
  /** Path and search that are shared. @default the path of the page: parameters of the visit concern nobody else */
  path?: string
}

/** Shares the address of the page by the device's dialog; where there is none, copies it, and where that is refused, shows it. */
export function ShareButton({ name, words, path }: ShareButtonProps) {
  const isHydrated = useHydrated()
  const [message, setMessage] = useState('')
  if (!isHydrated) return null
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => setMessage(words.linkCopied),
      () => setMessage(url),
    )
  const share = async () => {
    const url = location.origin + (path ?? location.pathname)
    if (!('share' in navigator)) return copy(url)
    try {
      await navigator.share({ title: name, url })
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError'
      if (!isCancelled) await copy(url)
    }
  }
  return (
    <>
      <Button size="small" onClick={() => void share()}>
        {words.share}
      </Button>
      <span role="status" data-text="small">
        {message}
      </span>
    </>
  )
}
