import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { defaultLocale } from '@shop/contract/locales'
import { transact } from '../db/transact.ts'
import { isOfDemo, originalPath } from '../pictures/index.ts'
import { type AddCommand, area, command } from './arguments.ts'
import { type CommandContext, CommandError, factsText, listText, type Shown } from './command.ts'
import { type Change, Faults, isTranslated, linesOf, parseWords } from './fields.ts'
import { writeToFile } from './files.ts'
import { type Entry, find, isOrdered, type Resource, readKey } from './resource.ts'
import { yaml } from './resource-file.ts'
import { bumpTags, importEntries, importOptions, lock, remove, writeEntries } from './write-entries.ts'

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

async function writeWords(
  resource: Resource,
  context: CommandContext,
  typed: string,
  isNew: boolean,
  words: readonly string[],
): Promise<string> {
  const faults = new Faults()
  const key = readKey(resource, context, typed, faults)
  // A line break is typed as the signs `\n`.
  const changes = parseWords(words, faults).map(([field, value]): Change => [field, value.replaceAll('\\n', '\n')])
  const write = { key, isNew, changes, folder: context.workingDirectory, faults }
  const [written] = await writeEntries(resource, context, [write], faults)
  if (!written) return 'Nothing changes.'
  const label = titled([resource.name, resource.isSingle ? '' : written.key].join(' ').trim())
  return written.kind === 'new' ? `${label} is added.` : `${label}: ${written.changed.join(', ')} changed.`
}

/** Its fields, a line for each: `title.uk`. */
const shownOf = ({ fields, picture, facts }: Entry, names?: readonly string[]): Shown => ({
  ...Object.fromEntries(linesOf(fields, names).map(([field, value]) => [field, value.replaceAll('\n', '\\n')])),
  ...(picture !== undefined && { picture: picture === null ? 'none' : `${picture.width} × ${picture.height} px` }),
  ...facts,
})

/** What the list shows of it; named ones that are below another are indented. */
function listedOf({ isNamed, listed }: Resource, entry: Entry): Shown {
  const fields = listed.map(name => name.replace(/\..*/, ''))
  const shown = shownOf(entry, [...new Set(fields)])
  const label = isNamed ? { name: entry.parent ? `  ${entry.key}` : entry.key } : { number: entry.key }
  return { ...label, ...Object.fromEntries(listed.map(name => [name, shown[name]])) }
}

/** Its name and its first text. */
const entryLabel = ({ key, fields }: Entry): string => {
  const text = linesOf(fields).find(([field]) => field.endsWith(`.${defaultLocale}`))
  return text ? `«${text[1].replaceAll('\n', ' ')}» (${key})` : key
}

/** The commands of a resource. */
export function resourceCommands(resource: Resource): AddCommand {
  const { name, what, schema, isNamed, isSingle, format = yaml } = resource
  const fields = Object.entries(schema.shape).map(([field, type]) => `${field}${isTranslated(type) ? '.uk' : ''}`)
  const write = (isNew: boolean) => (context: CommandContext, key: string, words: readonly string[]) =>
    writeWords(resource, context, key, isNew, words)

  const list = command(
    'list [start]',
    `lists the ${what}, or those whose name begins so`,
    async ({ db, clock }, start = '', { all = false }) => {
      const isListed = ({ key, isPast = false }: Entry) => key.startsWith(start) && (all || !isPast)
      const entries = (await resource.load(db, clock())).filter(isListed)
      if (entries.length === 0 && start !== '') throw new CommandError(`No ${name} begins with ${start}.`)
      const rows = entries.map(entry => listedOf(resource, entry))
      return listText(rows, `There are no ${what}.`)
    },
    { '--all': 'also what is over' },
  )

  const showEntry = async (context: CommandContext, typed: string) => {
    const entries = await resource.load(context.db, context.clock())
    const entry = find(resource, entries, readKey(resource, context, typed, new Faults()))
    const siblings = entries.filter(({ parent }) => parent === entry.parent)
    return factsText({
      ...shownOf(entry),
      ...(isOrdered(resource) && { position: `${siblings.indexOf(entry) + 1} of ${siblings.length}` }),
      ...(await resource.details?.(context.db, entry)),
    })
  }

  const showFile =
    format.show &&
    command(
      'show <name>',
      'prints the Markdown file of one language',
      async ({ db, clock }, typed, { lang = defaultLocale }) =>
        format.show?.(resource, find(resource, await resource.load(db, clock()), typed), lang).trimEnd() ?? '',
      { '--lang <lang>': 'language of the file' },
    )

  const removing = command('remove <name>', 'removes it', async (context, typed) => {
    const { db, clock, confirm } = context
    const key = readKey(resource, context, typed, new Faults())
    return transact(db, async tx => {
      await lock(tx, resource)
      const entry = find(resource, await resource.load(tx, clock()), key)
      const label = entryLabel(entry)
      const also = (await resource.beforeRemove?.(tx, entry)) ?? ''
      confirm(`${label} is removed.${also}`)
      await remove(tx, resource, entry, clock())
      await bumpTags(tx, resource, [entry])
      return `${titled(name)} ${label} is removed.${also}`
    })
  })

  const importing = command(
    'import <files...>',
    `checks ${format.name} and writes what differs to the shop; all or nothing`,
    async (context, paths, options) => {
      const files = paths.map(path => resolve(context.workingDirectory, path))
      return importEntries(resource, context, await format.read(resource, context, files), options)
    },
    importOptions,
  )

  const exporting = command(
    format.usage,
    `writes ${format.name} that import reads back, of all or of those that are named, and the pictures beside them`,
    async ({ db, clock, workingDirectory, originals }, file, keys) => {
      const path = resolve(workingDirectory, file)
      const all = await resource.load(db, clock())
      const entries = keys.length > 0 ? keys.map(key => find(resource, all, key)) : all
      const folder = await format.write(resource, entries, path)
      for (const { key, picture } of entries)
        if (picture && !isOfDemo(picture))
          await writeToFile(join(folder, `${key}.webp`), await readFile(originalPath(originals, picture)))
      return `${entries.length} ${what} in ${path}.`
    },
  )

  const move = command('move <name> <position>', 'puts it at another place', (context, key, to) =>
    write(false)(context, key, [`position=${to}`]),
  )

  const ADDS = 'adds one; texts are needed in every language'
  const SETS = 'changes fields; when one is wrong nothing is changed'
  const commands = isSingle
    ? [
        command('show', 'prints every field', context => showEntry(context, name)),
        command('set <fields...>', SETS, (context, words) => write(false)(context, name, words)),
      ]
    : [
        list,
        showFile ?? command('show <name>', 'prints every field', showEntry),
        resource.add ??
          (isNamed
            ? command('add <name> <fields...>', ADDS, write(true))
            : command('add <fields...>', ADDS, (context, words) => write(true)(context, 'new', words))),
        command('set <name> <fields...>', SETS, write(false)),
        ...(isOrdered(resource) ? [move] : []),
        removing,
      ]
  return area(
    name,
    isSingle ? `shows and changes ${what}` : `lists, shows, adds, changes and removes ${what}`,
    [...commands, importing, exporting],
    [`Fields: ${fields.join(', ')}.`, ...(resource.help ? [resource.help] : [])].join('\n'),
  )
}
