export * from './date-field.tsx'
