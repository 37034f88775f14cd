export { adviseSize, type ChartSize, type Measure } from './advise-size.ts'
export * from './size-advisor.tsx'
