import { EVERYTHING, toggle, type Wishlist } from '@shop/contract/wishlist-map'
import { mergeWishlists } from '@shop/contract/wishlist-merge'
import { type Answers, success } from './fake-client.ts'

const copied = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

/** The wishlist of one customer in memory, answering as the specification of the wire says. */
export function createFakeWishlist(first: Wishlist = {}) {
  let wishlist = first
  const answer = () => success(copied(wishlist))
  const answers: Answers = {
    '/api/profile/wishlist': () => answer(),
    '/api/profile/wishlist/update': ({ base, wishlist: sent }) => {
      wishlist = copied(base ? mergeWishlists(base, sent, wishlist) : sent)
      return answer()
    },
    '/api/profile/wishlist/toggle': ({ product_id, group_id }) => {
      wishlist = toggle(wishlist, product_id, group_id === EVERYTHING ? undefined : group_id)
      return answer()
    },
  }
  return {
    answers,
    /** The list in the backend. */
    list: () => wishlist,
    /** Changes it as another device would. */
    change(change: (wishlist: Wishlist) => Wishlist) {
      wishlist = change(wishlist)
    },
  }
}

export type FakeWishlist = ReturnType<typeof createFakeWishlist>
