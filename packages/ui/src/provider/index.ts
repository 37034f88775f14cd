export * from './change.ts'
export * from './provider.tsx'
