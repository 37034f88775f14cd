/** Description of each state of the wishlist means, for its diagram. Separate from the machine so that browsers need not fetch it. */
export const wishlistStates = {
  booting: 'Reads what was kept: a guest’s list, or a customer’s with what was without an answer.',
  clearing:
    'A customer has gone: the list leaves this browser, or becomes the guest’s when the session has ended by itself.',
  idle: 'Nothing under way. Lists are brought together first, doubts cleared next, then operations go, one at a time.',
  merging: 'A guest’s list becomes part of the account’s; what one side has removed stays removed.',
  loading: 'The list is asked for.',
  executing: 'One operation is carried out; what is shown already has it.',
  backoff: 'Nobody answered: it is tried again after a while, or as soon as the network is back.',
  failed: 'The list could not be had. Operations wait and are shown; it can be tried again.',
  locked:
    'The backend wants a session. Operations wait and are shown until somebody is signed in, or gone for certain.',
} as const
