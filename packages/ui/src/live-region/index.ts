export * from './live-region.tsx'
