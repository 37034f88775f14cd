import * as z from 'zod'
import { call } from './call.ts'
import { City } from './delivery.ts'
import { Lang, LangOnly } from './primitives.ts'
import { oneOf, type Schema } from './schema.ts'

export interface Contact extends z.output<typeof contactObject> {}
export const contactObject = z.object({
  is_main: z.boolean(),
  name: z.string(),
  /** `label` is displayed, `number` (+380…) is for `tel:` links. */
  phones: z.array(z.object({ label: z.string(), number: z.string() })),
  /** `url` is that of a chat: `https:`, or the scheme of its application. */
  messengers: z.array(z.object({ label: z.string(), url: z.string() })).optional(),
  email: z.string(),
  address: z.string(),
  hours: z.string(),
})
export const Contact: Schema<Contact> = contactObject

/** Settings of the shop's owner. Names: the shop’s specification. */
export interface Settings extends z.output<typeof Settings> {}
export const Settings = z.object({
  name: z.string(),
  /** Paths of pictures, empty: the word mark is drawn. On light pages, on dark ones, in the footer. */
  logotype: z.string(),
  logodark: z.string(),
  logofooter: z.string(),
  /** Path of the icon in the browser's tab; empty: the default one. */
  favicon: z.string(),
  /** Sizes of the logos in pixels, so that nothing moves when they have loaded. */
  picture_sizes: z.partialRecord(
    z.enum(['logotype', 'logodark', 'logofooter']),
    z.object({ width: z.int().positive(), height: z.int().positive() }),
  ),
  /** May contain `%year%`. */
  copyright: z.string(),
  checkout: z.object({
    /** By ISO 4217 code; amounts are shown as prefix + amount + suffix. */
    currencies: z.record(z.string(), z.object({ prefix: z.string(), suffix: z.string() })),
    /** Favourite cities, shown while the field is empty. */
    cities: z.array(City),
  }),
  contacts: z.array(Contact),
  head_code: z.string(),
  body_code: z.string(),
  blog_subscribe_title: z.string(),
  blog_subscribe_subtitle: z.string(),
  blog_subscribe_placeholder: z.string(),
  blog_subscribe_btn_title: z.string(),
  theme_bg_type: oneOf(['color', 'gradient']),
  theme_color: z.string(),
  theme_gradient: z.string(),
  theme_gradient2: z.string(),
  theme_gradient_deg: z.number(),
  theme_gradient_type: oneOf(['linear', 'radial']),
  theme_font_style: z.string(),
  theme_noise: z.boolean(),
  /** The delivery directory is invented; the interface says so next to the fields that use it. */
  demo_directory: z.boolean(),
  /** Customers may sign in with Google: the button is shown. */
  google_sign_in: z.boolean(),
  /** Messages about orders may go to phones: the choice is shown. */
  phone_messages: z.boolean().optional(),
  /** Where and when orders are collected, without charge; absent or empty: nowhere. */
  pickup: z.string().optional(),
  /** How new orders can be paid, each in a word or two that a price is followed by: «При отриманні», «Visa». Absent: not told. */
  payment_marks: z.array(z.string()).optional(),
})

export const shopCapabilities = call('/api/shop/capabilities', {
  summary: 'What the backend has beside products, their lists, the cart, the checkout and orders.',
  body: LangOnly,
  /** Names of extensions; those of a later version of the contract may be among them. */
  data: z.object({ extensions: z.array(z.string()) }),
})

export const settingsAll = call('/api/settings/all', {
  summary: 'Settings of the shop, in one language.',
  body: LangOnly,
  data: Settings,
})

/** A menu item, up to 4 levels. Source: the shop’s specification. */
export interface MenuItem {
  name: string
  url: string
  /** What the item is about: what a standard protects from. */
  text?: string | undefined
  /** Number of products in the category that it links to. */
  count?: number | undefined
  children: MenuItem[]
}
export const MenuItem: Schema<MenuItem> = z
  .object({
    name: z.string(),
    url: z.string(),
    text: z.string().optional(),
    count: z.int().nonnegative().optional(),
    get children() {
      return z.array(MenuItem)
    },
  })
  .meta({ id: 'MenuItem' })

export interface Menu extends z.output<typeof menu> {}
const menu = z.object({ name: z.string(), items: z.array(MenuItem) })
export const Menu: Schema<Menu> = menu

export const menuGetByIds = call('/api/menu/get-by-ids', {
  summary: 'Menus by id: 1 header, 2 footer, 6 catalogue, 7 standards, 8 trades; unknown ids are omitted.',
  body: z.strictObject({ lang: Lang, ids: z.array(z.int().min(1)).min(1).max(20) }),
  data: z.object({ items: z.record(z.string(), Menu) }),
})
