export * from './consent-banner.tsx'
export * as ConsentBanner from './parts.ts'
