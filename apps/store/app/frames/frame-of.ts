import type { MenuItem } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { ShellWords } from '../words/uk/shell.ts'

type Settings = DataOf<'/api/settings/all'>
type Menus = DataOf<'/api/menu/get-by-ids'>['items']

/** Numbers of the menus. Source: spec §3: 1 header, 2 footer, 6 catalogue. */
export const MENUS = [1, 2, 6]

/** The contact that the shop shows first, with its first phone. */
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

/** What header, footer and menus show. */
export function frameOf(words: ShellWords, settings: Settings, menus: Menus, year: number) {
  const items = (id: number): readonly MenuItem[] => menus[id]?.items ?? []
  return {
    words,
    contact: mainContact(settings),
    copyright: settings.copyright.replace('%year%', String(year)),
    newsletter: {
      title: settings.blog_subscribe_title,
      text: settings.blog_subscribe_subtitle,
      hint: settings.blog_subscribe_placeholder,
      send: settings.blog_subscribe_btn_title,
    },
    menus: { header: items(1), catalogue: items(6), footer: items(2) },
  }
}

export type ShopFrame = ReturnType<typeof frameOf>
