export * as Toast from './parts.ts'
export * from './toast.tsx'
