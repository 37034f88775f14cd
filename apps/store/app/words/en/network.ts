import type { NetworkWords } from '../uk/network.ts'

export const network: NetworkWords = {
  offline: 'No internet connection. We’ll carry on as soon as it’s back.',
  unreachable: 'The shop isn’t responding right now.',
  retry: 'Try again',
}
