export * from './buy-bar.tsx'
