import { expect, it } from 'vitest'
import { emptyScripts, layoutsOfPages, mergeStylesheets, withoutKnownStylesheets } from './stylesheet-per-route.ts'

const merge = async (name: string, files: readonly string[]) => `${name}=${files.join('+')}`

it('knows the layouts around each page', () => {
  const page = { file: 'routes/account.tsx' }
  const layouts = layoutsOfPages([
    { file: 'layouts/shop.tsx', children: [{ file: 'layouts/account.tsx', children: [page] }] },
    { file: 'robots.ts' },
  ])
  expect([...layouts]).toEqual([
    ['routes/account.tsx', ['layouts/shop.tsx', 'layouts/account.tsx']],
    ['robots.ts', []],
  ])
})

it('gives each page one stylesheet with that of its layout, without what the root has', async () => {
  const merged = await mergeStylesheets(
    {
      'app/root.tsx': { file: 'root.js', isEntry: true, imports: ['shell'] },
      'app/home.tsx': { file: 'home.js', name: 'home', isEntry: true, imports: ['shell', 'tiles'], css: ['home.css'] },
      'app/text.tsx?route': { file: 'text.js', name: 'text', isEntry: true, imports: ['prices'] },
      'app/layout.tsx?route': {
        file: 'layout.js',
        name: 'layout',
        isEntry: true,
        imports: ['prices'],
        css: ['layout.css'],
      },
      'app/plain.tsx': { file: 'plain.js', name: 'plain', isEntry: true, imports: ['shell'] },
      shell: { file: 'shell.js', css: ['shell.css'] },
      tiles: { file: 'tiles.js', imports: ['prices', 'shell'], css: ['tiles.css'] },
      prices: { file: 'prices.js', css: ['prices.css'] },
    },
    { layouts: new Map([['text.tsx', ['layout.tsx']]]), merge },
  )
  expect(Object.fromEntries(Object.entries(merged).map(([key, { css }]) => [key, css]))).toEqual({
    'app/root.tsx': ['root=shell.css'],
    'app/home.tsx': ['home=home.css+tiles.css+prices.css'],
    'app/text.tsx?route': ['text=prices.css+layout.css'],
    'app/layout.tsx?route': [],
    'app/plain.tsx': [],
    shell: [],
    tiles: [],
    prices: [],
  })
})

it('ends where chunks import each other', async () => {
  const chunks = {
    a: { file: 'a.js', name: 'a', isEntry: true, imports: ['b'], css: ['a.css'] },
    b: { file: 'b.js', imports: ['a'], css: ['b.css'] },
  }
  expect((await mergeStylesheets(chunks, { layouts: new Map(), merge })).a?.css).toEqual(['a=a.css+b.css'])
})

it('takes a script as empty that only imports what every document has', () => {
  const chunks = {
    'app/root.tsx': { file: 'root.js', isEntry: true, imports: ['shell'] },
    'app/home.tsx': { file: 'home.js', isEntry: true, imports: ['shell', 'tiles'] },
    shell: { file: 'shell.js' },
    tiles: { file: 'tiles.js', imports: ['shell', 'prices'] },
    prices: { file: 'prices.js', imports: ['shell'] },
    polyfill: { file: 'polyfill.js' },
    late: { file: 'late.js', imports: ['polyfill'] },
  }
  const codes = {
    'root.js': 'import"./shell.js";',
    'home.js': 'import"./shell.js";import"./tiles.js";',
    'shell.js': 'start()',
    'tiles.js': 'import"./shell.js";import"./prices.js";',
    'prices.js': 'import"./shell.js";',
    'polyfill.js': 'install()',
    'late.js': 'import"./polyfill.js";',
  }
  expect([...emptyScripts(chunks, new Map(Object.entries(codes)))]).toEqual(['tiles.js', 'prices.js'])
})

it('fetches no stylesheet before a dynamic import that every document has', () => {
  const deps =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/shell.css","assets/a.css"])))=>i.map(i=>d[i]);'
  expect(
    withoutKnownStylesheets(
      `${deps}l(()=>import(\`./a.js\`),__vite__mapDeps([0,1,2]));l(f,__vite__mapDeps([1]))`,
      new Set(['assets/shell.css']),
    ),
  ).toBe(`${deps}l(()=>import(\`./a.js\`),__vite__mapDeps([0,2]));l(f,__vite__mapDeps([]))`)
})
