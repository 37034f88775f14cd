/** Description of each state, for the statechart. Separate from the machine so that browsers need not fetch it. */
export const cartStates = {
  booting: 'Reads what was kept from the last visit. Commands wait.',
  idle: 'Nothing under way. Commands go first, then what has to be asked for; offline both wait.',
  executing: 'One command is sent; what is shown already has it.',
  backoff: 'Nobody answered: the command is sent again after a while, or as soon as the network is back.',
  refreshing: 'Asks for the whole cart, or for its number only. A command goes first: its answer holds the cart too.',
  refreshBackoff: 'A question got no answer: it is asked again after a while. A command does not wait for that.',
} as const
