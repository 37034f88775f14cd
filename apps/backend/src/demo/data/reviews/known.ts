import type { DemoReview } from '../../goods/reviews/review.ts'

/** Fixed reviews, in addition to the composed ones. */
export const known: readonly Omit<DemoReview, 'fit'>[] = [
  {
    model: 'kurtka-robocha-travers',
    grade: 5,
    name: 'Олександр К.',
    language: 'uk',
    text: 'Друга така куртка за чотири роки. Перша дожила до другого сезону на монтажі металоконструкцій, лікті так і не протерлися. Кишеня на рукаві під олівець, нарешті нормальної глибини. Розмір 54, зріст 182, статура звичайна: сидить за розміром.',
    advantages: null,
    disadvantages: null,
    reply: null,
    date: '2026-11-12T08:14:00.000Z',
  },
  {
    model: 'kurtka-robocha-travers',
    grade: 4,
    name: 'Марина Дорошенко',
    language: 'uk',
    text: 'Брала собі на склад. Тканина щільна, але не стоїть колом. Мінус бал за рукав: довелося підгорнути на одну кнопку. Розмір 46, зріст 168: трохи широка в плечах.',
    advantages: null,
    disadvantages: 'рукав',
    reply:
      'Дякуємо! Для вашого зросту є модель «Траверс Ж» із коротшим рукавом, обміняємо безкоштовно протягом 14 днів.',
    date: '2026-11-03T17:40:00.000Z',
  },
  {
    model: 'kurtka-robocha-travers',
    grade: 3,
    name: 'Сервіс «Ланжерон»',
    language: 'uk',
    text: 'Куртки добрі, але дві прийшли на два дні пізніше за решту. Замовили 11 штук, розміри 48–58.',
    advantages: null,
    disadvantages: null,
    reply: null,
    date: '2026-10-21T09:05:00.000Z',
  },
]
