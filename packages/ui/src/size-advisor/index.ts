export { adviseSize, type ChartSize, type Measure } from './advise.ts'
export * from './size-advisor.tsx'
