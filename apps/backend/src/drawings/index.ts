export { colourways, palette } from './colours.ts'
export { drawFlat } from './draw.ts'
export type { Colour, Colourway, Family, Flat } from './flat.ts'
