import { createGlobalThemeContract } from '@vanilla-extract/css'

/**
 * Roles of the look, as `--shop-*` custom properties: a shop changes the look by setting them, a component is coloured by
 * nothing else. Names are public and stable.
 */
export const vars = createGlobalThemeContract(
  {
    /** Text, secondary text, captions: each at least 4.5:1 on `paper`, `surface` and `sunken`. */
    ink: 'ink',
    inkSoft: 'ink-soft',
    inkFaint: 'ink-faint',
    /** Grounds: the page, cards, wells. */
    paper: 'paper',
    surface: 'surface',
    sunken: 'sunken',
    /** Under pictures of goods; stays light in the dark scheme, or black goods would vanish. */
    plate: 'plate',
    plateLine: 'plate-line',
    plateInk: 'plate-ink',
    /** Hairline, edge of a control (3:1 on every ground), rule that opens a block. */
    line: 'line',
    lineField: 'line-field',
    lineStrong: 'line-strong',
    /** The one loud colour; `accentLip` is its lower edge, `accentMark` its form as a thin line or icon (3:1 on the page). */
    accent: 'accent',
    accentHover: 'accent-hover',
    onAccent: 'on-accent',
    accentLip: 'accent-lip',
    accentMark: 'accent-mark',
    /** Reflective yellow: novelty, the inner line of focus. A fill with `onSignal` text, never a text colour. */
    signal: 'signal',
    onSignal: 'on-signal',
    /** Availability and errors, as text and lines: 4.5:1 on every ground. Never alone: a word stands beside. */
    good: 'good',
    low: 'low',
    out: 'out',
    danger: 'danger',
    dangerGround: 'danger-ground',
    /** The dark band: top line, banner, footer, toast. `bandDanger` marks an error on it. */
    band: 'band',
    bandRaised: 'band-raised',
    bandLine: 'band-line',
    onBand: 'on-band',
    onBandSoft: 'on-band-soft',
    bandDanger: 'band-danger',
    scrim: 'scrim',
    fontHead: 'font-head',
    fontText: 'font-text',
    sizePoster: 'size-poster',
    sizeH1: 'size-h1',
    sizeH2: 'size-h2',
    sizeH3: 'size-h3',
    sizeH4: 'size-h4',
    sizeLead: 'size-lead',
    sizeText: 'size-text',
    sizeSmall: 'size-small',
    sizeNote: 'size-note',
    /** Space on a 4 px grid: `--shop-4` is 16 px. */
    space1: '1',
    space2: '2',
    space3: '3',
    space4: '4',
    space5: '5',
    space6: '6',
    space8: '8',
    space10: '10',
    space12: '12',
    space16: '16',
    space20: '20',
    space24: '24',
    /** Side margin of the page and distance between its sections: fluid. */
    gutter: 'gutter',
    section: 'section',
    radius: 'radius',
    /** Smallest thing that may be pressed; height of a control. */
    touch: 'touch',
    control: 'control',
    /** Shadow of what floats, and only of that. */
    float: 'float',
    /** Press; open, close, tick. */
    quick: 'quick',
    calm: 'calm',
    ease: 'ease',
  },
  name => `shop-${name}`,
)
