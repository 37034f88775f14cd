import { useFetcher, useLocation } from 'react-router'
import { useSent } from '../../platform/forms/use-form-fetcher.ts'
import type { WishlistResult } from './wishlist-action.server.ts'

/** Submits forms of the wishlist that only the server can carry out, without leaving the page. */
export function useWishlistFetcher() {
  const fetcher = useFetcher<WishlistResult>()
  const { pathname } = useLocation()
  const { isSent, noteSent } = useSent()
  return {
    submit(form: FormData) {
      noteSent()
      void fetcher.submit(form, { method: 'post', action: pathname })
    },
    isPending: fetcher.state !== 'idle',
    result: fetcher.data,
    /** The form was submitted and there was no response. */
    isUnanswered: isSent && fetcher.state === 'idle' && !fetcher.data,
  }
}
