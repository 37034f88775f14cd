/** The gate runs a test on one screen; the night (`TESTS=full`) runs what depends on the viewport on both. */

/** For tests that need a mouse, or that do not depend on the viewport: network, storage, tabs, server answers, no scripts. */
export const desktopOnly = { tag: '@desk' }

/** For tests that need touch input, or a part that only small viewports show. */
export const phoneOnly = { tag: '@phone' }

/** For tests of both screens that are harder on the small one, where the gate runs them. */
export const phoneInGate = { tag: '@small' }

/** Not in the gate. */
export const atNight = { tag: '@night' }
export const deskAtNight = { tag: ['@desk', '@night'] }
export const phoneAtNight = { tag: ['@phone', '@night'] }

/** Everything: every language, colour scheme and screen. */
export const isFull = process.env.TESTS === 'full'

/** For the tests of each language, by its URL prefix: the gate runs the Ukrainian ones. */
export const projectsFor = (prefix: string) => (/^\/(ru|en)\b/.test(prefix) ? atNight : {})
