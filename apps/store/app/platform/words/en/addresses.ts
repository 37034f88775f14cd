import type { AddressesWords } from '../uk/addresses.ts'
import { address } from './address.ts'

export const addresses: AddressesWords = {
  empty: 'No addresses yet',
  emptyHint: 'Add an address and you won’t have to type it again at checkout.',
  list: 'Saved addresses',
  apartmentNumber: address.apartment,
  main: 'Main',
  add: 'Add address',
  newTitle: 'New address',
  editTitle: 'Edit address',
  name: 'Name',
  phone: 'Phone',
  makeMain: 'Set as main',
  edit: 'Edit',
  remove: 'Delete',
  makeMainOf: 'Set as main: {address}',
  editOf: 'Edit: {address}',
  removeOf: 'Delete: {address}',
  removal: {
    title: 'Delete this address?',
    confirm: 'Yes, delete',
    decline: 'Keep it',
  },
  save: 'Save',
  cancel: 'Cancel',
  updateHint: 'Enter the city and press “Update” to see what you can choose.',
  failed: 'Your changes couldn’t be saved. Please try again.',
}
