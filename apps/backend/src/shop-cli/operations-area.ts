import { type Locale, locales } from '@shop/contract/locales'
import { type Command, Option } from 'commander'
import { isOneOf, type Wiring, wholeNumber } from './arguments.ts'
import { refreshCarrier, showCarrier } from './carrier-command.ts'
import { listJobs } from './jobs-command.ts'
import { discardMails, listOutbox, type MailState, mailStates, retryMails, showMail } from './outbox-command.ts'
import { changeSetting, showSettings } from './settings-command.ts'

interface SettingOptions {
  file?: string
  lang?: Locale
  yes?: true
}

export function addSettings(program: Command, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
  program
    .command('settings')
    .description('shows the settings of the shop, or changes one; pages show it within a second')
    .argument('[key]', 'name of a setting, or a path in it: contacts.0.email')
    .argument('[value]', 'the new value; lists and objects as JSON, an empty text removes a picture')
    .option('--file <file>', 'of a picture (SVG, PNG, JPEG, WebP, AVIF), or with the code of head_code or body_code')
    .addOption(new Option('--lang <language>', 'of a text that differs by language').choices(locales))
    .option('-y, --yes', 'does not ask')
    .action(async (key: string | undefined, value: string | undefined, { file, lang, yes }: SettingOptions) => {
      if (key === undefined || (value === undefined && file === undefined))
        return say(await showSettings(await connect(), key))
      const change = { key, value, file, lang }
      return say(await changeSetting(await connect(), change, workingDirectory, isConfirmed || yes === true))
    })
}

const isMailState = (text: string): text is MailState => isOneOf<MailState>(mailStates, text)

/** The id of a mail, or all. */
const mailId = (text: string): number | 'all' => (text === 'all' ? text : wholeNumber(text))

export function addOutbox(program: Command, { connect, say, isConfirmed }: Wiring): void {
  const outbox = program.command('outbox').description('lists mails, shows one, has mails sent again or discards them')
  outbox
    .command('list', { isDefault: true })
    .description('lists what waits and what was given up, or what is in another state')
    .addOption(new Option('--state <state>', 'only mails in this state').choices(mailStates))
    .option('--json', 'prints JSON')
    .action(async ({ state, json }: { state?: string; json?: true }) => {
      const states: readonly MailState[] = state !== undefined && isMailState(state) ? [state] : ['failed', 'waiting']
      say(await listOutbox(await connect(), states, json === true))
    })
  outbox
    .command('show')
    .description('shows a mail without its text')
    .argument('<id>', 'id of a mail', wholeNumber)
    .option('--json', 'prints JSON')
    .action(async (id: number, { json }: { json?: true }) => say(await showMail(await connect(), id, json === true)))
  outbox
    .command('retry')
    .description('has one mail, or all that were given up, sent again at once')
    .argument('<which>', 'id of a mail, or all', mailId)
    .action(async (which: number | 'all') => say(await retryMails(await connect(), which)))
  outbox
    .command('discard')
    .description('discards one mail that was not sent, or all that were given up')
    .argument('<which>', 'id of a mail, or all', mailId)
    .option('-y, --yes', 'does not ask')
    .action(async (which: number | 'all', { yes }: { yes?: true }) =>
      say(await discardMails(await connect(), which, isConfirmed || yes === true)),
    )
}

export function addJobs(program: Command, { connect, say }: Wiring): void {
  program
    .command('jobs')
    .description('lists the scheduled jobs and their last runs')
    .option('--json', 'prints JSON')
    .action(async ({ json }: { json?: true }) => say(await listJobs(await connect(), json === true)))
}

export function addCarrier(program: Command, { connect, say }: Wiring): void {
  const carrier = program.command('carrier').description('looks after the directory of branches and lockers')
  carrier
    .command('show')
    .description('tells how much the directory has, since when, and which parcels need attention')
    .action(async () => say(await showCarrier(await connect())))
  carrier
    .command('refresh')
    .description('reads the directory from the carrier and tells what has changed')
    .action(async () => say(await refreshCarrier(await connect())))
}
