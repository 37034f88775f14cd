export * from './language-badge.tsx'
export * as LanguageBadge from './parts.ts'
