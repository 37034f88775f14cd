import type { Settings } from '../../../platform/request/settings.server.ts'
import type { CatalogueWords } from '../../../platform/words/uk/catalogue.ts'
import { shownPhone } from '../../../shell/layout/shop-layout-view.ts'

/** Address of the page that begins with the contacts of the settings. */
export const CONTACTS_PAGE = 'contacts'

interface ContactLink {
  text: string
  /** Null: text only. */
  href: string | null
}

/** A row of a contact: its label and one value or more. */
interface ContactRow {
  label: string
  values: readonly ContactLink[]
}

const text = (value: string): ContactLink[] => (value === '' ? [] : [{ text: value, href: null }])

/** The contacts of the settings as tables, the main one first; rows without a value are left out. */
export function shopContacts({ contacts }: Pick<Settings, 'contacts'>, words: CatalogueWords['contacts']) {
  return contacts
    .toSorted((one, other) => Number(other.is_main) - Number(one.is_main))
    .map(({ name, phones, messengers = [], email, address, hours }) => {
      const rows: ContactRow[] = [
        {
          label: words.phone,
          values: phones.map(shownPhone).map(({ label, number }) => ({ text: label, href: `tel:${number}` })),
        },
        { label: words.messengers, values: messengers.map(({ label, url }) => ({ text: label, href: url })) },
        { label: words.email, values: email === '' ? [] : [{ text: email, href: `mailto:${email}` }] },
        { label: words.address, values: text(address) },
        { label: words.hours, values: text(hours) },
      ]
      return { name, rows: rows.filter(({ values }) => values.length > 0) }
    })
}

export type ShopContact = ReturnType<typeof shopContacts>[number]
