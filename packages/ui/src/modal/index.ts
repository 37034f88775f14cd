export * from './modal.tsx'
export * as Modal from './parts.ts'
