/** Whether Postgres and JSON can hold a text: no NUL, which Postgres cannot store, and no unpaired surrogate. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

/** A text without characters that nobody sees, which make equal words differ; those that join an emoji stay. */
export const withoutInvisible = (text: string): string =>
  text.replace(/([\p{ExtPict}\p{EMod}]\ufe0f?(?:\u200d(?=\p{ExtPict}))?)|[\p{Cf}\p{DI}\u2800]|(?!\s)\p{Cc}/gu, '$1')

/** Object keys that access the prototype. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The first `length` UTF-16 code units, without an unpaired surrogate at the end. */
export const truncate = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
