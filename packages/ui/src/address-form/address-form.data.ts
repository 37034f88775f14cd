/** DOM contract of the address form. Its fields are those of `Field` and `Combobox`. */
export const addressFormData = {
  scope: 'address-form',
  parts: {
    root: { 'data-disabled': 'disabled' },
    field: { 'data-width': 'full · half · third of the row' },
  },
} as const
