/** For tests that need a mouse, or that do not depend on the viewport: network, storage, tabs, server answers, no scripts. */
export const desktopOnly = { tag: '@desk' }

/** For tests that need touch input, or a part that only small viewports show. */
export const phoneOnly = { tag: '@phone' }

/** Runs every language and colour scheme in every Playwright project: `pnpm test:long combinations`. */
export const everyCombination = Boolean(process.env.FULL)

/** Playwright projects for a language, by its URL prefix: Ukrainian runs in both, Russian and English in one each. */
export const projectsFor = (prefix: string) =>
  everyCombination || !/^\/(ru|en)\b/.test(prefix) ? {} : prefix.startsWith('/ru') ? desktopOnly : phoneOnly

/** Playwright projects for a colour scheme: light runs in both, dark on the phone. */
export const projectsForScheme = (scheme: 'light' | 'dark') => (everyCombination || scheme === 'light' ? {} : phoneOnly)
