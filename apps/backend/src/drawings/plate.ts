import type { Colour, PlateOptions, PlateSign, Single } from './flat.ts'
import { mm } from './kit/paper.ts'
import type { Sheet } from './kit/sheet.ts'

const INK: Colour = '#15181b'
const PAPER: Colour = '#f7f5f0'
const ACCENT: Colour = '#ff5b1f'

/** Strokes of the characters in a box of 6 × 10: no font is needed to rasterise them. */
const glyphs: Readonly<Record<string, string>> = {
  '0': 'M1.5 0H4.5L6 1.5V8.5L4.5 10H1.5L0 8.5V1.5Z',
  '1': 'M1 2L3.5 0V10M1 10H6',
  '2': 'M0 2L1.5 0H4.5L6 1.5V3.5L0 10H6',
  '3': 'M0 0H6L3 4H4.5L6 5.5V8.5L4.5 10H1.5L0 8.5',
  '4': 'M4.5 10V0L0 7H6',
  '5': 'M6 0H.5V4H4.5L6 5.5V8.5L4.5 10H0',
  '6': 'M5 0L1 3.5L0 5.5V8.5L1.5 10H4.5L6 8.5V6L4.5 4.5H1',
  '7': 'M0 0H6L2 10',
  '8': 'M1.5 0H4.5L6 1.3V3.3L4.5 4.6H1.5L0 3.3V1.3ZM1.5 4.6L0 6V8.6L1.5 10H4.5L6 8.6V6L4.5 4.6',
  '9': 'M1 10L5 6.5L6 4.5V1.5L4.5 0H1.5L0 1.5V4L1.5 5.5H5',
  S: 'M6 1L4.5 0H1.5L0 1.3V3.3L1.5 4.6L4.5 5.4L6 6.7V8.7L4.5 10H1.5L0 9',
  P: 'M0 10V0H4.5L6 1.5V4L4.5 5.5H0',
  C: 'M6 1.5L4.5 0H1.5L0 1.5V8.5L1.5 10H4.5L6 8.5',
  I: 'M3 0V10M1.5 0H4.5M1.5 10H4.5',
  J: 'M6 0V8.5L4.5 10H1.5L0 8.5',
  X: 'M0 0L6 10M6 0L0 10',
  D: 'M0 0H4L6 2V8L4 10H0Z',
  '°': 'M1.5 0H3.5V2H1.5Z',
  '-': 'M.5 5H5.5',
  '+': 'M.5 5H5.5M3 2.5V7.5',
  '·': 'M2.6 5H3.4',
  '/': 'M0 10L6 0',
}

/** Width of a text whose capitals have the height 10. */
const widthOf = (text: string): number => text.length * 8 - 2

/** Writes a text centred on a point; `h` is the height of its capitals. */
function write(s: Sheet, text: string, x: number, y: number, h: number, color: Colour): void {
  const k = h / 10
  const letters = [...text].map(
    (letter, index) => `<path transform="translate(${index * 8} 0)" d="${glyphs[letter] ?? ''}"/>`,
  )
  s.put(
    `<g transform="translate(${mm(x - (widthOf(text) * k) / 2)} ${mm(y - h / 2)}) scale(${Math.round(k * 100) / 100})" fill="none" stroke="${color}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="square">`,
    ...letters,
    '</g>',
  )
}

/** Strokes of the pictograms in a box of 100 × 100. */
const signs: Readonly<Record<PlateSign, string>> = {
  visibility: 'M30 12L42 10L50 26L58 10L70 12L80 34V90H20V34ZM20 62H80M36 11V90M64 11V90',
  rain: 'M10 52Q50 -6 90 52ZM50 52V80Q50 90 40 90Q33 90 33 82M24 64V78M72 64V78M84 72V84M12 74V86',
  footwear: 'M28 10H56V42Q62 56 84 60Q93 64 93 80H12V60Q28 46 28 10ZM12 80V90H93V80M70 58Q66 68 68 80',
  mechanical: 'M16 20H62V42H16ZM62 24H78L88 31L78 38H62M33 42H45V92H33Z',
  welding: 'M52 6Q84 40 74 68Q68 92 50 92Q30 92 26 68Q24 50 40 38Q38 58 50 62Q62 42 52 6Z',
  cold: 'M50 6V94M12 28L88 72M88 28L12 72M40 14L50 24L60 14M40 86L50 76L60 86M14 42L27 37L25 23M86 58L73 63L75 77M86 42L73 37L75 23M14 58L27 63L25 77',
  sun: 'M50 30A20 20 0 1 0 50 70A20 20 0 1 0 50 30M50 6V18M50 82V94M6 50H18M82 50H94M19 19L28 28M72 72L81 81M81 19L72 28M28 72L19 81',
  knee: 'M26 6L40 46L26 94M56 6L66 40Q70 52 62 60L54 94M44 34Q78 30 76 56Q66 70 46 62',
  wash: 'M8 26L20 84H80L92 26M8 38Q22 28 36 38T64 38T92 38M34 56H66M34 68H66',
  size: 'M8 34H92V68H8ZM20 34V48M32 34V56M44 34V48M56 34V56M68 34V48M80 34V56',
  cloth: 'M10 10H90V90H10ZM10 30H90M10 50H90M10 70H90M30 10V90M50 10V90M70 10V90',
}

const strokes = (d: string, color: Colour, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

/** A standard's plaque: the pictogram over the number. */
function badge(s: Sheet, { sign, text, x, y }: NonNullable<PlateOptions['badge']>): void {
  s.put(
    `<g transform="translate(${x} ${y})"><rect width="190" height="${text ? 232 : 190}" rx="4" fill="${INK}"/>` +
      `<rect x="9" y="9" width="172" height="${text ? 214 : 172}" rx="2" fill="none" stroke="${PAPER}" stroke-width="3"/>` +
      `<g transform="translate(35 28) scale(1.2)">${strokes(signs[sign], PAPER, 5)}</g></g>`,
  )
  if (text) write(s, text, x + 95, y + 190, text.length > 4 ? 28 : 34, PAPER)
}

/** A leader from a point of the garment to a label; a label of figures stands on its end. */
function leader(s: Sheet, { from, to, text }: PlateOptions['marks'][number]): void {
  const [fromX, fromY] = from
  const [toX, toY] = to
  s.put(
    strokes(`M${fromX} ${fromY}L${toX} ${toY}`, PAPER, 7),
    strokes(`M${fromX} ${fromY}L${toX} ${toY}`, INK, 3),
    `<circle cx="${fromX}" cy="${fromY}" r="9" fill="${ACCENT}" stroke="${INK}" stroke-width="3"/>`,
  )
  if (!text) return
  const width = widthOf(text) * 3 + 30
  s.put(
    `<rect x="${mm(toX - width / 2)}" y="${mm(toY - 28)}" width="${mm(width)}" height="56" rx="2" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>`,
  )
  write(s, text, toX, toY, 30, INK)
}

/** A ruler of 10 units to a step along the lower edge. */
function ruler(s: Sheet): void {
  const steps = Array.from({ length: 73 }, (_, index) => {
    const long = index % 10 === 0 ? 34 : index % 5 === 0 ? 24 : 14
    return `M${40 + index * 10} 974V${974 - long}`
  })
  s.put(strokes(`${steps.join('')}M40 974H760`, INK, 2.5))
}

/** A page's picture: drawings of goods side by side, with the pictogram of a standard, leaders and a ruler. */
export function drawPlate(s: Sheet, options: PlateOptions, draw: (flat: Single) => void): void {
  for (const { flat, x, y, scale } of options.items)
    s.group(`transform="translate(${x} ${y}) scale(${scale})"`, () => draw(flat))
  if (options.ruler) ruler(s)
  for (const mark of options.marks) leader(s, mark)
  if (options.badge) badge(s, options.badge)
}
