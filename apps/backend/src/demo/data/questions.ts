import type { Locale } from '@shop/contract/locales'

export interface DemoQuestion {
  /** Slug of the model: all its colours share the questions. */
  model: string
  language: Locale
  /** Name of the shopper. */
  name: string
  text: string
  answer: string
  /** ISO 8601. */
  asked: string
  answered: string
}

/** Answered questions, the oldest first. */
export const questions: readonly DemoQuestion[] = [
  {
    model: 'zhylet-syhnalnyi-obrii',
    language: 'uk',
    name: 'Ігор',
    text: 'Чи можна нанести на спину логотип фірми й чи не втратить жилет клас?',
    answer:
      'Можна, якщо логотип не лягає на стрічку й не забирає забагато флуоресцентної тканини: для класу 2 її має лишатися щонайменше 0,50 м². На розмірі L вільна ділянка між лямками приблизно 28 × 12 см.',
    asked: '2026-04-13T08:20:00Z',
    answered: '2026-04-13T12:05:00Z',
  },
  {
    model: 'kurtka-robocha-travers',
    language: 'uk',
    name: 'Микола',
    text: 'Зріст 187, груди 104. Чи вистачить рукава, якщо брати 52?',
    answer:
      'За грудьми вам 52, але він на зріст 170–182. Беріть 54: він на 176–188, рукав довший, а запас у грудях якраз на кофту. Якщо не підійде, обміняємо.',
    asked: '2026-05-18T16:41:00Z',
    answered: '2026-05-19T07:30:00Z',
  },
  {
    model: 'cherevyky-hranit',
    language: 'uk',
    name: 'Андрій П.',
    text: 'Працюю на складі з рамкою металодетектора. Чи дзвенітимуть?',
    answer:
      'Так: підносок і пластина сталеві. Для роботи з рамками беріть «Ґрунт»: у нього композитний підносок і текстильна прокладка, клас той самий.',
    asked: '2026-06-09T11:12:00Z',
    answered: '2026-06-09T13:48:00Z',
  },
  {
    model: 'rukavytsi-khvat',
    language: 'ru',
    name: 'Олег',
    text: 'Подойдут ли для сварки полуавтоматом?',
    answer:
      'Нет, тыльная сторона у них тканевая, а испытаний на тепло по EN 407 нет. Для сварки возьмите краги сварщика «Дуга».',
    asked: '2026-07-21T09:05:00Z',
    answered: '2026-07-21T10:22:00Z',
  },
  {
    model: 'shtany-travers',
    language: 'uk',
    name: 'Світлана',
    text: 'Беру чоловікові на зріст 170. Чи можна вкоротити, щоб не зіпсувати низ?',
    answer:
      'Можна. Довжина крокового шва 82 см, низ прямий, без блискавок і затяжок, тож підшити візьметься будь-яка майстерня. Спершу виперіть один раз: тканина трохи сяде.',
    asked: '2026-08-03T18:30:00Z',
    answered: '2026-08-04T08:10:00Z',
  },
  {
    model: 'kurtka-robocha-travers',
    language: 'uk',
    name: 'Віталій',
    text: 'Чи є окремо вставки на лікті, якщо протруться?',
    answer:
      'Окремо не продаємо, але пару в тон куртки надішлемо: напишіть номер замовлення й колір через форму внизу сторінки. Шви навколо вставки прості, перешити можна вдома.',
    asked: '2026-09-02T12:15:00Z',
    answered: '2026-09-02T14:37:00Z',
  },
  {
    model: 'cherevyky-hranit',
    language: 'en',
    name: 'Daniel',
    text: 'Are these wide enough for a custom orthotic insole?',
    answer:
      'The last is wide (11), so there is room for a moulded one. Bear in mind that another insole may change the antistatic properties of the boot: choose one that is tested for safety footwear.',
    asked: '2026-09-24T07:55:00Z',
    answered: '2026-09-24T09:20:00Z',
  },
  {
    model: 'kaska-kupol',
    language: 'uk',
    name: 'Роман Гнатюк',
    text: 'Чи можна носити з нею зимовий підшоломник?',
    answer:
      'Так, тонкий трикотажний або флісовий. Храповик розпускається до 64 см, тож запасу вистачає. Товсту шапку під каску не вдягайте: підвіска не сяде на голову як слід.',
    asked: '2026-10-26T08:48:00Z',
    answered: '2026-10-26T11:00:00Z',
  },
  {
    model: 'kurtka-uteplena-polius',
    language: 'uk',
    name: 'Тарас',
    text: 'Працюю водієм, у кабіні +10, надворі до −20. Не буде зажарко?',
    answer:
      'У кабіні за +10 °C сидіти в ній буде тепло, краще розстебнути: блискавка двозамкова, відкривається і знизу. Якщо надворі ви недовго, вистачить і легшої куртки з кофтою «Ватра».',
    asked: '2026-11-02T06:40:00Z',
    answered: '2026-11-02T09:15:00Z',
  },
  {
    model: 'kurtka-uteplena-polius',
    language: 'ru',
    name: 'Сергей',
    text: 'Капюшон снимается? И надевается ли поверх каски?',
    answer:
      'Капюшон несъёмный, с тремя утяжками: на затылке и по краям. На каску он не рассчитан: под неё наденьте тонкий подшлемник.',
    asked: '2026-11-09T15:02:00Z',
    answered: '2026-11-10T08:26:00Z',
  },
  {
    model: 'kurtka-robocha-travers',
    language: 'ru',
    name: 'Евгений',
    text: 'Нужны три комплекта с брюками на бригаду. Оттенок точно совпадёт, если брюки докуплю через месяц?',
    answer:
      'Куртку и брюки «Траверс» шьём из одного твила, но партии ткани немного отличаются. Если важно попасть в тон, берите комплекты сразу: «Заказать на бригаду» есть на странице куртки и на странице брюк.',
    asked: '2026-11-16T10:10:00Z',
    answered: '2026-11-16T11:54:00Z',
  },
]
