import { expect, it } from 'vitest'
import { z } from 'zod'
import { DemoText, readDemo, reference } from './demo-file.ts'

it('names the file and the field of each fault', () => {
  const Banner = z.looseObject({ url: z.int(), standards: z.array(reference(new Map([['en-388-2121x', 1]]))) })
  expect(() => readDemo('banners.yaml', z.tuple([Banner]).rest(z.unknown()))).toThrow(
    'demo/banners.yaml, 0.url: Invalid input: expected number, received string\ndemo/banners.yaml, 0.standards.1: There is no «en-1149-5».',
  )
  expect(DemoText.safeParse({ uk: 'а', ru: 'а ', en: '' }).error?.issues.map(({ path }) => path)).toEqual([
    ['ru'],
    ['en'],
  ])
})
