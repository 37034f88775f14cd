import { createClient } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import type { RememberedCity } from '../../platform/browser/remembered-city.ts'
import { whenIdle } from '../../platform/browser/when-idle.ts'
import { loadDeliveryWords } from '../../platform/words/load-words.ts'
import { formatArrival } from './arrival.ts'

/** When a product would arrive in the shopper's city. */
export interface Arrival {
  /** «1–3 груд.» */
  days: string
  /** «Доставка в місто Кременчук, Полтавська обл.: 1–3 груд.» */
  label: string
}

/** The API's limit for one request. */
const MAX_IDS = 100

/** Without the loading bar: days that do not come are not missed. */
const client = createClient()

/** Products that are asked about together, once the page is idle, and their answer. */
interface Batch {
  ids: Set<number>
  city: string
  days: Promise<ReadonlyMap<number, string>>
}

let batch: Batch | null = null

async function request(ids: Iterable<number>, city_ref: string, lang: Locale): Promise<ReadonlyMap<number, string>> {
  const asked = [...ids].slice(0, MAX_IDS)
  const answer = await client.call('/api/delivery/arrival', { lang, ids: asked, city_ref })
  return new Map(answer.success ? answer.data.map(({ product_id, days }) => [product_id, days]) : [])
}

/** All products that are asked about until the page is idle are one request. */
function daysOf(id: number, city: string, lang: Locale): Promise<string | undefined> {
  if (batch?.city !== city) {
    const ids = new Set<number>()
    const idle = new Promise<void>(resolve => void whenIdle(resolve))
    const days = idle.then(() => {
      batch = null
      return request(ids, city, lang)
    })
    batch = { ids, city, days }
  }
  batch.ids.add(id)
  return batch.days.then(days => days.get(id))
}

/** Null for what is sold out, and where nobody delivers it. */
export async function loadArrival(id: number, city: RememberedCity, locale: Locale): Promise<Arrival | null> {
  const [words, workingDays] = await Promise.all([loadDeliveryWords(locale), daysOf(id, city.ref, locale)])
  if (workingDays === undefined) return null
  const days = formatArrival(workingDays, new Date(), locale, 'short')
  return { days, label: formatMessage(words.arrival, { city: city.label, days }) }
}
