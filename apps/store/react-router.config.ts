import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // 60 routes are one small cached file; the lazy way would ask the server about every link of the catalogue menu.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
