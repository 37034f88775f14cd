export * as StepList from './parts.ts'
export * from './step-list.tsx'
