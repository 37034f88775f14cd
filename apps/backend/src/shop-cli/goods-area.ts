import { type Locale, locales } from '@shop/contract/locales'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { amountOf, dayOf, endOfDayOf, priceOf } from './amounts.ts'
import { between, positive, toRequest, type Wiring } from './arguments.ts'
import { createCoupons, endCoupon, listCoupons, type NewCoupon, showCoupon } from './coupon-command.ts'
import { addSynonyms, importSynonyms, listSynonyms, removeSynonyms } from './synonyms-command.ts'

const percentage = between(1, 100)
const couponCount = between(1, 1_000)

/** A code as shoppers enter it, in any case. */
function couponCode(text: string): string {
  const code = text.toUpperCase()
  if (!/^[\p{L}\d][\p{L}\d-]{2,62}[\p{L}\d]$/u.test(code))
    throw new InvalidArgumentError('It must have 4 to 64 letters, digits and hyphens.')
  return code
}

interface CouponOptions {
  percent?: number
  amount?: number
  freeDelivery?: true
  minimum: number
  from?: Date
  until?: Date
  uses?: number
  usesPerCustomer?: number
  category: readonly string[]
  count: number
}

/** Kind and value; null unless exactly one is given. */
function effectOf({ percent, amount, freeDelivery }: CouponOptions): Pick<NewCoupon, 'kind' | 'value'> | null {
  const effects: Pick<NewCoupon, 'kind' | 'value'>[] = [
    ...(percent === undefined ? [] : [{ kind: 'percent' as const, value: percent }]),
    ...(amount === undefined ? [] : [{ kind: 'amount' as const, value: amount }]),
    ...(freeDelivery ? [{ kind: 'delivery' as const, value: 0 }] : []),
  ]
  return effects.length === 1 ? (effects[0] ?? null) : null
}

export function addCoupon(program: Command, { connect, say, isConfirmed }: Wiring): void {
  const coupon = program.command('coupon').description('creates, shows, lists and ends coupons')
  coupon
    .command('create')
    .description('creates a coupon and prints its code')
    .argument('[code]', 'code that shoppers enter; without it, one that cannot be guessed is generated', couponCode)
    .option('--percent <number>', 'deducts a percentage, 1 to 100', percentage)
    .option('--amount <hryvnias>', 'deducts an amount', priceOf)
    .option('--free-delivery', 'the shop pays the carrier')
    .option('--minimum <hryvnias>', 'smallest sum of what qualifies', amountOf, 0)
    .option('--from <day>', 'first day, in Kyiv: 2026-12-01', dayOf)
    .option('--until <day>', 'last day', endOfDayOf)
    .option('--uses <number>', 'number of orders in total', positive)
    .option('--uses-per-customer <number>', 'number of orders of one customer', positive)
    .option(
      '--category <slug>',
      'only for a category and its subcategories; may be repeated',
      (slug: string, known: readonly string[]) => [...known, slug],
      [],
    )
    .option('--count <number>', 'number of coupons, each with a generated code', couponCount, 1)
    .action(async (code: string | undefined, options: CouponOptions, command: Command) => {
      const effect = effectOf(options)
      if (!effect) return command.error('error: say one of --percent, --amount and --free-delivery')
      if (code !== undefined && options.count > 1)
        return command.error('error: several coupons need generated codes: leave the code out')
      const conditions: NewCoupon = {
        ...effect,
        minimum: options.minimum,
        starts_at: options.from ?? null,
        ends_at: options.until ?? null,
        uses: options.uses ?? null,
        uses_per_customer: options.usesPerCustomer ?? null,
        categories: options.category,
      }
      return say(await createCoupons(await connect(), code ?? null, options.count, conditions))
    })
  coupon
    .command('show')
    .description('shows the conditions of a coupon and its last orders')
    .argument('<code>', 'code of the coupon', toRequest)
    .action(async (code: string) => say(await showCoupon(await connect(), code)))
  coupon
    .command('list')
    .description('lists the coupons that can be redeemed')
    .option('--all', 'also those that have ended or are used up')
    .action(async ({ all }: { all?: true }) => say(await listCoupons(await connect(), all === true)))
  coupon
    .command('end')
    .description('ends a coupon at once; orders keep their discount')
    .argument('<code>', 'code of the coupon', toRequest)
    .option('-y, --yes', 'does not ask')
    .action(async (code: string, { yes }: { yes?: true }) =>
      say(await endCoupon(await connect(), code, isConfirmed || yes === true)),
    )
}

export function addSynonymCommands(program: Command, { connect, say, isConfirmed, workingDirectory }: Wiring): void {
  const language = () => new Option('--lang <language>', 'language of the word').choices(locales)
  const synonyms = program
    .command('synonyms')
    .description(
      'what words of the trade are searched as, when goods have other names; search uses them within a second',
    )
  synonyms
    .command('list', { isDefault: true })
    .description('lists them')
    .addOption(language())
    .option('--csv', 'prints what import reads')
    .action(async ({ lang, csv }: { lang?: Locale; csv?: true }) =>
      say(await listSynonyms(await connect(), lang, csv === true)),
    )
  synonyms
    .command('add')
    .description('has a word found under other ones as well')
    .argument('<word>', 'what shoppers type, up to three words')
    .argument('<replacement...>', 'what the shop calls it')
    .addOption(language().default('uk'))
    .action(async (word: string, replacements: string[], { lang }: { lang: Locale }) =>
      say(await addSynonyms(await connect(), lang, word, replacements)),
    )
  synonyms
    .command('remove')
    .description('removes one replacement of a word, or all')
    .argument('<word>', 'what shoppers type')
    .argument('[replacement]', 'what the shop calls it')
    .addOption(language().default('uk'))
    .action(async (word: string, replacement: string | undefined, { lang }: { lang: Locale }) =>
      say(await removeSynonyms(await connect(), lang, word, replacement)),
    )
  synonyms
    .command('import')
    .description('adds the lines of a file, lang,word,replacement; a faulty line changes nothing')
    .argument('<file>', 'path of the file')
    .option('--replace', 'removes all others')
    .option('-y, --yes', 'does not ask')
    .action(async (file: string, { replace, yes }: { replace?: true; yes?: true }) =>
      say(
        await importSynonyms(await connect(), file, {
          replaces: replace === true,
          isConfirmed: isConfirmed || yes === true,
          workingDirectory,
        }),
      ),
    )
}
