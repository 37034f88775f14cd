/** Description of each state of the wishlist, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const wishlistStates = {
  list: 'At most one call at a time.',
  'list.restoring': 'Restores the stored list: a guest’s, or a customer’s with unanswered operations.',
  'list.clearing':
    'Sign-out: the list is removed from this browser, or becomes the guest’s when the session has expired.',
  'list.idle': 'No call is pending. Merging comes first, then loading after an unknown outcome, then operations.',
  'list.merging': 'Merges a guest’s list into the account’s; what one side has removed stays removed.',
  'list.loading': 'Loads the list.',
  'list.executing': 'One operation is in flight; the view already includes it.',
  'list.backoff': 'No answer: retried after a delay, or as soon as the network is back.',
  'list.failed': 'Loading failed. Operations are queued and shown; it can be retried.',
  'list.locked': 'The session has ended. Operations are queued and shown until the customer signs in or out.',
  network: 'Whether the browser has a network.',
  'network.online': 'Calls are made.',
  'network.offline': 'No new call is made; a guest’s list needs none.',
} as const
