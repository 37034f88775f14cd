import type { ProductDeferredWords } from '../uk/product-deferred.ts'
import { photoIssues, photoUpload } from './photo-upload.ts'

export const productDeferred: ProductDeferredWords = {
  sizeAdvisor: {
    title: 'Подбор размера',
    instructions: 'Мерьте сантиметровой лентой по телу, не по одежде. Совет учитывает таблицу этой модели.',
    choose: 'Выбрать размер {size}',
    soldOut: 'Этого размера сейчас нет. Соседний может сидеть свободнее или теснее: сверьтесь с таблицей.',
    sizeNotMade: 'Эту модель в размере {size} не шьют.',
    storageNote: 'Мерки запоминаются только на этом устройстве.',
    deleteMeasures: 'Забыть мерки',
  },
  review: {
    title: 'Ваш отзыв',
    grade: 'Ваша оценка',
    name: 'Имя',
    text: 'Отзыв',
    advantages: 'Достоинства',
    disadvantages: 'Недостатки',
    fit: 'Размер',
    fits: { '': 'Не указывать', small: 'маломерит', true: 'соответствует размеру', large: 'большемерит' },
    photos: {
      title: 'Фото',
      hint: 'До 5 фото в формате JPEG, PNG, WebP или AVIF. Появятся после проверки.',
      issues: photoIssues,
      ui: { upload: photoUpload },
    },
    send: 'Отправить отзыв',
    sent: 'Спасибо! Ваш отзыв опубликован.',
    storageNote: 'Написанное хранится на этом устройстве, пока вы его не отправите.',
    offline: 'Нет соединения. Отзыв сохранён на этом устройстве, отправим его, как только появится сеть.',
    failed: 'Не удалось отправить отзыв.',
    retry: 'Попробовать ещё раз',
  },
}
