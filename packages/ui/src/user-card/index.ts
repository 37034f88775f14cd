export * from './user-card.tsx'
