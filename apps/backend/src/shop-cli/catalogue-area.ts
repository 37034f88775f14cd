import { type Command, Option } from 'commander'
import type { FeedFormat } from '../catalogue-feed/import-feed.ts'
import { between, type Wiring } from './arguments.ts'
import { exportCatalogue, importCatalogue, showPictures } from './catalogue-command.ts'

const formatOption = () =>
  new Option('--format <format>', 'yml or csv; without it, by the extension of the file').choices(['yml', 'csv'])

interface ImportOptions {
  format?: FeedFormat
  categories?: string
  stock?: number
  report?: string
  dryRun?: true
  hideMissing?: true
  most: number
  yes?: true
}

export function addCatalogue(program: Command, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
  const catalogue = program.command('catalogue').description('takes goods from a file, or writes all goods to one')
  catalogue
    .command('import')
    .description('checks a YML feed or a CSV file and writes what differs to the shop; all or nothing')
    .argument('<file>', 'the feed')
    .addOption(formatOption())
    .option('--dry-run', 'only shows what would change')
    .option('--hide-missing', 'hides products that the file has not, and sells out their missing sizes')
    .option('--categories <file>', 'CSV with lines: category in the feed;address in the shop')
    .option('--stock <pieces>', 'stock of offers that are available without a number', between(0, 1_000_000))
    .option('--report <file>', 'writes everything that is wrong to a file')
    .option('--most <number>', 'problems that are printed', between(1, 10_000), 50)
    .option('-y, --yes', 'does not ask')
    .action(async (file: string, options: ImportOptions) =>
      say(
        await importCatalogue(
          await connect(),
          {
            file,
            format: options.format,
            categories: options.categories,
            stock: options.stock,
            report: options.report,
            isDryRun: options.dryRun === true,
            isHiding: options.hideMissing === true,
            most: options.most,
          },
          workingDirectory,
          isConfirmed || options.yes === true,
        ),
      ),
    )
  catalogue
    .command('export')
    .description('writes the whole catalogue to a file that import reads back')
    .argument('<file>', 'the file to be written')
    .addOption(formatOption())
    .action(async (file: string, { format }: { format?: FeedFormat }) =>
      say(await exportCatalogue(await connect(), { file, format }, workingDirectory)),
    )
  catalogue
    .command('pictures')
    .description('tells how many pictures of imported goods are still to be fetched, and which failed')
    .action(async () => say(await showPictures(await connect())))
}
