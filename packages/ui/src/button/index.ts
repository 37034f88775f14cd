export * from './button.tsx'
