import { localise } from '@shop/contract/locales'
import { useRef } from 'react'
import { PREHYDRATION_QUEUE, useReplayPrehydrationSubmit } from '../forms/prehydration-submit.ts'
import { usePage } from '../page.ts'
import { heartForm, useWishlist } from '../wiring/wishlist.ts'

/** What the hearts of a page submit: with scripts the flow takes it, without them it comes back to the page it left. */
export function HeartForm() {
  const { locale } = usePage()
  const wishlist = useWishlist()
  const form = useRef<HTMLFormElement>(null)
  useReplayPrehydrationSubmit(form)
  return (
    <form
      {...PREHYDRATION_QUEUE}
      ref={form}
      id={heartForm}
      hidden
      method="post"
      action={localise('/wishlist', locale)}
      onSubmit={event => {
        const { nativeEvent } = event
        const heart = nativeEvent instanceof SubmitEvent && nativeEvent.submitter
        if (!(heart instanceof HTMLButtonElement)) return
        event.preventDefault()
        wishlist.send({ type: 'wishlist.toggle', productId: Number(heart.value) })
      }}
    >
      <input type="hidden" name="intent" value="toggle" />
    </form>
  )
}
