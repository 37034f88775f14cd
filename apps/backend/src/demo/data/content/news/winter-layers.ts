import type { DemoArticle } from '../../../content/article.ts'
import { body, h2, p, ul } from '../../../content/html.ts'
import { t } from '../../../goods/wording.ts'

export const winterLayers: DemoArticle = {
  slug: 'skilky-shariv-na-vysoti',
  date: '2026-10-29',
  title: t(
    'Скільки шарів потрібно взимку на висоті',
    'Сколько слоёв нужно зимой на высоте',
    'How many layers you need at height in winter',
  ),
  lead: t(
    'Термобілизна, фліс, оболонка: що під що вдягати.',
    'Термобельё, флис, оболочка: что под что надевать.',
    'Base layer, fleece, shell: what goes under what.',
  ),
  body: body(
    p(
      'На землі за −10 °C тепло в одній утепленій куртці. На риштуванні за тієї самої температури вітер забирає стільки тепла, ніби надворі −20. А ще людина там то працює до поту, то пів години чекає на кран. Одна товста куртка з цим не впорається, три тонкі шари — так.',
      'На земле при −10 °C тепло в одной утеплённой куртке. На лесах при той же температуре ветер забирает столько тепла, будто на улице −20. К тому же человек там то работает до пота, то полчаса ждёт кран. Одна толстая куртка с этим не справится, три тонких слоя — да.',
      'On the ground at −10 °C one insulated jacket is warm enough. On scaffolding at the same temperature the wind takes as much heat as −20 would. And up there you now work up a sweat, now wait half an hour for the crane. One thick jacket cannot manage that; three thin layers can.',
    ),
    h2('Перший шар: сухо', 'Первый слой: сухо', 'First layer: dry'),
    p(
      'Його робота — відвести піт. Синтетика або вовна впритул до тіла. Бавовняна футболка вбирає воду й тримає її на спині: на висоті це найкоротший шлях змерзнути.',
      'Его работа — отвести пот. Синтетика или шерсть вплотную к телу. Хлопковая футболка впитывает воду и держит её на спине: на высоте это кратчайший путь замёрзнуть.',
      'Its job is to move sweat away. Synthetics or wool, close to the skin. A cotton T-shirt soaks up water and keeps it on your back: at height that is the shortest way to freeze.',
    ),
    h2('Другий шар: тепло', 'Второй слой: тепло', 'Second layer: warm'),
    p(
      'Фліс 200–300 г/м² із блискавкою до підборіддя. Блискавка важливіша за товщину: її розстібають під час роботи й застібають на перерві. Дивіться [флісові кофти](/fleece).',
      'Флис 200–300 г/м² с молнией до подбородка. Молния важнее толщины: её расстёгивают во время работы и застёгивают на перерыве. Смотрите [флисовые кофты](/fleece).',
      'Fleece of 200–300 g/m² with a zip up to the chin. The zip matters more than the thickness: open it while working, close it on the break. See [fleece jackets](/fleece).',
    ),
    h2('Третій шар: вітер', 'Третий слой: ветер', 'Third layer: wind'),
    p(
      'До −5 °C вистачить [софтшелу](/softshell). Нижче потрібна [утеплена куртка](/insulated-jackets) з EN 342: цей стандарт означає, що її міряли на тепловому манекені, а не на око.',
      'До −5 °C хватит [софтшелла](/softshell). Ниже нужна [утеплённая куртка](/insulated-jackets) с EN 342: этот стандарт означает, что её мерили на тепловом манекене, а не на глаз.',
      'Down to −5 °C a [softshell](/softshell) will do. Below that take an [insulated jacket](/insulated-jackets) with EN 342: it means the jacket was measured on a thermal manikin, not by eye.',
    ),
    h2(
      'Що враховувати під страхувальною системою',
      'Что учитывать под страховочной системой',
      'What to mind under a harness',
    ),
    ul(
      t(
        'Систему вдягають поверх усього й підганяють щоразу, коли міняється кількість шарів.',
        'Систему надевают поверх всего и подгоняют каждый раз, когда меняется количество слоёв.',
        'The harness goes over everything and is adjusted every time the number of layers changes.',
      ),
      t(
        'Кишені на грудях під лямками не працюють: рація й телефон мають бути на рукаві або на поясі.',
        'Карманы на груди под лямками не работают: рация и телефон должны быть на рукаве или на поясе.',
        'Chest pockets do not work under the straps: keep the radio and the phone on the sleeve or the belt.',
      ),
      t(
        'Капюшон куртки — під каску лише тоді, коли він тонкий. Товстий капюшон піднімає каску з місця.',
        'Капюшон куртки — под каску только тогда, когда он тонкий. Толстый капюшон поднимает каску с места.',
        'A hood goes under the helmet only if it is thin. A thick one lifts the helmet out of place.',
      ),
      t(
        'Поперек закриває напівкомбінезон: куртка, коли тягнешся вгору, завжди підіймається.',
        'Поясницу закрывает полукомбинезон: куртка, когда тянешься вверх, всегда поднимается.',
        'Bib overalls cover the small of the back: a jacket always rides up when you reach overhead.',
      ),
    ),
    p(
      'Правило, яке нам надіслав монтажник із Дніпра: якщо вдягнувся й стоїш унизу в теплі, на один шар забагато. Починати зміну має бути трохи прохолодно.',
      'Правило, которое нам прислал монтажник из Днепра: если оделся и стоишь внизу в тепле, на один слой больше, чем надо. Начинать смену должно быть чуть прохладно.',
      'A rule sent to us by a rigger from Dnipro: if you are dressed and warm at the bottom, you have one layer too many. A shift should start slightly cool.',
    ),
  ),
}
