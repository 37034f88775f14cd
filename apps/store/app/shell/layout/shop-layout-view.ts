import type { MenuItem } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { ShellWords } from '../../platform/words/uk/shell.ts'

type Settings = DataOf<'/api/settings/all'>
type Menus = DataOf<'/api/menu/get-by-ids'>['items']

/** Ids of the menus. Source: spec §3: 1 header, 2 footer, 6 catalogue. The contract's own list would bundle its schemas. */
const MENU = { header: 1, footer: 2, catalogue: 6, standards: 7, trades: 8 } as const
export const MENU_IDS = Object.values(MENU)

interface ShownPhone {
  label: string
  number: string
}

/** A label that names a department is shown with its number: «Відділ продажів: +380 67 123 45 67». */
export function shownPhone({ label, number }: ShownPhone): ShownPhone {
  if (/\d/.test(label)) return { label, number }
  const parts = /^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(number)
  return { label: `${label}: ${parts ? parts.slice(1).join('\u00a0') : number}`, number }
}

/** Main contact of the shop: its first phone is in the header, all of them are in the footer. */
export function mainContact({ contacts }: Pick<Settings, 'contacts'>) {
  const contact = contacts.find(({ is_main }) => is_main) ?? contacts[0]
  const phones = contact?.phones.map(shownPhone) ?? []
  return {
    phone: phones[0] ?? null,
    morePhones: phones.slice(1),
    email: contact?.email ?? '',
    address: contact?.address ?? '',
    hours: contact?.hours ?? '',
  }
}

/** Contacts with phones that the main one does not have, for the mobile menu. */
function furtherContacts({ contacts }: Settings) {
  const main = contacts.find(({ is_main }) => is_main) ?? contacts[0]
  const known = new Set(main?.phones.map(({ number }) => number))
  return contacts.flatMap(({ name, phones }) => {
    const own = phones.filter(({ number }) => !known.has(number)).map(shownPhone)
    return own.length > 0 ? [{ name, phones: own }] : []
  })
}

/** Pixels that a logo may take. */
const BOX = { header: { width: 200, height: 44 }, footer: { width: 240, height: 64 } }

/** A logo that is a picture, in the size that it is shown in. */
export interface LogoPicture {
  src: string
  width: number
  height: number
}

/** Null: the word mark is drawn. */
function logoPicture(
  settings: Settings,
  name: 'logotype' | 'logodark' | 'logofooter',
  box: { width: number; height: number },
): LogoPicture | null {
  const size = settings.picture_sizes[name]
  if (!size || !settings[name]) return null
  const scale = Math.min(box.width / size.width, box.height / size.height)
  return { src: settings[name], width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}

/** View data of header, footer and menus, from the backend's settings and menus. */
export function shopLayoutView(words: ShellWords, settings: Settings, menus: Menus, year: number) {
  const items = (id: number): readonly MenuItem[] => menus[id]?.items ?? []
  return {
    words,
    contact: mainContact(settings),
    furtherContacts: furtherContacts(settings),
    /** Code of third parties that runs after consent; null: there is none. */
    snippets: settings.head_code || settings.body_code ? { head: settings.head_code, body: settings.body_code } : null,
    logos: {
      light: logoPicture(settings, 'logotype', BOX.header),
      dark: logoPicture(settings, 'logodark', BOX.header),
      footer: logoPicture(settings, 'logofooter', BOX.footer),
    },
    copyright: settings.copyright.replaceAll('%year%', String(year)),
    newsletter: {
      title: settings.blog_subscribe_title,
      text: settings.blog_subscribe_subtitle,
      hint: settings.blog_subscribe_placeholder,
      send: settings.blog_subscribe_btn_title,
    },
    /** Whether customers may sign in with Google. */
    hasGoogle: settings.google_sign_in,
    menus: {
      header: items(MENU.header),
      catalogue: items(MENU.catalogue),
      footer: items(MENU.footer),
      standards: items(MENU.standards),
      trades: items(MENU.trades),
    },
  }
}

export type ShopLayoutView = ReturnType<typeof shopLayoutView>
