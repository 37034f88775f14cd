export * from './action-menu.tsx'
export * as ActionMenu from './parts.ts'
