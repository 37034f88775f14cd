import type { NextConfig } from 'next'

export default { devIndicators: false } satisfies NextConfig
