import type { MenuItem } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { ShellWords } from '../words/uk/shell.ts'

type Settings = DataOf<'/api/settings/all'>
type Menus = DataOf<'/api/menu/get-by-ids'>['items']

/** Ids of the menus. Source: spec §3: 1 header, 2 footer, 6 catalogue. The contract's own list would bundle its schemas. */
const MENU = { header: 1, footer: 2, catalogue: 6, standards: 7, trades: 8 } as const
export const MENU_IDS = Object.values(MENU)

/** Main contact of the shop with its first phone. */
function mainContact({ contacts }: Settings) {
  const contact = contacts.find(({ is_main }) => is_main) ?? contacts[0]
  const phone = contact?.phones[0]
  return {
    phone: phone ? { label: phone.label, number: phone.number } : null,
    email: contact?.email ?? '',
    address: contact?.address ?? '',
    hours: contact?.hours ?? '',
  }
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
