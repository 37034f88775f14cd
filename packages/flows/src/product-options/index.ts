export * from './resolve.ts'
export * from './selection.ts'
