// Writes what is published into dist: `node build.ts`.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const dist = join(here, 'dist')
const run = (command: string, ...options: string[]) =>
  execFileSync(join(here, 'node_modules/.bin', command), options, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })

rmSync(dist, { recursive: true, force: true })
run('tsc', '-p', 'tsconfig.build.json')
run('tsc', '-p', 'tsconfig.theme.json')
run('tsup', '--silent')

// Of the theme's scripts only the contract is public: the modules that made the style sheets are not.
const theme = join(dist, 'theme')
const reached = new Set(['index.js'])
for (const file of reached)
  for (const [, name = ''] of readFileSync(join(theme, file), 'utf8').matchAll(/"\.\/([^"]+\.js)"/g)) reached.add(name)
for (const file of globSync('*.js', { cwd: theme })) if (!reached.has(file)) rmSync(join(theme, file))

cpSync(join(here, 'src/theme/structure.css'), join(theme, 'structure.css'))
cpSync(join(here, 'src/theme/tokens.json'), join(theme, 'tokens.json'))

// TypeScript reports an import for its effects alone, as that of a style sheet is, when it finds no types: of one that is not there.
for (const file of globSync('*.css', { cwd: theme }))
  writeFileSync(join(theme, file.replace(/(\.css)?\.css$/, '.css.d.ts')), 'export {}\n')

// How the style sheets came about stands in a comment many times their length.
for (const file of globSync('*.css', { cwd: theme })) {
  const css = readFileSync(join(theme, file), 'utf8')
  writeFileSync(join(theme, file), css.replaceAll(/\/\*[\s\S]*?\*\/\s*/g, ''))
}
for (const licence of globSync('OFL-*.txt', { cwd: join(here, 'src/theme/fonts') }))
  cpSync(join(here, 'src/theme/fonts', licence), join(theme, 'fonts', licence))
