import type { NetworkWords } from '../uk/network.ts'

export const network: NetworkWords = {
  offline: 'No internet connection. We’ll carry on as soon as it’s back.',
  unreachable: 'No connection to the shop: your internet may be down. We’ll carry on as soon as it’s back.',
  retry: 'Try again',
}
