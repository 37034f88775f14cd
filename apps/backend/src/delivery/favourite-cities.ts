import type { City } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { type DirectoryContext, findSettlement } from './directory.ts'
import { findNamesake } from './search-settlements.ts'

/** The favourite cities of the settings in the directory in use: those stored with another one are found by name and region. */
export async function favouriteCities(
  context: DirectoryContext,
  stored: readonly City[],
  lang: Locale,
): Promise<City[]> {
  const found = await Promise.all(
    stored.map(async city => {
      const settlement = (await findSettlement(context, city.ref)) ?? (await findNamesake(context, city, lang))
      return settlement ? [{ cityName: settlement.name[lang], ref: settlement.ref, area: settlement.area[lang] }] : []
    }),
  )
  return found.flat()
}
