/** For a test of what only a mouse and a keyboard can do, or of what is the same on every screen. */
export const desktopOnly = { tag: '@desk' }

/** For a test of what only fingers can do, or of a part that only a small screen has. */
export const phoneOnly = { tag: '@phone' }

/** Tries every language and colour scheme on every screen: `pnpm test:long combinations`. */
export const everyCombination = Boolean(process.env.FULL)

/** The screens of a language, by the prefix of its addresses: Ukrainian has both, Russian and English one each. */
export const projectsFor = (prefix: string) =>
  everyCombination || !/^\/(ru|en)\b/.test(prefix) ? {} : prefix.startsWith('/ru') ? desktopOnly : phoneOnly

/** The screens of a colour scheme: light has both, dark the small one. */
export const projectsForScheme = (scheme: 'light' | 'dark') => (everyCombination || scheme === 'light' ? {} : phoneOnly)
