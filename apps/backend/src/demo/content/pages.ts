import type { DemoPage } from './page.ts'
import { about } from './pages/about.ts'
import { accessibility } from './pages/accessibility.ts'
import { companies } from './pages/companies.ts'
import { contacts } from './pages/contacts.ts'
import { delivery } from './pages/delivery.ts'
import { offer } from './pages/offer.ts'
import { privacy } from './pages/privacy.ts'
import { returns } from './pages/returns.ts'
import { sizes } from './pages/sizes.ts'

export type { DemoPage } from './page.ts'

/** Every content page, at `/{slug}`. */
export const pages: readonly DemoPage[] = [
  delivery,
  returns,
  sizes,
  about,
  contacts,
  privacy,
  offer,
  companies,
  accessibility,
]
