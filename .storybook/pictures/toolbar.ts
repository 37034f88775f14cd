/** Widths in CSS pixels at which every story is compared as a picture: phone, tablet, desktop. Source: the breakpoints of the specification. */
export const widths = { phone: 360, tablet: 820, desktop: 1440 } as const

/** Tag of the story of a part that is also looked at with other settings of the toolbar: the one that shows most of it. */
export const TOOLBAR_TAG = 'toolbar'

/** Tag of stories that are played at night alone: what they show is proven by tests of machines and parts. */
export const NIGHT_TAG = 'night'

interface ToolbarSettings {
  /** Toolbar settings that differ from the initial ones. */
  readonly globals: Readonly<Record<string, string>>
  /** Width of its screenshot. */
  readonly width: keyof typeof widths
}

/**
 * The other settings, by name, several at once where they do not touch the same: a scheme and a language; a theme, a language
 * and a direction. Every story is tested and pictured in Ukrainian, light, left to right and in the first theme; a story tagged
 * `toolbar` in each of these as well.
 */
export const toolbarSettings: Readonly<Record<string, ToolbarSettings>> = {
  'dark-russian': { globals: { scheme: 'dark', locale: 'ru' }, width: 'phone' },
  'quiet-english-right-to-left': { globals: { theme: 'quiet', locale: 'en', direction: 'rtl' }, width: 'tablet' },
}
