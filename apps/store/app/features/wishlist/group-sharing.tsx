import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useWishlistFetcher } from './use-wishlist-fetcher.ts'
import type { WishlistPageData } from './wishlist.server.ts'

interface GroupSharingProps {
  /** Name of the group on the wire. */
  group: string
  /** Prefix of ids. */
  id: string
  /** Address of the shared group; undefined while it is not shared. */
  link: string | undefined
  /** Changes of the list are not stored yet: the group may be new. */
  disabled: boolean
  words: WishlistPageData['words']
}

/** Makes the link of a group, shows it and revokes it. */
export function GroupSharing({ group, id, link, disabled, words }: GroupSharingProps) {
  const { pathname } = useLocation()
  const { submit, isPending, result, isUnanswered } = useWishlistFetcher()
  const [copied, setCopied] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isShared = result?.shared?.isShared

  // The pressed button has become the one that revokes the link: the focus goes to the link.
  useEffect(() => {
    const focused = document.activeElement
    if (isShared && link !== undefined && (focused === button.current || focused === document.body))
      field.current?.focus()
  }, [isShared, link])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(new FormData(event.currentTarget))
  }
  const copy = async () => {
    field.current?.select()
    await navigator.clipboard.writeText(link ?? '')
    setCopied(link)
  }
  const error = isUnanswered ? words.unanswered : result?.error
  return (
    <div className="group-sharing" data-shared={link === undefined ? undefined : ''}>
      {link !== undefined && (
        <Field.Root controlId={`${id}-link`} hint={words.shareHint}>
          <Field.Label>{words.shareLink}</Field.Label>
          <Field.InputGroup>
            <Field.Input ref={field} readOnly value={link} onFocus={event => event.currentTarget.select()} />
          </Field.InputGroup>
          <Field.Hint />
        </Field.Root>
      )}
      <div className="group-sharing__actions">
        {link !== undefined && (
          <>
            <Button className="only-scripts" onClick={() => void copy().catch(() => undefined)}>
              {words.copy}
            </Button>
            <a data-text="link" className="group-sharing__open" href={link} target="_blank" rel="noreferrer">
              {words.openLink}
            </a>
          </>
        )}
        <form method="post" action={pathname} onSubmit={onSubmit}>
          <input type="hidden" name="intent" value={link === undefined ? 'share' : 'unshare'} />
          <input type="hidden" name="group" value={group} />
          <Button ref={button} type="submit" variant="quiet" pending={isPending} disabled={disabled}>
            {link === undefined ? words.share : words.unshare}
          </Button>
        </form>
      </div>
      <p role="status" data-text="small">
        {copied !== undefined && copied === link
          ? words.copied
          : isShared === false && link === undefined
            ? words.unshared
            : ''}
      </p>
      {error !== undefined && <p role="alert">{error}</p>}
    </div>
  )
}
