export * from './drawer.tsx'
export * as Drawer from './parts.ts'
