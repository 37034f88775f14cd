export * from './breadcrumbs.tsx'
