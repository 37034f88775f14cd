import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Custom properties by their names in TypeScript; the type of each names it. */
function contract<const Names extends Readonly<Record<string, string>>>(
  names: Names,
): { -readonly [Key in keyof Names]: `var(--shop-${Names[Key]})` }
function contract(names: Record<string, string>): Record<string, `var(--${string})`> {
  return createGlobalThemeContract(names, name => `shop-${name}`)
}

/** Tokens with a value for each colour scheme. */
export const schemeVars = contract({
  /** Text, secondary text, captions: each at least 4.5:1 on `background`, `surface` and `surfaceSunken`. */
  text: 'text',
  textMuted: 'text-muted',
  textSubtle: 'text-subtle',
  /** Backgrounds: the page, cards, inset areas. */
  background: 'background',
  surface: 'surface',
  surfaceSunken: 'surface-sunken',
  /** Background, grid lines and text of product images; stays light in the dark scheme, or black products would vanish. */
  mediaSurface: 'media-surface',
  mediaBorder: 'media-border',
  /** Hairline, border of a control (3:1 on every background), rule that opens a section. */
  border: 'border',
  borderControl: 'border-control',
  borderStrong: 'border-strong',
  accentHover: 'accent-hover',
  accentLine: 'accent-line',
  /** Availability and validation, as text and lines: 4.5:1 on every background. Never the only cue: a text is beside it. */
  success: 'success',
  warning: 'warning',
  unavailable: 'unavailable',
  danger: 'danger',
  dangerSurface: 'danger-surface',
  /** Inverse (dark) surface: top bar, banner, footer, toast. `inverseDanger` marks an error on it. */
  inverse: 'inverse',
  inverseRaised: 'inverse-raised',
  inverseBorder: 'inverse-border',
  onInverse: 'on-inverse',
  /** Behind an open dialog. */
  scrim: 'scrim',
  /** Shadow of overlays. */
  elevationOverlay: 'elevation-overlay',
})

/** Tokens that are the same in both schemes. */
export const commonVars = contract({
  mediaText: 'media-text',
  /** Accent colour; `accentEdge` is the bottom edge of an accent button, `accentLine` a variant for thin lines and icons (3:1 on the page). */
  accent: 'accent',
  /** Yellow highlight: new products, the inner line of the focus ring. A fill with `onHighlight` text, never a text colour. */
  highlight: 'highlight',
  onHighlight: 'on-highlight',
  onInverseMuted: 'on-inverse-muted',
  inverseDanger: 'inverse-danger',
  /** Type scale. */
  fontHeading: 'font-heading',
  fontBody: 'font-body',
  typeDisplay: 'type-display',
  typeH1: 'type-h1',
  typeH2: 'type-h2',
  typeH3: 'type-h3',
  typeH4: 'type-h4',
  typeLead: 'type-lead',
  typeBody: 'type-body',
  typeSmall: 'type-small',
  typeCaption: 'type-caption',
  /** Space scale on a 4 px grid: `--shop-space-4` is 16 px. */
  space1: 'space-1',
  space2: 'space-2',
  space3: 'space-3',
  space4: 'space-4',
  space5: 'space-5',
  space6: 'space-6',
  space8: 'space-8',
  space10: 'space-10',
  space12: 'space-12',
  space16: 'space-16',
  space20: 'space-20',
  space24: 'space-24',
  /** Fluid: side margin of the page, distance between its sections. */
  spaceGutter: 'space-gutter',
  spaceSection: 'space-section',
  /** Corners: of check boxes and badges; of controls; of what lies over the page; of pills and circles. */
  radiusSmall: 'radius-small',
  radius: 'radius',
  radiusLarge: 'radius-large',
  radiusFull: 'radius-full',
  /** Minimum size of a target, height of a control. */
  sizeTouch: 'size-touch',
  sizeControl: 'size-control',
  /** Duration of presses; of opening, closing and toggling. */
  motionFast: 'motion-fast',
  motionNormal: 'motion-normal',
  /** Duration of what slides into view: dialogs, drawers, the levels of a menu. Source of the default: the shop’s specification. */
  motionSlide: 'motion-slide',
  motionEasing: 'motion-easing',
})

/** Tokens that are computed from the accent. */
export const derivedVars = contract({
  onAccent: 'on-accent',
  accentEdge: 'accent-edge',
})

/**
 * Design tokens as `--shop-*` custom properties: a shop changes the look by setting them; components use no other colours.
 * The names are public and stable. A theme of your own: `createGlobalTheme('[data-theme="mine"]', vars, { … })` of
 * vanilla-extract, which does not compile while a token is missing.
 */
export const vars = { ...schemeVars, ...commonVars, ...derivedVars }

type NameIn<Reference> = Reference extends `var(${infer Name})` ? Name : never

/** Custom property of a design token. */
export type TokenName = NameIn<(typeof vars)[keyof typeof vars]>

/** Values of some tokens, for a `style` attribute. */
export type TokenValues = { [Name in TokenName | '--shop-space-bleed']?: string }
