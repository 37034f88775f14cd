export * as Tabs from './parts.ts'
export * from './tabs.tsx'
