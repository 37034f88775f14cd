export * from './size-quantity-table.tsx'
