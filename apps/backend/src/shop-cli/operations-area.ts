import { type Locale, locales } from '@shop/contract/locales'
import { type Command, Option } from 'commander'
import type { Wiring } from './arguments.ts'
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
