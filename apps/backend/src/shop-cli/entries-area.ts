import type { Command } from 'commander'
import type { Wiring } from './arguments.ts'
import { listBanners, removeBanner, showBanner, writeBanner } from './banner-command.ts'
import { listBenefits, removeBenefit, showBenefit, writeBenefit } from './benefit-command.ts'
import { type EntryChange, listCategories, removeCategory, showCategory, writeCategory } from './category-command.ts'
import type { CommandServices } from './command.ts'
import { changeHome, showHome } from './home-command.ts'

interface Entries {
  name: string
  what: string
  fields: string
  argument: string
  /** Description of the argument of `add`; without it the shop gives the name. */
  added: string | null
  list: (services: CommandServices) => Promise<string>
  show: (services: CommandServices, name: string) => Promise<string>
  write: (services: CommandServices, change: EntryChange, workingDirectory: string) => Promise<string>
  remove: (services: CommandServices, name: string, isConfirmed: boolean) => Promise<string>
}

const CHANGES = 'field=value, or field.uk=value of a text'

function addEntries(program: Command, entries: Entries, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
  const { name, what, fields, argument, added, list, show, write, remove } = entries
  const area = program
    .command(name)
    .description(`lists, shows, adds, changes and removes ${what}`)
    .addHelpText('after', `\nFields: ${fields}`)
  area
    .command('list', { isDefault: true })
    .description(`lists the ${what} in their order`)
    .action(async () => say(await list(await connect())))
  area
    .command('show')
    .description('prints every field')
    .argument('<name>', argument)
    .action(async (one: string) => say(await show(await connect(), one)))
  const add = area.command('add').description('adds one; texts are needed in every language')
  const writeChanges = async (one: string, changes: string[], isNew: boolean) =>
    say(await write(await connect(), { name: one, changes, isNew }, workingDirectory))
  if (added === null)
    add.argument('<changes...>', CHANGES).action((changes: string[]) => writeChanges('', changes, true))
  else
    add
      .argument('<name>', added)
      .argument('<changes...>', CHANGES)
      .action((one: string, changes: string[]) => writeChanges(one, changes, true))
  area
    .command('set')
    .description('changes fields; when one is wrong nothing is changed')
    .argument('<name>', argument)
    .argument('<changes...>', CHANGES)
    .action((one: string, changes: string[]) => writeChanges(one, changes, false))
  area
    .command('remove')
    .description('removes it')
    .argument('<name>', argument)
    .option('-y, --yes', 'does not ask')
    .action(async (one: string, { yes }: { yes?: true }) =>
      say(await remove(await connect(), one, isConfirmed || yes === true)),
    )
}

const PICTURE = 'picture (a file, an https address or none)'

export const addCategories = (program: Command, wiring: Wiring): void =>
  addEntries(
    program,
    {
      name: 'category',
      what: 'categories',
      fields: `name (of its links), title (heading of its page), text, ${PICTURE}, parent (an address or none), position (from 1), hidden (yes or no), facets (ids, or none).`,
      argument: 'last part of the address: boots',
      added: 'last part of the address, in Latin letters: ear-defenders',
      list: listCategories,
      show: showCategory,
      write: writeCategory,
      remove: removeCategory,
    },
    wiring,
  )

export const addBanners = (program: Command, wiring: Wiring): void =>
  addEntries(
    program,
    {
      name: 'banner',
      what: 'banners of the home page',
      fields: `title (\\n begins a new line), text, action (label of the button), short (label of the step), url (a path of the shop), ${PICTURE}, product (code of the product whose price is shown, and whose picture when the banner has none; or none), position (from 1), hidden (yes or no).`,
      argument: 'number in the list',
      added: null,
      list: listBanners,
      show: showBanner,
      write: writeBanner,
      remove: removeBanner,
    },
    wiring,
  )

export const addBenefits = (program: Command, wiring: Wiring): void =>
  addEntries(
    program,
    {
      name: 'benefit',
      what: 'benefits under the banner of the home page',
      fields: 'figure (6–10), unit, text, position (from 1).',
      argument: 'number in the list',
      added: null,
      list: listBenefits,
      show: showBenefit,
      write: writeBenefit,
      remove: removeBenefit,
    },
    wiring,
  )

export function addHome(program: Command, { connect, say }: Wiring): void {
  const home = program
    .command('home')
    .description('shows and changes what search engines read of the home page')
    .addHelpText('after', '\nFields: title, description; anatomy=none removes the annotated product.')
  home
    .command('show', { isDefault: true })
    .description('prints every field')
    .action(async () => say(await showHome(await connect())))
  home
    .command('set')
    .description('changes fields; when one is wrong nothing is changed')
    .argument('<changes...>', CHANGES)
    .action(async (changes: string[]) => say(await changeHome(await connect(), changes)))
}
