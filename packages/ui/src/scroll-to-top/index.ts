export * from './scroll-to-top.tsx'
