/** A list of class names or ids of those parts that are any; undefined: of none. */
export const joined = (...parts: readonly unknown[]): string | undefined => parts.filter(Boolean).join(' ') || undefined
