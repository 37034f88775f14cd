import type { WishlistWords } from '../uk/wishlist.ts'

export const wishlist: WishlistWords = {
  title: 'Wishlist',
  empty: 'There is nothing on your wishlist yet',
  emptyHint: 'Press the heart beside a product and it will wait here for 100 days.',
  toCatalogue: 'To the catalogue',
  groups: 'Groups',
  emptyGroup: 'There is nothing in this group yet. Move products here from “All favourites”.',
  newGroup: 'New group',
  groupName: 'Name of the group',
  create: 'Create group',
  rename: 'Rename',
  save: 'Save',
  removeGroup: 'Delete group',
  groupOf: 'Group: {product}',
  noGroup: 'No group',
  move: 'Move',
  moveOf: 'Move: {product}',
  taken: 'There already is a group of that name',
  failed: 'Your wishlist could not be saved: there was no room left for it.',
  forgotten: 'Your last wishlist could not be read, so you start with an empty one.',
  retry: 'Try again',
}
