/** Normalises a name for searching: lower case, no apostrophes, ґ as г and ё as е, anything but letters and digits as one space. */
export const normaliseName = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ‘`´"«»“”]/g, '')
    .replaceAll('ґ', 'г')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words for the kind of a settlement, in the languages of the shop. */
const KINDS = 'м|місто|смт|с-ще|с|село|сел|селище|г|гор|город|пгт|пос|пос[её]лок|city|town|village'
const FIRST_KIND = new RegExp(`^\\s*(?:${KINDS})[.\\s]+(?=\\S)`, 'iu')
const LAST_KIND = new RegExp(`(?<=\\S)[\\s(,]+(?:${KINDS})[.)\\s]*$`, 'iu')

/** A normalised query with «область» and «район», as far as they are typed, written as in the names of the directory. */
export const withShortRegions = (text: string): string =>
  text.replace(/ обла\p{L}*/gu, ' обл').replace(/ райо\p{L}*/gu, ' р н')

/** A query as typed without the kind of the settlement: «смт Коцюбинське», «Київ (місто)». */
export const withoutKind = (text: string): string => text.replace(FIRST_KIND, '').replace(LAST_KIND, '')

const COUNTRY = /(?<=^|[\s,])(?:україна|украина|ukraine)(?=$|[\s,])/giu
const POSTAL_CODE = /(?<=^|[\s,])\d{5}(?=$|[\s,])/gu
const REGION = /(?<=^|[\s,])(\p{L}+)\s+обл(?:асть|асті|асти|)(?:\.|(?=$|[\s,]))/iu
const DISTRICT = /(?<=^|[\s,])\p{L}+\s+(?:район|району|района|р-н)(?:\.|(?=$|[\s,]))/giu
const EDGES = /^[\s,]+|[\s,]+$/g

/** A query in the order of the directory, name and region, without country, postal code and district: «Київська обл., м. Біла Церква». */
export function nameFirst(text: string): string {
  const region = REGION.exec(text)?.[1]
  const rest = [COUNTRY, POSTAL_CODE, REGION, DISTRICT].reduce((left, part) => left.replace(part, ' '), text)
  const name = withoutKind(rest.replace(EDGES, ''))
    .replace(/[\s,]+/g, ' ')
    .trim()
  return region && name ? `${name}, ${region} обл.` : name
}
