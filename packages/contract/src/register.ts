/**
 * Types that another shop adds to those of the packages, by declaration merging:
 *
 * ```ts
 * declare module '@shop/contract/register' {
 *   interface Register { locale: 'pl' | 'de'; issue: { rule: 'zip' }; id: string }
 * }
 * ```
 * - `locale`: languages beside the shop's own three
 * - `issue`: rules of its own fields, whose messages it words itself
 * - `id`: ids of products, options and lines beside numbers
 */
// biome-ignore lint/suspicious/noEmptyInterface: its members are declared by other packages
export interface Register {}

/** What is registered under a name; nothing if it is not. */
export type Registered<Name extends 'locale' | 'issue' | 'id'> =
  Register extends Readonly<Record<Name, infer Value>> ? Value : never

/** Id of a product, an option or a line of the cart. */
export type Id = number | Registered<'id'>
