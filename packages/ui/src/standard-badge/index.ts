export * from './standard-badge.tsx'
