import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// A page from right to left mirrors what is said of the start and the end, not of the left and the right.

const source = new URL('..', import.meta.url).pathname
const styles = readdirSync(`${source}theme`)
  .filter(name => name.endsWith('.css.ts') || name.endsWith('.css'))
  .map(name => `theme/${name}`)
const parts = globSync('*/*.tsx', { cwd: source }).filter(
  name => !/\.(test|stories|examples)\.tsx$/.test(name) && !name.startsWith('testing/'),
)

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

/** Values of a shorthand of four sides, in which right and left are the second and the fourth. */
function differsBySide(value: string): boolean {
  const sides = value.replaceAll(/(\w+)?\((?:[^()]|\([^()]*\))*\)/g, 'x').split(/\s+/)
  return sides.length === 4 && sides[1] !== sides[3]
}

/** Declarations of a style sheet or of inline styles that are about the left or the right. */
function physicalSides(text: string): string[] {
  const names =
    /\b(?:(?:margin|padding|border|inset|scrollMargin|scrollPadding)-?(?:Left|Right|left|right)\w*|border-?(?:Top|Bottom|top|bottom)-?(?:Left|Right|left|right)-?[Rr]adius|(?<![\w-])(?:left|right))(?=['"]?: )/g
  const values =
    /\b(?:text-?[aA]lign|float|clear|justify(?:Content|Self|Items)|caption-?[sS]ide)['"]?: ['"]?(?:left|right)\b.*/g
  const shorthands = [
    ...text.matchAll(
      /\b(?:margin|padding|inset|border-?[wW]idth|border-?[rR]adius)['"]?: (?:['"`]([^'"`\n]+)|([^'"`;,\n]+))/g,
    ),
  ]
    .filter(([, quoted, bare]) => differsBySide((quoted ?? bare ?? '').trim()))
    .map(([declaration]) => declaration)
  return [
    ...[...text.matchAll(names)].map(([name]) => name),
    ...[...text.matchAll(values)].map(([value]) => value),
    ...shorthands,
  ]
}

describe('what counts as physical', () => {
  test.each([
    ["marginLeft: '4px'", 1],
    ['padding-right: 4px', 1],
    ["textAlign: 'left'", 1],
    ["padding: '8px 16px 8px 20px'", 1],
    ["inset: '0 auto 0 0'", 1],
    ["borderRadius: '20px 0 0 20px'", 1],
    ['  left: 0', 1],
    ["borderTopLeftRadius: '2px'", 1],
    ["padding: '8px 16px'", 0],
    ["padding: '8px 16px 4px'", 0],
    ["paddingInline: '12px 6px'", 0],
    ["textAlign: 'start'", 0],
    ["borderEndStartRadius: '2px'", 0],
    ['padding: 10px calc(1px + 2px) calc(10px + env(safe-area-inset-bottom))', 0],
  ])('%s: %d', (declaration, count) => {
    expect(physicalSides(declaration)).toHaveLength(count)
  })
})

test.each(styles)('%s names no physical side', file => {
  expect(physicalSides(withoutComments(readFileSync(source + file, 'utf8')))).toEqual([])
})

test('the parts name no physical side', () => {
  expect(parts.length).toBeGreaterThan(40)
  const found = parts.flatMap(file =>
    physicalSides(withoutComments(readFileSync(source + file, 'utf8')))
      // Coordinates of scrolling.
      .filter(side => side !== 'left')
      .map(side => `${file}: ${side}`),
  )
  expect(found).toEqual([])
})
