export type { AddressErrors, AddressField, AddressFieldName, AddressValues } from './address-fields.ts'
export { addressFields } from './address-fields.ts'
export * from './address-form.tsx'
export * as AddressForm from './parts.ts'
