import sharp from 'sharp'
import { expect, it } from 'vitest'
import { goods } from '../demo/goods/index.ts'
import { dimensionsOf } from './dimension-lines.ts'
import { drawFlat, type Flat } from './index.ts'

const [WIDTH, HEIGHT] = [200, 250]

/** Per cent of the sheet by which the end of a line may miss the garment's edge. */
const TOLERANCE = 3

async function opacityOf(flat: Flat) {
  const svg = Buffer.from(drawFlat(flat, 'model'))
  const alpha = await sharp(svg, { density: (72 * HEIGHT) / 1000 })
    .resize(WIDTH, HEIGHT)
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const isOpaque = (x: number, y: number) => (alpha[y * WIDTH + x] ?? 0) > 200
  const rows = Array.from({ length: HEIGHT }, (_, y) => y)
  const columns = Array.from({ length: WIDTH }, (_, x) => x)
  return { isOpaque, rows, columns }
}

it('ends the lines of every model at the edges of its garment', async () => {
  const drawn = goods.flatMap(({ slug, variants: [{ pictures }] }) => {
    const [first] = pictures
    return first ? [{ slug, first, lines: dimensionsOf(first) }] : []
  })
  expect(drawn.filter(({ lines }) => lines.length > 0).length).toBeGreaterThan(40)
  const misses: string[] = []
  for (const { slug, first, lines } of drawn) {
    if (lines.length === 0) continue
    const { isOpaque, rows, columns } = await opacityOf(first)
    const bottom = Math.max(...rows.filter(y => columns.some(x => isOpaque(x, y)))) / (HEIGHT / 100)
    const compare = (what: string, line: number, edge: number) => {
      if (Math.abs(line - edge) > TOLERANCE) misses.push(`${slug}: ${what} at ${line} %, the garment's at ${edge} %`)
    }
    for (const { id, from, to, at } of lines) {
      if (id !== 'width') compare('hem', to, bottom)
      if (id === 'inseam') {
        const centre = rows.filter(y => y > HEIGHT * 0.3 && !isOpaque(WIDTH / 2, y))
        compare('crotch', from, Math.min(...centre) / (HEIGHT / 100))
      }
      if (id === 'width') {
        // Above the hem, which may be rounded; the sleeves are apart from the body there, or the line would be wider.
        const y = Math.round((bottom - 4) * (HEIGHT / 100))
        const edge = (step: number) => {
          let x = WIDTH / 2
          while (isOpaque(x, y)) x += step
          return x / (WIDTH / 100)
        }
        compare('left edge', from, edge(-1))
        compare('right edge', to, edge(1))
        expect(at, slug).toBeGreaterThan(bottom)
      } else {
        // Beside the garment at the height of its hem.
        const y = Math.round((bottom - 1) * (HEIGHT / 100))
        expect(isOpaque(Math.round(at * (WIDTH / 100)), y), slug).toBe(false)
      }
    }
  }
  expect(misses).toEqual([])
}, 60_000)
