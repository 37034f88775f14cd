export * from './account-sidebar.tsx'
export * as AccountSidebar from './parts.ts'
