/** The region of a machine that says whether the browser is online. */
export const networkRegion = {
  initial: 'online',
  states: {
    online: { on: { 'network.offline': 'offline' } },
    offline: { on: { 'network.online': 'online' } },
  },
} as const
