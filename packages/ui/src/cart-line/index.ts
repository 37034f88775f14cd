export * from './cart-line.tsx'
export * as CartLine from './parts.ts'
