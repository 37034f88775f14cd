import { localise } from '@shop/contract/locales'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { TOGGLE_FORM_ID, useWishlist } from '../../shell/wishlist-state.ts'

/** The form that the wishlist toggles of a page submit: an event of the flow with scripts, a redirect back to the page without. */
export function WishlistToggleForm() {
  const { locale } = usePage()
  const wishlist = useWishlist()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  return (
    <form
      {...queue}
      id={TOGGLE_FORM_ID}
      hidden
      method="post"
      action={localise('/wishlist', locale)}
      onSubmit={event => {
        const { nativeEvent } = event
        const toggle = nativeEvent instanceof SubmitEvent && nativeEvent.submitter
        if (!(toggle instanceof HTMLButtonElement)) return
        event.preventDefault()
        wishlist.send({ type: 'wishlist.toggle', productId: Number(toggle.value) })
      }}
    >
      <input type="hidden" name="intent" value="toggle" />
    </form>
  )
}
