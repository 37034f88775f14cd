export * from './size-chart.tsx'
