export * from './availability-label.tsx'
