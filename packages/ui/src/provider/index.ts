export * from './provider.tsx'
