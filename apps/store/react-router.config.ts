import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // One small cached file (split-manifest.ts); the lazy way would ask the server before each first visit to a category or product.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
