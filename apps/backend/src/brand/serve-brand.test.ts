import sharp from 'sharp'
import { expect, it } from 'vitest'
import { serveBrand } from './serve-brand.ts'

it('draws the icons of an installed shop, the maskable one with room around it', async () => {
  const left: Record<string, number> = {}
  for (const name of ['icon-192', 'icon-maskable-512']) {
    const answer = await serveBrand(`/brand/${name}.png`)
    const { data, info } = await sharp(await answer?.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: Number(name.split('-').at(-1)), height: info.width })
    // The first column with the orange of the favicon.
    const orange = Array.from({ length: info.width * info.height }, (_, at) => at).filter(at => data[at * 3] === 255)
    left[name] = Math.min(...orange.map(at => at % info.width)) / info.width
  }
  expect(left['icon-192']).toBeLessThan(0.12)
  expect(left['icon-maskable-512']).toBeGreaterThan(0.2)
})
