/** Description of each state of the wishlist, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const wishlistStates = {
  booting: 'Restores the stored list: a guest’s, or a customer’s with unanswered operations.',
  clearing: 'Sign-out: the list is removed from this browser, or becomes the guest’s when the session has expired.',
  idle: 'No call is pending. Merging comes first, then loading after an unknown outcome, then operations.',
  merging: 'Merges a guest’s list into the account’s; what one side has removed stays removed.',
  loading: 'Loads the list.',
  executing: 'One operation is in flight; the view already includes it.',
  backoff: 'No answer: retried after a delay, or as soon as the network is back.',
  failed: 'Loading failed. Operations are queued and shown; it can be retried.',
  locked: 'The session has ended. Operations are queued and shown until the customer signs in or out.',
} as const
