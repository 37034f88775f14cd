/** Text that every part of the shop can keep and pass on: no NUL, which Postgres cannot store, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** Names of object members that mean something else than what was stored under them. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The first `length` UTF-16 units, without the half of a surrogate pair that the cut may leave. */
export const truncate = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
