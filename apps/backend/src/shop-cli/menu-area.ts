import { Argument, type Command } from 'commander'
import type { Wiring } from './arguments.ts'
import { listMenus, type MenuName, menuNames, removeMenuItem, showMenu, writeMenuItem } from './menu-command.ts'

const menu = () => new Argument('<menu>', 'which one').choices(menuNames)
const NUMBER = 'its number: 2.1'
const CHANGES = 'field=value, or field.uk=value of a text'

export function addMenus(program: Command, { connect, say, isConfirmed }: Wiring): void {
  const area = program
    .command('menu')
    .description('lists, shows and changes the menus')
    .addHelpText(
      'after',
      '\nFields: name, text (what it is about), url (a path of the shop; none: a heading of the footer), parent (a number, or none: the first level), position (from 1).',
    )
  area
    .command('list', { isDefault: true })
    .description('lists the menus')
    .action(async () => say(await listMenus(await connect())))
  area
    .command('show')
    .description('lists the items with their numbers')
    .addArgument(menu())
    .action(async (name: MenuName) => say(await showMenu(await connect(), name)))
  area
    .command('add')
    .description('adds an item; its name is needed in every language')
    .addArgument(menu())
    .argument('<changes...>', CHANGES)
    .action(async (name: MenuName, changes: string[]) =>
      say(await writeMenuItem(await connect(), { menu: name, number: null, changes })),
    )
  area
    .command('set')
    .description('changes or moves an item; when a field is wrong nothing is changed')
    .addArgument(menu())
    .argument('<number>', NUMBER)
    .argument('<changes...>', CHANGES)
    .action(async (name: MenuName, number: string, changes: string[]) =>
      say(await writeMenuItem(await connect(), { menu: name, number, changes })),
    )
  area
    .command('remove')
    .description('removes an item and what is below it')
    .addArgument(menu())
    .argument('<number>', NUMBER)
    .option('-y, --yes', 'does not ask')
    .action(async (name: MenuName, number: string, { yes }: { yes?: true }) =>
      say(await removeMenuItem(await connect(), name, number, isConfirmed || yes === true)),
    )
}
