/** For a test of what only a mouse and a keyboard can do, or of what is the same on every screen. */
export const onDesk = { tag: '@desk' }

/** For a test of what only fingers can do, or of a part that only a small screen has. */
export const onPhone = { tag: '@phone' }

/** Tries every language and colour scheme on every screen: `pnpm test:long combinations`. */
export const everyCombination = Boolean(process.env.FULL)

/** The screens of a language, by the prefix of its addresses: Ukrainian has both, Russian and English one each. */
export const screensOf = (prefix: string) =>
  everyCombination || !/^\/(ru|en)\b/.test(prefix) ? {} : prefix.startsWith('/ru') ? onDesk : onPhone

/** The screens of a colour scheme: light has both, dark the small one. */
export const screensOfScheme = (scheme: 'light' | 'dark') => (everyCombination || scheme === 'light' ? {} : onPhone)
