import * as z from 'zod'
import { call } from './call.ts'
import { fields } from './fields.ts'
import { id, Lang, LangOnly, secret } from './primitives.ts'
import { optionObject, productCardObject } from './product.ts'
import type { Schema } from './schema.ts'
import { exceededLimit, isGroupName, MAX_LIKES } from './wishlist-map.ts'

export const groupName = z
  .string()
  .overwrite(fields.name.normalize)
  .min(1)
  .max(60)
  .refine(name => name === '' || isGroupName(name))

/** Product ids by group name. Source: the shop’s specification. */
export const Wishlist = z.record(groupName, z.array(id))

const sentWishlist = z.record(groupName, z.array(id).max(MAX_LIKES)).superRefine((wishlist, context) => {
  const length = exceededLimit(wishlist)
  if (length !== null) context.addIssue({ code: 'custom', params: { rule: 'atMost', length } })
})

/** A card with the sizes of the product, to choose from before it is added to the cart. */
export interface WishlistProduct extends z.output<typeof wishlistProduct> {}
const wishlistProduct = productCardObject.extend({
  options: z.array(optionObject.pick({ id: true, name: true, availability: true })),
})
export const WishlistProduct: Schema<WishlistProduct> = wishlistProduct

/** `share_token`: of the customer's own groups, what opens the group to others; null while it is not shared. */
export interface WishlistGroup extends z.output<typeof wishlistGroup> {}
const wishlistGroup = z.object({
  id: z.string(),
  name: z.string(),
  products: z.array(WishlistProduct),
  share_token: secret.nullable().optional(),
})
export const WishlistGroup: Schema<WishlistGroup> = wishlistGroup

/** Guests send their wishlist; a signed-in customer's is stored. */
export const wishlistShow = call('/api/wishlist/show', {
  summary: 'The groups of a wishlist with their product cards.',
  body: z.strictObject({ lang: Lang, wishlist: sentWishlist.optional() }),
  data: z.object({ groups: z.array(WishlistGroup) }),
})

/** The wishlist of a customer without its product cards: for the toggles of every page. */
export const profileWishlist = call('/api/profile/wishlist', {
  summary: 'The wishlist as product ids by group name.',
  protected: true,
  body: LangOnly,
  data: Wishlist,
})

/**
 * The whole map is replaced. `base`: the wishlist that the change was made to. With it the sent wishlist is merged
 * into the stored one, so that a change by another device in between is not lost; `{}` merges all of it, as at sign-in.
 */
export const profileWishlistUpdate = call('/api/profile/wishlist/update', {
  summary: 'Replaces the whole wishlist, or merges into it what has changed since `base`.',
  protected: true,
  body: z.strictObject({
    lang: Lang,
    wishlist: sentWishlist,
    base: sentWishlist.optional(),
  }),
  data: Wishlist,
})

/** Source: the shop’s specification; `group_id` is the group's name. */
export const profileWishlistToggle = call('/api/profile/wishlist/toggle', {
  summary: 'Adds a product to a group or removes it from every group.',
  protected: true,
  body: z.strictObject({ lang: Lang, product_id: id, group_id: groupName }),
  data: Wishlist,
})

export const profileWishlistShare = call('/api/profile/wishlist/share', {
  summary: 'Creates or revokes the shared link of a group.',
  protected: true,
  body: z.strictObject({ lang: Lang, group_id: groupName, shared: z.boolean() }),
  data: z.object({ token: secret.nullable() }),
})

export const wishlistShared = call('/api/wishlist/shared', {
  summary: 'A shared group, by its token.',
  body: z.strictObject({ lang: Lang, token: secret }),
  data: z.object({ name: z.string(), products: z.array(WishlistProduct) }),
})
