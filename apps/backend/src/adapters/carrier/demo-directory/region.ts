/**
 * The settlements of one region, by size. A list contains names separated by commas; a name is Ukrainian, followed by `=` and
 * the Russian one if it differs. English names are computed. Sources: the official register of settlements (KATOTTG) with the renamings up to 2024.
 */
export interface Region {
  /** Feminine adjective before «область». */
  uk: string
  ru: string
  capital?: string
  /** Over half a million people. */
  large?: string
  /** A regional centre, or over 70,000 people. */
  big?: string
  cities?: string
  towns?: string
  villages?: string
  /** Cities without delivery now. */
  unserved?: string
}
