import { City, contactObject, Settings } from '@shop/contract'
import { z } from 'zod'

const colour = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'It must be a colour such as #ff5b1f.')
const text = (most: number) => z.string().trim().max(most)
const needed = (most: number) => text(most).min(1)
const angle = 'It must be 0 to 360.'
const phone = z.object({
  label: needed(40),
  number: z.string().regex(/^\+\d{7,15}$/, 'It must be a number for links, such as +380671234567.'),
})
const CHAT = /^(https|viber|tg|whatsapp|sgnl):\/\/[^\s"<>]+$/
const messenger = z.object({
  label: needed(40),
  url: z.string().max(300).regex(CHAT, 'It must be the address of a chat, such as https://t.me/name.'),
})
/** Messages of the contact form go to the main one. */
const contact = contactObject.extend({
  name: text(100),
  email: z.email('It must be empty or an e-mail address.').max(254).or(z.literal('')),
  phones: z.array(phone).max(10),
  messengers: z.array(messenger).max(10).exactOptional(),
  address: text(200),
  hours: text(200),
})
const currencies = z
  .record(
    z.string().regex(/^[A-Z]{3}$/, 'A currency is a code of three capital letters, such as UAH.'),
    z.strictObject({ prefix: z.string().max(10), suffix: z.string().max(10) }),
  )
  .refine(all => 'UAH' in all, 'UAH must be among them: prices are in hryvnias.')
const snippet = z
  .string()
  .max(20_000)
  .regex(/^\s*(<|$)/, 'It must be HTML, such as <script>…</script>.')
const picture = z.union([
  z.string(),
  z.object({ file: z.string(), sha256: z.string(), width: z.number(), height: z.number() }),
])

const weekdays = z.array(z.int().min(1).max(7), 'It must be a list of 1, Monday, to 7.').max(7)

/** The settings of a shop in one language: what each may be, besides its type on the wire. */
export const StoredInLanguage = Settings.omit({
  google_sign_in: true,
  demo_directory: true,
  picture_sizes: true,
  phone_messages: true,
  payment_marks: true,
}).extend({
  pickup: text(500).exactOptional(),
  dispatch: z
    .strictObject({
      until: z.string().regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, 'It must be empty or a time such as 16:00.'),
      days: weekdays,
    })
    .exactOptional(),
  pickup_days: weekdays
    .refine(days => days.length === 0 || days.some(day => day < 6), 'It must have a day of 1, Monday, to 5.')
    .exactOptional(),
  name: needed(100),
  contacts: z
    .array(contact)
    .min(1, 'The shop needs a contact.')
    .max(30)
    .refine(all => all.filter(({ is_main }) => is_main).length === 1, 'Exactly one contact must be the main one.'),
  logotype: picture.exactOptional(),
  logodark: picture.exactOptional(),
  logofooter: picture.exactOptional(),
  favicon: picture.exactOptional(),
  copyright: needed(200),
  checkout: z.object({ currencies, cities: z.array(City).min(1, 'Name at least one city.').max(20) }),
  head_code: snippet,
  body_code: snippet,
  blog_subscribe_title: needed(200),
  blog_subscribe_subtitle: needed(200),
  blog_subscribe_placeholder: needed(200),
  blog_subscribe_btn_title: needed(40),
  theme_bg_type: z.enum(['color', 'gradient'], 'It must be color or gradient.'),
  theme_color: colour,
  theme_gradient: colour,
  theme_gradient2: colour,
  theme_gradient_deg: z.number().min(0, angle).max(360, angle),
  theme_gradient_type: z.enum(['linear', 'radial'], 'It must be linear or radial.'),
  theme_font_style: z.enum(['plain', 'condensed'], 'It must be plain or condensed.'),
})
