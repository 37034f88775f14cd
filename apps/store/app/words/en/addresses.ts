import type { AddressesWords } from '../uk/addresses.ts'

export const addresses: AddressesWords = {
  empty: 'No addresses yet',
  emptyHint: 'Add an address, and it will already be filled in at the checkout.',
  list: 'Saved addresses',
  main: 'Main',
  add: 'Add an address',
  newTitle: 'New address',
  editTitle: 'Edit the address',
  name: 'Name',
  phone: 'Phone',
  makeMain: 'Make it the main one',
  edit: 'Edit',
  remove: 'Delete',
  makeMainOf: 'Make it the main one: {address}',
  editOf: 'Edit: {address}',
  removeOf: 'Delete: {address}',
  removal: {
    title: 'Delete the address?',
    confirm: 'Yes, delete',
    decline: 'Do not delete',
  },
  save: 'Save',
  cancel: 'Cancel',
  updateHint: 'Type the city and press “Update”: the form will show what can be chosen.',
  failed: 'It could not be saved. Please try again.',
}
