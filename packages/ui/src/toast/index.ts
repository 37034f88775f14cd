export * from './toast.tsx'
