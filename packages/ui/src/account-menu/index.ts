export * from './account-menu.tsx'
export * as AccountMenu from './parts.ts'
