import type { Command } from 'commander'
import type { Wiring } from './arguments.ts'
import { addGone, addRedirect, listRedirects, removeRedirect } from './redirect-command.ts'

export function addRedirectCommands(program: Command, { connect, say }: Wiring): void {
  const redirect = program.command('redirect').description('old addresses: where their pages are now, in all languages')
  redirect
    .command('list', { isDefault: true })
    .description('lists them')
    .action(async () => say(await listRedirects(await connect())))
  redirect
    .command('add')
    .description('redirects an old address to a page of the shop, permanently and with its query')
    .argument('<old>', 'path without the language: /jackets/old-name')
    .argument('<new>', 'path of a page of the shop')
    .action(async (old: string, now: string) => say(await addRedirect(await connect(), old, now)))
  redirect
    .command('gone')
    .description('answers an old address with 410: its page was removed for good')
    .argument('<old>', 'path without the language')
    .action(async (old: string) => say(await addGone(await connect(), old)))
  redirect
    .command('remove')
    .description('forgets an old address')
    .argument('<old>', 'path without the language')
    .action(async (old: string) => say(await removeRedirect(await connect(), old)))
}
