export * from './use-disclosure.ts'
