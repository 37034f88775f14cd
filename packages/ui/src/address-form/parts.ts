export { AddressFormField as Field, AddressFormRoot as Root } from './address-form.tsx'
