import '@shop/ui/theme/consent-banner.css'
import './consent.css'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { ConsentBanner } from '@shop/ui/consent-banner'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../hydration/use-hydrated.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { usePage } from '../words/use-page.ts'
import { type Consent, getConsent, setConsent, subscribeConsent } from './consent.ts'

/** Runs the code of third parties once per document, where the server has allowed it; whatever it throws stays its own. */
function runSnippets({ head, body }: { head: string; body: string }): void {
  const { dataset } = document.documentElement
  if (dataset.snippets !== '') return // not on this page, or done
  dataset.snippets = 'run'
  for (const [place, code] of [
    [document.head, head],
    [document.body, body],
  ] as const)
    try {
      // Scripts of a contextual fragment are executed when they are inserted; the page's policy knows their hashes.
      place.append(document.createRange().createContextualFragment(code))
    } catch (error) {
      reportError(error)
    }
}

/** Whether snippets may run, or have run, in this document. */
const hasSnippets = (): boolean => document.documentElement.dataset.snippets !== undefined

/** What has run cannot be undone in this document. */
const haveSnippetsRun = (): boolean => document.documentElement.dataset.snippets === 'run'

interface CookieConsentProps {
  words: ShellWords['consent']
  snippets: { head: string; body: string }
}

/** Asks whether the snippets of the settings may run, runs them, and lets the shopper change the answer: a button of the footer. */
export function CookieConsent({ words, snippets }: CookieConsentProps) {
  const { locale } = usePage()
  const consent = useSyncExternalStore(subscribeConsent, getConsent, () => 'necessary')
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (consent === 'all') runSnippets(snippets)
  }, [consent, snippets])
  useEffect(() => {
    if (isOpen) title.current?.focus()
  }, [isOpen])
  const choose = (answer: Consent) => () => {
    setConsent(answer)
    if (answer === 'necessary' && haveSnippetsRun()) location.reload()
    else if (isOpen) button.current?.focus()
    setOpen(false)
  }
  const isShown = isOpen || (consent === null && hasSnippets())
  return (
    <>
      <button ref={button} type="button" className="scheme-switch" hidden={!isHydrated} onClick={() => setOpen(true)}>
        {words.change}
      </button>
      {isShown &&
        createPortal(
          <ConsentBanner.Root aria-label={words.title}>
            <ConsentBanner.Title ref={title} tabIndex={-1}>
              {words.title}
            </ConsentBanner.Title>
            <ConsentBanner.Description>
              {words.text} <a href={localise('/privacy', locale)}>{words.privacy}</a>
            </ConsentBanner.Description>
            <ConsentBanner.Footer>
              <Button onClick={choose('necessary')}>{words.necessary}</Button>
              <Button onClick={choose('all')}>{words.agree}</Button>
            </ConsentBanner.Footer>
          </ConsentBanner.Root>,
          document.body,
        )}
    </>
  )
}
