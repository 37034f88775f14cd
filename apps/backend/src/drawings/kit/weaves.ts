import type { Colour } from '../flat.ts'

export type Weave = 'twill' | 'canvas' | 'rib' | 'pique' | 'knit' | 'mesh' | 'ripstop' | 'comb' | 'grit'

interface Tile {
  width: number
  height: number
  body: string
}

/** One tile of a weave in `color`; sides are whole units. */
export function tile(weave: Weave, color: Colour, opacity: number): Tile {
  const stroke = (width: number) => `stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"`
  const fill = `fill="${color}" fill-opacity="${opacity}"`
  switch (weave) {
    case 'twill':
      return { width: 4, height: 4, body: `<path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" ${stroke(1)}/>` }
    case 'canvas':
      return { width: 4, height: 4, body: `<path d="M0 1H4M1 0V4" ${stroke(0.8)}/>` }
    case 'rib':
      return {
        width: 5,
        height: 8,
        body: `<rect width="2" height="8" ${fill}/><rect x="2.6" width="1.2" height="8" fill="#fff" fill-opacity="${opacity * 0.8}"/>`,
      }
    case 'pique':
      return {
        width: 5,
        height: 5,
        body: `<circle cx="1.2" cy="1.2" r=".9" ${fill}/><circle cx="3.7" cy="3.7" r=".9" ${fill}/>`,
      }
    case 'knit':
      return { width: 6, height: 5, body: `<path d="M0 0.5L3 4L6 0.5" fill="none" ${stroke(1.1)}/>` }
    case 'mesh':
      return {
        width: 6,
        height: 6,
        body: `<circle cx="1.5" cy="1.5" r="1.1" ${fill}/><circle cx="4.5" cy="4.5" r="1.1" ${fill}/>`,
      }
    case 'ripstop':
      return { width: 14, height: 14, body: `<path d="M0 .5H14M.5 0V14" ${stroke(1)}/>` }
    case 'comb':
      return {
        width: 9,
        height: 15,
        body: `<path d="M4.5 0V2.5L9 5V10L4.5 12.5V15M4.5 2.5L0 5V10L4.5 12.5" fill="none" ${stroke(0.8)}/>`,
      }
    case 'grit':
      return {
        width: 7,
        height: 7,
        body: `<path d="M1 1.5h1.4M4.6 .8h1M3 3.8h1.6M.6 5.6h1M5.4 5.2h1.3" stroke-linecap="round" ${stroke(1)}/>`,
      }
  }
}
