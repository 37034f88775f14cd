import type { Model } from '../../../goods/goods.ts'
import { model } from '../../../goods/model.ts'
import * as sheet from '../../../goods/sheet.ts'
import { oneSize } from '../../../goods/sizes.ts'
import { t } from '../../../goods/wording.ts'
import { labels } from '../care.ts'
import { en14404 } from '../standards.ts'

const { phrases } = sheet

export const kneePads: readonly Model[] = [
  model({
    slug: 'nakolinnyky-kriazh',
    line: 'kriazh',
    name: t('Вкладиші-наколінники «Кряж»', 'Вкладыши-наколенники «Кряж»', 'Knee pad inserts “Kriazh”'),
    spec: t(
      'Спінений поліетилен · 24 × 16 см · пара',
      'Вспененный полиэтилен · 24 × 16 см · пара',
      'Polyethylene foam · 24 × 16 cm · pair',
    ),
    category: 'knee-pads',
    subcategory: 'knee-inserts',
    price: 290,
    grade: 4.5,
    popularity: 88,
    since: '2025-01-20',
    hit: true,
    description: [
      t(
        'Вкладиш у кишеню штанів «Кряж», «Тесля», «Опора» й будь-яких інших із кишенею від 17 см завширшки. Ребра гнуться разом із коліном, тому в машині його не виймають.',
        'Вкладыш в карман брюк «Кряж», «Плотник», «Опора» и любых других с карманом от 17 см шириной. Рёбра гнутся вместе с коленом, поэтому в машине его не вынимают.',
        'An insert for “Kriazh”, “Teslia”, “Opora” and any other pocket at least 17 cm wide. The ribs bend with the knee, so it stays in when you drive.',
      ),
      t(
        'Товщина 20 мм, води не вбирає. Зношений вкладиш видно: ребра сплющуються, зазвичай за пів року щоденної роботи.',
        'Толщина 20 мм, воды не впитывает. Изношенный вкладыш видно: рёбра сплющиваются, обычно за полгода ежедневной работы.',
        'It is 20 mm thick and takes up no water. You can see when it is done: the ribs flatten, usually after half a year of daily use.',
      ),
    ],
    material: [
      sheet.padding(
        t('Спінений поліетилен, закриті пори', 'Вспененный полиэтилен, закрытые поры', 'Closed-cell polyethylene foam'),
      ),
    ],
    construction: [
      sheet.dimensions(t('24 × 16 × 2 см', '24 × 16 × 2 см', '24 × 16 × 2 cm')),
      sheet.pack(t('2 шт.', '2 шт.', '2 pcs')),
      sheet.mass(110, null),
      sheet.producedIn(phrases.cherkasy),
    ],
    standards: [en14404(2, 1)],
    care: labels.gear,
    attributes: { wearing: ['insert'], material: ['foam'], work: ['construction', 'finishing', 'electric'] },
    sizes: oneSize(),
    views: ['pair'],
    colours: [{ colour: 'plainBlack', code: 'HT-9301', left: { one: 164 } }],
  }),

  model({
    slug: 'nakolinnyky-hranula',
    name: t(
      'Вкладиші-наколінники «Гранула» з гелем',
      'Вкладыши-наколенники «Гранула» с гелем',
      'Gel knee pad inserts “Hranula”',
    ),
    spec: t('Гель і EVA · 25 × 16 см · пара', 'Гель и EVA · 25 × 16 см · пара', 'Gel and EVA · 25 × 16 cm · pair'),
    category: 'knee-pads',
    subcategory: 'knee-inserts',
    price: 690,
    grade: 4.7,
    popularity: 41,
    since: '2026-02-23',
    description: [
      t(
        'Шар гелю приймає форму коліна, а гранули під ним розходяться від каменя, тож уламок плитки не відчувається. Рівень 2 за EN 14404.',
        'Слой геля принимает форму колена, а гранулы под ним расходятся от камня, так что осколок плитки не чувствуется. Уровень 2 по EN 14404.',
        'A layer of gel takes the shape of your knee while the granules beneath give way to a stone: you will not feel a shard of tile. Level 2 of EN 14404.',
      ),
      t(
        'Важчі за «Кряж» утричі, тому для тих, хто стоїть на колінах більше двох годин на день.',
        'Тяжелее «Кряжа» втрое, поэтому для тех, кто стоит на коленях больше двух часов в день.',
        'Three times as heavy as the “Kriazh”: for people who kneel more than two hours a day.',
      ),
    ],
    material: [
      sheet.padding(t('Гель, гранули EPS, піна EVA', 'Гель, гранулы EPS, пена EVA', 'Gel, EPS granules, EVA foam')),
    ],
    construction: [
      sheet.dimensions(t('25 × 16 × 2,5 см', '25 × 16 × 2,5 см', '25 × 16 × 2.5 cm')),
      sheet.pack(t('2 шт.', '2 шт.', '2 pcs')),
      sheet.mass(330, null),
      sheet.producedIn(phrases.poland),
    ],
    standards: [en14404(2, 2)],
    care: labels.gear,
    attributes: { wearing: ['insert'], material: ['gel', 'foam'], work: ['finishing', 'construction'] },
    sizes: oneSize(),
    views: ['pair'],
    colours: [{ colour: 'plainBlue', code: 'HT-9302', left: { one: 47 } }],
  }),

  model({
    slug: 'nakolinnyky-plytochnyk',
    name: t('Наколінники на ременях «Плиточник»', 'Наколенники на ремнях «Плиточник»', 'Strap knee pads “Plytochnyk”'),
    spec: t('Піна EVA, накладка з гуми · пара', 'Пена EVA, накладка из резины · пара', 'EVA foam, rubber cap · pair'),
    category: 'knee-pads',
    subcategory: 'strap-knee-pads',
    price: 590,
    oldPrice: 720,
    grade: 4.3,
    popularity: 50,
    since: '2025-06-30',
    description: [
      t(
        'Для роботи в шортах або в чужих штанах без кишень. Гумова накладка не ковзає по плитці й не лишає чорних смуг, ремені схрещено під коліном, тому не тиснуть під час ходьби.',
        'Для работы в шортах или в брюках без карманов. Резиновая накладка не скользит по плитке и не оставляет чёрных полос, ремни скрещены под коленом, поэтому не давят при ходьбе.',
        'For shorts, or trousers without pad pockets. The rubber cap does not slide or leave black marks on tiles; the straps cross behind the knee and do not pinch when you walk.',
      ),
      t(
        'Ремені на гачках: зняв за секунду. Ширину по литці регулює гумка, розмір один.',
        'Ремни на крючках: снял за секунду. Ширину по икре регулирует резинка, размер один.',
        'The straps unhook in a second. Elastic fits the calf; one size.',
      ),
    ],
    material: [
      sheet.padding(t('Піна EVA, 22 мм', 'Пена EVA, 22 мм', 'EVA foam, 22 mm')),
      sheet.shell(t('Гума, що не лишає слідів', 'Резина, не оставляющая следов', 'Non-marking rubber')),
      sheet.strap(t('Два еластичні, 40 мм', 'Два эластичных, 40 мм', 'Two elastic, 40 mm')),
    ],
    construction: [
      sheet.dimensions(t('27 × 18 см', '27 × 18 см', '27 × 18 cm')),
      sheet.pack(t('2 шт.', '2 шт.', '2 pcs')),
      sheet.mass(420, null),
      sheet.producedIn(phrases.poland),
    ],
    standards: [en14404(1, 1)],
    care: labels.gear,
    attributes: { wearing: ['strap'], material: ['foam'], work: ['finishing', 'construction'] },
    sizes: oneSize(),
    views: ['pair'],
    colours: [
      { colour: 'plainBlack', code: 'HT-9311', left: { one: 76 } },
      { colour: 'graphiteYellow', code: 'HT-9312', left: { one: 5 } },
    ],
  }),

  model({
    slug: 'nakolinnyky-parket',
    name: t('Наколінники м’які «Паркет»', 'Наколенники мягкие «Паркет»', 'Soft knee pads “Parket”'),
    spec: t('Гель і тканина · пара', 'Гель и ткань · пара', 'Gel and fabric · pair'),
    category: 'knee-pads',
    subcategory: 'strap-knee-pads',
    brand: 'stalmark',
    price: 890,
    grade: 4.6,
    popularity: 27,
    since: '2026-07-20',
    description: [
      t(
        'Без пластику зовні: не дряпають паркет, ламінат і ванну. Широка накладка не дає перекочуватися з боку на бік.',
        'Без пластика снаружи: не царапают паркет, ламинат и ванну. Широкая накладка не даёт перекатываться с боку на бок.',
        'No hard plastic outside, so parquet, laminate and bathtubs stay unscratched. The wide face stops you rolling from side to side.',
      ),
      t(
        'Неопренова манжета по литці замість другого ременя: у спеку трохи гріє, зате не їздить.',
        'Неопреновая манжета по икре вместо второго ремня: в жару немного греет, зато не ездит.',
        'A neoprene calf cuff replaces the second strap: a little warm in summer, but it never shifts.',
      ),
    ],
    material: [
      sheet.padding(t('Гель і піна EVA', 'Гель и пена EVA', 'Gel and EVA foam')),
      sheet.shell(t('Тканина, 600D', 'Ткань, 600D', '600D fabric')),
      sheet.strap(t('Неопрен і ремінь 40 мм', 'Неопрен и ремень 40 мм', 'Neoprene and a 40 mm strap')),
    ],
    construction: [
      sheet.dimensions(t('26 × 20 см', '26 × 20 см', '26 × 20 cm')),
      sheet.pack(t('2 шт.', '2 шт.', '2 pcs')),
      sheet.mass(380, null),
      sheet.producedIn(phrases.portugal),
    ],
    standards: [en14404(1, 1)],
    care: labels.gear,
    attributes: { wearing: ['strap'], material: ['gel'], work: ['finishing'] },
    sizes: oneSize(),
    views: ['pair'],
    colours: [{ colour: 'grey', code: 'HT-9321', left: { one: 19 } }],
  }),
]
