import { about } from '../data/content/pages/about.ts'
import { accessibility } from '../data/content/pages/accessibility.ts'
import { companies } from '../data/content/pages/companies.ts'
import { contacts } from '../data/content/pages/contacts.ts'
import { delivery } from '../data/content/pages/delivery.ts'
import { faq } from '../data/content/pages/faq.ts'
import { offer } from '../data/content/pages/offer.ts'
import { privacy } from '../data/content/pages/privacy.ts'
import { returns } from '../data/content/pages/returns.ts'
import { sizes } from '../data/content/pages/sizes.ts'
import { trades } from '../data/content/trades/index.ts'
import type { DemoPage } from './page.ts'

export type { DemoPage } from './page.ts'

/** Every content page, at `/{slug}`. */
export const pages: readonly DemoPage[] = [
  delivery,
  returns,
  faq,
  sizes,
  about,
  contacts,
  privacy,
  offer,
  companies,
  accessibility,
  ...trades,
]
